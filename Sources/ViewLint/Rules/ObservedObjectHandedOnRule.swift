import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about an object that a view observes only to pass it to views that observe it themselves.
struct ObservedObjectHandedOnRule: Rule {
  static let info = RuleInfo(
    "observed_object_handed_on", .performance, .note, isFixable: false,
    summary: "each change of this object evaluates the body, which only passes it to views that observe it",
    explanation: """
      The body is evaluated for nothing at each change of the object. `@ObservedObject` subscribes by being declared, \
      even if the body reads nothing of the object. A view that only passes it to others, which observe it themselves, \
      needs no subscription: declare it `let`, and those views are updated as before.
      """,
    silence: """
      An object that the view reads or makes a binding to, also in an action, or whose methods its body calls. An object \
      that it passes to anything but an `@ObservedObject` of a view, a view that only calls its methods, or \
      `environmentObject`. A view whose code reaches the class in another way. In files that are linted alone, only private properties are known.
      """,
    examples: [
      RuleExample(
        """
        final class Player: ObservableObject {
          @Published var title = ""
        }
        final class Library: ObservableObject {
          @Published var names: [String] = []
        }
        struct LibraryView: View {
          @ObservedObject var library: Library
          @ObservedObject private var ↓player: Player
          init(library: Library, player: Player) {
            self.library = library
            self.player = player
          }
          var body: some View {
            List(library.names, id: \\.self) { Text($0) }
            TitleView(player: player)
          }
        }
        struct TitleView: View {
          @ObservedObject var player: Player
          var body: some View { Text(player.title) }
        }
        struct Root: View {
          @ObservedObject private var ↓player: Player
          init(_ player: Player) { self.player = player }
          var body: some View { Text("Root").environmentObject(player) }
        }
        """),
      RuleExample(
        """
        final class Player: ObservableObject {
          @Published var title = ""
          func next() { title = "Next" }
        }
        struct PlainView: View {
          let player: Player
          var body: some View { Text(player.title) }
        }
        struct TitleView: View {
          @ObservedObject var player: Player
          var body: some View { Text(player.title) }
        }
        struct PlayerView: View {
          @ObservedObject private var player: Player
          @ObservedObject private var other: Player
          @StateObject private var own = Player()
          init(player: Player, other: Player) {
            self.player = player
            self.other = other
          }
          var body: some View {
            TitleView(player: player).id(player.title)
            PlainView(player: other)
            TitleView(player: own)
          }
        }
        struct Next: View {
          @ObservedObject private var player: Player
          init(_ player: Player) { self.player = player }
          var body: some View { Button("Next") { player.next() } }
        }
        """),
      RuleExample(
        """
        final class Indexer: ObservableObject {
          @Published var names: [String] = []
          func refresh() { names.append("New") }
        }
        final class Store: ObservableObject {
          @Published var names: [String] = []
          func title() -> String { names.first ?? "" }
        }
        struct IndexView: View {
          @ObservedObject private var ↓indexer: Indexer
          @ObservedObject private var store: Store
          init(_ indexer: Indexer, store: Store) {
            self.indexer = indexer
            self.store = store
          }
          var body: some View {
            NamesView(indexer: indexer, store: store)
            Button("Refresh") { refresh() }
            Text(store.title())
          }
          private func refresh() { indexer.refresh() }
        }
        struct NamesView: View {
          @ObservedObject var indexer: Indexer
          @ObservedObject var store: Store
          var body: some View { Text((indexer.names + store.names).first ?? "") }
        }
        """),
    ], precision: RuleInfo.Precision(right: 10, of: 10, inApps: 38))

  static let visits: [NodeKind] = [.patternBinding]
  static let usesProgramFacts = true

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard context.ancestors.isEmpty, let decl = context.decl, let owner = context.ownerType,
      analyzer.decl(owner).kind == .structure, context.conforms(owner, to: .view), !context.isPreview,
      let wrapper = analyzer.propertyWrappers(of: decl).first, wrapper.decl == analyzer.knownDecl(.observedObject),
      node.child(.initializerClause) == nil,
      analyzer.isUsedInGivenFilesOnly(decl),
      !analyzer.mayMeetRequirement(decl), let model = context.nominal(analyzer.variableType(of: decl)),
      let takers = takers(of: decl, owner, context), let first = takers.first,
      !reaches(model, from: owner, decl, context)
    else { return }
    let name = analyzer.name(of: decl)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(analyzer.name(of: owner))` only passes `\(name)` on, but each change of the `\(analyzer.name(of: model))` "
          + "evaluates its body; declare `\(name)` `let`: the views that receive it observe it",
        in: context.file, at: analyzer.nameRange(of: decl),
        notes: [Diagnostic.Note("it is passed on here", in: first.file, at: first.range)]),
      if: .ownMembers([decl], of: owner))
  }

  /// The places that pass a property to observing views; `nil` if it has other uses.
  private func takers(of decl: DeclID, _ owner: DeclID, _ context: RuleContext) -> [(
    file: SourceFile, range: SourceRange
  )]? {
    let analyzer = context.analyzer
    let name = analyzer.decl(decl).name
    var found: [(SourceFile, SourceRange)] = []
    for part in [owner] + analyzer.extensions(of: owner) {
      let node = analyzer.node(of: part)
      // A truncated file may have contained more code.
      guard node.lastToken?.kind == .rightBrace, !node.mentions(name.projection), !node.mentions(name.storage) else {
        return nil
      }
    }
    for body in analyzer.bodiesNear(decl) where analyzer.node(of: body).mentions(name) {
      if body == decl { continue }
      let inner = RuleContext(analyzer, body.file)
      inner.enter(body)
      let code = analyzer.node(of: body)
      var given: Set<NodeID> = []
      for call in code.subtree where call.kind == .functionCallExpr {
        for argument in call.arguments {
          let value = argument.argumentValue
          guard inner.record.uses[value.id]?.decl == decl, observes(argument, of: call, inner) else { continue }
          given.insert(value.id)
          found.append((inner.file, value.range))
        }
      }
      let uses = code.subtree.filter { inner.record.uses[$0.id]?.decl == decl }
      let isSetUp = analyzer.isInitializer(body)
      guard
        uses.allSatisfy({
          given.contains($0.id) || isSetUp && isSet($0, in: code) || isCalledByAction($0, in: code, of: body, context)
        }),
        isSetUp || !context.isOfSameType(body) || uses.count == mentions(of: name, in: code)
      else { return nil }
    }
    return found
  }

  /// Whether a use only calls a method of the object as a statement, and does not run with the body.
  private func isCalledByAction(
    _ use: SyntaxNode, in code: SyntaxNode, of body: DeclID, _ context: RuleContext
  ) -> Bool {
    let analyzer = context.analyzer
    let place = RuleContext(analyzer, body.file)
    place.enter(body)
    guard context.isOfSameType(body), !analyzer.isInitializer(body) else { return false }
    let isStatement = code.subtree.contains { block in
      (block.kind == .codeBlock || block.kind == .closureExpr && place.record.builders[block.id] == nil)
        && block.children.contains { statement in
          let call = statement.awaited
          return call.kind == .functionCallExpr && call.memberBase?.id == use.id
            && place.record.uses[call.id].map { analyzer.isOwnFunction($0.decl) } == true
        }
    }
    place.descend(towards: use)
    return isStatement && !place.runsForBody
  }

  /// The number of times that code names something, other than as an argument label. The name may be unresolved.
  private func mentions(of name: Name, in code: SyntaxNode) -> Int {
    code.tokenIndices.count { index in
      code.token(index).kind == .identifier && code.name(at: index) == name
        && !(index + 1 < code.tokenIndices.upperBound && code.token(index + 1).kind == .colon)
    }
  }

  /// Whether a node is the target of an assignment.
  private func isSet(_ node: SyntaxNode, in code: SyntaxNode) -> Bool {
    code.subtree.contains { $0.kind == .assignmentExpr && $0.children.first?.id == node.id }
  }

  private static let environment = CatalogueMember("View", "environmentObject")

  /// Whether the callee observes an argument.
  private func observes(_ argument: SyntaxNode, of call: SyntaxNode, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    if context.isUse(call, of: Self.environment) { return true }
    guard argument.kind == .labeledExpr, let made = context.madeType(call), context.isOwn(made),
      analyzer.isView(analyzer.selfType(made)), let label = argument.firstToken.map({ argument.name(of: $0) }),
      let property = analyzer.directMembers(of: made, named: label).first(where: { analyzer.decl($0).kind == .variable }
      )
    else { return false }
    guard let wrapper = analyzer.propertyWrappers(of: property).first else { return onlyCalls(property, context) }
    return wrapper.decl == analyzer.knownDecl(.observedObject)
  }

  /// Whether a view uses an object without a wrapper only to call its methods, as in an action.
  private func onlyCalls(_ property: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    let name = analyzer.decl(property).name
    guard !analyzer.decl(property).has(.isComputed) else { return false }
    return analyzer.bodiesNear(property).allSatisfy { body in
      let code = analyzer.node(of: body)
      guard body != property, code.mentions(name), !analyzer.isInitializer(body) else { return true }
      let record = analyzer.record(of: body)
      let calls = code.subtree.filter { $0.kind == .functionCallExpr && record.uses[$0.id] != nil }
      return code.subtree.allSatisfy { part in
        guard record.uses[part.id]?.decl == property else { return true }
        return calls.contains { $0.memberBase?.id == part.id }
      }
    }
  }

  /// Whether code of body evaluation has another reference to an object of the class.
  private func reaches(_ model: DeclID, from owner: DeclID, _ decl: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    let code = CodeRunForBody(of: owner, analyzer)
    if code.isCutOff { return true }
    let isReached = code.members.contains { member in
      analyzer.owner(of: member).flatMap { analyzer.nominal(of: $0) } == model
        || analyzer.node(of: member).mentions(analyzer.decl(model).name)
    }
    return isReached
      || analyzer.bodiesNear(decl).contains { body in
        guard context.isOfSameType(body), !analyzer.isInitializer(body) else { return false }
        let record = analyzer.record(of: body)
        return analyzer.node(of: body).subtree.contains { part in
          guard part.kind.isExpr, record.uses[part.id]?.decl != decl, let type = record.types[part.id] else {
            return false
          }
          return analyzer.types.kind(type) == .nominal && analyzer.types.decl(type) == model
        }
      }
  }
}
