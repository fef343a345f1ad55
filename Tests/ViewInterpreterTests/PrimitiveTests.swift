import Foundation
import Testing
import ViewSemantics
import ViewSource

@testable import ViewInterpreter

/// The catalogue's declarations without a body against the native code for them, both ways.
@Suite struct PrimitiveTests {
  private let interpreter = Interpreter(Program([], jobs: 1))

  /// The names of all primitive declarations: `Swift.Array.count`. Overloads share one.
  private func declared(in modules: Set<String>?) -> Set<String> {
    let analyzer = interpreter.analyzer
    var names: Set<String> = []
    for (number, file) in analyzer.program.files.enumerated() {
      for (index, decl) in file.summary.decls.enumerated() where decl.has(.isPrimitive) {
        let name = analyzer.qualifiedName(of: analyzer.declID(analyzer.program.fileID(number), index))
        let module = String(name.prefix { $0 != "." })
        if modules?.contains(module) ?? true { names.insert(name) }
      }
    }
    return names
  }

  private func isNative(_ name: String) -> Bool {
    let table = interpreter.primitiveTable
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    let owner = parts.dropLast().joined(separator: ".")
    if table.code[name] != nil || table.families[owner] != nil { return true }
    // A view is drawn, a modifier applied, by the table of views.
    guard parts.last == "body" else { return false }
    let views = ViewTable()
    return views.views[owner] != nil || views.modifiers[owner] != nil
      || ViewTable.silentModifiers.contains(parts.dropLast().last.map(String.init) ?? "")
  }

  /// The list in `not-yet-native.txt` is exactly what is missing: an entry that becomes native or leaves the catalogue
  /// must leave the list, and a new primitive is written for, or named there.
  @Test func whatIsNotNativeIsListed() throws {
    let missing = declared(in: ["Swift", "SwiftUI"]).filter { !isNative($0) }
    let text = missing.sorted().map { $0 + "\n" }.joined()
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("not-yet-native.txt")
    if ProcessInfo.processInfo.environment["UPDATE_FIXTURES"] == "1" { try Data(text.utf8).write(to: url) }
    let listed = Set(try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map(String.init))
    #expect(listed.subtracting(missing).sorted() == [], "native now, or no longer declared: to be taken from the list")
    #expect(missing.subtracting(listed).sorted() == [], "declared in the catalogue, and neither native nor listed")
  }

  /// Every piece of native code is for a declaration of the catalogue. One that is given for several types at once need
  /// not be there for all of them.
  @Test func nativeCodeIsForDeclarations() {
    let declared = declared(in: nil)
    let table = interpreter.primitiveTable
    for group in table.groups where !group.contains(where: { declared.contains($0) }) {
      Issue.record("native code for \(group.joined(separator: ", ")), which the catalogue does not declare")
    }
    for family in table.families.keys where !declared.contains(where: { $0.hasPrefix(family + ".") }) {
      Issue.record("native code for the members of \(family), which the catalogue does not declare")
    }
  }

  /// Every view and modifier of the table is a type of the catalogue.
  @Test func viewsOfTheTableAreDeclared() {
    let analyzer = interpreter.analyzer
    let table = ViewTable()
    var types: Set<String> = []
    for (number, file) in analyzer.program.files.enumerated() {
      for (index, decl) in file.summary.decls.enumerated()
      where [.structure, .classType, .enumeration].contains(decl.kind) {
        types.insert(analyzer.qualifiedName(of: analyzer.declID(analyzer.program.fileID(number), index)))
      }
    }
    let known = Set(table.views.keys).union(table.modifiers.keys).union(table.layouts.keys)
    for name in known.union(table.properties.keys).sorted() where !types.contains(name) {
      Issue.record("\(name) is in the table of views, and not in the catalogue")
    }
  }

  private static var enums: [any CatalogueEnum.Type] {
    [
      TextStorageKind.self, TextChange.self, FontProviderKind.self, FontChange.self, ColorProviderKind.self,
      ImageProviderKind.self,
    ]
  }

  /// The engine knows the cases of an enum of the catalogue, all of them and no others.
  @Test func enumsHaveTheCasesOfTheCatalogue() {
    let analyzer = interpreter.analyzer
    var declared: [String: Set<String>] = [:]
    for (number, file) in analyzer.program.files.enumerated() {
      for (index, decl) in file.summary.decls.enumerated() where decl.kind == .enumCase {
        let name = analyzer.qualifiedName(of: analyzer.declID(analyzer.program.fileID(number), index))
        let parts = name.split(separator: ".").map(String.init)
        declared[parts.dropLast().joined(separator: "."), default: []].insert(parts.last ?? "")
      }
    }
    for type in PrimitiveTests.enums {
      let known = Set(type.allCases.map { ($0 as? any RawRepresentable)?.rawValue as? String ?? "" })
      #expect(known == declared[type.typeName], "\(type.typeName)")
    }
  }
}
