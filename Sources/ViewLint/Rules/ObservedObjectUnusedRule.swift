import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about an object that a view observes and never uses.
struct ObservedObjectUnusedRule: Rule {
  static let info = RuleInfo(
    "observed_object_unused", .performance, .warning, isFixable: false,
    summary: "each change of this object evaluates the body, which never uses it",
    explanation: """
      The body is evaluated for nothing at each change of the object. `@ObservedObject` and `@EnvironmentObject` \
      subscribe by being declared, whatever the body reads. Delete the unused property.
      """,
    silence: """
      A property that any file uses, also in an extension, through a key path or perhaps on another platform, and one \
      that a protocol requires. A view that reaches the class in another way, such as `Store.shared`, or through a \
      function, computed property or initializer of the program, and may observe the object to be updated. \
      `@StateObject`, which may be there to keep its object alive. In views that are linted without the files \
      whose names they use, only private properties are known to be unused.
      """,
    examples: [
      RuleExample(
        """
        final class Store: ObservableObject {
          @Published var title = ""
        }
        struct Card: View {
          @EnvironmentObject private var ↓store: Store
          let title: String
          var body: some View { Text(title) }
        }
        struct Row: View {
          @ObservedObject private var ↓store: Store
          let title: String
          init(_ title: String, store: Store) {
            self.title = title
            self.store = store
          }
          var body: some View { Text(title) }
        }
        """),
      RuleExample(
        """
        final class Store: ObservableObject {
          static let shared = Store()
          @Published var title = ""
        }
        struct Card: View {
          @EnvironmentObject private var store: Store
          var body: some View { Text(store.title) }
        }
        struct Row: View {
          @ObservedObject private var store = Store.shared
          private var title: String { Store.shared.title }
          var body: some View { Text(title) }
        }
        struct Root: View {
          @StateObject private var store = Store()
          var body: some View { Text("Root") }
        }
        """),
      RuleExample(
        """
        final class Theme: ObservableObject {
          static let shared = Theme()
          @Published var tint = Color.red
          func reset() { tint = .red }
        }
        struct Colors {
          static var current: Colors { Colors() }
          var tint: Color { Theme.shared.tint }
          static func reset() { Theme.shared.reset() }
        }
        struct Title: View {
          @ObservedObject private var theme = Theme.shared
          let text: String
          var body: some View { Text(text).foregroundStyle(Colors.current.tint) }
        }
        extension Color {
          init(named: String) { self = Theme.shared.tint }
        }
        struct Subtitle: View {
          @ObservedObject private var theme = Theme.shared
          let text: String
          var body: some View { Text(text).foregroundStyle(Color(named: "subtitle")) }
        }
        struct Reset: View {
          @ObservedObject private var ↓theme = Theme.shared
          var body: some View { Button("Reset") { Colors.reset() } }
        }
        """),
    ], precision: RuleInfo.Precision(right: 209, of: 219, inApps: 78))

  static let visits: [NodeKind] = [.patternBinding]
  static let usesProgramFacts = true

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard context.ancestors.isEmpty, let decl = context.decl, Self.isUnused(decl, context),
      let owner = context.ownerType,
      let type = context.nominal(analyzer.variableType(of: decl))
    else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(analyzer.name(of: decl))` is never used, but each change of the `\(analyzer.name(of: type))` evaluates the "
          + "body of `\(analyzer.name(of: owner))`; delete it",
        in: context.file, at: analyzer.nameRange(of: decl)),
      if: .ownMembers([decl], of: owner))
  }

  /// Whether a property of a view observes an object that the view never uses.
  static func isUnused(_ decl: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    guard let owner = context.ownerType, analyzer.decl(owner).kind == .structure, context.conforms(owner, to: .view),
      !context.isPreview, let wrapper = analyzer.propertyWrappers(of: decl).first,
      analyzer.catalogueText(.observes, of: wrapper.decl) != nil, !analyzer.ownsWrappedValue(wrapper.decl),
      analyzer.isUsedInGivenFilesOnly(decl),
      !analyzer.mayMeetRequirement(decl), let type = context.nominal(analyzer.variableType(of: decl))
    else { return false }
    return !ObservedObjectUnusedRule().isUsed(decl, of: owner, type, context)
  }

  /// Whether the type uses the property other than to set its object, or has another reference to an object of its
  /// class. In the second case the view may observe the object on purpose.
  private func isUsed(_ decl: DeclID, of owner: DeclID, _ type: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    let (name, className) = (analyzer.decl(decl).name, analyzer.decl(type).name)
    let (projection, storage) = (name.projection, name.storage)
    let own = analyzer.header(of: decl).range
    let isNamed = ([owner] + analyzer.extensions(of: owner)).contains { part in
      let part = analyzer.node(of: part)
      // A truncated file may have contained more code.
      guard part.lastToken?.kind == .rightBrace else { return true }
      // Nearly all properties are used outside of initializers.
      lazy var initializers = part.subtree.filter { $0.kind == .initializerDecl }
      return part.tokenIndices.contains { index in
        let token = part.token(index)
        guard token.kind == .identifier || token.kind == .dollarIdentifier, !own.contains(token.range) else {
          return false
        }
        let found = part.name(at: index)
        let isMeant = found == name || found == projection || found == storage
        guard isMeant || found == className else { return false }
        guard let initializer = initializers.first(where: { $0.range.contains(token.range) }) else { return true }
        return isMeant && !isSet(at: index, in: part, name, initializer)
      }
    }
    return isNamed || hasOther(type, owner, context) || isReached(type, from: owner, context)
  }

  /// Whether a name in an initializer is the target of an assignment, or a parameter.
  private func isSet(at index: Int, in part: SyntaxNode, _ name: Name, _ initializer: SyntaxNode) -> Bool {
    if index + 1 < part.tokenIndices.upperBound, part.token(index + 1).kind == .equal { return true }
    let isMember = part.token(index - 1).kind == .period
    let parameters = initializer.child(.parameterClause)?.children ?? initializer.children
    return !isMember && parameters.contains { $0.kind == .parameter && $0.mentions(name) }
  }

  /// Whether code of body evaluation outside of the view uses the class: `Colors.current.tint`.
  func isReached(_ type: DeclID, from owner: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    let code = CodeRunForBody(of: owner, analyzer)
    return code.isCutOff
      || code.members.contains { member in
        analyzer.owner(of: member).flatMap { analyzer.nominal(of: $0) } == type
          || analyzer.node(of: member).mentions(analyzer.decl(type).name)
      }
  }

  /// Whether code of the view has another reference to an object of the class.
  private func hasOther(_ type: DeclID, _ owner: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    return analyzer.bodies(in: context.fileID, of: owner).contains { body in
      guard !analyzer.isInitializer(body), analyzer.decl(body).kind == .function || analyzer.decl(body).has(.isComputed)
      else { return false }
      return analyzer.record(of: body).types.values.contains {
        analyzer.types.kind($0) == .nominal && analyzer.types.decl($0) == type
      }
    }
  }
}
