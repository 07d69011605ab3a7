;;; Makes random advice, runs nadvice with it, and writes one case a line.  -*- lexical-binding: t -*-
;;
;; usage: emacs -Q --batch -l nadvice-cases.el SEED COUNT
;;
;; A case is {"o": what the function does, "p": the advice in the order in which it is added,
;; "u": the advice removed before the calls, "w": the words of each call, "r": each result}.
;; The function notes "o:x" and then: + returns x + 1, n returns nil, x signals.
;; Advice is two letters, the depth and, for some, "/" and a name:
;;
;;   kind    a around, b before, f after, o override, w before-while, u before-until,
;;           W after-while, U after-until, g filter-args, t filter-return
;;   action  x signal, and
;;           around: p pass on, s skip, d call twice, c change the argument, v change the result,
;;                   y signal behind, h handle an error
;;           before, after: p nothing, m add more advice, r call the function again
;;           override, while and until: v a value, n nil
;;           filters: c change, p leave; filter-return also n nil

(require 'nadvice)

(define-error 'oracle-failure "Failure")

(defvar oracle-words nil)
(defvar oracle-late nil)

(defun oracle-note (format &rest values)
  (push (apply #'format format values) oracle-words))

(defun oracle-fail (k) (signal 'oracle-failure (list k)))

(defun oracle-one-of (letters) (aref letters (random (length letters))))

(defconst oracle-kinds
  '((?a :around "ppppsdcvxyh") (?b :before "ppppxmr") (?f :after "ppppxmr") (?o :override "vnx")
    (?w :before-while "vvnx") (?u :before-until "vnnx") (?W :after-while "vvnx")
    (?U :after-until "vnnx") (?g :filter-args "ccpx") (?t :filter-return "ccpnx")))

(defun oracle-around (symbol k action)
  (ignore symbol)
  (lambda (next x)
    (oracle-note "%s:%s" k x)
    (let ((result
           (pcase action
             (?x (oracle-fail k))
             (?s (+ 100 k))
             (?d (funcall next x) (funcall next x))
             (?c (funcall next (+ x (* 10 (1+ k)))))
             (?h (condition-case failure (funcall next x)
                   (oracle-failure (oracle-note "%s!%s" k (cadr failure)) (+ 200 k))))
             (_ (funcall next x)))))
      (oracle-note "%s=%s" k result)
      (pcase action
        (?y (oracle-fail k))
        (?v (+ 300 (or result 0)))
        (_ result)))))

(defun oracle-plain (symbol k action)
  (lambda (x)
    (oracle-note "%s:%s" k x)
    (pcase action
      (?x (oracle-fail k))
      (?v (+ 100 k))
      (?m (unless oracle-late
            (setq oracle-late t)
            (advice-add symbol :before (oracle-plain symbol "L" ?p)))
          nil)
      (?r (when (< x 1000) (funcall symbol (+ x 1000))) nil))))

(defun oracle-filter-arguments (k action)
  (lambda (arguments)
    (oracle-note "%s:%s" k (car arguments))
    (pcase action
      (?x (oracle-fail k))
      (?c (list (+ (car arguments) (* 10 (1+ k)))))
      (_ arguments))))

(defun oracle-filter-result (k action)
  (lambda (result)
    (oracle-note "%s=%s" k result)
    (pcase action
      (?x (oracle-fail k))
      (?c (+ 300 (or result 0)))
      (?n nil)
      (_ result))))

(defun oracle-body (symbol k kind action)
  (pcase kind
    (?a (oracle-around symbol k action))
    (?g (oracle-filter-arguments k action))
    (?t (oracle-filter-result k action))
    (_ (oracle-plain symbol k action))))

(defun oracle-function (action)
  (lambda (x)
    (oracle-note "o:%s" x)
    (pcase action (?+ (1+ x)) (?n nil) (?x (oracle-fail "o")))))

(defun oracle-call (symbol)
  "The words of a call and its result."
  (setq oracle-words nil)
  (let ((result (condition-case failure (format "%s" (funcall symbol 1))
                  (oracle-failure (format "!%s" (cadr failure))))))
    (cons (mapconcat #'identity (reverse oracle-words) " ") result)))

(defun oracle-strings (list) (mapconcat (lambda (text) (format "\"%s\"" text)) list ","))

(defun oracle-case ()
  "One case as a line, or nil where it has too many words."
  (let* ((symbol (make-symbol "oracle"))
         (original (oracle-one-of "++++nx"))
         (count (random 8)) tokens bodies removed calls)
    (setq oracle-late nil)
    (fset symbol (oracle-function original))
    (dotimes (k count)
      (let* ((entry (nth (random (if (zerop (random 2)) 3 (length oracle-kinds))) oracle-kinds))
             (action (oracle-one-of (nth 2 entry)))
             (depth (if (zerop (random 3)) (- (random 201) 100) (* 50 (- (random 3) 1))))
             (name (when (zerop (random 5)) (random 2)))
             (body (oracle-body symbol k (car entry) action)))
        (push (format "%c%c%d%s" (car entry) action depth (if name (format "/%d" name) "")) tokens)
        (push body bodies)
        (advice-add symbol (nth 1 entry) body
                    `((depth . ,depth) ,@(when name `((name . ,name)))))))
    (dotimes (k count)
      (when (zerop (random 12))
        (push k removed)
        (advice-remove symbol (nth (- count 1 k) bodies))))
    (dotimes (_ (if (string-match-p "\\_<.m" (mapconcat #'identity tokens " ")) 2 1))
      (push (oracle-call symbol) calls))
    (unless (> (apply #'+ (mapcar (lambda (call) (length (car call))) calls)) 200)
      (format "{\"o\":\"%c\",\"p\":\"%s\",\"u\":[%s],\"w\":[%s],\"r\":[%s]}"
              original
              (mapconcat #'identity (reverse tokens) " ")
              (mapconcat #'number-to-string (reverse removed) ",")
              (oracle-strings (mapcar #'car (reverse calls)))
              (oracle-strings (mapcar #'cdr (reverse calls)))))))

(let ((seed (pop command-line-args-left))
      (count (string-to-number (pop command-line-args-left))))
  (random seed)
  (while (> count 0)
    (let ((line (oracle-case)))
      (when line
        (princ line)
        (terpri)
        (setq count (1- count))))))
