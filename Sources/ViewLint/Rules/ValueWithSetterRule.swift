import ViewSemantics
import ViewSource
import ViewSyntax

/// Notes a value and a closure that sets it, which could be a binding.
struct ValueWithSetterRule: Rule {
  static let info = RuleInfo(
    "value_with_setter", .data, .note, isFixable: false, profile: .strict,
    summary: "the view gets a value and a closure that only sets it: use a binding",
    explanation: """
      SwiftUI evaluates the view at each update of its parent although the value is the same, because two closures are \
      never equal. `Volume(level: level, set: { level = $0 })` passes a value down and takes it back by hand, and the \
      two arguments can belong to different values by mistake. A `@Binding` is one argument, can be compared, and can \
      be passed to controls: `Volume(level: $level)`.
      """,
    silence: """
      The rule ignores closures that do more than set the value unchanged, values without a possible binding, views \
      that keep a draft and return it at the end, and views that the program does not declare.
      """,
    examples: [
      RuleExample(
        """
        struct Volume: View {
          let level: Double
          let set: (Double) -> Void
          var body: some View { Button("Louder") { set(level + 1) } }
        }
        struct Player: View {
          @State private var level = 0.0
          var body: some View {
            Volume(level: level, set: ↓{ level = $0 })
            Volume(level: level) ↓{ new in level = new }
          }
        }
        """),
      RuleExample(
        """
        struct Volume: View {
          let level: Double
          let set: (Double) -> Void
          var body: some View { Button("Louder") { set(level + 1) } }
        }
        struct Name: View {
          let name: String
          let save: (String) -> Void
          @State private var draft = ""
          var body: some View {
            TextField("Name", text: $draft)
              .onAppear { draft = name }
              .onSubmit { save(draft) }
          }
        }
        struct Title: View {
          let save: (String) -> Void
          @State private var draft: String
          init(title: String, save: @escaping (String) -> Void) {
            _draft = State(initialValue: title)
            self.save = save
          }
          var body: some View { TextField("Title", text: $draft).onSubmit { save(draft) } }
        }
        struct Player: View {
          let fixed: Double
          @State private var level = 0.0
          @State private var other = 0.0
          @State private var name = ""
          var body: some View {
            Volume(level: level) { level = max(0, $0) }
            Volume(level: level) { other = $0 }
            Volume(level: fixed) { level = $0 }
            Volume(level: level) {
              level = $0
              other = $0
            }
            Name(name: name) { name = $0 }
            Title(title: name) { name = $0 }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 15))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// The view may be declared in another file.
  static let dependsOnWholeProgram = true

  static func checksCalls(_ callee: Callee) -> Bool { callee.makesOwnView }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard let view = context.madeType(node), let use = context.record.uses[node.id],
      case let arguments = analyzer.arguments(of: node, context.record),
      arguments.contains(where: { $0.node.kind == .closureExpr }), !context.isPreview
    else { return }
    let parameters = analyzer.parameters(of: use)
    for closure in arguments where closure.node.kind == .closureExpr {
      guard let target = target(of: closure.node, context), isBindable(target, context) else { continue }
      let value = arguments.first { argument in
        argument.node.kind != .closureExpr && argument.node.spacedText == target.spacedText
      }
      guard let value, let number = value.parameter, number < parameters.count,
        let property = property(of: view, for: parameters[number], use, analyzer),
        !isDrafted(property, of: view, context)
      else { continue }
      let label = closure.parameter.flatMap { $0 < parameters.count ? parameters[$0].label.text : nil }
      let name = analyzer.name(of: view)
      return context.report(
        Diagnostic(
          Self.info.level, Self.info.id,
          "this closure only sets `\(RuleText.oneLine(target.text))`, which `\(name)` also gets as a value, and "
            + "makes the view differ at each update; let `\(analyzer.name(of: property))` be a `@Binding`"
            + (label.map { " instead of both it and `\($0)`" } ?? ""),
          in: context.file, at: closure.node.range,
          notes: [
            Diagnostic.Note("the value is passed here", in: context.file, at: value.node.range),
            context.note("and stored here", at: property),
          ]))
    }
  }

  /// `level` of `{ level = $0 }` and of `{ new in level = new }`
  private func target(of closure: SyntaxNode, _ context: RuleContext) -> SyntaxNode? {
    let statements = closure.children.filter { $0.kind != .closureSignature }
    guard statements.count == 1, statements[0].kind == .assignmentExpr, let target = statements[0].children.first,
      let value = statements[0].children.last, value.kind == .declReferenceExpr, context.record.uses[value.id] == nil,
      target.kind == .declReferenceExpr || target.kind == .memberAccessExpr
    else { return nil }
    guard let signature = closure.child(.closureSignature) else { return value.text == "$0" ? target : nil }
    let words = signature.tokenIndices.map { signature.token($0) }.filter { $0.kind == .identifier }
    return words.contains { signature.text(of: $0) == value.text } ? target : nil
  }

  /// Whether `$` makes a binding to a value: a wrapper of the view stores it or the value that contains it.
  private func isBindable(_ target: SyntaxNode, _ context: RuleContext) -> Bool {
    var root = target
    while root.kind == .memberAccessExpr, let base = root.children.first, base.kind.isExpr, !base.isSelfReference {
      root = base
    }
    guard let use = context.record.uses[root.id], use.part == .value, context.isOfSameType(use.decl),
      let wrapper = context.analyzer.propertyWrappers(of: use.decl).first
    else { return false }
    return context.analyzer.isTracked(use.decl) && wrapper.decl != context.analyzer.knownDecl("Environment")
  }

  /// The input of the view that stores the value unchanged.
  private func property(
    of view: DeclID, for parameter: Parameter, _ use: BodyRecord.Use, _ analyzer: Analyzer
  ) -> DeclID? {
    let members = analyzer.children(of: view).filter { analyzer.isInput($0) }
    if use.isMemberwise { return members.first { analyzer.decl($0).name == parameter.label } }
    let block = analyzer.node(of: use.decl).child(.codeBlock)
    let record = analyzer.record(of: use.decl)
    return block?.children.firstNonNil { statement in
      guard let write = PropertyWrite(statement, record, analyzer), members.contains(write.property),
        write.value?.text == parameter.name.text
      else { return nil }
      return write.property
    }
  }

  /// Whether the view copies the value to its own state.
  private func isDrafted(_ property: DeclID, of view: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    let name = analyzer.decl(property).name
    let parts = ([view] + analyzer.extensions(of: view)).flatMap { analyzer.children(of: $0) }
    return parts.contains { member in
      if analyzer.isInitializer(member) {
        return analyzer.node(of: member).contains { isStorage($0) }
      }
      let code = analyzer.node(of: member)
      guard code.mentions(name), analyzer.decl(member).kind == .function || analyzer.decl(member).kind == .variable
      else {
        return false
      }
      let record = analyzer.record(of: member)
      return code.subtree.contains { node in
        guard let write = PropertyWrite(node, record, analyzer), let value = write.value else { return false }
        return analyzer.isOwnState(write.property) && value.mentions(name)
      }
    }
  }

  /// `_draft = State(initialValue: title)`
  private func isStorage(_ node: SyntaxNode) -> Bool {
    node.kind == .assignmentExpr
      && (node.children.first?.referencedName.map { node.text(of: $0).hasPrefix("_") } ?? false)
  }
}
