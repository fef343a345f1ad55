import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a platform view that is made with a value and never updated with a new one.
struct RepresentableIgnoresInputRule: Rule {
  static let info = RuleInfo(
    "representable_ignores_input", .correctness, .warning, isFixable: false,
    summary: "the platform view keeps the first value that it is created with, and ignores later ones",
    explanation: """
      The text field keeps its old text although the state has a new one. SwiftUI calls `makeUIView` once, and \
      `updateUIView` whenever the view's input has changed: a value that only `makeUIView` uses never changes in the \
      platform view. Set the value in `updateUIView` too, if it differs from the current one.
      """,
    silence: """
      The rule ignores values that do not change while the view is shown, values that only the platform view itself \
      changes, objects and closures, and an update that calls functions of the program or passes the whole view on.
      """,
    examples: [
      RuleExample(
        """
        struct Field: UIViewRepresentable {
          @Binding var text: String
          let placeholder: String
          func makeUIView(context: Context) -> UITextField {
            let field = UITextField()
            field.text = ↓text
            field.placeholder = placeholder
            return field
          }
          func updateUIView(_ field: UITextField, context: Context) {}
        }
        struct Heading: UIViewRepresentable {
          let text: String
          func makeUIView(context: Context) -> UILabel {
            let label = UILabel(frame: .zero)
            label.text = ↓self.text
            return label
          }
          func updateUIView(_ label: UILabel, context: Context) { label.textColor = .red }
        }
        struct Page: View {
          @State private var text = ""
          var body: some View {
            Field(text: $text, placeholder: "Name")
            Heading(text: text)
            Button("Clear") { text = "" }
          }
        }
        """),
      RuleExample(
        """
        struct Field: UIViewRepresentable {
          @Binding var text: String
          func makeUIView(context: Context) -> UITextField {
            let field = UITextField()
            field.text = text
            return field
          }
          func updateUIView(_ field: UITextField, context: Context) {
            if field.text != text { field.text = text }
          }
        }
        struct Label: UIViewRepresentable {
          let text: String
          func makeUIView(context: Context) -> UILabel {
            let label = UILabel()
            label.text = text
            return label
          }
          func updateUIView(_ label: UILabel, context: Context) {}
        }
        struct Page: View {
          @State private var text = ""
          var body: some View {
            Field(text: $text)
            Label(text: "Name")
            Label(text: text).id(text)
            Button("Clear") { text = "" }
          }
        }
        """),
      RuleExample(
        """
        struct Field: UIViewRepresentable {
          @Binding var text: String
          func makeUIView(context: Context) -> UITextField {
            let field = UITextField()
            field.text = text
            return field
          }
          func updateUIView(_ field: UITextField, context: Context) {}
        }
        struct Page: View {
          @State private var text = ""
          var body: some View {
            Field(text: $text)
            Text(text)
          }
        }
        """),
      RuleExample(
        """
        import WebKit
        struct Gauge: UIViewRepresentable {
          let value: Double
          func makeUIView(context: Context) -> UIProgressView {
            let bar = UIProgressView()
            bar.progress = Float(↓value)
            return bar
          }
          func updateUIView(_ bar: UIProgressView, context: Context) {}
        }
        struct Site: UIViewRepresentable {
          let address: String
          func makeUIView(context: Context) -> WKWebView {
            let view = WKWebView()
            if let url = URL(string: address) {
              view.load(URLRequest(url: ↓url))
            }
            return view
          }
          func updateUIView(_ view: WKWebView, context: Context) {}
        }
        struct Kept: UIViewRepresentable {
          let address: String
          func makeUIView(context: Context) -> WKWebView { WKWebView() }
          func updateUIView(_ view: WKWebView, context: Context) {
            if let url = URL(string: address) { view.load(URLRequest(url: url)) }
          }
        }
        struct Page: View {
          @State private var value = 0.5
          @State private var address = "https://example.org"
          var body: some View {
            Gauge(value: value)
            Site(address: address)
            Kept(address: address)
            Button("Next") {
              value += 0.1
              address += "/next"
            }
          }
        }
        """),
      RuleExample(
        """
        struct NoteView: UIViewRepresentable {
          @Binding var text: String
          func makeUIView(context: Context) -> UITextView {
            let view = UITextView()
            view.text = ↓text
            return view
          }
          func updateUIView(_ view: UITextView, context: Context) {}
        }
        struct Notes: View {
          @State private var notes = ["a", "b"]
          @State private var chosen = 0
          var body: some View {
            Button("Next") { chosen = 1 }
            NoteView(text: $notes[chosen])
          }
        }
        """),
      RuleExample(
        """
        struct Screen: UIViewRepresentable {
          let view: UIView
          func makeUIView(context: Context) -> UIView { ↓view }
          func updateUIView(_ uiView: UIView, context: Context) {}
        }
        struct Fixed: UIViewRepresentable {
          let view: UIView
          func makeUIView(context: Context) -> UIView { view }
          func updateUIView(_ uiView: UIView, context: Context) {}
        }
        struct Calls: View {
          let own: UIView
          let other: UIView
          @State private var showsOwn = true
          var body: some View {
            Screen(view: showsOwn ? own : other)
            Fixed(view: own)
            Fixed(view: showsOwn ? own : other).id(showsOwn)
            Toggle("Own", isOn: $showsOwn)
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 109))

  static let visits: [NodeKind] = [.functionDecl]
  static let dependsOnWholeProgram = true

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard context.ancestors.isEmpty, let decl = context.decl, analyzer.decl(decl).kind == .function,
      let owner = context.ownerType, !context.isPreview, analyzer.updatesPlatformView(decl, of: owner),
      let block = node.child(.codeBlock), !handsOn(block, context),
      let maker = analyzer.maker(ofPlatformView: owner), let code = analyzer.node(of: maker).child(.codeBlock)
    else { return }
    let inner = RuleContext(analyzer, maker.file)
    inner.enter(maker)
    if checkReturned(by: code, inner, owner, update: node, context) { return }
    for input in analyzer.children(of: owner)
    where isValue(input, context) && !block.mentions(analyzer.decl(input).name) {
      var reader = SettingReader(input: input, context: inner)
      guard let value = reader.setting(in: Array(code.children)), let change = context.change(of: input, of: owner)
      else { continue }
      let (name, update) = (analyzer.name(of: input), analyzer.name(of: decl))
      context.report(
        Diagnostic(
          Self.info.level, Self.info.id,
          "the platform view keeps the first `\(name)`: this code runs once, and `\(update)` does not set the value, "
            + "so later values are never shown; set it there, too",
          in: inner.file, at: value.range, notes: [change]))
    }
  }

  /// `func makeUIView(context: Context) -> UIView { view }`
  private func checkReturned(
    by code: SyntaxNode, _ maker: RuleContext, _ owner: DeclID, update: SyntaxNode, _ context: RuleContext
  ) -> Bool {
    guard let last = code.children.last, let value = last.kind == .returnStmt ? last.children.first : last else {
      return false
    }
    var root = value
    while root.kind == .memberAccessExpr, maker.record.uses[root.id].map({ !maker.isOfSameType($0.decl) }) ?? true,
      let base = root.children.first, base.kind.isExpr
    {
      root = base
    }
    guard let use = maker.record.uses[root.id], use.part == .value, maker.isOfSameType(use.decl),
      context.analyzer.isInput(use.decl), isObject(use.decl, context),
      !update.mentions(context.analyzer.decl(use.decl).name), let change = context.change(of: use.decl, of: owner)
    else { return false }
    let name = context.analyzer.name(of: use.decl)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "the platform view stays that of the first `\(name)`: this code runs once, and another `\(name)` is never "
          + "shown; give the view an `id` of it, or show it in a container view and exchange it in the update",
        in: maker.file, at: value.range, notes: [change]))
    return true
  }

  private func isObject(_ property: DeclID, _ context: RuleContext) -> Bool {
    context.nominal(context.analyzer.variableType(of: property)).map {
      context.analyzer.decl($0).kind == .classType
    } ?? false
  }

  /// Whether an update calls functions of the program, or passes on the whole view.
  private func handsOn(_ block: SyntaxNode, _ context: RuleContext) -> Bool {
    block.subtree.contains { part in
      if part.kind == .functionCallExpr {
        return context.record.uses[part.id].map { context.isOwn($0.decl) } ?? true
      }
      return part.kind == .declReferenceExpr && part.text == "self"
        && !block.subtree.contains { $0.kind == .memberAccessExpr && $0.children.first?.id == part.id }
    }
  }

  /// Whether a property is a value that the view receives, directly or as a binding.
  private func isValue(_ property: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    guard analyzer.decl(property).kind == .variable, analyzer.isInput(property) || analyzer.isBinding(property)
    else { return false }
    let type = analyzer.variableType(of: property)
    guard let decl = context.nominal(analyzer.wrapped(type) ?? type) else { return false }
    return analyzer.decl(decl).kind != .classType && analyzer.decl(decl).kind != .protocolType
  }
}

/// Finds the place where code sets a value of a platform view that it makes: `label.text = text`,
/// `bar.progress = Float(value)`, `if let url = URL(string: text) { view.load(URLRequest(url: url)) }`.
private struct SettingReader {
  let input: DeclID
  let context: RuleContext
  /// The local names of values that derive from the input.
  private var names: Set<String> = []

  init(input: DeclID, context: RuleContext) {
    (self.input, self.context) = (input, context)
  }

  /// The part of the first such place that derives from the input.
  mutating func setting(in statements: [SyntaxNode]) -> SyntaxNode? {
    for statement in statements {
      if let found = setting(in: statement) { return found }
    }
    return nil
  }

  private mutating func setting(in statement: SyntaxNode) -> SyntaxNode? {
    switch statement.kind {
    case .variableDecl:
      for binding in statement.children where binding.kind == .patternBinding { note(binding) }
      return nil
    case .ifExpr, .guardStmt:
      for condition in statement.conditions where condition.kind == .optionalBindingCondition { note(condition) }
      guard statement.kind == .ifExpr, let block = statement.child(.codeBlock) else { return nil }
      return setting(in: Array(block.children))
    case .assignmentExpr:
      guard let target = statement.children.first, let value = statement.children.last else { return nil }
      if target.kind == .discardAssignmentExpr { return setting(in: value) }
      guard target.kind == .memberAccessExpr, let base = target.children.first, isLocal(base) else { return nil }
      return part(of: value)
    case .functionCallExpr:
      guard let callee = statement.children.first, callee.kind == .memberAccessExpr, let base = callee.children.first,
        isLocal(base), let type = context.nominal(of: base), context.analyzer.decl(type).kind == .classType
      else { return nil }
      return statement.arguments.firstNonNil { part(of: $0) }
    default: return nil
    }
  }

  /// A local value that derives from the input counts like the input; a view that is made from it is configured only
  /// once.
  private mutating func note(_ binding: SyntaxNode) {
    guard let pattern = binding.child(.identifierPattern) else { return }
    // `if let url` of the property itself
    if binding.initialValue == nil, pattern.text == context.analyzer.name(of: input) { names.insert(pattern.text) }
    guard let value = binding.initialValue, part(of: value) != nil,
      let type = context.type(of: value),
      let nominal = context.nominal(context.analyzer.wrapped(type) ?? type),
      context.analyzer.decl(nominal).kind != .classType
    else { return }
    names.insert(pattern.text)
  }

  private func isLocal(_ base: SyntaxNode) -> Bool {
    base.kind == .declReferenceExpr && base.text != "self" && base.text != "context"
  }

  /// The part of an expression that derives from the input. The reads of closures happen later.
  private func part(of value: SyntaxNode) -> SyntaxNode? {
    if value.kind == .closureExpr { return nil }
    if let use = context.record.uses[value.id], use.decl == input { return use.part == .value ? value : nil }
    if value.kind == .declReferenceExpr,
      context.record.uses[value.id].map({ $0.decl.file == context.analyzer.localFile }) ?? true,
      names.contains(value.text)
    {
      return value
    }
    return value.children.firstNonNil { part(of: $0) }
  }
}
