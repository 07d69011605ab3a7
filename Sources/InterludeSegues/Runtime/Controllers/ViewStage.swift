/// How far a controller's view has come.
enum ViewStage {
  case unloaded
  /// `loadView()` is running.
  case loading
  /// `loadView()` has returned, and what is embedded is being made.
  case embedding
  case loaded
}
