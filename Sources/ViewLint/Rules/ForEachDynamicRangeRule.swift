import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a range that `ForEach` reads only once although its bound changes.
struct ForEachDynamicRangeRule: Rule {
  static let info = RuleInfo(
    "foreach_dynamic_range", .identity, .warning, isFixable: true,
    summary: "the rows do not follow the data, because `ForEach` reads a range without `id:` only once",
    explanation: """
      When the bound changes, SwiftUI complains at run time and goes on showing the old rows, or crashes where a row \
      reads an element that is gone. `ForEach(0..<n)` without `id:` is for constant ranges: SwiftUI reads the range \
      once. With `id: \\.self` it is read each time; better still, iterate over the elements themselves.
      """,
    silence: """
      Literal bounds and constants. Bounds for which no code is found that changes the property, or a number that the \
      view is given, and code that sets as many elements as there were.
      """,
    examples: [
      RuleExample(
        """
        struct Stars: View {
          @State private var count = 3
          var body: some View {
            ForEach(↓0..<count) { _ in Image(systemName: "star") }
            Button("More") { count += 1 }
          }
        }
        """,
        fixed: """
          struct Stars: View {
            @State private var count = 3
            var body: some View {
              ForEach(0..<count, id: \\.self) { _ in Image(systemName: "star") }
              Button("More") { count += 1 }
            }
          }
          """),
      RuleExample(
        """
        struct Notes: View {
          @State private var notes = ["a"]
          var body: some View {
            ForEach(↓0..<notes.count) { index in Text(notes[index]) }
            Button("More") { notes.append("b") }
          }
        }
        """,
        fixed: """
          struct Notes: View {
            @State private var notes = ["a"]
            var body: some View {
              ForEach(0..<notes.count, id: \\.self) { index in Text(notes[index]) }
              Button("More") { notes.append("b") }
            }
          }
          """),
      RuleExample(
        """
        struct Stars: View {
          var body: some View { ForEach(0..<5) { _ in Image(systemName: "star") } }
        }
        """),
      RuleExample(
        """
        struct Stars: View {
          private let count = 5
          var body: some View { ForEach(0..<count) { _ in Image(systemName: "star") } }
        }
        """),
      RuleExample(
        """
        struct Stars: View {
          @State private var count = 3
          var body: some View {
            List(↓1..<(count + 1)) { _ in Image(systemName: "star") }
            Stepper("Stars", value: $count)
          }
        }
        """,
        fixed: """
          struct Stars: View {
            @State private var count = 3
            var body: some View {
              List(1..<(count + 1), id: \\.self) { _ in Image(systemName: "star") }
              Stepper("Stars", value: $count)
            }
          }
          """),
      RuleExample(
        """
        struct Notes: View {
          @State private var notes = ["a"]
          private var count: Int { notes.count }
          var body: some View {
            ForEach(↓0..<count) { index in Text(notes[index]) }
            Button("More") { notes.append("b") }
          }
        }
        """,
        fixed: """
          struct Notes: View {
            @State private var notes = ["a"]
            private var count: Int { notes.count }
            var body: some View {
              ForEach(0..<count, id: \\.self) { index in Text(notes[index]) }
              Button("More") { notes.append("b") }
            }
          }
          """),
      RuleExample(
        """
        struct Names: View {
          @State private var names = ["a"]
          let count = 3
          var body: some View {
            ForEach(0..<count) { Text("\\($0)") }
            Button("Add") { names.append("b") }
          }
        }
        """),
      RuleExample(
        """
        struct Tags: View {
          @State private var tags = ["a", "b"]
          var body: some View {
            ForEach(↓0..<tags.count) { Text(tags[$0]) }
            Button("Delete") { tags.remove(at: 0) }
          }
        }
        """),
      RuleExample(
        """
        final class Game: ObservableObject {
          let flags = ["a", "b", "c", "d"]
          @Published var choices: [String] = []
          init() { ask() }
          func ask() { choices = Array(flags.shuffled()[0...2]) }
        }
        struct Flags: View {
          @ObservedObject var game: Game
          @State private var marks = [1, 1, 2]
          var body: some View {
            ForEach(0..<game.choices.count) { Text(game.choices[$0]) }
            ForEach(marks.indices) { Text("\\(marks[$0])") }
            Button("Next") {
              game.ask()
              marks = [1, 2, 3]
            }
          }
        }
        """),
      RuleExample(
        """
        struct Stars: View {
          let count: Int
          let most: Int
          var body: some View {
            ForEach(↓0..<count) { _ in Image(systemName: "star") }
            ForEach(0..<most) { _ in Image(systemName: "star.fill") }
          }
        }
        struct Rating: View {
          @State private var count = 3
          var body: some View {
            Stars(count: count, most: 5)
            Button("More") { count += 1 }
          }
        }
        """,
        fixed: """
          struct Stars: View {
            let count: Int
            let most: Int
            var body: some View {
              ForEach(0..<count, id: \\.self) { _ in Image(systemName: "star") }
              ForEach(0..<most) { _ in Image(systemName: "star.fill") }
            }
          }
          struct Rating: View {
            @State private var count = 3
            var body: some View {
              Stars(count: count, most: 5)
              Button("More") { count += 1 }
            }
          }
          """),
      RuleExample(
        """
        struct Bars: View {
          let values: [Double]
          var body: some View { ForEach(↓0..<values.count) { Text("\\(values[$0])") } }
        }
        struct Points: View {
          let values: [Double]
          var body: some View { ForEach(0..<values.count) { Text("\\(values[$0])") } }
        }
        struct Chart: View {
          @State private var values = [1.0, 2.0]
          @State private var fixed = [1.0, 2.0]
          var body: some View {
            Bars(values: values)
            Points(values: fixed)
            Button("Remove") { values.removeFirst() }
          }
        }
        """),
      RuleExample(
        """
        struct Bars: View {
          let values: [Double]
          var body: some View { ForEach(↓0..<values.count) { Text("\\(values[$0])") } }
        }
        struct Points: View {
          let values: [Double]
          var body: some View { ForEach(↓values.indices) { Text("\\(values[$0])") } }
        }
        struct Lines: View {
          let values: [Double]
          var body: some View { ForEach(0..<values.count) { Text("\\(values[$0])") } }
        }
        struct Chart: View {
          @State private var values = [1.0, 2.0]
          @State private var more: [Double] = []
          @State private var sorted = [1.0, 2.0]
          var body: some View {
            Bars(values: values)
            Points(values: more)
            Lines(values: sorted)
            Button("Add") { values.append(3) }
            Button("Add all") { more += values }
            Button("Sort") { sorted.sort() }
          }
        }
        """,
        fixed: """
          struct Bars: View {
            let values: [Double]
            var body: some View { ForEach(0..<values.count, id: \\.self) { Text("\\(values[$0])") } }
          }
          struct Points: View {
            let values: [Double]
            var body: some View { ForEach(values.indices, id: \\.self) { Text("\\(values[$0])") } }
          }
          struct Lines: View {
            let values: [Double]
            var body: some View { ForEach(0..<values.count) { Text("\\(values[$0])") } }
          }
          struct Chart: View {
            @State private var values = [1.0, 2.0]
            @State private var more: [Double] = []
            @State private var sorted = [1.0, 2.0]
            var body: some View {
              Bars(values: values)
              Points(values: more)
              Lines(values: sorted)
              Button("Add") { values.append(3) }
              Button("Add all") { more += values }
              Button("Sort") { sorted.sort() }
            }
          }
          """),
      RuleExample(
        """
        final class Agenda: ObservableObject {
          @Published var events = ["a", "b"]
          func clear() { events = ["b"] }
        }
        struct Today: View {
          @StateObject private var agenda = Agenda()
          var body: some View {
            rows
            Button("Clear") { agenda.clear() }
          }
          @ViewBuilder private var rows: some View {
            let events = agenda.events
            let count = min(2, events.count)
            ForEach(↓0..<count) { Text(events[$0]) }
          }
        }
        """,
        fixed: """
          final class Agenda: ObservableObject {
            @Published var events = ["a", "b"]
            func clear() { events = ["b"] }
          }
          struct Today: View {
            @StateObject private var agenda = Agenda()
            var body: some View {
              rows
              Button("Clear") { agenda.clear() }
            }
            @ViewBuilder private var rows: some View {
              let events = agenda.events
              let count = min(2, events.count)
              ForEach(0..<count, id: \\.self) { Text(events[$0]) }
            }
          }
          """),
      RuleExample(
        """
        final class Manager {
          static let shared = Manager()
          private(set) var names = ["a"]
          var sorted: [String] { names.sorted() }
          func remove() { names.removeLast() }
        }
        final class Settings: ObservableObject {
          let kinds = ["b"]
          var names: [String] { Manager.shared.sorted }
          var kindNames: [String] { kinds.sorted() }
        }
        struct SettingsList: View {
          @ObservedObject var settings: Settings
          var body: some View {
            ForEach(↓0..<settings.names.count) { Text(settings.names[$0]) }
            ForEach(0..<settings.kindNames.count) { Text(settings.kindNames[$0]) }
          }
        }
        """,
        fixed: """
          final class Manager {
            static let shared = Manager()
            private(set) var names = ["a"]
            var sorted: [String] { names.sorted() }
            func remove() { names.removeLast() }
          }
          final class Settings: ObservableObject {
            let kinds = ["b"]
            var names: [String] { Manager.shared.sorted }
            var kindNames: [String] { kinds.sorted() }
          }
          struct SettingsList: View {
            @ObservedObject var settings: Settings
            var body: some View {
              ForEach(0..<settings.names.count, id: \\.self) { Text(settings.names[$0]) }
              ForEach(0..<settings.kindNames.count) { Text(settings.kindNames[$0]) }
            }
          }
          """),
    ], precision: RuleInfo.Precision(right: 11, of: 11, inApps: 30))

  static let visits: [NodeKind] = [.functionCallExpr]
  static let usesProgramFacts = true

  static func checksCalls(_ callee: Callee) -> Bool { callee.makesRows }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let data = node.arguments.first, data.kind != .labeledExpr,
      let type = context.record.types[data.id], context.analyzer.isKnown(type, .range),
      context.argument(node, .id) == nil
    else { return }
    // `range` of `let range = 0..<count`, or of a property that returns a range.
    let range = context.origin(of: data)
    for bound in bounds(of: range.node, range.context) {
      guard let property = source(of: bound.node, bound.context) else { continue }
      let change = change(of: property, context) ?? changeOfComputed(property, context)
      let condition = change == nil ? changeByMaker(of: property, context) : nil
      if change == nil, condition == nil { continue }
      let name = context.analyzer.name(of: property)
      // Indices do not identify rows whose elements move, so the fix may be wrong.
      let found =
        Diagnostic(
          Self.info.level, Self.info.id,
          "`ForEach` reads this range once: when `\(name)` changes, it keeps the old rows; add `id: \\.self`, or "
            + "iterate over the elements themselves",
          in: context.file, at: data.range, notes: change.map { [$0] } ?? [],
          fixIts: [
            FixIt(
              "add `id: \\.self`", [TextEdit(SourceRange(data.range.end, data.range.end), ", id: \\.self")],
              isSafe: true)
          ])
      if let condition {
        return context.report(found, if: condition, fixIf: .unmoved(property))
      }
      return context.report(found, fixIf: .unmoved(property))
    }
  }

  /// The condition for a number that the view receives to change, or for elements of a collection to be inserted or
  /// removed. Another collection may have the same number of elements.
  private func changeByMaker(of property: DeclID, _ context: RuleContext) -> ProgramCondition? {
    let analyzer = context.analyzer
    guard let owner = context.ownerType, context.conforms(owner, to: .view), context.isOfSameType(property),
      analyzer.isInput(property)
    else { return nil }
    if analyzer.isKnown(analyzer.variableType(of: property), .array) {
      return .resized(property, note: "it is changed here")
    }
    guard analyzer.isKnown(analyzer.variableType(of: property), .int) else { return nil }
    return .changing(
      ProgramFacts.Input(view: owner, label: analyzer.decl(property).name), unwrapped: true, drafts: true,
      note: "this value changes during the view's lifetime")
  }

  /// The stored property of a bound, also through a computed property that returns a part of it.
  private func source(of bound: SyntaxNode, _ context: RuleContext) -> DeclID? {
    // `items.count` of `let items = model.items`
    guard let property = context.rootProperty(bound) ?? context.rootProperty(ofLocalIn: bound) else { return nil }
    let analyzer = context.analyzer
    guard analyzer.decl(property).has(.isComputed), property.file == context.fileID,
      let block = analyzer.node(of: property).child(.codeBlock), block.children.count == 1,
      let value = block.children.first, value.kind.isExpr
    else { return property }
    let other = RuleContext(analyzer, context.fileID)
    other.enter(property)
    return other.rootProperty(value)
  }

  /// `0`, `count` and `1` of `0..<(count + 1)`; `items` of `items.indices`
  private func bounds(of range: SyntaxNode, _ context: RuleContext, depth: Int = 0) -> [ValueOrigin] {
    switch range.kind {
    case .parenExpr, .infixOperatorExpr: return range.children.flatMap { bounds(of: $0, context, depth: depth) }
    // `min(count, 9)`
    case .functionCallExpr where range.children.first?.kind == .declReferenceExpr && context.madeType(range) == nil:
      return range.arguments.filter(\.kind.isExpr).flatMap { bounds(of: $0, context, depth: depth) }
    default:
      // `count` of `let count = min(items.count, 9)`
      let origin = context.origin(of: range)
      guard depth < Self.maximumNames, origin.node.id != range.id else { return [ValueOrigin(range, context)] }
      return bounds(of: origin.node, origin.context, depth: depth + 1)
    }
  }

  /// The maximum number of names through which a bound is followed.
  private static let maximumNames = 3

  /// The place where a bound changes. A control changes the number that is bound to it. The effects of other bindings
  /// to a collection are unknown.
  private func change(of property: DeclID, _ context: RuleContext) -> Diagnostic.Note? {
    let isNumber = context.analyzer.isKnown(context.analyzer.variableType(of: property), .int)
    return ChangeFinder(
      context: context, property: property, countsBindings: isNumber,
      countAtFirst: isNumber ? nil : CountOfElements(atFirstOf: property, context.analyzer)?.value
    ).firstChange()
  }
}

extension ForEachDynamicRangeRule {
  /// The place that changes the elements that a computed property of an object returns:
  /// `var accounts: [Account] { manager.accounts.sorted() }`.
  private func changeOfComputed(_ property: DeclID, _ context: RuleContext) -> Diagnostic.Note? {
    let analyzer = context.analyzer
    guard analyzer.decl(property).has(.isComputed), context.isOwn(property), !context.isOfSameType(property),
      let block = analyzer.node(of: property).getterBlock
    else { return nil }
    let inner = RuleContext(analyzer, property.file)
    inner.enter(property)
    for place in inner.calledCode(of: [block]) {
      for part in place.node.subtree {
        guard let use = place.context.record.uses[part.id], use.part == .value, context.isOwn(use.decl),
          analyzer.decl(use.decl).kind == .variable,
          analyzer.decl(use.decl).flags.isDisjoint(with: [.isComputed, .isConstant]),
          analyzer.isKnown(analyzer.variableType(of: use.decl), .array)
        else { continue }
        let finder = ChangeFinder(context: place.context, property: use.decl)
        if let change = finder.firstChange() { return change }
      }
    }
    return nil
  }
}

extension RuleContext {
  /// The property from which a local constant at the start of a chain is taken: `items` for `shown.count`, with
  /// `let shown = model.items`.
  fileprivate func rootProperty(ofLocalIn chain: SyntaxNode) -> DeclID? {
    var current = chain
    while current.kind == .memberAccessExpr, let base = current.children.first, base.kind.isExpr { current = base }
    guard current.id != chain.id, let value = localValue(of: current) else { return nil }
    return rootProperty(value)
  }
}
