import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a view whose `==` does not compare a property that its body shows.
struct EquatableViewRule: Rule {
  static let info = RuleInfo(
    "equatable_view_incomplete", .correctness, .warning, isFixable: false,
    summary: "the view does not show a change, because its `==` ignores a property that its body reads",
    explanation: """
      A property that `==` leaves out can change without an update of the screen. If a view is `Equatable`, SwiftUI \
      compares its old and new value by `==`, and does not evaluate the body if they are equal. Compare the property, \
      or remove it from the body.
      """,
    silence: """
      Closures and views, which cannot be compared, and objects, which stay the same while their properties change: \
      they are left out on purpose. Namespaces, which do not change. Values that only the view itself computes, for \
      example in property observers, because they change with compared ones. Properties with wrappers and bindings \
      update the view by themselves, and so may those with an unknown attribute.
      """,
    examples: [
      RuleExample(
        """
        struct Row: View, Equatable {
          let name: String
          let ↓count: Int
          static func == (left: Row, right: Row) -> Bool { left.name == right.name }
          var body: some View { Text(name + String(count)) }
        }
        """),
      RuleExample(
        """
        struct Row: View, Equatable {
          let name: String
          let namespace: Namespace.ID?
          static func == (left: Row, right: Row) -> Bool { left.name == right.name }
          var body: some View {
            if let namespace { Text(name).matchedGeometryEffect(id: name, in: namespace) }
          }
        }
        """),
      RuleExample(
        """
        struct Row: View {
          let name: String
          let action: () -> Void
          var body: some View { Button(name, action: action) }
        }
        extension Row: Equatable {
          static func == (left: Row, right: Row) -> Bool { left.name == right.name }
        }
        """),
      RuleExample(
        """
        struct Row: View, Equatable {
          let name: String
          let count: Int
          static func == (left: Row, right: Row) -> Bool { left.name == right.name && left.count == right.count }
          var body: some View { Text(name + String(count)) }
        }
        """),
      RuleExample(
        """
        struct Item {
          let id: Int
          var title: String
        }
        struct Row: View, Equatable {
          let ↓item: Item
          static func == (left: Row, right: Row) -> Bool { left.item.id == right.item.id }
          var body: some View { Text(item.title) }
        }
        """),
      RuleExample(
        """
        struct Item {
          let id: Int
          var title: String
          var version: Int
        }
        struct Row: View, Equatable {
          let item: Item
          static func == (left: Row, right: Row) -> Bool {
            left.item.id == right.item.id && left.item.version == right.item.version
          }
          var body: some View { Text(item.title) }
        }
        """),
      RuleExample(
        """
        struct Pin: View, Equatable {
          let level: Int
          private let color: Color
          private let ↓title: String
          init(level: Int, title: String) {
            self.level = level
            self.color = level > 3 ? Color.red : Color.green
            self.title = title
          }
          var body: some View { Text(title).foregroundStyle(color) }
          static func == (left: Pin, right: Pin) -> Bool { left.level == right.level }
        }
        """),
      RuleExample(
        """
        struct Row: View {
          let name: String
          let count: Int
          let ↓note: String
          var body: some View { Text(name + String(count) + note) }
        }
        extension Row: Equatable {
          func hasSameCount(_ other: Row) -> Bool { count == other.count }
          static func == (left: Row, right: Row) -> Bool { left.name == right.name && left.hasSameCount(right) }
        }
        """),
      RuleExample(
        """
        struct Bar: View, Equatable {
          var share: Double { didSet { measure() } }
          var ↓inset: Double = 0
          private var length = 0.0
          init(share: Double) {
            self.share = share
            measure()
          }
          private mutating func measure() { length = share * 200 }
          var body: some View { Color.red.frame(width: length - inset) }
          static func == (left: Bar, right: Bar) -> Bool { left.share == right.share }
        }
        """),
      RuleExample(
        """
        struct Cell: View, Equatable {
          @ObservedRealmObject var game: String
          let title: String
          static func == (left: Cell, right: Cell) -> Bool { left.title == right.title }
          var body: some View { Text(game); Text(title) }
        }
        """),
      RuleExample(
        """
        final class Chart { var points: [Int] = [] }
        struct Canvas<Content: View>: View, Equatable {
          let chart: Chart
          let generation: Int
          let content: Content
          var text: Binding<String>
          static func == (left: Self, right: Self) -> Bool { left.generation == right.generation }
          var body: some View {
            Text("\\(chart.points.count)")
            TextField("Text", text: text)
            content
          }
        }
        """),
      RuleExample(
        """
        struct Badge: View {
          let id: Int
          let ↓title: String
          let hint: String
          var body: some View { HStack { label } }
        }
        extension Badge: Equatable {
          static func == (left: Badge, right: Badge) -> Bool { left.id == right.id }
          private var label: some View { Text(title) }
        }
        """),
      RuleExample(
        """
        struct Price: View, Equatable {
          let name: String
          let ↓amount: Int
          let currency: String
          let hint: String
          static func == (left: Price, right: Price) -> Bool { left.name == right.name }
          var body: some View { Text(name + String(amount) + currency + hint) }
        }
        """),
      RuleExample(
        """
        struct Row: View, Equatable {
          let title: String
          let select: () -> Void
          static func ↓== (left: Row, right: Row) -> Bool { left.title == right.title }
          var body: some View { Button(title, action: select) }
        }
        struct Rows: View {
          @State private var titles = ["a", "b"]
          @State private var selected = 0
          var body: some View {
            ForEach(Array(titles.enumerated()), id: \\.element) { position, title in
              Row(title: title) { selected = position }.equatable()
            }
            Button("\\(selected)") { titles.removeFirst() }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 29, of: 30, inApps: 55))

  static let visits: [NodeKind] = [.functionDecl]

  private static let equals: Name = "=="

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard context.ancestors.isEmpty, let decl = context.decl, analyzer.decl(decl).name == Self.equals,
      let owner = context.ownerType, analyzer.decl(owner).kind == .structure, context.conforms(owner, to: .view)
    else { return }
    let compared = usedWhenComparing(decl, owner, context)
    // `left.hash == right.hash`: a computed property compares unknown values.
    if compared.contains(where: { isOwnMember($0, owner, context) && analyzer.decl($0).has(.isComputed) }) { return }
    guard compared.contains(where: { isOwnMember($0, owner, context) }) else { return }
    var shown: Set<DeclID> = []
    let members = ([owner] + analyzer.extensions(of: owner)).flatMap { analyzer.children(of: $0) }
    for member in members where analyzer.decl(member).has(.isComputed) {
      shown.formUnion(analyzer.record(of: member).uses.values.map(\.decl))
    }
    let names = Set(compared.filter { isOwnMember($0, owner, context) }.map { analyzer.decl($0).name })
    var missing: [(member: DeclID, name: String)] = []
    for member in analyzer.children(of: owner) where isCompared(member, context) && shown.contains(member) {
      if !compared.contains(member),
        isDerived(member, from: names, of: owner, context) || isPure(member, of: owner, context)
      {
        continue
      }
      var name = analyzer.name(of: member)
      if compared.contains(member) {
        guard let part = shownPart(of: member, of: owner, comparedIn: node, context) else { continue }
        name += "." + analyzer.name(of: part)
      }
      missing.append((member, name))
    }
    report(missing, leftOutBy: decl, context)
    if missing.isEmpty { checkActions(of: owner, equals: decl, compared, context) }
  }

  /// Checks the closures that uses of the view give it: one that captures a name of its row which no compared property
  /// is given, such as the row's position, stays that of before.
  private func checkActions(of owner: DeclID, equals: DeclID, _ compared: Set<DeclID>, _ context: RuleContext) {
    let analyzer = context.analyzer
    let actions = analyzer.children(of: owner).filter { member in
      analyzer.decl(member).kind == .variable && !analyzer.decl(member).has(.isComputed)
        && analyzer.types.kind(analyzer.variableType(of: member)) == .function
    }
    guard !actions.isEmpty, !analyzer.children(of: owner).contains(where: { analyzer.isInitializer($0) }) else {
      return
    }
    for use in context.uses(ofView: owner) where use.node.kind == .functionCallExpr && !use.context.isPreview {
      let arguments = analyzer.arguments(of: use.node, use.context.record).map(\.node)
      let closures = arguments.filter { $0.kind == .closureExpr && use.context.record.builders[$0.id] == nil }
      let names = use.context.enclosingCalls.flatMap { call, closure -> [Name] in
        guard let made = use.context.madeType(call), analyzer.makesRows(made) else { return [] }
        return closure.closureParameterNames(unnamed: 1).filter { $0.text != "_" }
      }
      for closure in closures {
        guard
          let name = names.first(where: { name in
            closure.mentionsParameter(name)
              && !arguments.contains { $0.id != closure.id && $0.mentions(name) }
          })
        else { continue }
        return context.report(
          Diagnostic(
            Self.info.level, Self.info.id,
            "`\(name.text)` is used by the closure that the view is given, and `==` compares nothing that changes with "
              + "it: the closure stays that of another `\(name.text)`; give the view `\(name.text)`, and compare it",
            in: context.file, at: analyzer.nameRange(of: equals),
            notes: [Diagnostic.Note("the closure", in: use.context.file, at: closure.range)]))
      }
    }
  }

  /// One comparison is one mistake, for any number of missing properties.
  private func report(_ missing: [(member: DeclID, name: String)], leftOutBy equals: DeclID, _ context: RuleContext) {
    guard let first = missing.first else { return }
    // The view may be declared in another file than its comparison.
    let isHere = first.member.file == context.fileID
    let isOne = missing.count == 1
    let names = missing.map { "`\($0.name)`" }
    let others = missing.dropFirst().prefix(Self.maximumNotes).map { missing in
      context.note("`\(missing.name)`", at: missing.member)
    }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "the body shows \(RuleText.list(names)), but `==` does not compare \(isOne ? "it: a change of it" : "them: a change of these") "
          + "alone is never shown; compare \(isOne ? "it" : "them")",
        in: context.file, at: context.analyzer.nameRange(of: isHere ? first.member : equals),
        notes: [isHere ? context.note("the comparison", at: equals) : context.note("the property", at: first.member)]
          + others))
  }

  /// The maximum number of notes about further properties.
  private static let maximumNotes = 2

  /// The declarations that `==` uses, directly or in methods that it calls:
  /// `left.title == right.title && left.hasSameParts(right)`.
  private func usedWhenComparing(_ equals: DeclID, _ owner: DeclID, _ context: RuleContext) -> Set<DeclID> {
    let analyzer = context.analyzer
    var used = Set(context.record.uses.values.map(\.decl))
    var entered: Set<DeclID> = [equals]
    var open = Array(used)
    while let next = open.popLast() {
      guard analyzer.isOwnFunction(next), entered.insert(next).inserted,
        analyzer.owner(of: next).flatMap({ analyzer.nominal(of: $0) }) == owner
      else { continue }
      for use in analyzer.record(of: next).uses.values where used.insert(use.decl).inserted { open.append(use.decl) }
    }
    return used
  }

  /// Whether the initializers derive a property only from compared properties, so that it changes with them.
  private func isDerived(_ member: DeclID, from compared: Set<Name>, of owner: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    let initializers = analyzer.children(of: owner).filter { analyzer.isInitializer($0) }
    return !initializers.isEmpty
      && initializers.allSatisfy { initializer in
        let record = analyzer.record(of: initializer)
        let setting = analyzer.node(of: initializer).child(.codeBlock)?.children.first { statement in
          statement.kind == .assignmentExpr && statement.children.first.flatMap { record.uses[$0.id]?.decl } == member
        }
        guard let value = setting?.children.last, !value.contains(where: { $0.kind == .closureExpr }) else {
          return false
        }
        let given = Set(analyzer.signature(of: initializer).parameters.map(\.name))
        return !value.contains { part in
          guard part.kind == .declReferenceExpr, let token = part.referencedName else { return false }
          let name = part.name(of: token)
          let isInput =
            given.contains(name) || record.uses[part.id].map { isOwnMember($0.decl, owner, context) } ?? false
          return isInput && !compared.contains(name)
        }
      }
  }

  /// Whether no caller sets a property, because the view derives it from its other properties, as in their property
  /// observers.
  private func isPure(_ member: DeclID, of owner: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    let initializers = analyzer.children(of: owner).filter { analyzer.isInitializer($0) }
    let name = analyzer.decl(member).name
    // Without an initializer, the memberwise initializer sets all properties.
    guard !initializers.isEmpty, analyzer.node(of: member).child(.initializerClause) != nil,
      initializers.allSatisfy({ initializer in
        let record = analyzer.record(of: initializer)
        return !analyzer.signature(of: initializer).parameters.contains { $0.name == name }
          && !analyzer.node(of: initializer).contains { PropertyWrite($0, record, analyzer)?.property == member }
      })
    else { return false }
    let writers = context.membersTouching(member, of: owner).filter { touching in
      let record = analyzer.record(of: touching.member)
      return analyzer.node(of: touching.member).contains { PropertyWrite($0, record, analyzer)?.property == member }
    }
    return !writers.isEmpty
      && writers.allSatisfy {
        analyzer.decl($0.member).kind == .variable || analyzer.signature(of: $0.member).parameters.isEmpty
      }
  }

  private static let id: Name = "id"

  /// A part of a value that the view shows, if only the identifier of the value is compared:
  /// `left.item.id == right.item.id`.
  private func shownPart(
    of member: DeclID, of owner: DeclID, comparedIn equals: SyntaxNode, _ context: RuleContext
  ) -> DeclID? {
    let analyzer = context.analyzer
    guard let compared = parts(of: member, in: equals, context.record),
      compared.allSatisfy({ analyzer.decl($0).name == Self.id })
    else { return nil }
    for body in analyzer.children(of: owner) where analyzer.decl(body).has(.isComputed) {
      let shown = parts(of: member, in: analyzer.node(of: body), analyzer.record(of: body)) ?? []
      let other = shown.first { part in
        let decl = analyzer.decl(part)
        return context.isOwn(part) && decl.kind == .variable && !decl.has(.isComputed) && decl.name != Self.id
      }
      if let other { return other }
    }
    return nil
  }

  /// The members of a value that code uses, in source order; `nil` if it also uses the whole value.
  private func parts(of member: DeclID, in node: SyntaxNode, _ record: BodyRecord) -> [DeclID]? {
    var found: [DeclID] = []
    var open = [node]
    while let next = open.popLast() {
      if next.kind == .memberAccessExpr, let base = next.children.first, record.decl(of: base) == member,
        let part = record.uses[next.id]
      {
        found.append(part.decl)
      } else if record.decl(of: next) == member {
        return nil
      } else {
        open += next.children.reversed()
      }
    }
    return found
  }

  private func isOwnMember(_ id: DeclID, _ owner: DeclID, _ context: RuleContext) -> Bool {
    context.isOwn(id) && context.analyzer.decl(id).kind == .variable
      && context.analyzer.owner(of: id).flatMap { context.analyzer.nominal(of: $0) } == owner
  }

  /// Whether a stored property may differ between values of the view.
  private func isCompared(_ member: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    let decl = analyzer.decl(member)
    // An unresolved attribute may be a property wrapper that observes its value.
    guard decl.kind == .variable,
      decl.flags.isDisjoint(with: [.isStatic, .isComputed, .isLazy, .hasCustomAttributes])
    else { return false }
    // A constant with an initial value is equal in all values.
    if decl.has(.isConstant), analyzer.node(of: member).child(.initializerClause) != nil { return false }
    let type = analyzer.variableType(of: member)
    let value = analyzer.wrapped(type) ?? type
    guard analyzer.isComplete(type), !analyzer.isFixedInput(type), analyzer.types.kind(value) != .function,
      !analyzer.isView(value) || analyzer.conforms(value, to: analyzer.known("Equatable"))
    else { return false }
    guard let nominal = context.nominal(value) else { return true }
    return analyzer.decl(nominal).kind != .classType && !context.conforms(nominal, to: .dynamicProperty)
  }
}
