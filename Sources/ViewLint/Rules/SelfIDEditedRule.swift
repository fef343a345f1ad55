import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about elements that are their own identifiers and are mutated in the shown collection.
struct SelfIDEditedRule: Rule {
  static let info = RuleInfo(
    "self_id_edited", .identity, .warning, isFixable: false,
    summary: "the elements are their own identifiers, so a change in place replaces their row",
    explanation: """
      The row does not move or change with an animation, it loses its state and its focus, and a selection that holds \
      the old value selects nothing. With `id: \\.self` an element is identified by its whole value: code that changes \
      a property, such as `items[index].count += 1`, changes the identity, and SwiftUI removes the old row and inserts \
      another one. Give the elements a stable identifier, such as a `let id`.
      """,
    silence: """
      The rule ignores elements that are replaced as a whole, types that define their own equality, and changes of \
      copies. Where a control in the row edits the element, `row_edits_own_id` reports it.
      """,
    examples: [
      RuleExample(
        """
        struct Habit: Hashable {
          var title: String
          var days: Set<Int> = []
          mutating func finish(_ day: Int) { days.insert(day) }
        }
        struct Habits: View {
          @State private var habits: [Habit] = []
          var body: some View {
            List(habits, id: ↓\\.self) { habit in
              Button(habit.title) {
                if let index = habits.firstIndex(of: habit) { habits[index].finish(1) }
              }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Player: Hashable {
          let name: String
          var score = 0
        }
        struct Board: View {
          @State private var players = [Player(name: "A"), Player(name: "B")]
          var body: some View {
            List {
              ForEach(players, id: ↓\\.self) { player in Text("\\(player.name) \\(player.score)") }
            }
            Button("Play") {
              withAnimation {
                for index in players.indices { players[index].score += 1 }
                players.sort { $0.score > $1.score }
              }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Chore: Hashable {
          let title: String
          var isDone = false
        }
        final class Chores: ObservableObject {
          @Published var all = [Chore(title: "Dishes")]
          func finish(_ chore: Chore) {
            guard let index = all.firstIndex(of: chore) else { return }
            all[index].isDone.toggle()
          }
        }
        struct ChoreList: View {
          @StateObject private var chores = Chores()
          var body: some View {
            List(chores.all, id: ↓\\.self) { chore in
              Button(chore.title) { chores.finish(chore) }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Player: Hashable {
          let name: String
          var score = 0
        }
        struct Named: Hashable {
          let name: String
          var score = 0
          static func == (one: Named, other: Named) -> Bool { one.name == other.name }
          func hash(into hasher: inout Hasher) { hasher.combine(name) }
        }
        struct Board: View {
          @State private var players = [Player(name: "A"), Player(name: "B")]
          @State private var named = [Named(name: "A")]
          @State private var others = [Player(name: "C")]
          var body: some View {
            ForEach(players, id: \\.name) { player in Text(player.name) }
            ForEach(named, id: \\.self) { player in Text(player.name) }
            ForEach(others, id: \\.self) { player in Text(player.name) }
            Button("Play") {
              players[0].score += 1
              named[0].score += 1
              others = [Player(name: "D")]
            }
          }
        }
        """),
      RuleExample(
        """
        struct Tags: View {
          @State private var tags = ["a", "b"]
          var body: some View {
            Form {
              ForEach(tags, id: \\.self) { tag in
                ↓TextField("Tag", text: Binding(get: { tag }, set: { text in
                  if let index = tags.firstIndex(of: tag) { tags[index] = text }
                }))
              }
              ForEach(tags.indices, id: \\.self) { index in
                TextField("Tag", text: Binding(get: { tags[index] }, set: { tags[index] = $0 }))
              }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Visit: Hashable {
          var place: String
          var minutes: Int
        }
        struct Visits: View {
          @State private var visits = [Visit(place: "Sauna", minutes: 10)]
          var body: some View {
            ForEach(Array(visits.enumerated()), id: ↓\\.element) { index, visit in
              Stepper(visit.place, value: $visits[index].minutes)
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 152))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// The elements may be changed in other files.
  static let dependsOnWholeProgram = true

  static func checksCalls(_ callee: Callee) -> Bool { callee.makesRows }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard context.runsWithBody, !context.isPreview, let data = node.arguments.first, data.kind != .labeledExpr,
      let id = context.argument(node, .id)
    else { return }
    if let field = field(replacingElementsOf: data, in: node, id, context) {
      return context.report(
        Diagnostic(
          Self.info.level, Self.info.id,
          "each element is its own identifier, and each typed letter changes it: the row is replaced, and the field "
            + "loses its focus; give the elements a stable identifier",
          in: context.file, at: field.children.first?.range ?? field.range))
    }
    guard let nominal = context.elementItsOwnIdentifier(id),
      let change = context.changeInPlace(ofElementsOf: data, nominal)
    else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "each `\(analyzer.name(of: nominal))` is its own identifier, and is changed in place: its row is replaced by "
          + "another one, and loses animation, state and selection; give the elements a stable identifier",
        in: context.file, at: id.range,
        notes: [Diagnostic.Note("it is changed here", in: change.context.file, at: change.node.range)]))
  }
}

extension SelfIDEditedRule {
  /// The field in a row whose binding replaces the element in the collection:
  /// `Binding(get: { name }, set: { names[index] = $0 })`.
  private func field(
    replacingElementsOf data: SyntaxNode, in rows: SyntaxNode, _ id: SyntaxNode, _ context: RuleContext
  ) -> SyntaxNode? {
    let analyzer = context.analyzer
    guard id.kind == .keyPathExpr, let path = context.type(of: id), analyzer.types.arguments(path).count == 2,
      analyzer.types.argument(path, 0) == analyzer.types.argument(path, 1),
      !analyzer.isKnown(analyzer.types.argument(path, 0), "Int"),
      let row = rows.lastClosure
    else { return nil }
    let collections = context.storedProperties(in: [data], context.record)
    return row.subtree.first { field in
      guard let binding = context.editedBinding(field), context.makes(binding, anyOf: [.binding]),
        let set = context.argument(binding, .set)
      else { return false }
      return set.contains { part in
        guard let write = PropertyWrite(part, context.record, analyzer), collections.contains(write.property) else {
          return false
        }
        return context.isElement(write.target, of: write.property)
      }
    }
  }
}

extension RuleContext {
  /// The mutable structure of the program whose values are their own identifiers with the key path `\.self`.
  func elementItsOwnIdentifier(_ id: SyntaxNode) -> DeclID? {
    guard id.kind == .keyPathExpr, let path = type(of: id), analyzer.types.arguments(path).count == 2,
      case let element = analyzer.types.argument(path, 1),
      // `id: \.element` of `items.enumerated()`
      element == analyzer.types.argument(path, 0) || id.text == "\\.element",
      let nominal = nominal(element), isOwn(nominal), analyzer.decl(nominal).kind == .structure,
      // A custom `==` may ignore the property.
      analyzer.directMembers(of: nominal, named: "==").isEmpty
    else { return nil }
    return nominal
  }

  /// The place where code changes a property of an element in the shown collection: `items[index].count += 1`.
  func changeInPlace(ofElementsOf data: SyntaxNode, _ element: DeclID) -> (node: SyntaxNode, context: RuleContext)? {
    let collections = storedProperties(in: [data], record).sorted { analyzer.name(of: $0) < analyzer.name(of: $1) }
    for collection in collections
    where analyzer.isObserved(collection)
      && analyzer.elementType(ofSequence: analyzer.variableType(of: collection)).flatMap({ nominal($0) }) == element
    {
      let name = analyzer.decl(collection).name
      var bodies = analyzer.bodiesNear(collection)
      if !isOfSameType(collection) { bodies += bodiesOfType }
      for body in bodies where !analyzer.isInitializer(body) && analyzer.node(of: body).mentions(name) {
        let inner = RuleContext(analyzer, body.file)
        inner.enter(body)
        if inner.isPreview { continue }
        let change = analyzer.node(of: body).subtree.first { part in
          if inner.isBinding(part, toPartOf: collection) { return true }
          guard let write = PropertyWrite(part, inner.record, analyzer), write.property == collection else {
            return false
          }
          // `items[index].finish()`, a mutating function of the element
          if part.kind == .functionCallExpr, let called = inner.record.decl(of: part), isOwn(called),
            inner.isElement(write.target, of: collection)
          {
            return true
          }
          guard write.target.kind == .memberAccessExpr else { return false }
          return write.target.children.first.map { inner.isElement($0, of: collection) } ?? false
        }
        if let change { return (change, inner) }
      }
    }
    return nil
  }

  /// Whether an expression is a binding to a property of an element: `$items[index].count`.
  fileprivate func isBinding(_ node: SyntaxNode, toPartOf collection: DeclID) -> Bool {
    guard node.kind == .memberAccessExpr, let element = node.children.first, element.kind == .subscriptCallExpr,
      let base = element.children.first, let use = record.uses[base.id]
    else { return false }
    return use.decl == collection && use.part == .projection
  }

  /// Whether an expression is an element of a collection, or a part of one: `items[index]`, `items[index].place`.
  fileprivate func isElement(_ node: SyntaxNode, of collection: DeclID) -> Bool {
    var current = node
    while true {
      if current.kind == .subscriptCallExpr, let base = current.children.first,
        record.decl(of: base) == collection
      {
        return true
      }
      guard
        current.kind == .memberAccessExpr || current.kind == .forceUnwrapExpr || current.kind == .optionalChainingExpr,
        let base = current.children.first, base.kind.isExpr
      else { return false }
      current = base
    }
  }
}
