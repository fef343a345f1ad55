import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a view whose identity is a value that the user edits.
struct IDBoundToStateRule: Rule {
  static let info = RuleInfo(
    "id_bound_to_state", .identity, .warning, isFixable: false,
    summary: "the view is replaced at each letter or step of an edit, with all state below it",
    explanation: """
      At each letter or step of an edit, all state below the `id` is lost, with focus and scroll position, and tasks \
      start again. `.id(x)` ends the identity of a view whenever `x` changes, and typed text or a dragged number \
      changes again and again. Pass the value to the view instead; to restart only a task, use `task(id:)`. If the \
      view contains the control that edits the value, this is a warning: the field loses its focus at each letter, and \
      a drag ends as it begins.
      """,
    silence: """
      Values that name something, such as a selection, unless it is the `id` of the very tabs that it selects. \
      Counters that exist to replace a view. Only typed text, dragged fractions and environment values count, and not \
      the locale, calendar, time zone or layout direction. A view that owns no state loses nothing, unless it contains \
      the control. A view whose initializer sets state or a `@StateObject` from its arguments, which needs an `id` to \
      take new ones.
      """,
    examples: [
      RuleExample(
        """
        struct Tabs: View {
          @State private var tab = "a"
          var body: some View {
            TabView(selection: $tab) {
              Text("A").tabItem { Text("A") }.tag("a")
              Text("B").tabItem { Text("B") }.tag("b")
            }
            .↓id(tab)
          }
        }
        """),
      RuleExample(
        """
        struct Draft: View {
          @Environment(\\.colorScheme) private var scheme
          @Environment(\\.locale) private var locale
          @State private var text = ""
          var body: some View {
            VStack { TextField("Draft", text: $text) }.↓id(scheme)
            VStack { TextField("Draft", text: $text) }.id(locale)
            Text("Draft").id(scheme)
          }
        }
        """),
      RuleExample(
        """
        struct Results: View {
          let query: String
          @State private var found: [String] = []
          var body: some View { Text(found.joined()) }
        }
        struct Finder: View {
          @State private var query = ""
          var body: some View {
            TextField("Search", text: $query)
            Results(query: query).↓id(query)
          }
        }
        """),
      RuleExample(
        """
        struct Results: View {
          let query: String
          @State private var found: [String] = []
          var body: some View { Text(found.joined()).task(id: query) { found = [query] } }
        }
        struct Finder: View {
          @State private var query = ""
          var body: some View {
            TextField("Search", text: $query)
            Results(query: query)
          }
        }
        """),
      RuleExample(
        """
        struct Editor: View {
          @State private var draft = ""
          var body: some View { TextField("Draft", text: $draft) }
        }
        struct Notes: View {
          @State private var selection: Int?
          @State private var generation = 0
          @State private var query = ""
          var body: some View {
            List(selection: $selection) { Text("Note").tag(1) }
            Editor().id(selection)
            Editor().id(generation)
            TextField("Search", text: $query)
            Text(query).id(query)
          }
        }
        """),
      RuleExample(
        """
        struct Editor: View {
          @State private var draft = ""
          var body: some View { TextEditor(text: $draft) }
        }
        struct Notes: View {
          @State private var query = ""
          @State private var page = 1
          var body: some View {
            TextField("Search", text: $query)
            Stepper("Page", value: $page)
            Editor().↓id("editor of \\(query)")
            Editor().id("editor of \\(page)")
          }
        }
        """),
      RuleExample(
        """
        struct Results: View {
          let query: String
          @State private var found: [String] = []
          var body: some View { Text(found.joined()) }
        }
        struct Restarted<Value: Hashable>: ViewModifier {
          let value: Value
          func body(content: Content) -> some View { content.id("results-\\(value)") }
        }
        extension View {
          func restarted(by value: some Hashable) -> some View { modifier(Restarted(value: value)) }
          func named(_ value: some Hashable) -> some View { id(value) }
        }
        struct Finder: View {
          @State private var query = ""
          var body: some View {
            TextField("Search", text: $query)
            Results(query: query).↓restarted(by: query)
            Results(query: query).↓named(query)
            Results(query: query).named(3)
          }
        }
        """),
      RuleExample(
        """
        final class Order: ObservableObject {
          @Published var amount = ""
          @Published var unit = "kg"
          @Published var comment = ""
        }
        struct Comment: View {
          @Binding var text: String
          var body: some View { TextEditor(text: $text) }
        }
        struct OrderForm: View {
          @StateObject private var order = Order()
          var body: some View {
            Form {
              TextField("Amount", text: $order.amount).↓id("\\(order.unit)-\\(order.amount)")
              TextField("Amount", text: $order.amount).id(order.unit)
              Comment(text: $order.comment).↓id(order.comment)
              VStack { comment }.↓id(order.comment)
            }
          }
          private var comment: some View { TextField("Comment", text: $order.comment) }
        }
        """),
      RuleExample(
        """
        import Observation
        @Observable final class Search { var query = ""; var area = "" }
        struct Results: View {
          let query: String
          @State private var found: [String] = []
          var body: some View { Text(found.joined()) }
        }
        struct SearchPage: View {
          @Bindable var search: Search
          @State private var city = "Bonn"
          @State private var tab = "map"
          var body: some View {
            VStack {
              Results(query: search.query).↓id(search.query)
              Results(query: city).id(city)
              Results(query: tab).id(tab)
              Picker("City", selection: $city) { Text("Bonn").tag("Bonn") }
              TabView(selection: $tab) { Text("Map").tag("map") }
            }
            .searchable(text: $search.query)
          }
        }
        """),
      RuleExample(
        """
        struct Line: Identifiable { let id: Int; var title: String }
        struct Lines: View {
          @State private var lines: [Line] = []
          var body: some View {
            ForEach($lines) { $line in
              TextField("Title", text: $line.title).↓id(line.title)
              TextField("Title", text: $line.title).id(line.id)
            }
          }
        }
        """),
      RuleExample(
        """
        final class Loader: ObservableObject {
          @Published var text = ""
          init(query: String) { text = query }
        }
        struct Found: View {
          @StateObject private var loader: Loader
          init(query: String) { _loader = StateObject(wrappedValue: Loader(query: query)) }
          var body: some View { Text(loader.text) }
        }
        struct Finder: View {
          @State private var query = ""
          var body: some View {
            TextField("Query", text: $query)
            Found(query: query).id(query)
          }
        }
        """),
      RuleExample(
        """
        struct Note: View {
          @State private var title = ""
          @State private var other = ""
          var body: some View {
            fields.↓id(title.hashValue)
            TextField("Other", text: $other)
          }
          private var fields: some View { Form { TextField("Title", text: $title) } }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 361))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// Modifiers may be in other files.
  static let dependsOnWholeProgram = true

  static func checksCalls(_ callee: Callee) -> Bool { callee.has(.givesIdentity) || callee.isOwnModifier }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let code = ExpandedCode(node, in: context)
    guard let name = node.calleeName, let identity = identity(givenBy: code), context.runsWithBody,
      let view = context.modified(node)
    else { return }
    let place = SourceRange(Int(name.start), node.range.end)
    let values = parts(of: identity).filter { isProperty($0, context) }
    let modified = code.part(view)
    for value in values {
      if let control = modified.control(editing: value) {
        return report(value, editedBy: control, at: place, context)
      }
    }
    if let value = values.first(where: { isSelection($0, of: context.core(of: view), context) }) {
      return report(value, selectingAt: place, context)
    }
    guard let type = context.type(of: view) else { return }
    if let value = values.first(where: { isOfEnvironment($0) }) {
      let lost = context.analyzer.ownedState(in: type)
      return lost.isEmpty ? () : report(value, losing: lost, at: place, context)
    }
    for value in values {
      guard let property = value.context.record.uses[value.node.id]?.decl, context.analyzer.isObserved(property),
        let edit = context.editing(of: property), !takesFirstValue(context.core(of: view), context)
      else { continue }
      let lost = context.analyzer.ownedState(in: type)
      if lost.isEmpty { return }
      return report(value, editedAt: edit, lost, at: place, context)
    }
  }

  /// The environment values for which a view is replaced on purpose, because all of its texts and formats change.
  private static let renewing: [Name] = ["locale", "layoutDirection", "calendar", "timeZone"]

  /// Whether a value comes from the environment, such as the color scheme, the scene phase or a size class.
  private func isOfEnvironment(_ value: ExpandedCode) -> Bool {
    let analyzer = value.context.analyzer
    guard let use = value.context.record.uses[value.node.id], use.part == .value,
      let wrapper = analyzer.propertyWrappers(of: use.decl).first,
      wrapper.decl == analyzer.knownDecl(Self.environment),
      let path = wrapper.attribute.subtree.first(where: { $0.kind == .keyPathExpr }), let key = path.onlyKeyPathName
    else { return false }
    return !Self.renewing.contains(path.name(of: key))
  }

  private static let environment: Name = "Environment"

  private func report(
    _ value: ExpandedCode, losing lost: OwnedStates, at place: SourceRange, _ context: RuleContext
  ) {
    let text = RuleText.oneLine(value.node.text)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "the view is replaced whenever `\(text)` of the environment changes, and loses \(RuleText.list(lost)); remove "
          + "the `id`: what reads `\(text)` is updated by itself",
        in: context.file, at: place))
  }

  private static let selection: Name = "selection"

  /// Whether a value is the selection of a container that keeps its content between selections: tabs.
  private func isSelection(_ value: ExpandedCode, of view: SyntaxNode, _ context: RuleContext) -> Bool {
    guard view.kind == .functionCallExpr, context.madeText(view, of: .lasts) != nil,
      let selection = context.argument(view, Self.selection), let property = context.propertyBound(by: selection)
    else { return false }
    return value.context.record.uses[value.node.id]?.decl == property
  }

  private func report(_ value: ExpandedCode, selectingAt place: SourceRange, _ context: RuleContext) {
    let text = RuleText.oneLine(value.node.text)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "all tabs are replaced whenever another one is selected, because `\(text)` is their identity: none keeps its "
          + "state; remove the `id`",
        in: context.file, at: place))
  }

  /// Reports a view with the control that edits the value, which is always wrong.
  private func report(
    _ value: ExpandedCode, editedBy control: ExpandedCode, at place: SourceRange, _ context: RuleContext
  ) {
    let text = RuleText.oneLine(value.node.text)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "the view is replaced whenever the control in it changes `\(text)`: a field loses its focus at each letter; "
          + "give it an `id` that does not depend on the edited value",
        in: context.file, at: place,
        notes: [Diagnostic.Note("it is edited here", in: control.context.file, at: control.node.range)]))
  }

  private func report(
    _ value: ExpandedCode, editedAt edit: (node: SyntaxNode, file: FileID), _ lost: OwnedStates, at place: SourceRange,
    _ context: RuleContext
  ) {
    let text = RuleText.oneLine(value.node.text)
    context.report(
      Diagnostic(
        .note, Self.info.id,
        "the view is replaced at each change of `\(text)` during editing, and loses \(RuleText.list(lost)); pass it "
          + "the value, or restart a task with `task(id: \(text))`",
        in: context.file, at: place,
        notes: [
          Diagnostic.Note("it is edited here", in: context.analyzer.program.file(edit.file).source, at: edit.node.range)
        ]))
  }

  /// Whether a part of an identity is the value of a property of the program.
  private func isProperty(_ part: ExpandedCode, _ context: RuleContext) -> Bool {
    guard let use = part.context.record.uses[part.node.id], use.part == .value, context.isOwn(use.decl) else {
      return false
    }
    return context.analyzer.decl(use.decl).kind == .variable
  }

  /// Whether a view initializes state or an object from its arguments, so that an `id` makes it take new values.
  private func takesFirstValue(_ view: SyntaxNode, _ context: RuleContext) -> Bool {
    guard let made = context.madeType(view), context.isOwn(made) else { return false }
    return context.analyzer.children(of: made).contains { member in
      guard context.analyzer.isInitializer(member) else { return false }
      let inner = RuleContext(context.analyzer, member.file)
      inner.enter(member)
      return context.analyzer.node(of: member).subtree.contains { node in
        inner.initialization(node).map { $0.use.part == .storage } ?? false
      }
    }
  }

  /// The parts that an identity is concatenated from: `"note-\\(text)"`, `"note" + text`.
  private func parts(of identity: ExpandedCode) -> [ExpandedCode] {
    let value = identity.origin
    return switch value.node.kind {
    case .stringLiteralExpr, .stringInterpolation, .infixOperatorExpr, .parenExpr:
      value.node.children.flatMap { parts(of: value.part($0)) }
    case .memberAccessExpr, .functionCallExpr:
      [value] + (receiver(of: value.node, value.context).map { parts(of: value.part($0)) } ?? [])
    default: [value]
    }
  }

  /// The value from which a member of the system derives another one: `title` of `title.hashValue` and of
  /// `title.lowercased()`.
  private func receiver(of node: SyntaxNode, _ context: RuleContext) -> SyntaxNode? {
    guard let use = context.record.uses[node.id], context.analyzer.isFromCatalogue(use.decl), use.part == .value else {
      return nil
    }
    return node.kind == .functionCallExpr ? node.memberBase : node.baseOfMember
  }

  /// The identity that a modifier sets: itself or, for a modifier of the program, with a modifier in it.
  private func identity(givenBy code: ExpandedCode) -> ExpandedCode? {
    let giving = givesIdentity(code) ? code : code.expandedModifiers.first(where: givesIdentity)
    return giving.flatMap { giving in giving.node.arguments.first.map(giving.part) }
  }

  private func givesIdentity(_ modifier: ExpandedCode) -> Bool {
    modifier.context.record.uses[modifier.node.id].map { modifier.context.analyzer.decl($0.decl).has(.givesIdentity) }
      ?? false
  }
}
