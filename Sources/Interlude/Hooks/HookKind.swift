/// What a hook does to the rest of the plan that stands inside it.
///
/// - Source: the four kinds of advice that CLOS, nadvice and AspectJ share, with nesting as the
///   one rule: a hook of any kind wraps everything that stands inside it.
public enum HookKind: String, Sendable, Hashable, CaseIterable {
  /// Runs first and may change the input; throwing skips the inner rest.
  case before
  /// Runs on success of the inner rest and may change the result.
  case after
  /// Runs in place of the inner rest, which it may call never, once or often.
  case around
  /// Runs when the inner rest has returned or thrown; sees the outcome and changes nothing.
  case finally
}
