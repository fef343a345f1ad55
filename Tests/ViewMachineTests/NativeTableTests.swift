import Testing
import ViewSemantics
import ViewSource
import ViewSyntax

@testable import ViewMachine

/// The catalogue's declarations without a body against the native code for them, both ways.
@Suite struct NativeTableTests {
  private let machine = Machine(Program([], jobs: 1))

  /// Of the standard library what the machine has no native code for: its tasks are its own.
  private static let notNative: Set<String> = ["Concurrency", "Regexes"]

  /// The names of all primitive declarations of the standard library, with the names of their texts; a setter's has `=`
  /// behind it.
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
    // Of streams and groups there are two kinds, which are written for together.
    let twofold = ["AsyncStream.", "AsyncThrowingStream.", "TaskGroup.", "ThrowingTaskGroup."]
    for name in machine.natives.code.keys.sorted()
    where !all.contains(name) && !twofold.contains(where: { name.hasPrefix($0) }) {
      Issue.record("native code for `\(name)`, which the catalogue does not declare")
    }
  }
}
