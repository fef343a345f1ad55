import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a view that shows published properties of an `ObservableObject` without observing the object.
struct UnobservedObjectRule: Rule {
  static let info = RuleInfo(
    "unobserved_object", .state, .warning, isFixable: false,
    summary: "the view shows a published property of an object that it does not observe",
    explanation: """
      The view shows the value from its body's last evaluation. An `ObservableObject` notifies only views that observe \
      it with `@ObservedObject`, `@StateObject` or `@EnvironmentObject`, not a view that stores it as `let model: \
      Model`. A parent that observes the object does not help: the view gets the same object as before, and SwiftUI \
      skips it.
      """,
    silence: """
      The rule ignores a property that nothing writes after the object's initialization. It ignores a view that \
      subscribes to the object's publishers itself, observes another object, or gets another input when the property \
      changes, because its body is evaluated again, and a view of which a part is not known.
      """,
    examples: [
      RuleExample(
        """
        final class Player: ObservableObject {
          @Published var title = ""
          @Published var isPlaying = false
          func next() { title = "Next" }
        }
        struct TitleView: View {
          let player: Player
          var body: some View { Text(↓player.title) }
        }
        struct PlayerView: View {
          @StateObject private var player = Player()
          var body: some View {
            TitleView(player: player)
            Button("Next", action: player.next)
          }
        }
        """),
      RuleExample(
        """
        final class Themes: ObservableObject {
          static let shared = Themes()
          @Published var chosen = "light"
        }
        struct Page: View {
          @State private var name = ""
          var body: some View { Text(name).onChange(of: ↓Themes.shared.chosen) { _, new in name = new } }
        }
        struct Observing: View {
          @ObservedObject private var themes = Themes.shared
          @State private var name = ""
          var body: some View {
            Text(name + themes.chosen).onChange(of: Themes.shared.chosen) { _, new in name = new }
          }
        }
        struct Choice: View {
          var body: some View { Button("Dark") { Themes.shared.chosen = "dark" } }
        }
        """),
      RuleExample(
        """
        final class Player: ObservableObject {
          @Published var title = ""
          @Published private(set) var artist = "Unknown"
          func next() { title = "Next" }
        }
        struct TitleView: View {
          let player: Player
          let title: String
          var body: some View { Text(player.title + title) }
        }
        struct ArtistView: View {
          let player: Player
          var body: some View {
            Text(player.artist)
            Button("Next") { player.title = "Next" }
            Row(player: player)
          }
        }
        struct Row: View {
          @ObservedObject var player: Player
          var body: some View { Text(player.title) }
        }
        struct Heard: View {
          let player: Player
          @State private var count = 0
          var body: some View {
            Text("\\(player.title) \\(count)").onReceive(player.$title) { _ in count += 1 }
          }
        }
        struct PlayerView: View {
          @StateObject private var player = Player()
          var body: some View {
            TitleView(player: player, title: player.title)
            ArtistView(player: player)
            Heard(player: player)
            Button("Next", action: player.next)
          }
        }
        """),
      RuleExample(
        """
        import CoreData
        final class Note: NSManagedObject {
          @NSManaged var title: String
        }
        struct Row: View {
          let note: Note
          var body: some View {
            Text(↓note.title)
            Button("Rename") { note.title = "new" }
          }
        }
        struct Observing: View {
          @ObservedObject var note: Note
          var body: some View {
            Text(note.title)
            Button("Rename") { note.title = "new" }
          }
        }
        """),
      RuleExample(
        """
        import CoreData
        final class Person: NSManagedObject, Identifiable {
          @NSManaged var name: String
        }
        struct Row: View {
          let person: Person
          var body: some View { Text(↓person.name) }
        }
        struct Observing: View {
          @ObservedObject var person: Person
          var body: some View { Text(person.name) }
        }
        struct People: View {
          @FetchRequest(sortDescriptors: []) private var people: FetchedResults<Person>
          var body: some View {
            List(people) { person in
              Row(person: person).onTapGesture { person.name = "new" }
              Observing(person: person)
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 51))

  static let visits: [NodeKind] = [.memberAccessExpr]
  static let usesProgramFacts = true

  /// The properties of objects that a body shows and that have been checked.
  private final class Checked {
    var members: Set<[DeclID]> = []
  }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    if checkShared(node, context) { return }
    guard let base = node.children.first?.unchained, let held = context.record.uses[base.id], held.part == .value,
      context.isOwn(held.decl), isPlain(held.decl, analyzer), context.isOfSameType(held.decl),
      let use = context.record.uses[node.id], use.part == .value, context.isOwn(use.decl),
      let model = context.objectType(of: base), isObject(model, context), isPublished(use.decl, analyzer),
      let view = context.ownerType, context.isInView, runs(context), !context.isPreview,
      !isWritten(node, context), !context.isOnlySetUp(use.decl, of: model), !isListenedTo(view, context),
      let decl = context.decl
    else { return }
    let checked = context.perBody(Self.info.id) { Checked() }
    guard checked.members.insert([held.decl, use.decl]).inserted else { return }
    let shown = use.decl
    var conditions: [ProgramCondition] = [.written(shown, note: "it is changed here"), .live(decl)]
    if !isGivenOnlyObjects(view, context) { conditions.append(.passes { $0.isUnobserved(shown, by: view) }) }
    let (name, property) = (analyzer.name(of: held.decl), analyzer.name(of: use.decl))
    let isOptional = analyzer.wrapped(analyzer.variableType(of: held.decl)) != nil
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(analyzer.name(of: view))` shows `\(name).\(property)` but does not observe `\(name)`: it is not updated when "
          + "`\(property)` changes; "
          + (isOptional ? "show it in a view that observes it" : "declare `\(name)` `@ObservedObject`"),
        in: context.file, at: node.range, notes: [context.note("the object is stored here", at: held.decl)]),
      if: .all(conditions), onceAbout: held.decl)
  }

  private static let of: Name = "of"

  /// `onChange(of: Theme.shared.name)`: only a body that something evaluates again compares the value.
  private func checkShared(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    guard let base = node.children.first?.unchained, base.kind == .memberAccessExpr,
      let shared = context.record.uses[base.id], shared.part == .value, context.isOwn(shared.decl),
      analyzer.decl(shared.decl).kind == .variable, analyzer.decl(shared.decl).has(.isStatic),
      let call = context.ancestors.last(where: { $0.kind == .functionCallExpr }), context.isUse(call, of: .onChange),
      let watched = context.argument(call, Self.of), watched.range.contains(node.range),
      let use = context.record.uses[node.id], use.part == .value, context.isOwn(use.decl),
      let model = context.objectType(of: base), isObject(model, context), isPublished(use.decl, analyzer),
      let view = context.ownerType, context.isInView, context.runsForBody, !context.isPreview,
      !observes(model, view, context), !context.isOnlySetUp(use.decl, of: model), !isUpdatedOtherwise(view, context),
      let decl = context.decl
    else { return false }
    let name = analyzer.name(of: use.decl)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(analyzer.name(of: view))` does not observe `\(RuleText.oneLine(base.text))`: this action does not run when "
          + "`\(name)` changes, until something else updates the view; store the object in an `@ObservedObject`",
        in: context.file, at: node.range, notes: [context.note("the object", at: shared.decl)]),
      if: .all([.written(use.decl, note: "it is changed here"), .live(decl)]))
    return true
  }

  /// Whether a property of the view observes objects of a type.
  private func observes(_ model: DeclID, _ view: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    return analyzer.children(of: view).contains { member in
      guard let wrapper = analyzer.propertyWrappers(of: member).first else { return false }
      return analyzer.catalogueText(.observes, of: wrapper.decl) != nil
        && context.nominal(analyzer.variableType(of: member)) == model
    }
  }

  /// Whether all arguments of a view are unobserved objects that its call sites pass by name. The objects stay the same
  /// when the parent's body runs, so SwiftUI skips the view's body.
  private func isGivenOnlyObjects(_ view: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    let stored = analyzer.children(of: view).filter { member in
      analyzer.decl(member).kind == .variable
        && analyzer.decl(member).flags.isDisjoint(with: [.isComputed, .isStatic])
    }
    guard analyzer.extensions(of: view).allSatisfy({ !analyzer.isFromCatalogue($0) }),
      !analyzer.children(of: view).contains(where: { analyzer.isInitializer($0) }),
      stored.allSatisfy({ isPlain($0, analyzer) || analyzer.isOwnState($0) })
    else { return false }
    let uses = context.uses(ofView: view)
    // Most views get something else, which is seen without type-checking the code that makes them.
    return !uses.isEmpty && uses.allSatisfy { hasOnlyNames($0.node) }
      && uses.allSatisfy { use in
        use.node.kind == .functionCallExpr && !use.node.arguments.isEmpty
          && analyzer.arguments(of: use.node, use.context.record).allSatisfy { argument in
            argument.node.kind == .declReferenceExpr
              && use.context.nominal(of: argument.node).map { analyzer.decl($0).kind == .classType } ?? false
          }
      }
  }

  /// Whether all arguments of a call are names.
  private func hasOnlyNames(_ call: SyntaxNode) -> Bool {
    call.arguments.allSatisfy { argument in
      (argument.kind == .labeledExpr ? argument.children.last : argument)?.kind == .declReferenceExpr
    }
  }

  /// Whether a property is stored in the view without a wrapper.
  private func isPlain(_ property: DeclID, _ analyzer: Analyzer) -> Bool {
    let decl = analyzer.decl(property)
    return decl.kind == .variable
      && decl.flags.isDisjoint(with: [.isComputed, .isStatic, .hasCustomAttributes])
  }

  private func isObject(_ type: DeclID, _ context: RuleContext) -> Bool {
    context.isOwn(type) && context.analyzer.decl(type).kind == .classType
      && context.conforms(type, to: .observableObject) && !context.conforms(type, to: .observable)
  }

  private func isPublished(_ property: DeclID, _ analyzer: Analyzer) -> Bool {
    if analyzer.decl(property).kind == .variable, analyzer.isManaged(property) { return true }
    return analyzer.decl(property).kind == .variable && analyzer.isObserved(property)
      && analyzer.propertyWrappers(of: property).first.map { analyzer.isFromCatalogue($0.decl) } == true
  }

  /// Whether the node is evaluated at each evaluation of the body, or at each update of a platform view.
  private func runs(_ context: RuleContext) -> Bool {
    if context.runsForBody { return true }
    guard let decl = context.decl, context.analyzer.isUpdate(decl) else { return false }
    return !context.ancestors.contains { $0.kind == .closureExpr }
  }

  /// Whether the member is the target of an assignment.
  private func isWritten(_ member: SyntaxNode, _ context: RuleContext) -> Bool {
    var inner = member
    for around in context.ancestors.reversed() {
      guard around.children.first?.id == inner.id else { return false }
      switch around.kind {
      case .assignmentExpr: return true
      case .memberAccessExpr, .optionalChainingExpr, .forceUnwrapExpr: inner = around
      default: return false
      }
    }
    return false
  }

  private static let listeners: Set<Name> = ["onReceive", "objectWillChange", "sink", "TimelineView"]
  private static let updating: Set<Name> = ["onReceive", "objectWillChange", "TimelineView"]

  /// Whether code of the view may evaluate its body when something changes that it does not observe.
  private func isUpdatedOtherwise(_ view: DeclID, _ context: RuleContext) -> Bool {
    ([view] + context.analyzer.extensions(of: view)).contains { part in
      Self.updating.contains { context.analyzer.node(of: part).mentions($0) }
    }
  }

  /// Whether the view subscribes to something in another way that may invalidate it.
  private func isListenedTo(_ view: DeclID, _ context: RuleContext) -> Bool {
    context.perView(Self.info.id, view) {
      ([view] + context.analyzer.extensions(of: view)).contains { part in
        let node = context.analyzer.node(of: part)
        return Self.listeners.contains { node.mentions($0) }
      }
    }
  }
}
