import Foundation
import SegueToolKit

StandardStreams.prepare()
let words = Array(CommandLine.arguments.dropFirst())
exit(Tool.standard.run(words, .standard).rawValue)
