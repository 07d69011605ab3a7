package import InterludeSegues

/// The storyboards that the operands of a command stand for.
///
/// A file stands for itself, a folder for every storyboard below it. What cannot be listed takes its place in the list as
/// an error and does not stop the others.
package struct PathList: Sendable {
  /// The paths of files, and errors about operands and folders, in the order of the operands.
  package let entries: [Result<String, StoryboardError>]

  /// Looks at each operand.
  package init(_ operands: [String]) {
    entries = operands.flatMap { operand -> [Result<String, StoryboardError>] in
      do throws(StoryboardError) {
        let files = try StoryboardFiles(at: operand)
        return files.problems.map { .failure($0) } + files.paths.map { .success($0) }
      } catch {
        return [.failure(error)]
      }
    }
  }
}
