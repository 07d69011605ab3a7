import Foundation
import SegueToolKit

let words = Array(CommandLine.arguments.dropFirst())
exit(Tool.standard.run(words, .standard).rawValue)
