import Foundation
import Testing
import ViewSemantics
import ViewSource
import ViewSyntax

@testable import ViewMachine

/// Writes the names of the catalogue's public declarations, which `Tests/Goldens/missing.py` compares with those of the
/// toolchain's own modules.
@Suite struct CatalogueNamesTests {
  @Test(.enabled(if: ProcessInfo.processInfo.environment["CATALOGUE_NAMES_TO"] != nil))
  func write() throws {
    let analyzer = Machine(Program([], jobs: 1)).analyzer
    let program = analyzer.program
    var text = ""
    for (number, file) in program.files.enumerated() {
      let id = program.fileID(number)
      let module = program.modules[program.moduleNumber(of: id)].name.text
      for index in file.summary.decls.indices {
        text += "\(module)\t\(analyzer.fullName(of: analyzer.declID(id, index)))\n"
      }
    }
    let path = try #require(ProcessInfo.processInfo.environment["CATALOGUE_NAMES_TO"])
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }
}
