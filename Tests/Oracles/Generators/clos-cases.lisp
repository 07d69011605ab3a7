;;; Makes random methods, runs CLOS with them, and writes one case a line.
;;
;; usage: sbcl --script clos-cases.lisp SEED COUNT
;;
;; A case is {"o": what the base method does, "e": the class of the one object, "p": the methods in
;; the order in which they are defined, "c": the subjects of the calls, "w": the words of each
;; call, "r": each result}. The classes are 0 <- 1 <- 2 <- 3 and 0 <- 4 <- 5; "e" is one object.
;; The primary method of class 0 is always there; it notes "o:x" and then: + returns x + 1,
;; x signals. A method is three letters; a later one with the same first two replaces the earlier:
;;
;;   qualifier  a around, b before, f after, p primary
;;   class      0 to 5, or e for the one object
;;   action     p pass on, x signal, and
;;              around, primary: s skip, d call next twice, c change the argument, v change the
;;              result, y signal behind, h handle an error, u note "k~" however it is left
;;              before, after: r call the function again

(defclass c0 () ())
(defclass c1 (c0) ())
(defclass c2 (c1) ())
(defclass c3 (c2) ())
(defclass c4 (c0) ())
(defclass c5 (c4) ())

(define-condition failure (error) ((by :initarg :by :reader failure-by)))

(defvar *words* '())
(defvar *random* (sb-ext:seed-random-state 0))

(defun note (control &rest values) (push (apply #'format nil control values) *words*))
(defun fail (k) (error 'failure :by k))
(defun pick (count) (random count *random*))
(defun one-of (letters) (char letters (pick (length letters))))

(defun run-around (k action x next)
  (note "~a:~a" k x)
  (let ((result
          (case action
            (#\x (fail k))
            (#\s (+ 100 k))
            (#\d (funcall next x) (funcall next x))
            (#\c (funcall next (+ x (* 10 (1+ k)))))
            (#\u (unwind-protect (funcall next x) (note "~a~~" k)))
            (#\h (handler-case (funcall next x)
                   (failure (condition)
                     (note "~a!~a" k (failure-by condition))
                     (+ 200 k))))
            (t (funcall next x)))))
    (note "~a=~a" k result)
    (case action
      (#\y (fail k))
      (#\v (+ 300 result))
      (t result))))

(defun run-plain (name k action o x)
  (note "~a:~a" k x)
  (case action
    (#\x (fail k))
    (#\r (when (< x 1000) (funcall name o (+ x 1000))))))

(defun run-base (action x)
  (note "o:~a" x)
  (if (char= action #\x) (fail "o") (1+ x)))

(defun class-name-of (letter) (intern (format nil "C~a" letter)))

(defun define-one (name k token one)
  (let* ((qualifier (char token 0))
         (class (char token 1))
         (action (char token 2))
         (specializer (if (char= class #\e) `(eql ',one) (class-name-of class)))
         (qualifiers
           (cdr (assoc qualifier '((#\a :around) (#\b :before) (#\f :after) (#\p))))))
    (eval
     (if (find qualifier "ap")
         `(defmethod ,name ,@qualifiers ((o ,specializer) x)
            (run-around ,k ,action x (lambda (y) (call-next-method o y))))
         `(defmethod ,name ,@qualifiers ((o ,specializer) x)
            (run-plain ',name ,k ,action o x))))))

(defun random-token ()
  (loop
    (let* ((qualifier (one-of "aabbffpp"))
           (class (one-of "001122345ee"))
           (action (if (find qualifier "ap") (one-of "pppppsdcvxyhu") (one-of "ppppxr")))
           (token (coerce (list qualifier class action) 'string)))
      (unless (and (char= qualifier #\p) (char= class #\0)) (return token)))))

(defun call (name o)
  (setf *words* '())
  (let ((result (handler-case (format nil "~a" (funcall name o 1))
                  (failure (condition) (format nil "!~a" (failure-by condition))))))
    (cons (format nil "~{~a~^ ~}" (reverse *words*)) result)))

(defun random-case ()
  (let* ((name (gensym "RUN"))
         (base (one-of "+++++x"))
         (class (one-of "012345"))
         (one (make-instance (class-name-of class)))
         (tokens (loop repeat (pick 10) collect (random-token)))
         (subjects (loop repeat 2 collect (one-of "012345ee"))))
    (eval `(defgeneric ,name (o x)))
    (eval `(defmethod ,name ((o c0) x) (run-base ,base x)))
    (loop for token in tokens for k from 0 do (define-one name k token one))
    (let ((calls
            (loop for subject in subjects
                  collect (call name
                                (if (char= subject #\e)
                                    one
                                    (make-instance (class-name-of subject)))))))
      (unless (> (loop for c in calls sum (length (car c))) 200)
        (format nil
                "{\"o\":\"~a\",\"e\":\"~a\",\"p\":\"~{~a~^ ~}\",\"c\":\"~{~a~}\",~
                 \"w\":[~{\"~a\"~^,~}],\"r\":[~{\"~a\"~^,~}]}"
                base class tokens subjects (mapcar #'car calls) (mapcar #'cdr calls))))))

(setf sb-ext:*evaluator-mode* :interpret)

(destructuring-bind (seed count) (last sb-ext:*posix-argv* 2)
  (setf *random* (sb-ext:seed-random-state (parse-integer seed)))
  (loop with left = (parse-integer count)
        while (plusp left)
        do (let ((line (handler-bind ((warning #'muffle-warning)) (random-case))))
             (when line
               (write-line line)
               (decf left)))))
