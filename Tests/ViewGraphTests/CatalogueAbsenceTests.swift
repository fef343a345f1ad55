import Foundation
import Testing
import ViewSemantics
import ViewSource

@testable import ViewGraph
@testable import ViewMachine

/// The declarations of the catalogue that cannot be run: they have no body, and no native function implements them.
@Suite struct CatalogueAbsenceTests {
  /// Writes their names. A program that calls one of them goes on with an absent value.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["CATALOGUE_ABSENCES_TO"] != nil))
  func write() throws {
    let machine = Machine(Program([], jobs: 1), addNatives: Graph.addNatives)
    let analyzer = machine.analyzer
    let program = analyzer.program
    var text = ""
    for (number, file) in program.files.enumerated() {
      let id = program.fileID(number)
      let module = program.modules[program.moduleNumber(of: id)].name.text
      for (index, decl) in file.summary.decls.enumerated() where decl.has(.isPrimitive) {
        let member = analyzer.declID(id, index)
        guard [.function, .initializer, .subscriptDecl, .variable].contains(decl.kind) else { continue }
        let name = analyzer.fullName(of: member)
        if machine.natives.find(name) == nil { text += "\(module)\t\(name)\n" }
      }
    }
    let path = try #require(ProcessInfo.processInfo.environment["CATALOGUE_ABSENCES_TO"])
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }
}
