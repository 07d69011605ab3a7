import Interlude
final class Player: SentinelHolder { var n = 0; let sentinel = Sentinel() }
final class Plain { var n = 0 }
func time(_ name: String, _ n: Int = 2_000_000, _ f: () -> Void) {
  let c = ContinuousClock()
  var best = 1e9
  for _ in 0..<5 { let d = c.measure(f).components; best = min(best, (Double(d.seconds) * 1e9 + Double(d.attoseconds) / 1e9) / Double(n)) }
  print(name, (best * 100).rounded() / 100)
}
@inline(never) func bare(_ p: Plain, _ t: Int) -> Int { t &+ 1 }
func main() {
  let n = 2_000_000
  let p = Plain(), q = Player()
  var x = 0
  time("bare") { for i in 0..<n { x &+= bare(p, i) } }
  let point = HookPoint("Plain.add") { (_: Plain, t: Int) in t &+ 1 }
  time("unhooked") { for i in 0..<n { x &+= point(p, i) } }
  let r0 = point.before { _, t in t &+= 1 }
  time("one before") { for i in 0..<n { x &+= point(p, i) } }
  for _ in 0..<9 { point.before { _, t in t &+= 1 } }
  time("ten before") { for i in 0..<n { x &+= point(p, i) } }
  r0.cancel()
  let a = HookPoint("Plain.add") { (_: Plain, t: Int) in t &+ 1 }
  a.around { p, t, next in next(t &+ 1) }
  time("one around") { for i in 0..<n { x &+= a(p, i) } }
  for _ in 0..<4 { a.around { p, t, next in next(t &+ 1) } }
  time("five around") { for i in 0..<n { x &+= a(p, i) } }
  let f = HookPoint("Plain.add") { (_: Plain, t: Int) in t &+ 1 }
  f.after { p, t, o in o &+= 1 }
  time("one after") { for i in 0..<n { x &+= f(p, i) } }
  let o = HookPoint("Player.add") { (_: Player, t: Int) in t &+ 1 }
  let other = Player()
  o.before(.object(q)) { _, t in t &+= 1 }
  time("one object before, sentinel") { for i in 0..<n { x &+= o(q, i) } }
  time("unhooked among hooked, sentinel") { for i in 0..<n { x &+= o(other, i) } }
  let w = HookPoint("Plain.add") { (_: Plain, t: Int) in t &+ 1 }
  w.before(.object(p)) { _, t in t &+= 1 }
  time("one object before, weak") { for i in 0..<n { x &+= w(p, i) } }
  let c = HookPoint("Player.add") { (_: Player, t: Int) in t &+ 1 }
  time("perform cycle") { for i in 0..<n { let r = c.before(.object(q), once: true) { _, t in t &+= i }; x &+= c(q, i); r.cancel() } }
  print(x)
}
main()
