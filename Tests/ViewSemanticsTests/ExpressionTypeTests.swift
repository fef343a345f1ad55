import FixtureSupport
import Foundation
import Testing
import ViewSource
import ViewSyntax

@testable import ViewSemantics

/// Every expression of `Fixtures/Expressions` has the type that the compiler gives it.
///
/// The goldens are made by `Tests/Goldens/expressions.py` from the compiler's typed syntax tree.
@Suite struct ExpressionTypeTests {
  @Test(arguments: Fixture.all(in: "Expressions"))
  func expressions(_ fixture: Fixture) throws {
    let source = SourceFile(path: fixture.name + ".swift", buffer: SourceBuffer(try fixture.source()))
    let golden = try String(
      contentsOf: fixture.url.deletingPathExtension().appendingPathExtension("txt"), encoding: .utf8)
    let ours = CheckedExpressions(
      program: CheckedExpressions.program([Program.ModuleSource(name: "main", files: [source])]))
    let types = ours.types(in: FileID(ours.analyzer.program.userFiles.lowerBound))
    var problems: [String] = []
    var count = 0
    for line in golden.split(separator: "\n") {
      let parts = line.split(separator: "\t", maxSplits: 2).map(String.init)
      guard parts.count == 3 else { continue }
      count += 1
      let found = types[parts[0]] ?? []
      if !found.contains(where: parts[1].components(separatedBy: " | ").contains) {
        problems.append("\(parts[0]) \(parts[2])\n  compiler \(parts[1])\n  ours     \(found.joined(separator: " | "))")
      }
    }
    #expect(count > 0, "Tests/Goldens/expressions.py writes the goldens")
    if !problems.isEmpty {
      Issue.record(
        "\(fixture.testDescription): \(problems.count) of \(count) differ\n\(problems.joined(separator: "\n"))")
    }
  }

  /// Writes the types of all expressions of the modules that the file `EXPRESSIONS_OF` lists into the file
  /// `EXPRESSIONS_TO`; `Tests/Goldens/expressions.py --compare` compares them with the compiler's. Each module is a
  /// program; if `EXPRESSIONS_TOGETHER` is set, all are modules of one program. `EXPRESSIONS_PLATFORM` names their
  /// platform.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["EXPRESSIONS_OF"] != nil))
  func write() throws {
    let environment = ProcessInfo.processInfo.environment
    let list = try String(contentsOfFile: environment["EXPRESSIONS_OF"] ?? "", encoding: .utf8)
    var text = ""
    let modules = try list.split(separator: "\n").map { module in
      let parts = module.split(separator: "\t").map(String.init)
      let sources = try parts.dropFirst().map { path in
        SourceFile(path: path, buffer: SourceBuffer([UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))))
      }
      return Program.ModuleSource(name: parts[0], files: sources)
    }
    for modules in environment["EXPRESSIONS_TOGETHER"] == nil ? modules.map({ [$0] }) : [modules] {
      let ours = CheckedExpressions(program: CheckedExpressions.program(modules))
      for file in ours.analyzer.program.userFileIDs {
        text += "# \(ours.analyzer.program.file(file).source.path)\n"
        for (place, types) in ours.types(in: file).sorted(by: { $0.key < $1.key }) {
          text += "\(place)\t\(types.joined(separator: " | "))\n"
        }
      }
    }
    try text.write(toFile: environment["EXPRESSIONS_TO"] ?? "", atomically: true, encoding: .utf8)
  }
}

/// The types of the expressions of a program, as text that can be compared with the compiler's: names without modules
/// and outer types, no sugar, `τ` for every generic parameter.
private struct CheckedExpressions {
  let analyzer: Analyzer

  init(program: Program) { analyzer = Analyzer(program) }

  static func program(_ modules: [Program.ModuleSource]) -> Program {
    if let platform = ProcessInfo.processInfo.environment["EXPRESSIONS_PLATFORM"].flatMap(
      BuildConfiguration.Platform.init)
    {
      var settings = BuildSettings()
      settings.platform = platform
      return Program(modules, configuration: settings.configuration, jobs: 1)
    }
    if modules.lazy.flatMap(\.files).contains(where: {
      $0.text(SourceRange(0, $0.bytes.count)).contains("import SwiftUI")
    }) {
      return Program(modules, jobs: 1)
    }
    var settings = BuildSettings()
    settings.target = BuildSettings.Target("macos\(BuildSettings.scriptSDK)")
    settings.sdk = BuildSettings.scriptSDK
    settings.platform = .macos
    settings.removed = ["DEBUG"]
    return Program(modules, configuration: settings.configuration, jobs: 1)
  }

  /// The types by place: `line:column-line:column` of the first and of the last token.
  func types(in file: FileID) -> [String: [String]] {
    var result: [String: [String]] = [:]
    let lines = LineIndex(analyzer.program.file(file).source.buffer)
    func add(_ node: SyntaxNode, _ type: TypeID, _ reason: String?) {
      guard let first = node.firstToken, let last = node.lastToken else { return }
      let text = reason.map { "_ \($0)" } ?? self.text(type)
      let start = lines.position(of: Int(first.start))
      let end = lines.position(of: Int(last.start))
      let place = "\(start.line):\(start.column)-\(end.line):\(end.column)"
      if !(result[place] ?? []).contains(text) { result[place, default: []].append(text) }
    }
    for (id, part) in bodies(of: file) {
      guard let body = analyzer.resolvedBody(of: id, part) else { continue }
      body.visitAll { expr, place in
        if let expr {
          var reason: String?
          if case .unresolved(let text) = expr.kind { reason = text }
          add(expr.node, expr.type, reason)
        }
        if let place { add(place.node, place.type, nil) }
      }
    }
    return result
  }

  /// The parts of the declarations of a file that have code.
  private func bodies(of file: FileID) -> [(DeclID, BodyPart)] {
    var result: [(DeclID, BodyPart)] = []
    for (index, decl) in analyzer.program.file(file).summary.decls.enumerated() {
      let id = analyzer.declID(file, index)
      switch decl.kind {
      case .function, .initializer:
        result.append((id, .body))
        for index in analyzer.node(of: id).subtree.filter({ $0.kind == .parameter }).indices {
          result.append((id, .defaultArgument(index)))
        }
      case .variable:
        let isWrapped = !analyzer.propertyWrappers(of: id).isEmpty
        result += [isWrapped ? .storage : .initialValue, .getter, .setter, .willSet, .didSet].map { (id, $0) }
      case .subscriptDecl: result += [.getter, .setter].map { (id, $0) }
      case .structure, .classType, .actor, .enumeration, .extension:
        for node in analyzer.node(of: id).subtree where node.kind == .deinitializerDecl {
          result.append((analyzer.addDeinitializer(node, of: id), .body))
        }
      default: break
      }
    }
    result.append((analyzer.addScript(file), .body))
    return result
  }

  private func text(_ type: TypeID) -> String {
    let types = analyzer.types
    let arguments = types.arguments(type)
    switch types.kind(type) {
    case .nominal:
      let id = types.decl(type)
      if analyzer.isKnown(type, .anyObject) { return "AnyObject" }
      let outer =
        arguments.isEmpty || analyzer.decl(id).parent == Decl.none
        ? 0 : analyzer.genericContext(of: id).outerCount
      let own = arguments.dropFirst(outer)
      return analyzer.decl(id).name.text + (own.isEmpty ? "" : "<\(list(Array(own)))>")
    case .parameter: return "τ"
    case .member: return text(arguments[0]) + "." + analyzer.decl(types.decl(type)).name.text
    case .tuple:
      let labels = types.labels(ofTuple: type)
      let parts = arguments.enumerated().map { index, part in
        (index < labels.count && labels[index] != .none ? labels[index].text + ": " : "") + text(part)
      }
      return "(\(parts.joined(separator: ", ")))"
    case .function:
      return "(\(list(Array(arguments.dropLast())))) -> \(arguments.last.map(text) ?? "")"
    case .metatype: return text(arguments[0]) + ".Type"
    case .existential:
      let parts = analyzer.partsAtRunTime(ofExistential: type)
      return parts.isEmpty ? "Any" : parts.map { text($0).prefix { $0 != "<" } }.sorted().joined(separator: " & ")
    case .pack: return "Pack{\(list(arguments))}"
    case .expansion: return "repeat \(text(arguments[0]))"
    case .inoutType: return text(arguments[0])
    case .literal: return "literal"
    case .integer: return types.integer(type).map { String($0) } ?? "_"
    case .opaque: return "some"
    case .hole: return "_ \(types.reason(ofHole: type).description)"
    case .variable: return "_ variable"
    }
  }

  private func list(_ parts: [TypeID]) -> String { parts.map(text).joined(separator: ", ") }
}
