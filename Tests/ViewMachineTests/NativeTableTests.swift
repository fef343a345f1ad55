import Testing
import ViewSemantics
import ViewSource
import ViewSyntax

@testable import ViewMachine

/// Compares the catalogue's declarations without a body with the native code for them, in both directions.
@Suite struct NativeTableTests {
  private let machine = Machine(Program([], jobs: 1))

  /// The parts of the standard library without native code: the machine implements tasks itself.
  private static let notNative: Set<String> = ["Concurrency", "Regexes"]

  /// The names of all primitive declarations of the standard library, with the names of their texts; the name of a
  /// setter ends with `=`.
  private func declared() -> [(name: String, text: String)] {
    let analyzer = machine.analyzer
    var names: [(String, String)] = []
    for (number, file) in analyzer.program.files.enumerated() {
      let id = analyzer.program.fileID(number)
      for (index, decl) in file.summary.decls.enumerated() where decl.has(.isPrimitive) {
        let member = analyzer.declID(id, index)
        guard analyzer.program.modules[analyzer.program.moduleNumber(of: id)].name == "Swift" else { continue }
        let name = analyzer.fullName(of: member)
        let text = String(file.source.path.split(separator: "/").last ?? "")
        names.append((name, text))
        if analyzer.node(of: member).text.hasSuffix("set }") { names.append((name + "=", text)) }
      }
    }
    return names
  }

  @Test func everyPrimitiveIsNative() {
    let code = machine.natives.code
    for (name, text) in declared() where code[name] == nil && !NativeTableTests.notNative.contains(where: text.contains)
    {
      Issue.record("`\(name)` of \(text) has no native code")
    }
  }

  @Test func nativeCodeIsForDeclarations() {
    let analyzer = machine.analyzer
    var all = Set(declared().map(\.name))
    for (number, file) in analyzer.program.files.enumerated() {
      for (index, decl) in file.summary.decls.enumerated() where decl.has(.isPrimitive) {
        let name = analyzer.fullName(of: analyzer.declID(analyzer.program.fileID(number), index))
        all.formUnion([name, name + "="])
      }
    }
    // There are two kinds of streams and of groups, which share their native code.
    let twofold = ["AsyncStream.", "AsyncThrowingStream.", "TaskGroup.", "ThrowingTaskGroup."]
    for name in machine.natives.code.keys.sorted()
    where !all.contains(name) && !twofold.contains(where: { name.hasPrefix($0) }) {
      Issue.record("native code for `\(name)`, which the catalogue does not declare")
    }
  }
}
