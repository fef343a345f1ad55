import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about an action for changes that reads the watched input, which still has its old value there.
struct OldValueInActionRule: Rule {
  static let info = RuleInfo(
    "old_value_in_action", .correctness, .warning, isFixable: false,
    summary: "the action for a change reads the input of the view, which still has the value before the change",
    explanation: """
      What the action computes is always one change behind. `onChange(of:perform:)` runs the closure that the body made \
      before the change: an input or an environment value that the closure reads through the view is the earlier one. \
      Use the value that the closure receives, or the newer form of `onChange`, whose closure belongs to the view after \
      the change. Reported of a command for the font size, and of a path bar that showed the file before.
      """,
    silence: """
      State, bindings and objects, which have the new value, closures that use the value they receive, and the form of \
      `onChange` with two or no parameters.
      """,
    examples: [
      RuleExample(
        """
        struct Page: View {
          let size: Double
          @Environment(\\.colorScheme) private var scheme
          @State private var shown = 12.0
          @State private var isDark = false
          var body: some View {
            Text("Text").font(.system(size: shown))
              .onChange(of: size) { _ in shown = ↓size * 2 }
              .onChange(of: scheme) { _ in update() }
              .foregroundStyle(isDark ? .white : .black)
          }
          private func update() { isDark = ↓scheme == .dark }
        }
        """),
      RuleExample(
        """
        final class Store: ObservableObject { @Published var size = 1.0 }
        struct Page: View {
          let size: Double
          @Binding var width: Double
          @ObservedObject var store: Store
          @State private var height = 1.0
          @State private var shown = 12.0
          var body: some View {
            Text("Text").font(.system(size: shown))
              .onChange(of: size) { new in shown = new + size }
              .onChange(of: size) { shown = size }
              .onChange(of: size) { _, _ in shown = size }
              .onChange(of: width) { _ in shown = width }
              .onChange(of: store.size) { _ in shown = store.size }
              .onChange(of: height) { _ in shown = height }
          }
        }
        """),
    ])

  static let visits: [NodeKind] = [.functionCallExpr]

  private static let perform: Name = "perform"
  private static let of: Name = "of"
  private static let environment: Name = "Environment"

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [.onChange]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let action = context.argument(node, Self.perform), action.kind == .closureExpr, context.isViewCode,
      let watched = context.argument(node, Self.of), let input = input(in: watched, context),
      !action.closureParameterNames(unnamed: 1).contains(where: { action.mentionsInStatements($0) }),
      let read = ReadAsItRuns(of: [input], in: action, context)
    else { return }
    let name = context.analyzer.name(of: input)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(name)` still has the value before the change here; use the value that the closure of `onChange` receives, or "
          + "a closure without parameters",
        in: read.file, at: read.node.range,
        notes: [Diagnostic.Note("the action for the change", in: context.file, at: watched.range)]))
  }

  /// The input of the view that an expression reads, if the view holds its value: a property without wrapper, or with
  /// one that reads the environment.
  private func input(in watched: SyntaxNode, _ context: RuleContext) -> DeclID? {
    let analyzer = context.analyzer
    var current = watched
    while let base = current.memberBase, !base.isSelfReference {
      // The properties of an object are those of now.
      guard context.nominal(of: base).map({ analyzer.decl($0).kind != .classType }) ?? true else { return nil }
      current = base
    }
    guard let use = context.record.uses[current.id], use.part == .value, context.isOwn(use.decl),
      context.isOfSameType(use.decl), analyzer.decl(use.decl).kind == .variable,
      analyzer.decl(use.decl).flags.isDisjoint(with: [.isStatic, .isComputed]), isHeld(use.decl, context)
    else { return nil }
    let type = analyzer.variableType(of: use.decl)
    let kind = context.nominal(analyzer.wrapped(type) ?? type).map { analyzer.decl($0).kind }
    return kind == .structure || kind == .enumeration || kind == nil && !analyzer.propertyWrappers(of: use.decl).isEmpty
      ? use.decl : nil
  }

  /// Whether a property has no wrapper, that of the environment, or one of the program that reads the environment.
  private func isHeld(_ property: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    guard analyzer.decl(property).has(.hasCustomAttributes) else { return analyzer.isInput(property) }
    guard let wrapper = analyzer.propertyWrappers(of: property).first,
      let environment = analyzer.knownDecl(Self.environment)
    else { return false }
    if wrapper.decl == environment { return true }
    return context.isOwn(wrapper.decl)
      && analyzer.children(of: wrapper.decl).contains { member in
        analyzer.decl(member).kind == .variable
          && (context.nominal(analyzer.variableType(of: member)) == environment
            || analyzer.propertyWrappers(of: member).first?.decl == environment)
      }
  }
}

extension SyntaxNode {
  /// Whether the statements of a closure use one of its parameters.
  fileprivate func mentionsInStatements(_ name: Name) -> Bool {
    children.contains { $0.kind != .closureSignature && $0.mentionsParameter(name) }
  }
}
