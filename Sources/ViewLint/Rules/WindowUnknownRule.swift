import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about an action that opens or dismisses a window that the app does not declare.
struct WindowUnknownRule: Rule {
  static let info = RuleInfo(
    "window_unknown", .correctness, .warning, isFixable: false,
    summary: "no scene of the app has the identifier of the window that the action opens",
    explanation: """
      Nothing opens; the system only writes a message to the console. `openWindow(id:)`, `dismissWindow(id:)` and \
      `openImmersiveSpace(id:)` find a scene by its identifier, which must be spelt exactly as in `WindowGroup(id:)`, \
      `Window(_:id:)` or `ImmersiveSpace(id:)` of the app. Use one constant for both.
      """,
    silence: """
      Identifiers that are not written as literals, on either side, and programs without their `@main` type.
      """,
    examples: [
      RuleExample(
        """
        @main struct Notes: App {
          var body: some Scene {
            WindowGroup { Main() }
            Window("Details", id: "details") { Text("Details") }
            WindowGroup(id: "note", for: Int.self) { _ in Text("Note") }
          }
        }
        struct Main: View {
          @Environment(\\.openWindow) private var openWindow
          @Environment(\\.dismissWindow) private var dismissWindow
          var body: some View {
            Button("Details") { openWindow(id: "details") }
            Button("Detail") { openWindow(id: ↓"detail") }
            Button("Note") { openWindow(id: "note", value: 3) }
            Button("Notes") { openWindow(id: ↓"notes", value: 3) }
            Button("Close") { dismissWindow(id: ↓"Details") }
          }
        }
        """),
      RuleExample(
        """
        enum Windows { static let details = "details" }
        @main struct Notes: App {
          var body: some Scene {
            WindowGroup { Main() }
            Window("Details", id: Windows.details) { Text("Details") }
          }
        }
        struct Main: View {
          @Environment(\\.openWindow) private var openWindow
          let name: String
          var body: some View {
            Button("Details") { openWindow(id: "details") }
            Button("Open") { openWindow(id: name) }
          }
        }
        """),
      RuleExample(
        """
        @main struct Notes: App {
          var body: some Scene {
            WindowGroup { Main() }
            WindowGroup("Note", id: "note", for: Int.self) { $id in Text("\\(id ?? 0)") }
          }
        }
        struct Main: View {
          @Environment(\\.openWindow) private var openWindow
          var body: some View {
            Button("Open") { openWindow(id: "note", value: 12) }
            Button("Open") { openWindow(id: "note", value: ↓"12") }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 45))

  static let visits: [NodeKind] = [.functionCallExpr]
  static let usesProgramFacts = true

  private static let actions = [
    "OpenWindowAction", "PushWindowAction", "DismissWindowAction", "OpenImmersiveSpaceAction",
  ].map { CatalogueMember(Name($0), "callAsFunction") }
  private static let value: Name = "value"
  private static let group: Name = "WindowGroup"
  private static let document: Name = "DocumentGroup"
  private static let scenes: [Name] = ["WindowGroup", "Window", "UtilityWindow", "ImmersiveSpace", "DocumentGroup"]

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: actions) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard context.analyzer.hasEntry, !context.isPreview else { return }
    checkValue(node, context)
    guard let id = context.argument(node, .id),
      id.kind == .stringLiteralExpr, id.children.isEmpty
    else { return }
    let text = id.text
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "no scene of the app has the identifier `\(text)`: this does nothing; use the identifier of a scene",
        in: context.file, at: id.range),
      if: .nowhere(Self.scenes) { place, analyzer in Self.mayHave(text, place, analyzer) })
  }

  /// Checks the type of the value that a window is opened for.
  private func checkValue(_ node: SyntaxNode, _ context: RuleContext) {
    guard let value = context.argument(node, Self.value), let type = context.type(of: value),
      context.nominal(type) != nil
    else { return }
    let text = context.text(of: type)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "no window of the app is for a `\(text)`: this opens nothing; pass a value of the type that the window is for",
        in: context.file, at: value.range),
      if: .nowhere([Self.group, Self.document]) { place, analyzer in Self.mayTake(text, place, analyzer) })
  }

  /// Whether a call may make a window for values of a type.
  private static func mayTake(_ type: String, _ place: NamedPlace, _ analyzer: Analyzer) -> Bool {
    guard let call = place.call(analyzer.program) else { return false }
    let argument = call.arguments.first { argument in
      argument.kind == .labeledExpr && argument.firstToken.map { argument.text(of: $0) } == "for"
    }
    guard let argument, let written = argument.children.last else {
      // `WindowGroup(id: "note", makeContent: …)` may be for any type.
      return call.lastClosure?.child(.closureSignature) != nil
    }
    let name = written.text.hasSuffix(".self") ? String(written.text.dropLast(5)) : written.text
    // `Note.ID` is another name of a type.
    return name == type || type.hasSuffix("." + name) || !name.allSatisfy { $0.isLetter || $0.isNumber }
      || analyzer.program.userFileIDs.contains { declaresAlias(name, analyzer.program.file($0).tree.root) }
  }

  private static func declaresAlias(_ name: String, _ root: SyntaxNode) -> Bool {
    root.mentions(Name(name))
      && root.subtree.contains { node in
        node.kind == .typealiasDecl && node.ownTokens.contains { node.text(of: $0) == name }
      }
  }

  /// Whether a call that makes a scene may give it an identifier.
  private static func mayHave(_ id: String, _ place: NamedPlace, _ analyzer: Analyzer) -> Bool {
    guard let call = place.call(analyzer.program) else { return false }
    let argument = call.arguments.first { argument in
      argument.kind == .labeledExpr && argument.firstToken.map { argument.text(of: $0) } == "id"
    }
    guard let value = argument?.children.last else { return false }
    return value.kind != .stringLiteralExpr || !value.children.isEmpty || value.text == id
  }
}
