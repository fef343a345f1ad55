import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a literal with equal elements that are their own identifiers.
struct DuplicateIDsRule: Rule {
  static let info = RuleInfo(
    "foreach_duplicate_ids", .identity, .warning, isFixable: false,
    summary: "two rows have the same identifier, so SwiftUI takes them for one",
    explanation: """
      One row mirrors the other, a change goes to the wrong one, and a list complains at run time: for SwiftUI, two \
      elements with one identifier are one view. Use identifiers that differ, or identify the rows by their position \
      if they never change.
      """,
    silence: """
      Data that is not a literal or made of elements with literal identifiers, because it is only known at run time. \
      State that is not private, or that an initializer sets, because its initial value may be a different one.
      """,
    examples: [
      RuleExample(
        """
        struct Days: View {
          var body: some View {
            ForEach(["M", "T", "W", ↓"T", "F"], id: \\.self) { day in Text(day) }
          }
        }
        """),
      RuleExample(
        """
        struct Sizes: View {
          private let sizes = [1, 2, ↓1]
          var body: some View {
            ForEach(sizes, id: \\.self) { size in Text(String(size)) }
          }
        }
        """),
      RuleExample(
        """
        struct Days: View {
          var body: some View {
            ForEach(["M", "T", "W"], id: \\.self) { day in Text(day) }
          }
        }
        """),
      RuleExample(
        """
        struct Sizes: View {
          private let sizes = [1, 2, 1]
          var body: some View {
            ForEach(sizes.indices, id: \\.self) { index in Text(String(sizes[index])) }
          }
        }
        """),
      RuleExample(
        """
        struct Days: View {
          var body: some View {
            let days = ["M", "T", "W", ↓"T"]
            HStack {
              ForEach(days, id: \\.self) { day in Text(day) }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Days: View {
          private var days: [String] { ["M", "T", "W", ↓"T", "F"] }
          private var other: [String] { ["M", "T", "W"] }
          var body: some View {
            ForEach(days, id: \\.self) { Text($0) }
            ForEach(other, id: \\.self) { Text($0) }
          }
        }
        """),
      RuleExample(
        """
        struct Page: Identifiable {
          let id: Int
          let title: String
          static let all = [Page(id: 1, title: "Home"), Page(id: 2, title: "News"), Page(id: ↓1, title: "Help")]
          static let some = [Page(id: 1, title: "Home"), Page(id: 2, title: "Home")]
        }
        struct Pages: View {
          var body: some View {
            List(Page.all) { Text($0.title) }
            List(Page.some) { Text($0.title) }
            ForEach([Page(id: 1, title: "Home"), Page(id: 2, title: ↓"Home")], id: \\.title) { Text($0.title) }
          }
        }
        """),
      RuleExample(
        """
        struct Tags: View {
          @State private var names = ["red", ↓"red"]
          @State private var given = ["red", "red"]
          @State var others = ["red", "red"]
          init(_ texts: [String]) { given = texts }
          var body: some View {
            ForEach(names, id: \\.self) { Text($0) }
            ForEach(given, id: \\.self) { Text($0) }
            ForEach(others, id: \\.self) { Text($0) }
            Button("Add") { names.append("blue") }
          }
        }
        """),
      RuleExample(
        """
        final class Microphone: ObservableObject {
          @Published var levels: [Float] = Array(repeating: 0, count: 10)
        }
        struct Bars: View {
          @StateObject private var microphone = Microphone()
          @State private var columns = [Int](repeating: 1, count: 1)
          var body: some View {
            HStack {
              ForEach(↓microphone.levels, id: \\.self) { Capsule().frame(height: CGFloat($0)) }
              ForEach(↓Array(repeating: "-", count: 3), id: \\.self) { Text($0) }
              ForEach(columns, id: \\.self) { Text("\\($0)") }
              ForEach(Array(microphone.levels.enumerated()), id: \\.offset) { Text("\\($0.element)") }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Placeholders: View {
          var body: some View {
            LazyVStack {
              ForEach(0..<2, id: \\.self) { Text("Loading \\($0)") }
              Text("Then").padding()
              ForEach(↓0..<4) { Text("Waiting \\($0)") }
            }
            LazyHStack {
              ForEach(0..<2) { Text("Loading \\($0)") }
              ForEach(2...4, id: \\.self) { Text("Waiting \\($0)") }
            }
            List {
              ForEach(0..<2) { Text("Loading \\($0)") }
              ForEach(0..<2) { Text("Waiting \\($0)") }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Answer: Identifiable {
          let name: String
          let number: Int
          var id: String { name }
        }
        struct Answers: View {
          let answers = [
            Answer(name: "Yes", number: 1), Answer(name: "No", number: 2), Answer(name: ↓"Yes", number: 3),
          ]
          let others = [Answer(name: "Yes", number: 1), Answer(name: "No", number: 1)]
          var body: some View {
            ForEach(answers) { Text($0.name) }
            ForEach(others) { Text($0.name) }
          }
        }
        """),
      RuleExample(
        """
        final class Microphone: ObservableObject {
          @Published var levels: [Float]
          init(count: Int) { levels = [Float](repeating: 0, count: count) }
        }
        struct Bars: View {
          @StateObject private var microphone = Microphone(count: 10)
          var body: some View {
            ForEach(↓microphone.levels, id: \\.self) { Text("\\($0)") }
            ForEach(0..<10, id: \\.self) { Text("\\(microphone.levels[$0])") }
          }
        }
        """),
    ] + examplesOfOneID, precision: RuleInfo.Precision(right: 4, of: 4, inApps: 30))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// The data of the rows may be in another file.
  static let dependsOnWholeProgram = true

  static func checksCalls(_ callee: Callee) -> Bool { callee.makesRows }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let data = node.arguments.first, data.kind != .labeledExpr else { return }
    checkSiblings(node, data, context)
    guard let identifier = identifier(of: node, data, context) else { return }
    if identifier == .element, let repeated = repeated(data, context) {
      return report(repeated, data, context)
    }
    if case .property(let name) = identifier, checkOneID(name, node, data, context) { return }
    guard let literal = literal(data, context) else { return }
    var seen: [String: SyntaxNode] = [:]
    for element in literal.node.children {
      guard let id = value(of: identifier, element, literal.context) else { return }
      guard let first = seen.updateValue(id, forKey: id.text) else { continue }
      let isHere = literal.context.fileID == context.fileID
      let made = Diagnostic.Note(
        "the rows are created here", in: context.file, at: node.children.first?.range ?? node.range)
      let same = Diagnostic.Note("the same identifier", in: literal.context.file, at: first.range)
      let text = RuleText.oneLine(id.text)
      let what = identifier == .element ? "occurs twice and is its own identifier" : "identifies two elements"
      context.report(
        Diagnostic(
          Self.info.level, Self.info.id,
          "`\(text)` \(what): SwiftUI takes the two rows for one; give them identifiers that differ",
          in: context.file, at: isHere ? id.range : data.range,
          notes: isHere
            ? [same, made] : [same, Diagnostic.Note("and here", in: literal.context.file, at: id.range)]))
      return
    }
  }

  // MARK: One element many times

  private static let array: KnownType = .array

  /// The call that makes an array of repeated elements, which is the data or its initial value:
  /// `Array(repeating: 0, count: 10)`.
  private func repeated(_ data: SyntaxNode, _ context: RuleContext) -> ValueOrigin? {
    let origin = context.originOnceMade(of: data)
    if isRepeated(origin.node, origin.context) { return origin }
    guard let use = context.record.uses[data.id], use.part == .value, context.isOwn(use.decl),
      context.analyzer.decl(use.decl).kind == .variable, !context.analyzer.decl(use.decl).has(.isComputed)
    else { return nil }
    if let set = repeatedByInitializer(use.decl, context) { return set }
    guard let value = context.analyzer.node(of: use.decl).initialValue, !isSetByInitializer(use.decl, context) else {
      return nil
    }
    let inner = RuleContext(context.analyzer, use.decl.file)
    inner.enter(use.decl)
    return isRepeated(value, inner) ? ValueOrigin(value, inner) : nil
  }

  /// The value that all initializers which set a property give it: `samples = [Float](repeating: 0, count: count)`.
  private func repeatedByInitializer(_ property: DeclID, _ context: RuleContext) -> ValueOrigin? {
    let analyzer = context.analyzer
    let initializers = analyzer.bodiesNear(property).filter { body in
      analyzer.isInitializer(body) && analyzer.node(of: body).mentions(analyzer.decl(property).name)
    }
    guard initializers.count == 1, let initializer = initializers.first,
      let block = analyzer.node(of: initializer).child(.codeBlock)
    else { return nil }
    let inner = RuleContext(analyzer, initializer.file)
    inner.enter(initializer)
    let values = block.children.filter { statement in
      statement.kind == .assignmentExpr
        && statement.children.first.map { inner.record.decl(of: $0) == property } == true
    }.compactMap(\.children.last)
    guard values.count == 1, let value = values.first, isRepeated(value, inner) else { return nil }
    return ValueOrigin(value, inner)
  }

  /// Whether a value consists of equal elements. A number of elements that is not written down is taken for several.
  private func isRepeated(_ value: SyntaxNode, _ context: RuleContext) -> Bool {
    guard context.madeType(value) == context.analyzer.knownDecl(Self.array),
      context.argument(value, "repeating") != nil, let count = context.argument(value, "count")
    else { return false }
    return count.kind == .integerLiteralExpr ? Int(count.text).map { $0 > 1 } ?? false : true
  }

  private func report(_ repeated: ValueOrigin, _ data: SyntaxNode, _ context: RuleContext) {
    let isHere = repeated.context.fileID == context.fileID && data.range.contains(repeated.node.range)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "the elements are equal\(isHere ? "" : " at first") and each is its own identifier: SwiftUI takes their rows "
          + "for one; identify them by their positions, or by elements that differ",
        in: context.file, at: data.range,
        notes: isHere
          ? [] : [Diagnostic.Note("the elements are created here", in: repeated.context.file, at: repeated.node.range)])
    )
  }

  // MARK: Rows of two containers

  /// Checks for sibling rows in a lazy stack or grid with the same identifiers.
  private func checkSiblings(_ node: SyntaxNode, _ data: SyntaxNode, _ context: RuleContext) {
    guard let range = constantRange(data, context), let (container, closure) = context.enclosingCalls.first,
      let made = context.madeType(container), context.analyzer.decl(made).has(.isLazyContainer),
      // A list distinguishes its parts.
      context.analyzer.catalogueText(.owns, of: made) == nil
    else { return }
    for part in closure.children where part.range.end <= node.range.start {
      let rows = context.core(of: part)
      guard rows.kind == .functionCallExpr, let rowsMade = context.madeType(rows),
        context.analyzer.makesRows(rowsMade), let others = rows.arguments.first,
        let other = constantRange(others, context), other.overlaps(range)
      else { continue }
      context.report(
        Diagnostic(
          Self.info.level, Self.info.id,
          "`\(max(range.lowerBound, other.lowerBound))` identifies a row here and one of the `ForEach` before: in "
            + "`\(context.analyzer.name(of: made))` they are one view; use other numbers in one of the two",
          in: context.file, at: data.range,
          notes: [Diagnostic.Note("the rows before", in: context.file, at: others.range)]))
      return
    }
  }

  /// `0..<3` and `1...3`
  private func constantRange(_ data: SyntaxNode, _ context: RuleContext) -> ClosedRange<Int>? {
    guard data.kind == .infixOperatorExpr, let type = context.type(of: data) else { return nil }
    let ends = data.children.filter(\.kind.isExpr).compactMap { $0.kind == .integerLiteralExpr ? Int($0.text) : nil }
    guard ends.count == 2, ends[0] < ends[1] else { return nil }
    if context.analyzer.isKnown(type, "Range") { return ends[0]...(ends[1] - 1) }
    return context.analyzer.isKnown(type, "ClosedRange") ? ends[0]...ends[1] : nil
  }

  /// The identifier of elements.
  private enum Identifier: Equatable {
    case element
    case property(Name)
  }

  private static let id: Name = "id"

  /// `id: \.self`, `id: \.name`, or the `id` of identifiable elements.
  private func identifier(of call: SyntaxNode, _ data: SyntaxNode, _ context: RuleContext) -> Identifier? {
    let analyzer = context.analyzer
    guard let id = context.argument(call, .id) else {
      guard let type = context.record.types[data.id], analyzer.isKnown(type, .array),
        let element = context.nominal(analyzer.types.argument(type, 0)), context.conforms(element, to: .identifiable)
      else { return nil }
      return .property(Self.id)
    }
    guard let path = context.type(of: id), analyzer.types.arguments(path).count == 2, id.kind == .keyPathExpr else {
      return nil
    }
    if analyzer.types.argument(path, 0) == analyzer.types.argument(path, 1) { return .element }
    return id.onlyKeyPathName.map { .property(id.name(of: $0)) }
  }

  /// The literal that identifies an element: the element itself, or the argument for its stored property.
  private func value(of identifier: Identifier, _ element: SyntaxNode, _ context: RuleContext) -> SyntaxNode? {
    let literal: SyntaxNode?
    switch identifier {
    case .element: literal = element
    case .property(let name):
      guard element.kind == .functionCallExpr, let use = context.record.uses[element.id], use.isMemberwise else {
        return nil
      }
      literal = context.argument(element, stored(for: name, of: element, context) ?? name)
    }
    guard let literal, literal.child(.stringInterpolation) == nil else { return nil }
    switch literal.kind {
    case .stringLiteralExpr, .integerLiteralExpr, .floatLiteralExpr: return literal
    default: return nil
    }
  }

  /// The stored property that a computed one returns: `name` for `var id: String { name }`.
  private func stored(for name: Name, of element: SyntaxNode, _ context: RuleContext) -> Name? {
    let analyzer = context.analyzer
    guard let made = context.madeType(element),
      let member = analyzer.directMembers(of: made, named: name).first(where: { analyzer.decl($0).has(.isComputed) }),
      let value = analyzer.onlyValue(of: member), value.kind == .declReferenceExpr || value.text.hasPrefix("self."),
      let use = analyzer.record(of: member).uses[value.id], analyzer.isInput(use.decl)
    else { return nil }
    return analyzer.decl(use.decl).name
  }

  /// Whether a property is private state whose initial value is always the declared one.
  private func isFirstValueOfState(_ property: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    guard analyzer.decl(property).access <= .fileprivateAccess,
      let wrapper = analyzer.propertyWrappers(of: property).first, analyzer.ownsWrappedValue(wrapper.decl)
    else { return false }
    return !isSetByInitializer(property, context)
  }

  private func isSetByInitializer(_ property: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    return analyzer.bodiesNear(property).contains { body in
      analyzer.isInitializer(body) && analyzer.node(of: body).mentions(analyzer.decl(property).name)
    }
  }

  /// The literal itself, or the literal value of a constant, a computed property, or the initial value of a state.
  private func literal(_ data: SyntaxNode, _ context: RuleContext) -> ValueOrigin? {
    if data.kind == .arrayExpr { return ValueOrigin(data, context) }
    if let local = context.localLiteral(data) { return ValueOrigin(local, context) }
    let origin = context.originOnceMade(of: data)
    if origin.node.kind == .arrayExpr { return origin }
    guard let use = context.record.uses[data.id], use.decl.file == context.fileID, use.part == .value,
      context.analyzer.decl(use.decl).kind == .variable,
      context.analyzer.decl(use.decl).has(.isConstant) || isFirstValueOfState(use.decl, context),
      let literal = context.analyzer.node(of: use.decl).child(.initializerClause)?.child(.arrayExpr)
    else { return nil }
    let inner = RuleContext(context.analyzer, use.decl.file)
    inner.enter(use.decl)
    return ValueOrigin(literal, inner)
  }
}
