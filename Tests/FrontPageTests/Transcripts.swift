import FixtureSupport
import Foundation

/// The blocks of the README that show commands and their output.
struct Transcript {
  /// One command and the output that the README shows for it.
  struct Step {
    let command: String
    var output: String
  }

  /// The line of the block's first line in the README, counted from 1.
  let line: Int
  var steps: [Step]

  /// Every block fenced as `console`, in order. Lines that begin with `$ ` are commands; a comment after two spaces and
  /// a `#` is for the reader.
  static func all() throws -> [Transcript] {
    let readme = try String(contentsOf: Fixture.package.appendingPathComponent("README.md"), encoding: .utf8)
    var transcripts: [Transcript] = []
    var isInside = false
    for (number, line) in readme.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.hasPrefix("```") {
        isInside = line == "```console"
        if isInside { transcripts.append(Transcript(line: number + 2, steps: [])) }
      } else if isInside {
        let last = transcripts.count - 1
        if line.hasPrefix("$ ") {
          transcripts[last].steps.append(Step(command: String(line.dropFirst(2)), output: ""))
        } else if let step = transcripts[last].steps.indices.last {
          transcripts[last].steps[step].output += line + "\n"
        }
      }
    }
    return transcripts
  }
}

/// A copy of the sample apps under version control, in which a reader of the README would try the commands.
struct Workspace {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("front-page-\(UUID().uuidString)")
    let apps = folder.appendingPathComponent("Fixtures")
    try FileManager.default.createDirectory(at: apps, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: Fixture.root.appendingPathComponent("Apps"), to: apps.appendingPathComponent("Apps"))
    let terminal = PseudoTerminal(in: folder, usesColor: false)
    _ = try terminal.run("git init -q -b main . && git add . && git commit -q -m 'sample apps'")
  }

  func remove() {
    try? FileManager.default.removeItem(at: folder)
  }
}
