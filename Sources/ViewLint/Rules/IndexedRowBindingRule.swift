import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a binding into a collection with an index that may become invalid.
struct IndexedRowBindingRule: Rule {
  static let info = RuleInfo(
    "indexed_row_binding", .data, .warning, isFixable: false,
    summary: "the row binds an element by its index, which is invalid after the element is removed",
    explanation: """
      The app crashes with an index out of range when an element is removed; if it was an earlier element, the row \
      edits the wrong one. A control reads its binding once more while its row goes away, and `$items[index]` then \
      reads an element that no longer exists. `ForEach($items) { $item in … }` gives each row a binding to its \
      element.
      """,
    silence: """
      Collections from which nothing is removed, as far as the files of the property and of the view show. A row view \
      that reads an element itself and names `count`, `indices` or `isEmpty`, as to check the index. That rows are \
      identified by their positions is what `foreach_index_id` reports.
      """,
    examples: [
      RuleExample(
        """
        struct Chore: Identifiable {
          let id: Int
          var isDone = false
        }
        struct Chores: View {
          @State private var chores: [Chore] = []
          var body: some View {
            List {
              ForEach(Array(chores.enumerated()), id: \\.element.id) { index, chore in
                Toggle("Done", isOn: ↓$chores[index].isDone)
              }
              .onDelete { chores.remove(atOffsets: $0) }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Chore: Identifiable, Equatable {
          let id: Int
          var isDone = false
        }
        struct Chores: View {
          @State private var chores: [Chore] = []
          var body: some View {
            List {
              ForEach(chores) { chore in
                Toggle("Done", isOn: ↓$chores[chores.firstIndex(of: chore)!].isDone)
              }
            }
            Button("Remove") { chores.removeFirst() }
          }
        }
        """),
      RuleExample(
        """
        struct Chore: Identifiable {
          let id: Int
          var isDone = false
        }
        struct Chores: View {
          @State private var chores: [Chore] = []
          var body: some View {
            List {
              ForEach($chores) { $chore in Toggle("Done", isOn: $chore.isDone) }
                .onDelete { chores.remove(atOffsets: $0) }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Week: View {
          @State private var isOn = [false, false, false]
          let names = ["Monday", "Tuesday", "Wednesday"]
          var body: some View {
            ForEach(Array(names.enumerated()), id: \\.element) { index, name in
              Toggle(name, isOn: $isOn[index])
            }
          }
        }
        """),
      RuleExample(
        """
        struct Names: View {
          @State private var names: [String] = []
          var body: some View {
            List {
              ForEach(names.indices, id: \\.self) { index in
                TextField("Name", text: ↓$names[index])
              }
              .onDelete { names.remove(atOffsets: $0) }
            }
          }
        }
        """),
      RuleExample(
        """
        final class Choir: ObservableObject {
          @Published var voices: [String] = []
          func rest() { voices.removeLast() }
        }
        struct Voices: View {
          @StateObject private var choir = Choir()
          @State private var isSinging: [Bool] = []
          @State private var names: [String] = []
          var body: some View {
            ForEach(Array(choir.voices.enumerated()), id: \\.offset) { index, _ in
              TextField("Name", text: ↓$choir.voices[index])
            }
            ForEach(isSinging.indices, id: \\.self) { Toggle("Sings", isOn: ↓$isSinging[$0]) }
            ForEach(names.indices, id: \\.self) { TextField("Name", text: $names[$0]) }
            Button("Rest") { choir.rest() }
            Button("End") { isSinging.removeAll() }
            Button("Add") { names.append("") }
          }
        }
        """),
      RuleExample(
        """
        struct Answer: Identifiable { let id: Int; var text = "" }
        final class Quiz: ObservableObject {
          @Published var answers: [Answer] = []
          func drop(_ index: Int) { answers.remove(at: index) }
        }
        struct AnswerRow: View {
          @ObservedObject var quiz: Quiz
          let index: Int
          var body: some View {
            TextField("Answer", text: ↓$quiz.answers[index].text)
            Button("Remove") { quiz.drop(index) }
          }
        }
        struct FirstAnswer: View {
          @ObservedObject var quiz: Quiz
          let index: Int
          var body: some View { TextField("Answer", text: $quiz.answers[index].text) }
        }
        struct Answers: View {
          @StateObject private var quiz = Quiz()
          var body: some View {
            ForEach(quiz.answers.indices, id: \\.self) { index in AnswerRow(quiz: quiz, index: index) }
            FirstAnswer(quiz: quiz, index: 0)
          }
        }
        """),
      RuleExample(
        """
        final class Quiz: ObservableObject {
          @Published var answers: [String] = []
          func drop(_ index: Int) { answers.remove(at: index) }
        }
        struct AnswerRow: View {
          @ObservedObject var quiz: Quiz
          let index: Int
          var body: some View {
            Text(↓quiz.answers[index])
            Button("Remove") { quiz.drop(index) }
          }
        }
        struct CarefulRow: View {
          @ObservedObject var quiz: Quiz
          let index: Int
          var body: some View {
            if quiz.answers.indices.contains(index) { Text(quiz.answers[index]) }
          }
        }
        struct NameRow: View {
          @Binding var names: [String]
          let index: Int
          var body: some View { Text(↓names[index]) }
        }
        struct KeptRow: View {
          @Binding var names: [String]
          let index: Int
          var body: some View { Text(names[index]) }
        }
        struct Answers: View {
          @StateObject private var quiz = Quiz()
          @State private var names: [String] = []
          @State private var kept: [String] = []
          var body: some View {
            ForEach(quiz.answers.indices, id: \\.self) { index in
              AnswerRow(quiz: quiz, index: index)
              CarefulRow(quiz: quiz, index: index)
            }
            ForEach(names.indices, id: \\.self) { NameRow(names: $names, index: $0) }
            ForEach(kept.indices, id: \\.self) { KeptRow(names: $kept, index: $0) }
            Button("Remove") { names.removeLast() }
            Button("Add") { kept.append("") }
          }
        }
        """),
      RuleExample(
        """
        struct Players: View {
          @State private var players = ["Ann", "Bob"]
          private func name(at index: Int) -> Binding<String> {
            Binding(get: { ↓players[index] }, set: { players[index] = $0 })
          }
          private func safeName(at index: Int) -> Binding<String> {
            Binding(get: { players.indices.contains(index) ? players[index] : "" }, set: { players[index] = $0 })
          }
          var body: some View {
            ForEach(Array(players.enumerated()), id: \\.element) { index, player in
              TextField("Name", text: name(at: index))
              TextField("Name", text: safeName(at: index))
            }
            Button("Remove") { players.remove(at: 0) }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 16, of: 16, inApps: 48))

  static let visits: [NodeKind] = [.subscriptCallExpr]
  /// Helpers, modifiers and views may be in other files.
  static let dependsOnWholeProgram = true

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let base = node.children.first, base.kind.isExpr, let binding = context.record.types[base.id] else { return }
    if context.analyzer.isKnown(binding, .array) {
      if isInGetter(context) { return checkGetter(node, base, context) }
      return checkRead(node, base, context)
    }
    guard context.analyzer.isKnown(binding, .binding),
      let collection = context.analyzer.types.arguments(binding).first, context.analyzer.isKnown(collection, .array),
      let index = node.arguments.first, index.kind != .labeledExpr, index.kind != .integerLiteralExpr,
      let property = property(base, context),
      context.hereOrAtUses(of: node, Self.rows) != nil || isGivenByRows(index, context),
      let change = ChangeFinder(context: context, property: property, isAboutPositions: true).firstChange()
    else { return }
    let name = context.analyzer.name(of: property)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "this row still reads an index of `\(name)` when its element is removed, and the app crashes; iterate over "
          + "`$\(name)`, which gives each row its own binding",
        in: context.file, at: node.range, notes: [change]))
  }

  /// Checks a row that is a separate view and reads the element itself. The row observes the change, too, and may be
  /// evaluated before the rows are made again.
  private func checkRead(_ node: SyntaxNode, _ base: SyntaxNode, _ context: RuleContext) {
    guard let index = node.arguments.first, index.kind == .declReferenceExpr, let use = context.record.uses[base.id],
      use.part == .value, context.isOwn(use.decl), !context.analyzer.decl(use.decl).has(.isComputed),
      context.runsForBody,
      !isAsked(context), isGivenByRows(index, context), let change = change(of: use.decl, base, context)
    else { return }
    let name = context.analyzer.name(of: use.decl)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "this row still reads an index of `\(name)` when its element is removed, and the app crashes; pass the row the "
          + "element instead of the index",
        in: context.file, at: node.range, notes: [change]))
  }

  private static let maker: Name = "Binding"

  /// The closure `get` of a `Binding` around the node.
  private func getter(_ context: RuleContext) -> SyntaxNode? {
    context.enclosingCalls.firstNonNil { call, closure in
      guard context.makes(call, anyOf: [Self.maker]), let getter = context.argument(call, .get) else { return nil }
      return getter.range.contains(closure.range) ? getter : nil
    }
  }

  private func isInGetter(_ context: RuleContext) -> Bool { getter(context) != nil }

  /// Checks `Binding(get: { items[index].name }, set: …)`: a control reads its binding once more while its row goes away.
  private func checkGetter(_ node: SyntaxNode, _ base: SyntaxNode, _ context: RuleContext) {
    let analyzer = context.analyzer
    guard let getter = getter(context), let index = node.arguments.first, index.kind == .declReferenceExpr,
      let use = context.record.uses[base.id], use.part == .value, context.isOwn(use.decl),
      !analyzer.decl(use.decl).has(.isComputed), analyzer.isObserved(use.decl), !context.isPreview,
      !Self.questions.contains(where: { getter.mentions($0) }),
      // An input of a row's view, or a parameter.
      context.record.decl(of: index).map({ context.isOwn($0) }) == true
        ? isGivenByRows(index, context) : isOfRow(index, context),
      let change = ChangeFinder(context: context, property: use.decl, isAboutPositions: true).firstChange()
    else { return }
    let name = analyzer.name(of: use.decl)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "this binding still reads an index of `\(name)` when its element is removed, and the app crashes; iterate over "
          + "`$\(name)`, which gives each row its own binding",
        in: context.file, at: node.range, notes: [change]))
  }

  /// Whether an index is the parameter of a row, or of a function that makes a binding for a row.
  private func isOfRow(_ index: SyntaxNode, _ context: RuleContext) -> Bool {
    guard let token = index.referencedName else { return false }
    let name = index.name(of: token)
    if let rows = context.repeatingCall, let row = rows.lastClosure {
      return row.closureParameterNames(unnamed: 2).contains(name)
    }
    guard let function = context.decl, context.analyzer.decl(function).kind == .function else { return false }
    return context.analyzer.signature(of: function).parameters.contains { $0.name == name }
  }

  private static let questions: [Name] = ["indices", "count", "isEmpty"]

  /// Whether the view reads the number of elements.
  private func isAsked(_ context: RuleContext) -> Bool {
    context.bodiesOfType.contains { body in
      Self.questions.contains { context.analyzer.node(of: body).mentions($0) }
    }
  }

  /// The place where code removes elements from the collection of a binding, or of an observed object.
  private func change(of property: DeclID, _ base: SyntaxNode, _ context: RuleContext) -> Diagnostic.Note? {
    let analyzer = context.analyzer
    if !context.isOfSameType(property) {
      guard let wrapper = analyzer.propertyWrappers(of: property).first,
        wrapper.decl == analyzer.knownDecl("Published"),
        let object = base.memberBase.flatMap({ context.record.uses[$0.id] }), object.part == .value,
        context.isOfSameType(object.decl), let observed = analyzer.propertyWrappers(of: object.decl).first,
        analyzer.catalogueText(.observes, of: observed.decl) != nil
      else { return nil }
      return ChangeFinder(context: context, property: property, isAboutPositions: true).firstChange()
    }
    guard analyzer.isBinding(property),
      let view = context.ownerType
    else { return nil }
    return context.uses(ofView: view).lazy.compactMap { use -> Diagnostic.Note? in
      guard let given = use.context.argument(use.node, analyzer.decl(property).name),
        let source = use.context.record.uses[given.id], source.part == .projection, use.context.isOwn(source.decl)
      else { return nil }
      return ChangeFinder(context: use.context, property: source.decl, isAboutPositions: true).firstChange()
    }.first
  }

  /// Whether an index is an input that rows pass: `ForEach(items.indices) { Row(index: $0) }`.
  private func isGivenByRows(_ index: SyntaxNode, _ context: RuleContext) -> Bool {
    guard let input = context.record.decl(of: index), context.analyzer.isInput(input), let view = context.ownerType,
      context.analyzer.owner(of: input).flatMap({ context.analyzer.nominal(of: $0) }) == view,
      context.conforms(view, to: .view)
    else { return false }
    let name = context.analyzer.decl(input).name
    return context.uses(ofView: view).contains { use in
      guard let given = use.context.argument(use.node, name), let rows = use.context.repeatingCall else { return false }
      // The closure parameter of the rows, and not a stored index.
      return given.kind == .declReferenceExpr
        && use.context.record.decl(of: given).map { use.context.isOwn($0) } != true
        && rows.range.contains(given.range)
    }
  }

  private static func rows(around context: RuleContext, _ node: SyntaxNode) -> RuleContext.Search<SyntaxNode> {
    context.repeatingCall.map { .found($0) } ?? .outside
  }

  /// `chores` of `$chores` and of `$model.chores`
  private func property(_ base: SyntaxNode, _ context: RuleContext) -> DeclID? {
    guard let use = context.record.uses[base.id] else { return nil }
    if use.part == .projection { return use.decl }
    return context.analyzer.decl(use.decl).kind == .subscriptDecl ? context.projectedMember(base) : nil
  }
}
