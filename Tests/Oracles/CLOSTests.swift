import Interlude
import Testing

/// Replays what the standard method combination of CLOS did.
///
/// The mapping:
/// - A class is the scope of its instances, an `eql` specializer the scope of the one object.
/// - CLOS has the most specific outermost, we the least: the order is minus the depth of the class,
///   the one object deepest.
/// - All around methods stand outside of all before and after methods, and these outside of the
///   primary methods: three ranges of the order. A primary method is an around whose `next` is
///   `call-next-method`; that of the base class is the original.
/// - A method that is left by `unwind-protect` is an around with a finally behind it.
/// - A method with the qualifier and the class of an earlier one replaces it: that is cancelled.
///
/// Where we differ on purpose: a call for which CLOS has no applicable primary method is an error
/// there; here a hook point always has an original. Several superclasses do not exist here.
@Suite struct CLOSTests {
  @Test func `methods on a tree of classes run as CLOS runs them`() throws {
    try OracleFile("clos").expectNoMismatch { oracle in
      let stage = AdviceStage(original: oracle.original)
      let one = Subject0.named(oracle.objectClass?.first ?? "0").type.init()
      var methods: [[Character]: [Registration]] = [:]
      for (k, token) in oracle.tokens.enumerated() {
        let registrations = attach(k, token, one, stage)
        methods.updateValue(registrations, forKey: Array(token[..<2]))?.forEach { $0.cancel() }
      }
      return (oracle.subjects ?? "").map { letter in
        stage.call(letter == "e" ? one : Subject0.named(letter).type.init())
      }
    }
  }

  private func attach(
    _ k: Int, _ token: [Character], _ one: Subject0, _ stage: AdviceStage
  ) -> [Registration] {
    let (qualifier, letter, action) = (token[0], token[1], token[2])
    let (type, depth) = Subject0.named(letter)
    let scope: Scope<Subject0> = letter == "e" ? .object(one) : .instances(of: type)
    let order = Order(rank(of: qualifier) - (letter == "e" ? 9 : depth))
    let words = stage.words
    switch qualifier {
    case "b":
      return [
        stage.point.before(scope, order: order) {
          [unowned stage] (subject, input) throws(OracleFailure) in
          words.note("\(k):\(input)")
          try stage.act(k, action, subject, input)
        }
      ]
    case "f":
      return [
        stage.point.after(scope, order: order) {
          [unowned stage] (subject, input, _) throws(OracleFailure) in
          words.note("\(k):\(input)")
          try stage.act(k, action, subject, input)
        }
      ]
    default:
      let around = stage.point.around(scope, order: order, stage.around(k, action))
      guard action == "u" else { return [around] }
      return [
        around, stage.point.finally(scope, order: order) { _, _, _ in words.note("\(k)~") },
      ]
    }
  }

  private func rank(of qualifier: Character) -> Int {
    switch qualifier {
    case "a": 0
    case "b", "f": 100
    default: 200
    }
  }
}
