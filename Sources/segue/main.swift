import Foundation
import SegueToolKit

StandardStreams.reserve()
let words = Array(CommandLine.arguments.dropFirst())
exit(Tool.standard.run(words, .standard).rawValue)
