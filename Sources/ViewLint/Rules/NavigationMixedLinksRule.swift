import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a link that pushes a screen outside of its stack's path.
struct NavigationMixedLinksRule: Rule {
  static let info = RuleInfo(
    "navigation_mixed_links", .correctness, .warning, isFixable: false,
    summary: "the link pushes a screen that is not in the stack's path",
    explanation: """
      Clearing a path that is empty does not lead back from the screen, and a restored path lacks it. A stack with a \
      `path` shows the screens of the values in it. A link with a destination of its own pushes a screen that is not \
      among them, and leaves the path as it was. Let the link push a value, and declare its screen with \
      `navigationDestination(for:)`.
      """,
    silence: """
      A stack without a path, which takes both kinds. Only links in the code that creates the stack, and in the \
      helpers of its type, are examined, and only if something there is pushed by value and other code uses the path.
      """,
    examples: [
      RuleExample(
        """
        struct Home: View {
          @State private var path = NavigationPath()
          var body: some View {
            NavigationStack(path: $path) {
              List {
                ↓NavigationLink("About") { Text("About") }
                NavigationLink("One", value: 1)
                Button("Two") { path.append(2) }
              }
              .navigationDestination(for: Int.self) { Text("\\($0)") }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Home: View {
          @State private var path: [Int] = []
          private var about: some View {
            ↓NavigationLink(destination: Text("About")) { Text("About") }
          }
          var body: some View {
            NavigationStack(path: $path) {
              about.navigationDestination(for: Int.self) { Text("\\($0)") }
            }
            .onOpenURL { _ in path = [1] }
          }
        }
        """),
      RuleExample(
        """
        struct Home: View {
          @State private var path: [Int] = []
          var body: some View {
            NavigationStack {
              NavigationLink("About") { Text("About") }
              NavigationLink("One", value: 1)
                .navigationDestination(for: Int.self) { Text("\\($0)") }
            }
            NavigationStack(path: $path) {
              NavigationLink("Two", value: 2)
                .navigationDestination(for: Int.self) { Text("\\($0)") }
                .sheet(isPresented: .constant(false)) {
                  NavigationStack { NavigationLink("About") { Text("About") } }
                }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Home: View {
          @State private var path: [Int] = []
          var body: some View {
            NavigationStack(path: $path) {
              NavigationLink("About") { Text("About") }
              NavigationLink("One", value: 1)
                .navigationDestination(for: Int.self) { Text("\\($0)") }
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 5, of: 5, inApps: 28))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// Helpers, modifiers and views may be in other files.
  static let dependsOnWholeProgram = true

  private static let path: Name = "path"

  static func checksCalls(_ callee: Callee) -> Bool {
    callee.makes(anyOf: ["NavigationLink"]) && callee.isFromCatalogue(with: .destination)
  }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let path = context.hereOrAtUses(of: node, { around, node in boundPath(around: node, around) }) else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "the link pushes a screen that is not in `\(RuleText.oneLine(path.text))`: the path does not say what is "
          + "shown; push a value instead",
        in: context.file, at: node.children.first?.range ?? node.range,
        notes: [Diagnostic.Note("the path of the stack", in: context.file(of: path), at: path.range)]))
  }

  /// The path of the stack around a view, if screens are also pushed by value there.
  private func boundPath(around node: SyntaxNode, _ context: RuleContext) -> RuleContext.Search<SyntaxNode> {
    for (call, _) in context.enclosingCalls {
      guard let use = context.record.uses[call.id], context.analyzer.isFromCatalogue(use.decl) else { return .none }
      if context.madeFact(.navigates, of: call) != nil {
        guard let path = context.argument(call, Self.path), pushesValues(context), !isOnlyForStack(path, context)
        else { return .none }
        return .found(path)
      }
      if let kind = context.analyzer.fact(.presents, of: use.decl), kind != .screen { return .none }
    }
    return .outside
  }

  /// Whether a path is a state that only its stack uses, so that a missing screen has no effect.
  private func isOnlyForStack(_ path: SyntaxNode, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    guard path.kind == .declReferenceExpr, let use = context.record.uses[path.id], let type = context.ownerType,
      analyzer.owner(of: use.decl).flatMap({ analyzer.nominal(of: $0) }) == type,
      let wrapper = analyzer.propertyWrappers(of: use.decl).first,
      wrapper.decl == analyzer.knownDecl("State")
    else { return false }
    let name = analyzer.decl(use.decl).name
    let mentions = ([type] + analyzer.extensions(of: type)).reduce(0) { count, part in
      let node = analyzer.node(of: part)
      return count
        + node.tokenIndices.count { index in
          let kind = node.token(index).kind
          guard kind == .identifier || kind == .dollarIdentifier else { return false }
          let found = node.name(at: index)
          return found == name || found == name.projection
        }
    }
    // The declaration, the argument label if it has the same name, and the argument.
    return mentions <= (name == Self.path ? 3 : 2)
  }

  /// Whether the code pushes screens by value.
  private func pushesValues(_ context: RuleContext) -> Bool {
    context.perBody(Self.info.id) {
      context.decl.map { decl in
        context.analyzer.node(of: decl).subtree.contains { node in
          guard node.kind == .functionCallExpr, let use = context.record.uses[node.id] else { return false }
          return context.analyzer.fact(.navigates, of: use.decl) == .value
            || context.isUse(node, of: .navigationDestination)
        }
      } ?? false
    }
  }
}
