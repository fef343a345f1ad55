import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about state that is computed from an object's data at some moments only, and misses changes of that data.
struct DerivedCopyOutdatedRule: Rule {
  static let info = RuleInfo(
    "derived_copy_outdated", .data, .warning, isFixable: false,
    summary: "the view computes what it shows from an object only when it appears, and misses later changes of it",
    explanation: """
      A new element does not appear in the filtered list, or the total stays wrong, until the view appears again. The \
      state holds a result that was computed from the object's data when the view appeared, or when the sort order or the \
      search text changed. A change of the data itself computes it again nowhere. Compute the value in the body, or also \
      in `onChange` of the data. Reported of a download queue whose items were updated by a timer, of replies that \
      did not appear, and of filtered lists.
      """,
    silence: """
      The rule ignores state that a control, a button or other code sets as well; data whose changes an `onChange`, a \
      `task(id:)` or an `onReceive` of the view follows; and data that no known code changes while the view is shown, \
      without setting the state too.
      """,
    examples: [
      RuleExample(
        """
        struct Job: Identifiable {
          let id: Int
          var title = ""
        }
        @Observable final class Queue {
          var jobs: [Job] = []
          private var timer: Timer?
          init() { timer = Timer.scheduledTimer(withTimeInterval: 5, repeats: true) { _ in self.fetch() } }
          func fetch() { jobs.append(Job(id: jobs.count)) }
        }
        struct Jobs: View {
          @State private var queue = Queue()
          @State private var isReversed = false
          @State private var shown: [Job] = []
          var body: some View {
            List(shown) { Text($0.title) }
              .toolbar { Toggle("Reversed", isOn: $isReversed) }
              .onChange(of: isReversed) { update() }
              .task { update() }
          }
          private func update() { ↓shown = queue.jobs.sorted { isReversed ? $0.id > $1.id : $0.id < $1.id } }
        }
        """),
      RuleExample(
        """
        final class Notes: ObservableObject {
          @Published var texts: [String] = []
          @Published var isLoading = false
          func add(_ text: String) { texts.append(text) }
        }
        struct NoteList: View {
          @EnvironmentObject var notes: Notes
          @State private var search = ""
          @State private var found: [String] = []
          var body: some View {
            List(found, id: \\.self) { Text($0) }
              .searchable(text: $search)
              .onAppear { filter() }
              .onChange(of: search) { filter() }
              .toolbar { Button("Add") { notes.add("New") } }
          }
          private func filter() {
            let all = notes.texts
            if search.isEmpty { ↓found = all } else { found = all.filter { $0.contains(search) } }
          }
        }
        struct Followed: View {
          @ObservedObject var notes: Notes
          @State private var search = ""
          @State private var found: [String] = []
          var body: some View {
            List(found, id: \\.self) { Text($0) }
              .searchable(text: $search)
              .onAppear { filter() }
              .onChange(of: search) { filter() }
              .onChange(of: notes.texts) { filter() }
              .toolbar { Button("Add") { notes.add("New") } }
          }
          private func filter() { found = notes.texts.filter { $0.contains(search) } }
        }
        struct Adding: View {
          @ObservedObject var notes: Notes
          @State private var found: [String] = []
          var body: some View {
            List(found, id: \\.self) { Text($0) }
              .onAppear { filter() }
            Button("Add") {
              notes.add("New")
              filter()
            }
          }
          private func filter() { found = notes.texts.filter { $0.count < 20 } }
        }
        """),
      RuleExample(
        """
        struct Expense: Identifiable {
          let id = UUID()
          var amount = 0.0
        }
        @Observable final class Ledger {
          var expenses: [Expense] = []
          func add(_ amount: Double) { expenses.append(Expense(amount: amount)) }
        }
        struct NewExpense: View {
          let ledger: Ledger
          @State private var amount = 0.0
          var body: some View {
            Slider(value: $amount) { Text("Amount") }
            Button("Save") { ledger.add(amount) }
          }
        }
        struct Summary: View {
          let ledger: Ledger
          @State private var total = 0.0
          @State private var isAdding = false
          var body: some View {
            Text(total, format: .number)
              .task { calculate() }
            Button("New") { isAdding = true }
              .sheet(isPresented: $isAdding) { NewExpense(ledger: ledger) }
          }
          private func calculate() { ↓total = ledger.expenses.reduce(0) { $0 + $1.amount } }
        }
        """),
      RuleExample(
        """
        @Observable final class Modes {
          var names: [String] = []
          func add(_ name: String) { names.append(name) }
        }
        struct SaveButton: View {
          let action: () -> Void
          var body: some View { Button("Save", action: action) }
        }
        struct Editor: View {
          let modes: Modes
          @State private var errors: [String] = []
          var body: some View {
            VStack {
              SaveButton(action: save)
              Text(errors.joined())
              Button("Sample") { modes.add("Sample") }
            }
            .onAppear { print("Editor") }
          }
          private func save() {
            errors = modes.names.filter { $0.isEmpty }
            if errors.isEmpty { modes.add("Focus") }
          }
        }
        """),
      RuleExample(
        """
        @Observable final class Notes {
          var texts: [String] = []
          func add(_ text: String) { texts.append(text) }
        }
        struct NoteList: View {
          let notes: Notes
          @State private var search = ""
          @State private var first = ""
          private var found: [String] { notes.texts.filter { $0.contains(search) } }
          var body: some View {
            List(found, id: \\.self) { Text($0) }
              .searchable(text: $search)
              .navigationTitle(first)
              .onAppear { first = search.uppercased() }
            Button("Add") { notes.add("New") }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 20))

  static let visits: [NodeKind] = [.assignmentExpr]
  /// The object and the views in sheets may be in other files.
  static let dependsOnWholeProgram = true

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard let write = PropertyWrite(node, context.record, analyzer), write.value != nil,
      let view = context.ownerType, context.conforms(view, to: .view), !context.isPreview,
      context.isOfSameType(write.property), analyzer.isOwnState(write.property),
      !isObject(write.property, analyzer), let target = node.children.first
    else { return }
    let uses = PropertyUses(of: write.property, analyzer)
    guard uses.bindings.isEmpty, uses.writes.first?.node.id == node.id, context.shows(write.property, in: view) else {
      return
    }
    let source = DerivedSource(of: write.property, context)
    guard let data = source.data, let change = source.change(of: data, in: view) else { return }
    let (name, text) = (analyzer.name(of: write.property), analyzer.name(of: data))
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(name)` is computed from `\(text)` only \(source.times), so that it misses later changes of `\(text)`; compute it "
          + "in the body, or also in `onChange` of `\(text)`",
        in: context.file, at: target.range,
        notes: [Diagnostic.Note("`\(text)` is changed here", in: change.context.file, at: change.node.range)]))
  }

  /// Whether a state holds an object, which announces its own changes.
  private func isObject(_ state: DeclID, _ analyzer: Analyzer) -> Bool {
    let type = analyzer.variableType(of: state)
    let value = analyzer.wrapped(type) ?? type
    guard analyzer.types.kind(value) == .nominal else { return true }
    return analyzer.decl(analyzer.types.decl(value)).kind == .classType
  }
}

/// The data of an observed object from which a view computes a state, if all code that sets the state does so at known
/// moments.
private struct DerivedSource {
  let state: DeclID
  let context: RuleContext
  /// The observed property that all writes of the state read.
  private(set) var data: DeclID?
  /// Whether the state is also computed when another value changes.
  private(set) var followsOther = false

  private var analyzer: Analyzer { context.analyzer }

  /// When the state is computed.
  var times: String { followsOther ? "when the view appears or another value changes" : "when the view appears" }

  init(of state: DeclID, _ context: RuleContext) {
    self.state = state
    self.context = context
    let writes = context.placedWrites(of: state)
    guard writes.count <= Self.maximumWrites else { return }
    var common: [DeclID]?
    for place in writes {
      let read = read(by: place)
      common = common.map { $0.filter(read.contains) } ?? read
      guard common?.isEmpty == false, runsAtTimes(place.context) else { return }
    }
    data = common?.first { !isFollowed($0) }
  }

  private static let maximumWrites = 3

  // MARK: Reads

  /// The observed properties of the view's objects that a written value is computed from, itself or through a local
  /// name of its function.
  private func read(by place: PlacedWrite) -> [DeclID] {
    guard let value = place.write.value else { return [] }
    var code = [value]
    let function = place.context.decl.map { analyzer.node(of: $0) }
    // `var found = notes.texts` in the function of the write
    let names = Set(value.subtree.filter { $0.kind == .declReferenceExpr }.map(\.text))
    for part in (function.map { Array($0.subtree) } ?? []) where part.kind == .patternBinding {
      if let name = part.children.first?.text, names.contains(name), let first = part.initialValue {
        code.append(first)
      }
    }
    var found: [DeclID] = []
    for origin in place.context.calledCode(of: code) {
      for part in origin.node.subtree {
        guard let use = origin.context.record.uses[part.id], use.part == .value, !found.contains(use.decl),
          analyzer.decl(use.decl).kind == .variable, analyzer.isObserved(use.decl), !analyzer.isOwnState(use.decl),
          context.isOfHeldObject(use.decl)
        else { continue }
        found.append(use.decl)
      }
    }
    return found
  }

  /// Whether an action of the view already runs for changes of the data, or of something else of its object.
  private func isFollowed(_ data: DeclID) -> Bool {
    guard let object = owner(of: data) else { return true }
    return context.bodiesOfType.contains { body in
      let inner = RuleContext(analyzer, body.file)
      inner.enter(body)
      return analyzer.node(of: body).subtree.contains { call in
        guard call.kind == .functionCallExpr, let watched = watched(by: call, inner) else { return false }
        return watched.subtree.contains { part in
          inner.record.uses[part.id].map { owner(of: $0.decl) == object || readsOwn($0.decl) } ?? false
        }
      }
    }
  }

  /// Whether a watched name is a computed property or a function of the view, which may read the data.
  private func readsOwn(_ decl: DeclID) -> Bool {
    context.isOfSameType(decl) && (analyzer.decl(decl).has(.isComputed) || analyzer.decl(decl).kind == .function)
  }

  /// The value whose changes run the action of a call.
  private func watched(by call: SyntaxNode, _ context: RuleContext) -> SyntaxNode? {
    if context.isUse(call, of: .onChange) { return context.argument(call, "of") }
    if context.isUse(call, of: Self.receive) { return call.arguments.first }
    return context.calledFact(.lifecycle, of: call) == .task ? context.argument(call, .id) : nil
  }

  private func owner(of decl: DeclID) -> DeclID? { analyzer.owner(of: decl).flatMap { analyzer.nominal(of: $0) } }

  private static let receive = CatalogueMember("View", "onReceive")

  // MARK: Moments

  private static let maximumCallers = 4

  /// Whether code runs only when the view appears, or when a value changes that is not the data.
  private mutating func runsAtTimes(_ place: RuleContext) -> Bool {
    var open = [(place, 0)]
    var seen: Set<DeclID> = []
    while let (next, depth) = open.popLast() {
      if let modifier = modifier(around: next) {
        guard modifier.isKnown else { return false }
        if modifier.isOfChange { followsOther = true }
        continue
      }
      guard depth < Self.maximumCallers, let function = next.decl, analyzer.decl(function).kind == .function else {
        return false
      }
      guard seen.insert(function).inserted else { continue }
      let places = next.helperPlaces(of: function)
      if places.isEmpty { return false }
      open += places.map { ($0.context, depth + 1) }
    }
    return true
  }

  /// The innermost modifier whose action contains the code; `nil` if the code is in none.
  private func modifier(around place: RuleContext) -> (isKnown: Bool, isOfChange: Bool)? {
    let ancestors = place.ancestors
    for (index, around) in ancestors.enumerated().reversed() where around.kind == .functionCallExpr {
      // The callee contains the view that a modifier is applied to.
      if index + 1 < ancestors.count, ancestors[index + 1].id == around.children.first?.id { continue }
      switch place.calledFact(.lifecycle, of: around) {
      case .onAppear?: return (true, false)
      case .task?: return (true, place.argument(around, .id) != nil)
      case .onDisappear?: return (false, false)
      case nil: break
      }
      if place.isUse(around, of: .onChange) { return (true, true) }
      // `Task { … }` in an action is a part of it.
      if place.makes(around, anyOf: ["Task"]) { continue }
      // A function runs as a whole, with the closures in it, and the last call may be that of the function.
      let isFunction = place.record.uses[around.id].map { analyzer.isOwnFunction($0.decl) } ?? false
      if !place.isViewCode || index + 1 == ancestors.count && isFunction { continue }
      let closure = ancestors[(index + 1)...].first { $0.kind == .closureExpr || $0.kind == .functionCallExpr }
      guard let closure, closure.kind == .closureExpr,
        place.record.builders[closure.id] != nil || analyzer.runsAtOnce(closure, in: around, place.record)
      else { return (false, false) }
    }
    return nil
  }

  // MARK: Changes

  /// A place that changes the data while the view is shown, and does not set the state.
  func change(of data: DeclID, in view: DeclID) -> (node: SyntaxNode, context: RuleContext)? {
    for action in context.actions(of: view) + refreshes {
      if let found = change(of: data, in: action.statements, action.context) { return found }
    }
    return changeInSheet(of: data) ?? changeLater(of: data)
  }

  private static let refreshable = CatalogueMember("View", "refreshable")

  /// The actions of the view for a pull to refresh.
  private var refreshes: [RuleContext.ActionCode] {
    context.bodiesOfType.flatMap { body -> [RuleContext.ActionCode] in
      let inner = RuleContext(analyzer, body.file)
      inner.enter(body)
      guard analyzer.node(of: body).mentions(Self.refreshable.name) else { return [] }
      return analyzer.node(of: body).subtree.compactMap { call in
        guard inner.isUse(call, of: Self.refreshable), call.kind == .functionCallExpr else { return nil }
        return analyzer.arguments(of: call, inner.record).last.flatMap { inner.code(ofAction: $0.node) }
      }
    }
  }

  private func change(
    of data: DeclID, in code: [SyntaxNode], _ place: RuleContext
  ) -> (node: SyntaxNode, context: RuleContext)? {
    let writes = CalledWrites(in: code, place).found
    // What is made of the state itself is what the view edits.
    let name = analyzer.decl(state).name
    guard let found = writes.first(where: { $0.write.property == data && isChange($0) }),
      found.write.value?.mentions(name) != true, !writes.contains(where: { $0.write.property == state })
    else { return nil }
    return (found.call ?? found.write.node, found.call == nil ? found.context : place)
  }

  /// Whether a write replaces the data, or adds or removes elements. A view may keep its order of elements on purpose
  /// while one of them is edited.
  private func isChange(_ found: CalledWrites.Found) -> Bool {
    let target = found.write.target
    // `jobs["a"] = […]` may add a key.
    let isEntry =
      target.kind == .subscriptCallExpr
      && analyzer.isKnown(analyzer.variableType(of: found.write.property), "Dictionary")
    return isEntry || found.write.value != nil || found.context.record.decl(of: target) == found.write.property
  }

  /// A change by an action of a view that this one presents in front of itself.
  private func changeInSheet(of data: DeclID) -> (node: SyntaxNode, context: RuleContext)? {
    for body in context.bodiesOfType {
      let inner = RuleContext(analyzer, body.file)
      inner.enter(body)
      for call in analyzer.node(of: body).subtree
      where call.kind == .functionCallExpr && inner.calledFact(.presents, of: call) != nil {
        for part in (call.lastClosure.map { Array($0.subtree) } ?? []) where part.kind == .functionCallExpr {
          guard let made = inner.madeType(part), analyzer.isOwn(made), made != context.ownerType,
            context.conforms(made, to: .view), let shown = analyzer.directMembers(of: made, named: .body).first
          else { continue }
          let there = RuleContext(analyzer, shown.file)
          there.enter(shown)
          for action in there.actions(of: made) {
            if let found = change(of: data, in: action.statements, action.context) { return found }
          }
        }
      }
    }
    return nil
  }

  private static let repeating = [
    CatalogueMember("Publisher", "sink"), CatalogueMember("Timer", "scheduledTimer"),
    CatalogueMember("NotificationCenter", "addObserver"),
  ]

  /// A change by the object itself at each tick of a timer, value of a subscription or element of a stream.
  private func changeLater(of data: DeclID) -> (node: SyntaxNode, context: RuleContext)? {
    guard let object = owner(of: data) else { return nil }
    for body in analyzer.bodies(in: data.file) where owner(of: body) == object {
      let inner = RuleContext(analyzer, body.file)
      inner.enter(body)
      for part in analyzer.node(of: body).subtree {
        let code: SyntaxNode?
        switch part.kind {
        case .functionCallExpr where inner.isUse(part, ofAny: Self.repeating): code = part.lastClosure
        case .forStmt where part.ownToken(.awaitKeyword) != nil: code = part.child(.codeBlock)
        default: code = nil
        }
        guard let code else { continue }
        // `Task { await self.fetch() }` in the closure
        let tasks = code.subtree.filter { inner.makes($0, anyOf: ["Task"]) }.compactMap(\.lastClosure)
        for statements in [code] + tasks {
          if let found = change(of: data, in: Array(statements.children), inner) { return found }
        }
      }
    }
    return nil
  }
}
