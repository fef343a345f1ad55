import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about state that copies a value of an observed object once and is shown instead of it.
struct ObjectValueCopiedRule: Rule {
  static let info = RuleInfo(
    "object_value_copied", .state, .warning, isFixable: false,
    summary: "the view shows a copy of an object's value, which later changes do not reach",
    explanation: """
      The object changes, and the view keeps showing the first value. An `@Observable` or an `ObservableObject` \
      notifies the views that read its properties of changes. A `@State` that is set to such a value when the view is \
      created, or when it appears, holds a copy. Read the property of the object in the body, or set the state in \
      `onChange(of:initial:)`.
      """,
    silence: """
      State that a control or other code sets, which is a draft, unless the same action also sets the property of the \
      object. State that the body only compares, as to tell whether \
      something has changed. Properties that no known code changes while they are shown.
      """,
    examples: [
      RuleExample(
        """
        import Observation
        @Observable final class Session {
          var name = "Guest"
          func logIn() { name = "Ann" }
        }
        struct Greeting: View {
          let session: Session
          @State private var name = ""
          var body: some View {
            Text(name)
              .onAppear { ↓name = session.name }
          }
        }
        struct Heading: View {
          @State private var name: String
          init(session: Session) {
            ↓_name = State(initialValue: session.name)
          }
          var body: some View { Text("Hello \\(name)") }
        }
        struct Page: View {
          @State private var session = Session()
          var body: some View {
            Greeting(session: session)
            Heading(session: session)
            Text(session.name)
            Button("Log in") { session.logIn() }
          }
        }
        """),
      RuleExample(
        """
        final class Session: ObservableObject {
          @Published var name = "Guest"
          @Published var count = 0
        }
        struct Editor: View {
          @ObservedObject var session: Session
          @State private var draft = ""
          @State private var first = ""
          @State private var count = 0
          var body: some View {
            TextField("Name", text: $draft)
              .onAppear {
                draft = session.name
                first = session.name
                count = session.count
              }
              .onChange(of: session.count) { count = session.count }
            Button("Save") { session.name = draft }
              .disabled(first == draft)
            Stepper("\\(count)", value: $session.count)
          }
        }
        """),
      RuleExample(
        """
        @Observable final class Settings {
          static let shared = Settings()
          var showsStrip = false
        }
        struct Main: View {
          @State private var ↓showsStrip = Settings.shared.showsStrip
          var body: some View { if showsStrip { Text("Strip") } }
        }
        struct Pane: View {
          @Bindable private var settings = Settings.shared
          var body: some View { Toggle("Strip", isOn: $settings.showsStrip) }
        }
        """),
      RuleExample(
        """
        final class Modes: ObservableObject {
          static let shared = Modes()
          @Published var active: String?
          @Published var all = ["Focus", "Sleep"]
          func activate(_ mode: String?) { active = mode }
        }
        struct ModeRow: View {
          let mode: String
          let isSelected: Bool
          let action: () -> Void
          var body: some View { Button(mode, action: action).bold(isSelected) }
        }
        struct ModeMenu: View {
          @ObservedObject var modes = Modes.shared
          @State private var selected: String?
          var body: some View {
            VStack {
              ForEach(modes.all, id: \\.self) { mode in
                ModeRow(mode: mode, isSelected: selected == mode) {
                  modes.activate(mode)
                  selected = mode
                }
              }
            }
            .onAppear { ↓selected = modes.active }
          }
        }
        struct Session: View {
          var body: some View { Button("End") { Modes.shared.activate(nil) } }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 152))

  static let visits: [NodeKind] = [.assignmentExpr, .patternBinding]
  static let usesProgramFacts = true

  private static let state: Name = "State"

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard let owner = context.ownerType, context.conforms(owner, to: .view), !context.isPreview,
      let target = node.children.first,
      let (state, value, isInitial) = copy(node, context) ?? initialCopy(node, context),
      analyzer.propertyWrappers(of: state).first?.decl == analyzer.knownDecl(Self.state)
    else { return }
    guard let property = source(of: value, context) else {
      let uses = PropertyUses(of: state, analyzer)
      guard !isInitial, uses.bindings.isEmpty, uses.writes.count > 1 else { return }
      for property in sourcesOfComputed(value, context) {
        if checkMirror(state, of: property, value, set: node, owner, context) { return }
      }
      return
    }
    let uses = PropertyUses(of: state, analyzer)
    guard uses.bindings.isEmpty else { return }
    guard uses.writes.count == (isInitial ? 0 : 1) else {
      if !isInitial { checkMirror(state, of: property, value, set: node, owner, context) }
      return
    }
    guard context.shows(state, in: owner), let body = analyzer.directMembers(of: owner, named: .body).first else {
      return
    }
    let (name, text) = (analyzer.name(of: state), RuleText.oneLine(value.text))
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(name)` is set to `\(text)` only when the view appears: when the object's `\(analyzer.name(of: property))` "
          + "changes, the view keeps showing the first value; "
          + (isInitial
            ? "keep the object and read it in the body"
            : "read `\(text)` in the body, or set `\(name)` in `onChange(of:initial:)`"),
        in: context.file, at: target.range),
      if: .all([.edited([property], note: "it is changed here"), .live(body)]))
  }

  /// A state that actions of the view set together with the property of the object: `manager.activate(mode); active =
  /// mode`. It misses what other code sets.
  @discardableResult
  private func checkMirror(
    _ state: DeclID, of property: DeclID, _ value: SyntaxNode, set node: SyntaxNode, _ owner: DeclID,
    _ context: RuleContext
  ) -> Bool {
    let analyzer = context.analyzer
    let others = context.placedWrites(of: state).filter { $0.write.node.id != node.id }
    guard let target = node.children.first, isReadByContent(state, context), !context.isWatched(property),
      !isWatchedHere(property, context),
      others.allSatisfy({ setsBoth($0, property) }), let change = change(of: property, outsideOf: owner, context)
    else { return false }
    let (name, text) = (analyzer.name(of: state), RuleText.oneLine(value.text))
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(name)` repeats `\(text)`, but only when the view appears and when its own actions set both: what other code sets "
          + "is not shown; read `\(text)` in the body, or set `\(name)` in `onChange(of:initial:)`",
        in: context.file, at: target.range,
        notes: [Diagnostic.Note("other code sets it here", in: change.context.file, at: change.node.range)]))
    return true
  }

  /// Whether the content of the view reads a state, if only to mark the selected row.
  private func isReadByContent(_ state: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    return context.bodiesOfType.contains { body in
      guard analyzer.node(of: body).mentions(analyzer.decl(state).name) else {
        return false
      }
      let inner = RuleContext(analyzer, body.file)
      inner.enter(body)
      return analyzer.node(of: body).subtree.contains { part in
        guard inner.record.uses[part.id]?.decl == state else { return false }
        let place = inner.copy()
        place.descend(towards: part)
        return place.runsWithBody
      }
    }
  }

  /// Whether an action of the view follows the property.
  private func isWatchedHere(_ property: DeclID, _ context: RuleContext) -> Bool {
    let name = context.analyzer.decl(property).name
    return context.bodiesOfType.contains { body in
      let inner = RuleContext(context.analyzer, body.file)
      inner.enter(body)
      return context.analyzer.node(of: body).subtree.contains { call in
        guard call.kind == .functionCallExpr, inner.isUse(call, ofAny: [.onChange, Self.receive]) else { return false }
        return (inner.argument(call, "of") ?? call.arguments.first)?.mentions(name) == true
          || call.arguments.first?.mentions(name.projection) == true
      }
    }
  }

  private static let receive = CatalogueMember("View", "onReceive")

  /// Whether the closure or function with a write also writes the property, itself or in a function that it calls.
  private func setsBoth(_ place: PlacedWrite, _ property: DeclID) -> Bool {
    let closure = place.context.ancestors.last { $0.kind == .closureExpr }
    let function = place.context.decl.flatMap { place.context.analyzer.node(of: $0).child(.codeBlock) }
    guard let code = closure ?? function else { return false }
    let statements = code.children.filter { $0.kind != .closureSignature }
    return CalledWrites(in: statements, place.context).found.contains { $0.write.property == property }
  }

  /// A place outside of a view that sets the property of an object, or calls a function of the object that does.
  private func change(
    of property: DeclID, outsideOf view: DeclID, _ context: RuleContext
  ) -> (node: SyntaxNode, context: RuleContext)? {
    let analyzer = context.analyzer
    let object = analyzer.owner(of: property).flatMap { analyzer.nominal(of: $0) }
    for place in context.placedWrites(of: property) where place.context.ownerType != view {
      guard place.context.ownerType == object else { return (place.write.node, place.context) }
      guard let function = place.context.decl, analyzer.isOwnFunction(function) else { continue }
      let calls = context.calls(of: function) + context.places(naming: function)
      if let call = calls.first(where: { ![view, object].contains($0.context.ownerType) && !$0.context.isPreview }) {
        return (call.node, call.context)
      }
    }
    return nil
  }

  /// The state that an assignment sets once, and the value.
  private func copy(_ node: SyntaxNode, _ context: RuleContext) -> (state: DeclID, value: SyntaxNode, isInitial: Bool)?
  {
    let analyzer = context.analyzer
    if let (use, value) = context.initialization(node) {
      switch use.part {
      case .storage:
        let arguments = analyzer.arguments(of: value, context.record)
        guard context.madeType(value) != nil, arguments.count == 1 else { return nil }
        return (use.decl, arguments[0].node, true)
      case .value: return analyzer.node(of: use.decl).initialValue == nil ? (use.decl, value, true) : nil
      case .projection: return nil
      }
    }
    guard let write = PropertyWrite(node, context.record, analyzer), let value = write.value,
      context.isOfSameType(write.property), isDoneWhenAppearing(context)
    else { return nil }
    return (write.property, value, false)
  }

  /// `@State private var isOn = Settings.shared.isOn`
  private func initialCopy(
    _ node: SyntaxNode, _ context: RuleContext
  ) -> (state: DeclID, value: SyntaxNode, isInitial: Bool)? {
    guard node.kind == .patternBinding, context.ancestors.isEmpty, let state = context.decl,
      let value = node.initialValue
    else { return nil }
    return (state, value, true)
  }

  /// Whether the code is an unconditional statement of an `onAppear` action.
  private func isDoneWhenAppearing(_ context: RuleContext) -> Bool {
    guard let index = context.ancestors.lastIndex(where: { $0.kind == .closureExpr }),
      context.ancestors[(index + 1)...].isEmpty,
      !context.ancestors[index].children.contains(where: { $0.kind == .guardStmt }),
      let call = context.enclosingCalls.first?.call
    else { return false }
    return context.calledFact(.lifecycle, of: call) == .onAppear
  }

  /// The observed properties that a computed property of an observed object reads: `activeID` for
  /// `manager.active`, which is computed from it.
  private func sourcesOfComputed(_ value: SyntaxNode, _ context: RuleContext) -> [DeclID] {
    let analyzer = context.analyzer
    guard value.kind == .memberAccessExpr, let base = value.children.first, base.kind.isExpr,
      let use = context.record.uses[value.id], use.part == .value, context.isOwn(use.decl),
      analyzer.decl(use.decl).has(.isComputed), !context.isOfSameType(use.decl), isHeld(base, context)
    else { return [] }
    let object = analyzer.owner(of: use.decl).flatMap { analyzer.nominal(of: $0) }
    var found: [DeclID] = []
    for place in context.calledCode(of: [value]) {
      for part in place.node.subtree {
        guard let read = place.context.record.uses[part.id], read.part == .value, !found.contains(read.decl),
          analyzer.decl(read.decl).kind == .variable, analyzer.isObserved(read.decl),
          analyzer.owner(of: read.decl).flatMap({ analyzer.nominal(of: $0) }) == object
        else { continue }
        found.append(read.decl)
      }
    }
    return found
  }

  /// The property of an observed object that a value is or is a part of: `name` of `session.name`.
  private func source(of value: SyntaxNode, _ context: RuleContext) -> DeclID? {
    var current = value
    while current.kind == .memberAccessExpr, let base = current.children.first, base.kind.isExpr {
      if let use = context.record.uses[current.id], use.part == .value, context.isOwn(use.decl),
        context.analyzer.isObserved(use.decl), !context.isOfSameType(use.decl), isHeld(base, context)
      {
        return use.decl
      }
      current = base
    }
    return nil
  }

  /// Whether an object is an input or a property of the view, or a shared one: `Settings.shared`.
  private func isHeld(_ object: SyntaxNode, _ context: RuleContext) -> Bool {
    guard let type = context.objectType(of: object), context.analyzer.decl(type).kind == .classType else {
      return false
    }
    if let use = context.record.uses[object.id] {
      let decl = context.analyzer.decl(use.decl)
      return use.part == .value
        && (context.isOfSameType(use.decl) || decl.kind == .variable && decl.has(.isStatic) && decl.has(.isConstant))
    }
    guard let decl = context.decl, context.analyzer.isInitializer(decl) else { return false }
    return context.analyzer.signature(of: decl).parameters.contains { $0.name.text == object.text }
  }
}
