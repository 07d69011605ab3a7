import Interlude
import Testing

/// Replays what Perl's Class::Method::Modifiers did.
///
/// The mapping:
/// - A class is the scope of its instances. The modifiers of a subclass wrap those of its base as
///   a whole: the order is minus ten times the depth of the class.
/// - Within a class the befores stand outermost, then the afters, then the arounds: three orders.
/// - Among equals the newest is outermost (for afters: runs last), so the hooks are registered in
///   reverse.
///
/// Where we differ on purpose: there a subclass captures what it inherits when its first modifier is
/// applied and may miss what comes to its base later, here it sees everything; there
/// a before that is applied during the call runs in it, here it does not; there an argument that
/// was changed in place stays changed further out, here only what stands inside sees it. Cases that
/// show these are not made.
@Suite struct ModifiersTests {
  @Test func `modifiers of three classes run as Perl runs them`() throws {
    try OracleFile("modifiers").expectNoMismatch { oracle in
      let stage = AdviceStage(original: oracle.original)
      for (k, token) in oracle.tokens.enumerated().reversed() { attach(k, token, stage) }
      return (oracle.subjects ?? "").map { stage.call(Subject0.named($0).type.init()) }
    }
  }

  private func attach(_ k: Int, _ token: [Character], _ stage: AdviceStage) {
    let (kind, action, words) = (token[0], token[2], stage.words)
    let (type, depth) = Subject0.named(token[1])
    let scope = Scope<Subject0>.instances(of: type)
    switch kind {
    case "b":
      stage.point.before(scope, order: Order(-10 * depth)) { (_, input) throws(OracleFailure) in
        words.note("\(k):\(input)")
        if action == "x" { throw OracleFailure(k) }
        if action == "c" { input += 10 * (k + 1) }
      }
    case "f":
      stage.point.after(scope, order: Order(-10 * depth + 1)) { (_, _, _) throws(OracleFailure) in
        words.note("\(k)")
        if action == "x" { throw OracleFailure(k) }
      }
    default:
      stage.point.around(scope, order: Order(-10 * depth + 2), stage.around(k, action))
    }
  }
}
