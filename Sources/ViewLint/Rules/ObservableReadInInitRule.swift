import ViewSemantics
import ViewSource
import ViewSyntax

/// Notes an observable object that reads its own property in its initializer, while a view makes it.
struct ObservableReadInInitRule: Rule {
  static let info = RuleInfo(
    "observable_read_in_init", .performance, .note, isFixable: false,
    summary: "the initializer reads an observed property, so that the body that creates the object depends on it",
    explanation: """
      A body is evaluated for nothing, and creates another object, which is thrown away. `@State var model = Model()` \
      creates an object whenever the view is created, while the body of its parent is evaluated. What the initializer \
      of an `@Observable` class reads of itself counts as read by that body, which is evaluated again when the \
      property changes. Let the initializer use the values that it sets, or mark the property `@ObservationIgnored`.
      """,
    silence: """
      Constants and properties that are not observed, what closures read later, and code under a condition. Properties \
      that the program never changes afterwards, or only in functions that only an initializer calls. The default of a \
      `@State` with SDK 27 and iOS 17, which is not created with the view: what an initializer passes to \
      `State(initialValue:)` is.
      """,
    examples: [
      RuleExample(
        """
        import Observation
        @Observable final class Meter {
          var level = 5
          let limit = 10
          @ObservationIgnored var hidden = 1
          init() {
            note(limit)
            note(hidden)
            note(↓level)
          }
          func note(_ value: Int) {}
          func step() { level += 1 }
        }
        struct MeterView: View {
          @State private var meter = Meter()
          var body: some View { Button("\\(meter.level)") { meter.step() } }
        }
        struct Desk: View {
          var body: some View { MeterView() }
        }
        """, sdk: 26),
      RuleExample(
        """
        import Observation
        @Observable final class Meter {
          var level = 5
          let limit = 10
          @ObservationIgnored var hidden = 1
          init() {
            note(limit)
            note(hidden)
            note(level)
          }
          func note(_ value: Int) {}
          func step() { level += 1 }
        }
        struct MeterView: View {
          @State private var meter = Meter()
          var body: some View { Button("\\(meter.level)") { meter.step() } }
        }
        struct Desk: View {
          var body: some View { MeterView() }
        }
        """, sdk: 27),
      RuleExample(
        """
        import Observation
        @Observable final class Meter {
          var level = 5
          var copies: [Int] = []
          init() {
            let start = 5
            level = start
            copies.append(start)
            Task { self.note(level) }
          }
          func note(_ value: Int) {}
          func step() { level += 1 }
        }
        struct MeterView: View {
          @State private var meter = Meter()
          var body: some View { Button("\\(meter.level)") { meter.step() } }
        }
        struct Desk: View {
          var body: some View { MeterView() }
        }
        """),
      RuleExample(
        """
        import Observation
        @Observable final class Meter {
          var level = 5
          init() { show() }
          private func show() { print(↓level) }
          func step() { level += 1 }
        }
        struct MeterView: View {
          @State private var meter: Meter
          init() { _meter = State(initialValue: Meter()) }
          var body: some View { Button("\\(meter.level)") { meter.step() } }
        }
        struct Desk: View {
          var body: some View { MeterView() }
        }
        """),
      RuleExample(
        """
        import Combine
        import Observation
        @Observable final class Meter {
          var level = 5
          private var kept = Set<AnyCancellable>()
          private var more = Set<AnyCancellable>()
          init(_ values: PassthroughSubject<Int, Never>) {
            values.sink { [weak self] in self?.level = $0 }.store(in: &kept)
            values.sink { [weak self] in self?.level = $0 }.store(in: &↓more)
            observe(values)
          }
          private func observe(_ values: PassthroughSubject<Int, Never>) {
            values.sink { [weak self] in self?.level = $0 }.store(in: &kept)
          }
          func stop() { more.removeAll() }
        }
        struct MeterView: View {
          @State private var meter: Meter
          init(values: PassthroughSubject<Int, Never>) { _meter = State(initialValue: Meter(values)) }
          var body: some View { Button("\\(meter.level)") { meter.stop() } }
        }
        struct Desk: View {
          let values: PassthroughSubject<Int, Never>
          var body: some View { MeterView(values: values) }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 51))

  static let visits: [NodeKind] = [.functionCallExpr]
  static let usesProgramFacts = true

  static func checksCalls(_ callee: Callee) -> Bool {
    callee.made.map { callee.analyzer.isOwn($0) && callee.analyzer.decl($0).kind == .classType } ?? false
  }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard let decl = context.decl, let view = context.ownerType, analyzer.decl(view).kind == .structure,
      context.conforms(view, to: .view), !context.isPreview, beginsState(node, decl, context),
      let made = context.madeType(node), context.conforms(made, to: .observable),
      let use = context.record.uses[node.id], !use.isMemberwise, context.isOwn(use.decl),
      let read = read(by: use.decl, of: made, analyzer)
    else { return }
    let (name, type) = (analyzer.name(of: read.property), analyzer.name(of: made))
    let message =
      "`\(name)` is read during the evaluation of the body that creates `\(analyzer.name(of: view))`: that body is "
      + "evaluated again when it changes, and creates another `\(type)`; use the value that the initializer sets"
    let isHere = read.context.fileID == context.fileID
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id, message, in: context.file, at: isHere ? read.node.range : node.range,
        notes: [
          isHere
            ? Diagnostic.Note("the object is created here", in: context.file, at: node.range)
            : Diagnostic.Note("it is read here", in: read.context.file, at: read.node.range)
        ]),
      if: .all([.remadeByViews(view), .written(read.property, note: "it is changed here")]))
  }

  /// Whether a call makes the initial value of a `@State` property, at each initialization of the view.
  private func beginsState(_ call: SyntaxNode, _ decl: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    let state = analyzer.knownDecl("State")
    let property: DeclID?
    if analyzer.isInitializer(decl) {
      let assignment = context.ancestors.last { $0.kind == .assignmentExpr }
      property = assignment.flatMap { context.initialization($0) }?.use.decl
    } else {
      if analyzer.program.configuration.makesStateLater { return false }
      property = analyzer.decl(decl).kind == .variable && !analyzer.decl(decl).has(.isComputed) ? decl : nil
    }
    return property.flatMap { analyzer.propertyWrappers(of: $0).first?.decl } == state && state != nil
      && !context.ancestors.contains { $0.kind == .closureExpr }
  }

  /// A read of a property in an initializer of its own object.
  private struct Read {
    let property: DeclID
    let node: SyntaxNode
    let context: RuleContext
  }

  /// The first tracked property that an initializer reads unconditionally, directly or in a method that it calls.
  private func read(by function: DeclID, of type: DeclID, _ analyzer: Analyzer, depth: Int = 0) -> Read? {
    guard let block = analyzer.node(of: function).child(.codeBlock) else { return nil }
    let context = RuleContext(analyzer, function.file)
    context.enter(function)
    for statement in block.children {
      switch statement.kind {
      // The statements after it may not run.
      case .guardStmt: return nil
      case .ifExpr, .switchExpr, .forStmt, .whileStmt, .doStmt, .deferStmt: continue
      default: if let found = read(in: statement, of: type, context, depth: depth) { return found }
      }
    }
    return nil
  }

  /// Whether a private property is only changed by initializers and by functions that only they call:
  /// `store(in: &kept)`.
  private func isSetUpOnly(_ property: DeclID, of type: DeclID, _ analyzer: Analyzer) -> Bool {
    guard analyzer.decl(property).access == .privateAccess else { return false }
    let uses = PropertyUses(of: property, analyzer)
    let places = uses.writes.map(\.node) + uses.bindings.map(\.node)
    let bodies = analyzer.bodiesNear(property)
    return places.allSatisfy { place in
      let around = bodies.first { body in
        let code = analyzer.node(of: body)
        return code.isInSameTree(as: place) && code.range.contains(place.range)
      }
      guard let around, analyzer.isOwnFunction(around), analyzer.decl(around).access == .privateAccess else {
        return false
      }
      let name = analyzer.decl(around).name
      let users = bodies.filter { $0 != around && analyzer.node(of: $0).mentions(name) }
      return !users.isEmpty && users.allSatisfy { analyzer.isInitializer($0) && !isCalledLater(name, in: $0, analyzer) }
    }
  }

  /// Whether a closure names a function, so that it may run at any time.
  private func isCalledLater(_ name: Name, in body: DeclID, _ analyzer: Analyzer) -> Bool {
    analyzer.node(of: body).subtree.contains { $0.kind == .closureExpr && $0.mentions(name) }
  }

  private func read(in node: SyntaxNode, of type: DeclID, _ context: RuleContext, depth: Int) -> Read? {
    let analyzer = context.analyzer
    if node.kind == .closureExpr { return nil }
    // `level = 5` and `copies.append(5)` write the property.
    let target = PropertyWrite(node, context.record, analyzer)?.target
    for child in node.children {
      if let target, child.range.contains(target.range) {
        if child.id == target.id || node.kind == .functionCallExpr { continue }
      }
      if let found = read(in: child, of: type, context, depth: depth) { return found }
    }
    guard let use = context.record.uses[node.id], use.part == .value,
      analyzer.owner(of: use.decl).flatMap({ analyzer.nominal(of: $0) }) == type
    else { return nil }
    if node.kind == .functionCallExpr, depth == 0, analyzer.isOwnFunction(use.decl) {
      return read(by: use.decl, of: type, analyzer, depth: 1)
    }
    guard node.isNameOrMemberOfSelf, analyzer.decl(use.decl).kind == .variable, analyzer.isObserved(use.decl),
      !isSetUpOnly(use.decl, of: type, analyzer)
    else { return nil }
    return Read(property: use.decl, node: node, context: context)
  }
}
