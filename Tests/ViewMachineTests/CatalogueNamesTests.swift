import Foundation
import Testing
import ViewSemantics
import ViewSource
import ViewSyntax

@testable import ViewMachine

/// The names of the catalogue's declarations.
@Suite struct CatalogueNamesTests {
  /// A type that a module declares twice is ambiguous wherever a program names it.
  @Test func typesAreDeclaredOnce() {
    let analyzer = Machine(Program([], jobs: 1)).analyzer
    let program = analyzer.program
    var known: Set<String> = []
    for (number, file) in program.files.enumerated() {
      let id = program.fileID(number)
      let module = program.modules[program.moduleNumber(of: id)].name.text
      for (index, decl) in file.summary.decls.enumerated() {
        // An alias in a constrained extension is another one than that of a different constraint.
        let owner = analyzer.owner(of: analyzer.declID(id, index))
        let isAlias = decl.kind == .alias && owner == nil
        guard isAlias || [.structure, .classType, .actor, .enumeration, .protocolType].contains(decl.kind) else {
          continue
        }
        let name = module + "." + analyzer.fullName(of: analyzer.declID(id, index))
        #expect(known.insert(name).inserted, "\(name) is declared twice")
      }
    }
  }

  /// Writes the names, which `Tests/Goldens/missing.py` compares with those of the toolchain's own modules.
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
