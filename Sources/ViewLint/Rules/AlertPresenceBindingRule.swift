import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Notes an alert with a `Bool` binding that only tells whether a value exists, if the alert can take a binding to the
/// value.
struct AlertPresenceBindingRule: Rule {
  static let info = RuleInfo(
    "alert_presence_binding", .correctness, .note, isFixable: true,
    summary: "the alert takes a `Bool` binding that only says whether there is a value, and the value as well",
    explanation: """
      Since Xcode 27 `alert(_:item:actions:message:)`, `alert(error:actions:message:)` and \
      `confirmationDialog(_:item:actions:message:)` take a binding to an optional: they are presented while there is \
      a value, and set it to `nil` when they are dismissed. This works on systems back to iOS 15. A binding of two \
      closures that does the same is one more place for a mistake, and with a `.constant` binding the alert is only \
      dismissed where an action sets the value.
      """,
    silence: """
      SDKs before 27. A `Bool` that is stored separately, and a binding that does more than test for the value and \
      set it to `nil`.
      """,
    examples: [
      RuleExample(
        """
        struct Songs: View {
          @State private var deleted: String?
          var body: some View {
            Button("Delete") { deleted = "One" }
              .alert("Delete?", ↓isPresented: .constant(deleted != nil), presenting: deleted) { song in
                Button("Delete \\(song)") { deleted = nil }
              }
          }
        }
        """,
        fixed: """
          struct Songs: View {
            @State private var deleted: String?
            var body: some View {
              Button("Delete") { deleted = "One" }
                .alert("Delete?", item: $deleted) { song in
                  Button("Delete \\(song)") { deleted = nil }
                }
            }
          }
          """, sdk: 27),
      RuleExample(
        """
        struct Song: Identifiable { let id: Int; let name: String }
        struct Songs: View {
          @State private var deleted: Song?
          var body: some View {
            Button("Delete") { deleted = Song(id: 1, name: "One") }
              .alert(
                "Delete?",
                ↓isPresented: Binding(get: { deleted != nil }, set: { if !$0 { deleted = nil } }),
                presenting: deleted
              ) { song in
                Button("Delete \\(song.name)") {}
              }
          }
        }
        """,
        fixed: """
          struct Song: Identifiable { let id: Int; let name: String }
          struct Songs: View {
            @State private var deleted: Song?
            var body: some View {
              Button("Delete") { deleted = Song(id: 1, name: "One") }
                .alert(
                  "Delete?",
                  item: $deleted
                ) { song in
                  Button("Delete \\(song.name)") {}
                }
            }
          }
          """, sdk: 27),
      RuleExample(
        """
        struct Failure: LocalizedError {}
        final class Player: ObservableObject {
          @Published var failure: Failure?
        }
        struct PlayerView: View {
          @StateObject private var player = Player()
          private var isFailing: Binding<Bool> {
            Binding {
              player.failure != nil
            } set: { isPresented in
              if !isPresented { withAnimation { player.failure = nil } }
            }
          }
          var body: some View {
            Text("Player")
              .alert(↓isPresented: isFailing, error: player.failure) { Button("OK") {} }
              .confirmationDialog(
                "Failed", ↓isPresented: isFailing, titleVisibility: .visible, presenting: player.failure
              ) { _ in Button("OK") {} }
          }
        }
        """,
        fixed: """
          struct Failure: LocalizedError {}
          final class Player: ObservableObject {
            @Published var failure: Failure?
          }
          struct PlayerView: View {
            @StateObject private var player = Player()
            private var isFailing: Binding<Bool> {
              Binding {
                player.failure != nil
              } set: { isPresented in
                if !isPresented { withAnimation { player.failure = nil } }
              }
            }
            var body: some View {
              Text("Player")
                .alert(error: $player.failure) { Button("OK") {} }
                .confirmationDialog(
                  "Failed", item: $player.failure, titleVisibility: .visible
                ) { _ in Button("OK") {} }
            }
          }
          """, sdk: 27),
      RuleExample(
        """
        struct Songs: View {
          @State private var deleted: String?
          @State private var count = 0
          @State private var asks = false
          var body: some View {
            Text("Songs")
              .alert(
                "Delete?",
                isPresented: Binding(get: { deleted != nil }, set: { if !$0 { deleted = nil; count += 1 } }),
                presenting: deleted
              ) { Text($0) }
              .alert("Delete?", isPresented: $asks, presenting: deleted) { Text($0) }
              .alert("Delete?", isPresented: Binding(get: { deleted != nil }, set: { _ in }), presenting: deleted) {
                Text($0)
              }
          }
        }
        """, sdk: 27),
      RuleExample(
        """
        struct Songs: View {
          @State private var deleted: String?
          var body: some View {
            Text("Songs")
              .alert(
                "Delete?", isPresented: Binding(get: { deleted != nil }, set: { if !$0 { deleted = nil } }),
                presenting: deleted
              ) { Text($0) }
          }
        }
        """, sdk: 26),
    ], precision: RuleInfo.Precision(right: 14, of: 14, inApps: 52))

  static let visits: [NodeKind] = [.functionCallExpr]

  static func checksCalls(_ callee: Callee) -> Bool {
    callee.presents([.message]) && (callee.isFromCatalogue(with: presenting) || callee.isFromCatalogue(with: error))
  }

  private static let presenting: Name = "presenting"
  private static let error: Name = "error"
  private static let constant = CatalogueMember("Binding", "constant")
  private static let wrappedValue: Name = "wrappedValue"
  private static let projectedValue: Name = "projectedValue"
  /// The first iOS version with alerts that take the presented value.
  private static let firstVersion = 15

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let configuration = context.analyzer.program.configuration
    guard configuration.isOfSDK27, configuration.target >= configuration.platform.version(forIOS: Self.firstVersion),
      let flag = labeled(.isPresented, of: node), let binding = context.argument(node, .isPresented),
      let data = labeled(Self.presenting, of: node) ?? labeled(Self.error, of: node), let value = data.children.last,
      value.kind == .declReferenceExpr || value.kind == .memberAccessExpr, tellsPresence(binding, of: value, context)
    else { return }
    let isError = labeled(Self.presenting, of: node) == nil
    let name = isError ? "error" : "item"
    let projection = projection(of: value, context)
    let what = RuleText.oneLine(value.text)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "this binding says only that `\(what)` is there; `\(name): \(projection ?? "…")` presents while there is a "
          + "value, with Xcode 27 and on systems back to iOS 15",
        in: context.file, at: flag.range, fixIts: fix(node, flag, data, name, projection, isError)))
  }

  private func labeled(_ label: Name, of call: SyntaxNode) -> SyntaxNode? {
    call.arguments.first { argument in
      argument.kind == .labeledExpr && argument.firstToken.map { argument.name(of: $0) } == label
    }
  }

  /// `isPresented: …, presenting: value` becomes `item: $value`, and `isPresented: …, error: value` `error: $value`.
  private func fix(
    _ call: SyntaxNode, _ flag: SyntaxNode, _ data: SyntaxNode, _ name: String, _ projection: String?, _ isError: Bool
  ) -> [FixIt] {
    let arguments = call.arguments
    guard let projection, let number = arguments.firstIndex(where: { $0.id == data.id }), number > 0 else { return [] }
    let edits: [TextEdit]
    if isError {
      guard arguments[number - 1].id == flag.id else { return [] }
      edits = [TextEdit(SourceRange(flag.range.start, data.range.end), "\(name): \(projection)")]
    } else {
      let removed = SourceRange(arguments[number - 1].range.end, data.range.end)
      // Adjacent arguments need a single edit.
      edits =
        arguments[number - 1].id == flag.id
        ? [TextEdit(SourceRange(flag.range.start, data.range.end), "\(name): \(projection)")]
        : [TextEdit(flag.range, "\(name): \(projection)"), TextEdit(removed, "")]
    }
    return [FixIt("`\(name): \(projection)`", edits, isSafe: false)]
  }

  /// Whether the closures of a binding test a value for presence, and set it to `nil` and nothing else.
  private func tellsPresence(_ binding: SyntaxNode, of value: SyntaxNode, _ context: RuleContext) -> Bool {
    let origin = context.origin(of: binding)
    let inner = origin.context
    // Only the actions can then set the value to `nil`.
    if inner.ownerType == context.ownerType, inner.isUse(origin.node, of: Self.constant),
      let asked = origin.node.arguments.first
    {
      return asksForPresence(asked, of: value)
    }
    guard inner.ownerType == context.ownerType, inner.makes(origin.node, anyOf: [.binding]),
      let getter = inner.argument(origin.node, .get), let setter = inner.argument(origin.node, .set),
      getter.kind == .closureExpr, setter.kind == .closureExpr
    else { return false }
    let asked = getter.children.filter { $0.kind != .closureSignature }
    guard asked.count == 1, asksForPresence(asked[0], of: value) else { return false }
    let done = setter.children.filter { $0.kind != .closureSignature }
    return done.count == 1 && done.first.map { clears(value, $0) } == true
  }

  /// `value != nil`
  private func asksForPresence(_ asked: SyntaxNode, of value: SyntaxNode) -> Bool {
    asked.kind == .infixOperatorExpr && asked.ownTokens.contains { asked.isSpelt($0, "!=") }
      && asked.comparedWithNil.map { isSame($0, value) } == true
  }

  /// `value = nil`, possibly under one condition without an `else`, or animated.
  private func clears(_ value: SyntaxNode, _ statement: SyntaxNode) -> Bool {
    switch statement.kind {
    case .assignmentExpr:
      guard let target = statement.children.first, statement.children.last?.kind == .nilLiteralExpr else {
        return false
      }
      return isSame(target, value)
    case .ifExpr:
      guard statement.ownToken(.elseKeyword) == nil, let block = statement.children.last, block.kind == .codeBlock,
        block.children.count == 1, let only = block.children.first
      else { return false }
      return clears(value, only)
    case .functionCallExpr:
      guard statement.children.first?.text == "withAnimation", let block = statement.lastClosure,
        block.children.count == 1, let only = block.children.first
      else { return false }
      return clears(value, only)
    default: return false
    }
  }

  private func isSame(_ left: SyntaxNode, _ right: SyntaxNode) -> Bool { path(left) == path(right) }

  private func path(_ node: SyntaxNode) -> String {
    let text = node.text.filter { !$0.isWhitespace }
    return text.hasPrefix("self.") ? String(text.dropFirst(5)) : text
  }

  /// `$deleted`, `$player.failure`; `nil` if the root property has no binding.
  private func projection(of value: SyntaxNode, _ context: RuleContext) -> String? {
    if let base = value.baseOfMember, value.lastToken.map({ value.name(of: $0) }) == Self.wrappedValue,
      context.record.types[base.id].map({ context.analyzer.isKnown($0, .binding) }) == true
    {
      return path(base)
    }
    var root = value
    while root.kind == .memberAccessExpr, let base = root.children.first, base.firstToken?.kind != .selfKeyword {
      root = base
    }
    guard let decl = context.record.decl(of: root), context.isOwn(decl),
      let wrapper = context.analyzer.propertyWrappers(of: decl).first, context.analyzer.isFromCatalogue(wrapper.decl),
      !context.analyzer.directMembers(of: wrapper.decl, named: Self.projectedValue).isEmpty
    else { return nil }
    return "$" + path(value)
  }
}
