/// What a hook of an isolating extension point threw, and which hook it was.
public struct HookFailure<Failure: Error>: Error, CustomStringConvertible {
  /// The name of the extension point.
  public let hookPoint: String
  /// The name of the hook, if it has one.
  public let name: String?
  /// Where the hook was attached.
  public let site: HookSite
  /// What it threw.
  public let error: Failure

  init(_ hookPoint: String, _ hook: HookRecord, _ error: Failure) {
    self.hookPoint = hookPoint
    name = hook.extras?.name
    site = hook.site
    self.error = error
  }

  /// One sentence that says which hook threw what.
  public var description: String {
    let title = name.map { "'\($0)'" } ?? "without a name"
    return "extension point '\(hookPoint)' leaves out the hook \(title) at \(site), which threw: "
      + "\(error)"
  }
}
