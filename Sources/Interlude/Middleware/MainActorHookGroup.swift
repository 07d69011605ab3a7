/// The hooks of a group while ``MainActorHookPoint/attachGroup(owner:fileID:line:_:)`` collects them.
///
/// It is a ``HookGroup`` whose bodies run on the main actor and may capture what is not `Sendable`.
public struct MainActorHookGroup<Subject: AnyObject, Input, Output, Failure: Error> {
  /// The hook point to which the group will be attached.
  public typealias Point = MainActorHookPoint<Subject, Input, Output, Failure>

  /// The same group without the promise.
  var group: HookGroup<Subject, Input, Output, Failure>
}
