import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a task that restarts for one of its inputs, but not for another.
struct TaskIDIncompleteRule: Rule {
  static let info = RuleInfo(
    "task_id_incomplete", .correctness, .warning, isFixable: false,
    summary: "the task also uses a second value that changes, but does not start again for it",
    explanation: """
      `task(id: query) { await search(query, scope) }` shows results for the earlier scope until a person types, \
      because `task(id:)` starts again only when its `id` changes. Put all values that the work depends on into the \
      `id`: `task(id: [query, scope])`, or a small `Equatable` structure of them.
      """,
    silence: """
      Reported only if the work also uses the `id`: an `id` that only triggers the work, such as a counter, says \
      nothing about other values. The second value is part of an awaited call, no `onChange` or other task of the view \
      watches it, and it changes: a caller passes another value while the view stays, or the view binds a control to \
      it and calls the work nowhere else. Values that come from the same value as the `id` change with it.
      """,
    examples: [
      RuleExample(
        """
        enum Scope { case all, mine }
        func found(_ text: String, in scope: Scope) async -> [String] { [text] }
        struct Search: View {
          @State private var query = ""
          @State private var scope = Scope.all
          @State private var results: [String] = []
          var body: some View {
            VStack {
              TextField("Search", text: $query)
              Picker("Scope", selection: $scope) { Text("All").tag(Scope.all) }
              Text(results.joined())
            }
            .↓task(id: query) { results = await found(query, in: scope) }
          }
        }
        """),
      RuleExample(
        """
        func forecast(for city: String, on day: Int) async -> String { city }
        struct Weather: View {
          let city: String
          let day: Int
          @State private var text = ""
          private func load() async { text = await forecast(for: city, on: day) }
          var body: some View { Text(text).↓task(id: city) { await load() } }
        }
        struct Cities: View {
          @State private var city = "Rome"
          @State private var day = 1
          var body: some View {
            VStack {
              Weather(city: city, day: day)
              TextField("City", text: $city)
              Stepper("Day", value: $day)
            }
          }
        }
        """),
      RuleExample(
        """
        enum Scope { case all, mine }
        func found(_ text: String, in scope: Scope) async -> [String] { [text] }
        struct Key: Equatable {
          var text: String
          var scope: Scope
        }
        struct Search: View {
          @State private var query = ""
          @State private var scope = Scope.all
          @State private var runs = 0
          @State private var results: [String] = []
          private var key: Key { Key(text: query, scope: scope) }
          var body: some View {
            VStack {
              TextField("Search", text: $query)
              Picker("Scope", selection: $scope) { Text("All").tag(Scope.all) }
              Text(results.joined())
            }
            .task(id: key) { results = await found(query, in: scope) }
            .task(id: runs) { results = await found(query, in: scope) }
          }
        }
        struct Watched: View {
          @State private var query = ""
          @State private var scope = Scope.all
          @State private var results: [String] = []
          var body: some View {
            VStack {
              TextField("Search", text: $query)
              Picker("Scope", selection: $scope) { Text("All").tag(Scope.all) }
              Text(results.joined())
            }
            .task(id: query) { results = await found(query, in: scope) }
            .onChange(of: scope) { Task { results = await found(query, in: scope) } }
          }
        }
        struct Submitted: View {
          @Binding var kind: Int
          @State private var query = ""
          @State private var results: [String] = []
          private func load() async { results = await list(kind, query) }
          private func list(_ kind: Int, _ text: String) async -> [String] { [text] }
          var body: some View {
            TextField("Search", text: $query)
              .onSubmit { Task { await load() } }
              .task(id: kind) { await load() }
          }
        }
        """),
      RuleExample(
        """
        struct City { var name = ""; var code = 1 }
        func forecast(for name: String, _ code: Int) async -> String { name }
        struct Weather: View {
          let name: String
          let code: Int
          @State private var text = ""
          var body: some View { Text(text).task(id: code) { text = await forecast(for: name, code) } }
        }
        struct Cities: View {
          @State private var city = City()
          var body: some View {
            VStack {
              Weather(name: city.name, code: city.code)
              Button("Next") { city = City(name: "Oslo", code: 2) }
            }
          }
        }
        """),
      RuleExample(
        """
        @Observable final class Filter {
          var city = "Rome"
          var kind = "Museum"
          var order = "Name"
        }
        struct Places: View {
          @Bindable var filter: Filter
          @State private var places: [String] = []
          @State private var sorted: [String] = []
          var body: some View {
            TextField("City", text: $filter.city)
            TextField("Kind", text: $filter.kind)
            TextField("Order", text: $filter.order)
            List(places + sorted, id: \\.self) { Text($0) }
              .↓task(id: filter.city) { places = await load(filter.city, filter.kind) }
              .task(id: filter.city) { sorted = await sort(filter.city, filter.order) }
              .onChange(of: filter.order) { sorted.sort() }
          }
          private func load(_ city: String, _ kind: String) async -> [String] { [city, kind] }
          private func sort(_ city: String, _ order: String) async -> [String] { [city, order] }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 41))

  static let visits: [NodeKind] = [.functionCallExpr]
  static let usesProgramFacts = true

  static func checksCalls(_ callee: Callee) -> Bool {
    callee.fact(.lifecycle) == .task && callee.isFromCatalogue(with: "id")
  }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard let id = context.argument(node, .id), let name = node.calleeName, let owner = context.ownerType,
      context.conforms(owner, to: .view), let action = analyzer.arguments(of: node, context.record).last?.node,
      action.kind == .closureExpr
    else { return }
    let asked = context.storedProperties(in: [id], context.record)
    let works = self.works(in: action, owner, context)
    // A value that is not passed to awaited work only matters at the start.
    let given = works.flatMap(\.given)
    guard !asked.isEmpty, given.contains(where: asked.contains) else { return }
    for property in given where !asked.contains(property) && !context.isWatched(property) {
      guard let condition = change(of: property, beside: asked, works.map(\.function), action, owner, context) else {
        continue
      }
      let text = analyzer.name(of: property)
      return context.report(
        Diagnostic(
          Self.info.level, Self.info.id,
          "this task also uses `\(text)`, but does not start again when that changes: the result for the old value "
            + "stays until `\(RuleText.oneLine(id.text))` changes; put both into the `id`",
          in: context.file, at: name.range, notes: [context.note("the other value", at: property)] + condition.notes),
        if: condition.program)
    }
  }

  /// Awaited work, with the properties of the view that are its arguments.
  private struct Work {
    let function: DeclID
    let given: [DeclID]
  }

  /// The calls that the task awaits, directly or in an awaited method of the view.
  private func works(in action: SyntaxNode, _ owner: DeclID, _ context: RuleContext) -> [Work] {
    var works: [Work] = []
    var seen: Set<DeclID> = []
    collect(&works, in: action, &seen, owner, context)
    return works
  }

  private func collect(
    _ works: inout [Work], in code: SyntaxNode, _ seen: inout Set<DeclID>, _ owner: DeclID, _ context: RuleContext
  ) {
    let analyzer = context.analyzer
    for call in code.subtree where call.kind == .functionCallExpr {
      guard let use = context.record.uses[call.id], analyzer.signature(of: use.decl).isAsync else { continue }
      let given = analyzer.arguments(of: call, context.record).compactMap { argument -> DeclID? in
        guard let read = context.record.uses[argument.node.id], read.part == .value, context.isOwn(read.decl),
          analyzer.decl(read.decl).kind == .variable, !analyzer.decl(read.decl).has(.isComputed),
          analyzer.owner(of: read.decl).flatMap({ analyzer.nominal(of: $0) }) == owner
            || context.isOfHeldObject(read.decl)
        else { return nil }
        return read.decl
      }
      works.append(Work(function: use.decl, given: given))
      guard context.isOfSameType(use.decl), seen.insert(use.decl).inserted else { continue }
      let inner = RuleContext(analyzer, use.decl.file)
      inner.enter(use.decl)
      collect(&works, in: analyzer.node(of: use.decl), &seen, owner, inner)
    }
  }

  /// The condition for a value to change after the task has started, with notes; `nil` if it cannot change.
  private func change(
    of property: DeclID, beside asked: Set<DeclID>, _ functions: [DeclID], _ action: SyntaxNode, _ owner: DeclID,
    _ context: RuleContext
  ) -> (program: ProgramCondition, notes: [Diagnostic.Note])? {
    let analyzer = context.analyzer
    func input(_ property: DeclID) -> ProgramFacts.Input {
      let isBinding = !analyzer.propertyWrappers(of: property).isEmpty
      let label = analyzer.decl(property).name
      return ProgramFacts.Input(view: owner, label: isBinding ? label.projection : label)
    }
    let isBinding = analyzer.isBinding(property)
    let isOfObject = context.isOfHeldObject(property)
    if !isOfObject, analyzer.isInput(property) || isBinding {
      if isBinding {
        let uses = PropertyUses(of: property, analyzer)
        guard uses.writes.isEmpty, uses.bindings.isEmpty else { return nil }
      } else if analyzer.node(of: property).initialValue != nil, analyzer.decl(property).has(.isConstant) {
        return nil
      }
      return (
        .changingAlone(input(property), beside: asked.map(input), note: "this value changes while the view stays"), []
      )
    }
    guard analyzer.isState(property) || isOfObject && !context.isWatchedAnywhere(property) else { return nil }
    let uses = PropertyUses(of: property, analyzer)
    guard let bound = uses.bindings.first, uses.writes.isEmpty,
      !isCalledElsewhere(functions, than: action, property, context)
    else { return nil }
    let note = Diagnostic.Note(
      "a person changes it here", in: analyzer.program.file(bound.file).source, at: bound.node.range)
    return (.all([]), [note])
  }

  /// Whether other code of the view calls the awaited functions, possibly when the value changes.
  private func isCalledElsewhere(
    _ functions: [DeclID], than action: SyntaxNode, _ property: DeclID, _ context: RuleContext
  ) -> Bool {
    let analyzer = context.analyzer
    let near = analyzer.bodiesNear(property)
    return (near + context.bodiesOfType.filter { !near.contains($0) }).contains { body in
      let code = analyzer.node(of: body)
      guard functions.contains(where: { code.mentions(analyzer.decl($0).name) }), !functions.contains(body) else {
        return false
      }
      let record = analyzer.record(of: body)
      return code.subtree.contains { call in
        guard let use = record.uses[call.id], functions.contains(use.decl) else { return false }
        return body != context.decl || !action.range.contains(call.range)
      }
    }
  }
}
