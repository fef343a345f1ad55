import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a view and a child view that each own a copy of state that is meant to be shared.
struct DuplicateStateOwnerRule: Rule {
  static let info = RuleInfo(
    "duplicate_state_owner", .state, .warning, isFixable: false,
    summary: "a view and its child view each own the same state, so neither sees what the other changes",
    explanation: """
      A switch in the child view changes only the child's copy, and the parent goes on showing its own value. \
      `@State` and `@StateObject` belong to the view that declares them, so a child view that declares the same state \
      gets a second copy. Let one view own it, and pass the other a `@Binding`, or the object itself.
      """,
    silence: """
      Values that the parent changes itself, or passes on as a binding: two views may each have one. Objects with \
      different names or arguments, shared objects, objects of which the child changes nothing that the parent shows, \
      the initial value that the call passes to the child, and views that are shown above or instead of the parent, \
      such as a sheet.
      """,
    examples: [
      RuleExample(
        """
        struct Home: View {
          @State private var isOn = false
          var body: some View {
            VStack {
              Text(isOn ? "On" : "Off")
              ↓Switch()
            }
          }
        }
        struct Switch: View {
          @State private var isOn = false
          var body: some View { Toggle("On", isOn: $isOn) }
        }
        """),
      RuleExample(
        """
        struct Home: View {
          @State private var isOn = false
          var body: some View {
            VStack {
              Text(isOn ? "On" : "Off")
              Switch(isOn: $isOn)
            }
          }
        }
        struct Switch: View {
          @Binding var isOn: Bool
          var body: some View { Toggle("On", isOn: $isOn) }
        }
        """),
      RuleExample(
        """
        final class Basket: ObservableObject {
          @Published var items: [String] = []
        }
        struct Shop: View {
          @StateObject private var basket = Basket()
          var body: some View {
            Text("\\(basket.items.count)")
            ↓Offers()
          }
        }
        struct Offers: View {
          @StateObject private var basket = Basket()
          var body: some View { Button("Add") { basket.items.append("Tea") } }
        }
        """),
      RuleExample(
        """
        final class Basket: ObservableObject {
          static let shared = Basket()
          @Published var items: [String] = []
        }
        struct Shop: View {
          @StateObject private var basket = Basket.shared
          var body: some View {
            Text("\\(basket.items.count)")
            Offers()
          }
        }
        struct Offers: View {
          @StateObject private var basket = Basket.shared
          var body: some View { Button("Add") { basket.items.append("Tea") } }
        }
        """),
      RuleExample(
        """
        struct Form: View {
          @State private var isAsking = false
          let isLong: Bool
          var body: some View {
            ↓Save()
            if isLong { Save() }
          }
          private var footer: some View { Save() }
        }
        struct Save: View {
          @State private var isAsking = false
          var body: some View { Button("Save") { isAsking = true } }
        }
        """),
      RuleExample(
        """
        struct Rows: View {
          @State private var isOpen = false
          var body: some View {
            Button("Open") { isOpen.toggle() }
            if isOpen { Row() }
          }
        }
        struct Row: View {
          @State private var isOpen = false
          var body: some View { DisclosureGroup("Row", isExpanded: $isOpen) { Text("Inside") } }
        }
        """),
      RuleExample(
        """
        final class Basket: ObservableObject {
          @Published var items: [String] = []
        }
        struct Shop: View {
          @StateObject private var basket = Basket()
          var body: some View {
            Text("\\(basket.items.count)")
            Offers(basket: basket)
          }
        }
        struct Offers: View {
          @StateObject var basket = Basket()
          var body: some View { Button("Add") { basket.items.append("Tea") } }
        }
        """),
      RuleExample(
        """
        final class Keyboard: ObservableObject {
          @Published var height = 0.0
          @Published var word = ""
          func hide() { print(height) }
          func clear() { word = "" }
        }
        struct Chat: View {
          @StateObject private var keyboard = Keyboard()
          var body: some View {
            Text("Chat").padding(.bottom, keyboard.height)
            Reactions()
          }
        }
        struct Reactions: View {
          @StateObject private var keyboard = Keyboard()
          var body: some View {
            Button("Close") { keyboard.hide() }
            Button("Clear") { keyboard.clear() }
            TextField("Word", text: $keyboard.word)
          }
        }
        struct Search: View {
          @StateObject private var keyboard = Keyboard()
          var body: some View {
            Text(keyboard.word)
            ↓Reactions()
          }
        }
        """),
      RuleExample(
        """
        enum Filter { case all, open }
        struct FilterBar: View {
          @State private var filter = Filter.all
          var body: some View {
            Picker("Filter", selection: $filter) {
              Text("All").tag(Filter.all)
              Text("Open").tag(Filter.open)
            }
          }
        }
        struct OpenBar: View {
          @State private var filter = Filter.open
          var body: some View { Button("All") { filter = .all } }
        }
        struct Bills: View {
          @State private var filter: Filter = .all
          var body: some View {
            Text(filter == .open ? "Open" : "All")
            ↓FilterBar()
            OpenBar()
          }
        }
        """),
      RuleExample(
        """
        struct Reader: View {
          @AppStorage("fontSize") private var fontSize = 14.0
          var body: some View {
            Text("Chapter 1").font(.system(size: fontSize))
            ↓Controls()
          }
        }
        struct Controls: View {
          @State private var fontSize = 14.0
          var body: some View { Slider(value: $fontSize, in: 9...24) { Text("Size \\(fontSize)") } }
        }
        struct Other: View {
          @AppStorage("width") private var width = 14.0
          var body: some View {
            Slider(value: $width, in: 9...24) { Text("Width") }
            Draft()
          }
        }
        struct Draft: View {
          @State private var width = 14.0
          var body: some View { Slider(value: $width, in: 9...24) { Text("Width \\(width)") } }
        }
        """),
    ], precision: RuleInfo.Precision(right: 51, of: 53, inApps: 76))

  static let visits: [NodeKind] = [.functionCallExpr]

  static func checksCalls(_ callee: Callee) -> Bool {
    guard let view = callee.made, callee.analyzer.isOwn(view), callee.analyzer.decl(view).kind == .structure else {
      return false
    }
    return callee.analyzer.isView(callee.analyzer.selfType(view)) && !callee.analyzer.ownedMembers(of: view).isEmpty
  }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard let inner = context.madeType(node), let outer = context.ownerType, inner != outer,
      context.conforms(outer, to: .view), !context.isPreview, context.runsForBody, isInside(node, context)
    else { return }
    let own = analyzer.ownedMembers(of: outer) + analyzer.settings(of: outer)
    guard !own.isEmpty else { return }
    for state in analyzer.ownedMembers(of: inner) {
      guard let double = own.first(where: { isSame($0, state, context) }), !isGiven(state, by: node, context),
        isMeantAsOne(double, state, context)
      else { continue }
      guard isFirst(node, making: inner, context) else { return }
      context.report(
        Diagnostic(
          isUsed(double, context) ? Self.info.level : .note, Self.info.id, message(double, state, context),
          in: context.file,
          at: node.children.first?.range ?? node.range,
          notes: [context.note("the outer one", at: double), context.note("the inner one", at: state)]))
    }
  }

  private func message(_ double: DeclID, _ state: DeclID, _ context: RuleContext) -> String {
    let analyzer = context.analyzer
    let name = analyzer.name(of: state)
    func owner(_ property: DeclID) -> String { analyzer.ownerName(of: property)?.text ?? "" }
    guard isUsed(double, context) else {
      return
        "nothing in `\(owner(double))` uses its `\(name)`, and `\(owner(state))` owns a separate one: delete the "
        + "outer one, or pass it to the inner view"
    }
    return
      "`\(owner(state))` owns a `\(name)` of its own: its changes do not reach `\(owner(double))`, whose `\(name)` is "
      + "a separate one; let one of them own it and pass it to the other"
  }

  /// Whether the view that owns a property uses it.
  private func isUsed(_ property: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    return analyzer.bodiesNear(property).contains { body in
      body != property && context.isOfSameType(body)
        && analyzer.node(of: body).mentions(analyzer.decl(property).name)
    }
  }

  /// Whether a call is the first one of its type in this file that makes a view. Two properties are one mistake.
  private func isFirst(_ node: SyntaxNode, making inner: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    let name = analyzer.decl(inner).name
    for body in context.bodiesOfType {
      guard body != context.decl else { break }
      let code = analyzer.node(of: body)
      guard code.mentions(name) else { continue }
      let other = RuleContext(analyzer, context.fileID)
      other.enter(body)
      if code.subtree.contains(where: { other.madeType($0) == inner }) { return false }
    }
    let code = context.decl.map { analyzer.node(of: $0) }
    return code?.subtree.first { context.madeType($0) == inner }?.id == node.id
  }

  /// Whether a call passes the initial value of a property: `Offers(basket: basket)`.
  private func isGiven(_ property: DeclID, by call: SyntaxNode, _ context: RuleContext) -> Bool {
    guard let (arguments, parameters) = context.arguments(of: call) else { return false }
    let name = context.analyzer.decl(property).name
    return arguments.contains { argument in
      guard let number = argument.parameter, number < parameters.count else { return false }
      return parameters[number].label == name
    }
  }

  /// Whether a view is shown inside of the view that makes it, and not presented by it.
  private func isInside(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    let isGivenToPresenter = context.ancestors.contains { around in
      around.kind == .functionCallExpr
        && (context.calledFact(.presents, of: around) != nil
          && around.children.first?.range.contains(node.range) != true
          || context.madeText(around, of: .later) != nil)
    }
    return !isGivenToPresenter
  }

  /// Whether two properties have the same name, type and initial value.
  private func isSame(_ first: DeclID, _ second: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    guard analyzer.decl(first).name == analyzer.decl(second).name,
      analyzer.variableType(of: first) == analyzer.variableType(of: second),
      let value = analyzer.node(of: first).child(.initializerClause),
      let other = analyzer.node(of: second).child(.initializerClause)
    else { return false }
    // `.all` and `Filter.all`
    let member = { (clause: SyntaxNode) in
      clause.children.last.map { $0.kind == .memberAccessExpr || $0.kind == .implicitMemberExpr } ?? false
        ? clause.lastToken.map { clause.text(of: $0) } : nil
    }
    if let named = member(value), analyzer.isEnumeration(analyzer.variableType(of: first)) {
      return named == member(other)
    }
    return value.plainText == other.plainText
  }

  /// Whether two properties must be meant as one: observable objects, or a value that only the inner view changes and
  /// the outer view shows.
  private func isMeantAsOne(_ outer: DeclID, _ inner: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    let type = analyzer.variableType(of: outer)
    guard analyzer.isComplete(type), let nominal = context.nominal(type) else { return false }
    if analyzer.decl(nominal).kind == .classType {
      guard context.isOwn(nominal), makesObject(outer, context),
        analyzer.children(of: nominal).contains(where: { analyzer.isObserved($0) })
      else { return false }
      return !isUsed(outer, context) || !changes(through: inner, context).isDisjoint(with: shown(of: outer, context))
    }
    guard analyzer.decl(outer).access == .privateAccess, analyzer.decl(inner).access == .privateAccess,
      !context.isMentionedElsewhere(analyzer.decl(outer).name)
    else { return false }
    let (kept, changed) = (PropertyUses(of: outer, analyzer), PropertyUses(of: inner, analyzer))
    return kept.writes.isEmpty && kept.bindings.isEmpty && !(changed.writes.isEmpty && changed.bindings.isEmpty)
  }

  /// The members of a property's object that its type changes: directly, through bindings, or in methods that it calls.
  private func changes(through property: DeclID, _ context: RuleContext) -> Set<DeclID> {
    var found: Set<DeclID> = []
    forEachUse(of: property, context) { node, body in
      if let write = PropertyWrite(node, body.record, body.analyzer),
        write.target.contains(where: { isUse($0, of: property, body) })
      {
        found.insert(write.property)
      } else if node.kind == .functionCallExpr, let callee = node.children.first, callee.kind == .memberAccessExpr,
        callee.children.first.map({ isUse($0, of: property, body) }) == true
      {
        found.formUnion(CalledWrites(in: [node], body).found.map(\.write.property))
      } else if let member = body.projectedMember(node), node.contains(where: { isUse($0, of: property, body) }) {
        found.insert(member)
      }
    }
    return found
  }

  /// The members of a property's object that its type reads in view code.
  private func shown(of property: DeclID, _ context: RuleContext) -> Set<DeclID> {
    var found: Set<DeclID> = []
    forEachUse(of: property, context) { node, body in
      guard node.kind == .memberAccessExpr, body.decl.map({ body.analyzer.decl($0).has(.isComputed) }) == true,
        node.children.first.map({ isUse($0, of: property, body) }) == true
      else { return }
      if let member = body.projectedMember(node) ?? body.record.decl(of: node) { found.insert(member) }
    }
    return found
  }

  private func isUse(_ node: SyntaxNode, of property: DeclID, _ context: RuleContext) -> Bool {
    context.record.decl(of: node) == property
  }

  /// Walks the code that mentions a property in the property's type.
  private func forEachUse(
    of property: DeclID, _ context: RuleContext, _ visit: (SyntaxNode, RuleContext) -> Void
  ) {
    let analyzer = context.analyzer
    let name = analyzer.decl(property).name
    let owner = analyzer.owner(of: property).flatMap { analyzer.nominal(of: $0) }
    for body in analyzer.bodiesNear(property)
    where body != property && analyzer.owner(of: body).flatMap({ analyzer.nominal(of: $0) }) == owner {
      let code = analyzer.node(of: body)
      guard code.mentions(name) || code.mentions(name.projection) else { continue }
      let inner = RuleContext(analyzer, body.file)
      inner.enter(body)
      for node in code.subtree { visit(node, inner) }
    }
  }

  /// Whether the initial value of a property is a new object, and not a shared one such as `Session.shared`.
  private func makesObject(_ property: DeclID, _ context: RuleContext) -> Bool {
    let inner = RuleContext(context.analyzer, property.file)
    inner.enter(property)
    let clause = context.analyzer.node(of: property).child(.initializerClause)
    return clause?.children.first { $0.kind.isExpr }.map { inner.madeType($0) != nil } ?? false
  }
}

extension Analyzer {
  /// The settings in the user defaults that a view stores its values in.
  fileprivate func settings(of view: DeclID) -> [DeclID] {
    children(of: view).filter { member in
      decl(member).kind == .variable && propertyWrappers(of: member).first?.decl == knownDecl("AppStorage")
    }
  }

  fileprivate func isEnumeration(_ type: TypeID) -> Bool {
    types.kind(type) == .nominal && decl(types.decl(type)).kind == .enumeration
  }

  /// The properties that a view owns for its lifetime.
  fileprivate func ownedMembers(of view: DeclID) -> [DeclID] {
    children(of: view).filter { member in
      decl(member).kind == .variable && decl(member).has(.hasCustomAttributes) && isOwnState(member)
    }
  }
}
