import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a view that sets an environment value for its content and reads it itself.
struct EnvironmentReadOutsideRule: Rule {
  static let info = RuleInfo(
    "environment_read_outside", .correctness, .warning, isFixable: false,
    summary: "the view always reads the default value: what it sets in the environment is for the views inside",
    explanation: """
      The property keeps the default. `environment(_:_:)` sets a value for the views that it modifies; the view whose \
      body contains it reads the environment around itself, where no other code sets the value. Use the value that is set \
      directly, or read it in a view inside.
      """,
    silence: """
      Values of SwiftUI, which the system also sets, and values that any other type of the program sets.
      """,
    examples: [
      RuleExample(
        """
        extension EnvironmentValues {
          @Entry var theme = "light"
        }
        struct Page: View {
          @Environment(\\.theme) private var ↓theme
          var body: some View {
            VStack { Text(theme) }.environment(\\.theme, "dark")
          }
        }
        """),
      RuleExample(
        """
        extension EnvironmentValues {
          @Entry var theme = "light"
          @Entry var depth = 0
        }
        struct Page: View {
          @Environment(\\.theme) private var theme
          @Environment(\\.depth) private var depth
          @Environment(\\.colorScheme) private var scheme
          var body: some View {
            VStack { Text(theme + "\\(depth) \\(scheme)") }.environment(\\.theme, "dark").environment(\\.colorScheme, .dark)
          }
        }
        struct Root: View {
          var body: some View { Page().environment(\\.theme, "blue") }
        }
        struct Leaf: View {
          @Environment(\\.depth) private var depth
          var body: some View { Text("\\(depth)").environment(\\.depth, depth + 1) }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 45))

  static let visits: [NodeKind] = [.patternBinding]
  static let usesProgramFacts = true

  private static let environment: Name = "environment"

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard context.ancestors.isEmpty, let decl = context.decl, let owner = context.ownerType, !context.isPreview,
      context.conforms(owner, to: .view), let wrapper = analyzer.propertyWrappers(of: decl).first,
      analyzer.decl(wrapper.decl).name.text == "Environment",
      let path = wrapper.attribute.children.first(where: { $0.kind == .keyPathExpr }), let token = path.onlyKeyPathName
    else { return }
    let key = path.name(of: token)
    guard let value = analyzer.valueOfEnvironment(key), context.isOwn(value),
      let place = setting(of: key, readBy: decl, context)
    else { return }
    let name = analyzer.name(of: decl)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(name)` is always the default value here: this view sets `\(key.text)` only for the views inside; read it in "
          + "one of them",
        in: context.file, at: analyzer.nameRange(of: decl),
        notes: [Diagnostic.Note("the value is set here", in: place.file, at: place.range)]),
      if: .nowhere([key]) { place, analyzer in Self.isSetElsewhere(place, owner, analyzer) })
  }

  /// The place in the view's own code where it sets the value for its content, without the old value, and also reads it.
  private func setting(
    of key: Name, readBy property: DeclID, _ context: RuleContext
  ) -> (file: SourceFile, range: SourceRange)? {
    let name = context.analyzer.decl(property).name
    for body in context.bodiesOfType where body != property {
      let code = context.analyzer.node(of: body)
      guard code.mentions(key), code.mentions(name) else { continue }
      let inner = RuleContext(context.analyzer, body.file)
      inner.enter(body)
      let call = code.subtree.first { call in
        call.kind == .functionCallExpr && inner.modified(call) != nil && inner.isFromCatalogue(call)
          && call.calleeName.map { call.name(of: $0) } == Self.environment
          && Self.isPath(call.arguments.first, to: key)
          && !call.arguments.dropFirst().contains { $0.mentions(name) }
      }
      if let callee = call?.calleeName { return (inner.file, callee.range) }
    }
    return nil
  }

  private static func isPath(_ argument: SyntaxNode?, to key: Name) -> Bool {
    guard let argument, argument.kind == .keyPathExpr, let name = argument.onlyKeyPathName else { return false }
    return argument.name(of: name) == key
  }

  /// Whether a place sets the value in code of another type, or in a way that is not known.
  private static func isSetElsewhere(_ place: NamedPlace, _ owner: DeclID, _ analyzer: Analyzer) -> Bool {
    let path = place.expression(analyzer.program)
    let call = place.enclosing(analyzer.program).first { around in
      around.kind == .functionCallExpr && around.arguments.contains { $0.range.contains(path.range) }
    }
    guard path.kind == .keyPathProperty, call != nil else { return false }
    return place.context(analyzer)?.ownerType != owner
  }
}
