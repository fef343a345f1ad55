import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about work that stops when its view disappears or its app leaves the screen, and that nothing starts again.
struct WorkNotResumedRule: Rule {
  static let info = RuleInfo(
    "work_not_resumed", .correctness, .warning, isFixable: false,
    summary: "the view stops the work of its model as it disappears, and nothing starts it when it comes back",
    explanation: """
      After a visit to another tab, or after the app was in the background, the view shows old values: it has stopped \
      the timer, task or subscription of its model, and nothing starts it again. The initializer of the model runs once, \
      and `onAppear` does not run when the app becomes active again. Start the work where the view comes back: in \
      `onAppear`, or when the phase of the scene becomes `.active`.
      """,
    silence: """
      Work that other code starts as well, such as a button, and views that do not come back: those without a link and \
      outside of tabs.
      """,
    examples: [
      RuleExample(
        """
        @MainActor final class Scanner: ObservableObject {
          @Published var devices: [String] = []
          private var timer: Timer?
          init() { start() }
          func start() {
            timer = Timer.scheduledTimer(withTimeInterval: 3, repeats: true) { _ in }
          }
          func stop() {
            timer?.invalidate()
            timer = nil
          }
        }
        struct Devices: View {
          @StateObject private var scanner = Scanner()
          var body: some View {
            List(scanner.devices, id: \\.self) { Text($0) }.↓onDisappear { scanner.stop() }
          }
        }
        struct Root: View {
          var body: some View {
            TabView { Devices() }
          }
        }
        """),
      RuleExample(
        """
        @MainActor @Observable final class Metronome {
          var beat = 0
          private var timer: Timer?
          func start() {
            timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
          }
          func stop() { timer?.invalidate() }
        }
        struct Beats: View {
          @State private var metronome = Metronome()
          @Environment(\\.scenePhase) private var phase
          var body: some View {
            Text("\\(metronome.beat)")
              .onAppear { metronome.start() }
              .onDisappear { metronome.stop() }
              .↓onChange(of: phase) {
                if phase == .background { metronome.stop() }
              }
          }
        }
        """),
      RuleExample(
        """
        @MainActor final class Scanner: ObservableObject {
          @Published var devices: [String] = []
          private var timer: Timer?
          init() { start() }
          func start() {
            timer = Timer.scheduledTimer(withTimeInterval: 3, repeats: true) { _ in }
          }
          func stop() { timer?.invalidate() }
        }
        struct Devices: View {
          @StateObject private var scanner = Scanner()
          @Environment(\\.scenePhase) private var phase
          var body: some View {
            List(scanner.devices, id: \\.self) { Text($0) }
              .onAppear { scanner.start() }
              .onDisappear { scanner.stop() }
              .onChange(of: phase) {
                if phase == .active { scanner.start() } else { scanner.stop() }
              }
          }
        }
        struct Root: View {
          var body: some View {
            TabView { Devices() }
          }
        }
        """),
      RuleExample(
        """
        final class Code: ObservableObject, Identifiable {
          let id = UUID()
          @Published var digits = 0
          private var timer: Timer?
          init() {
            timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.digits += 1 }
          }
          func stop() { timer?.invalidate() }
        }
        struct CodeRow: View {
          @ObservedObject var code: Code
          var body: some View { Text("\\(code.digits)").↓onDisappear { code.stop() } }
        }
        struct Codes: View {
          @State private var codes = [Code(), Code()]
          var body: some View { List(codes) { CodeRow(code: $0) } }
        }
        struct CodeDetail: View {
          @ObservedObject var code: Code
          var body: some View { Text("\\(code.digits)").onDisappear { code.stop() } }
        }
        struct Start: View {
          @State private var code = Code()
          var body: some View { VStack { CodeDetail(code: code) } }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 33))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// The model and its callers may be in other files.
  static let dependsOnWholeProgram = true

  private static let phase: Name = "scenePhase"
  /// The methods that end a timer, a task or a subscription.
  private static let ends: Set<Name> = ["invalidate", "cancel"]

  static func checksCalls(_ callee: Callee) -> Bool {
    callee.fact(.lifecycle) == .onDisappear || callee.isAny(of: [.onChange])
  }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard let name = node.calleeName, let owner = context.ownerType, context.conforms(owner, to: .view),
      !context.isPreview, let action = analyzer.arguments(of: node, context.record).last?.node,
      let code = context.code(ofAction: action)
    else { return }
    let isOfScene = context.isUse(node, of: .onChange)
    if isOfScene {
      guard let watched = context.argument(node, "of"), let property = context.record.decl(of: watched),
        analyzer.propertyWrappers(of: property).first.map({ $0.attribute.mentions(Self.phase) }) == true
      else { return }
    }
    for call in code.statements.flatMap(\.subtree) where call.kind == .functionCallExpr {
      guard let use = code.context.record.uses[call.id], analyzer.isOwnFunction(use.decl),
        let base = call.memberBase, let object = code.context.record.uses[base.id], object.part == .value,
        code.context.isOfSameType(object.decl),
        let model = analyzer.owner(of: use.decl).flatMap({ analyzer.nominal(of: $0) }),
        analyzer.decl(model).kind == .classType, let stopped = stopped(by: use.decl, model, context),
        let starters = starters(of: stopped, model, context),
        let start = start(by: starters, model, isOfScene: isOfScene, context),
        isOfScene || comesBack(context)
      else { continue }
      let (stop, what) = (analyzer.name(of: use.decl), analyzer.name(of: model))
      return context.report(
        Diagnostic(
          Self.info.level, Self.info.id,
          isOfScene
            ? "`\(stop)` ends the work when the app leaves the screen, and only the appearance of the view starts it, "
              + "which does not happen again when the app comes back; start it when the phase becomes `.active`"
            : "`\(stop)` ends the work here, and only the initializer of `\(what)` starts it: when the view appears "
              + "again, nothing happens any more; start it in `onAppear`",
          in: context.file, at: name.range, notes: [start]))
    }
  }

  /// The property of a model whose timer, task or subscription a method ends.
  private func stopped(by function: DeclID, _ model: DeclID, _ context: RuleContext) -> DeclID? {
    let analyzer = context.analyzer
    guard let block = analyzer.node(of: function).child(.codeBlock) else { return nil }
    let inner = RuleContext(analyzer, function.file)
    inner.enter(function)
    let properties = KeepingProperties(type: model, context: inner)
    return block.children.firstNonNil { statement -> DeclID? in
      if let write = PropertyWrite(statement, inner.record, analyzer), write.value?.kind == .nilLiteralExpr {
        return properties.contains(write.property) && keepsWork(write.property, inner) ? write.property : nil
      }
      let call = statement.kind == .optionalChainingExpr ? statement.children.first ?? statement : statement
      guard call.kind == .functionCallExpr, let name = call.calleeName, Self.ends.contains(call.name(of: name)),
        let base = call.memberBase?.unchained, let property = inner.record.decl(of: base),
        properties.contains(property)
      else { return nil }
      return property
    }
  }

  /// Whether a property keeps a timer, a task or a subscription.
  private func keepsWork(_ property: DeclID, _ context: RuleContext) -> Bool {
    let type = context.analyzer.variableType(of: property)
    guard let kept = context.nominal(context.analyzer.wrapped(type) ?? type) else { return false }
    return ["Timer", "Task", "AnyCancellable"].contains(context.analyzer.decl(kept).name)
      && context.analyzer.isFromCatalogue(kept)
  }

  /// The members of a model that start the work of a property; `nil` if there are none, or code elsewhere may.
  private func starters(of property: DeclID, _ model: DeclID, _ context: RuleContext) -> [DeclID]? {
    let analyzer = context.analyzer
    var found: [DeclID] = []
    for body in analyzer.bodiesNear(property) where analyzer.node(of: body).mentions(analyzer.decl(property).name) {
      let record = analyzer.record(of: body)
      let starts = analyzer.node(of: body).subtree.contains { part in
        guard let write = PropertyWrite(part, record, analyzer), write.property == property else { return false }
        return write.value?.kind != .nilLiteralExpr
      }
      if starts { found.append(body) }
    }
    return found.isEmpty ? nil : found
  }

  /// A note at the only kind of code that starts the work: the initializer of the model, or for a scene also the
  /// appearance of views; `nil` if other code starts it, too.
  private func start(
    by starters: [DeclID], _ model: DeclID, isOfScene: Bool, _ context: RuleContext, depth: Int = 0
  ) -> Diagnostic.Note? {
    let analyzer = context.analyzer
    var note: Diagnostic.Note?
    for starter in starters {
      if analyzer.isInitializer(starter) {
        note = note ?? context.note("it is started here", at: starter)
        continue
      }
      guard analyzer.isOwnFunction(starter), depth < 2, !isPassedByName(starter, context) else { return nil }
      for use in context.calls(of: starter) {
        guard let caller = use.context.decl else { return nil }
        let isOfModel = use.context.ownerType == model
        if isOfModel, analyzer.isInitializer(caller) || use.context.enclosingCalls.isEmpty {
          guard analyzer.isInitializer(caller) || caller != starter,
            let found = analyzer.isInitializer(caller)
              ? Diagnostic.Note("it is started here", in: use.context.file, at: use.node.range)
              : start(by: [caller], model, isOfScene: isOfScene, context, depth: depth + 1)
          else { return nil }
          note = note ?? found
          continue
        }
        guard isOfScene, !isOfModel, use.context.moments() == [.appearance] else { return nil }
        note = note ?? Diagnostic.Note("it is started here", in: use.context.file, at: use.node.range)
      }
    }
    return note
  }

  /// Whether code passes a function without calling it: `onAppear(perform: model.start)`.
  private func isPassedByName(_ function: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    let name = analyzer.decl(function).name
    return analyzer.program.userFileIDs.contains { file in
      guard analyzer.program.file(file).tree.root.mentions(name) else { return false }
      return analyzer.bodies(in: file).contains { body in
        let code = analyzer.node(of: body)
        guard code.mentions(name) else { return false }
        let record = analyzer.record(of: body)
        let callees = Set(code.subtree.filter { $0.kind == .functionCallExpr }.compactMap { $0.children.first?.id })
        return code.subtree.contains { part in
          part.kind != .functionCallExpr && record.uses[part.id]?.decl == function && !callees.contains(part.id)
        }
      }
    }
  }

  /// Whether the view may disappear and appear again: it is a tab, or it pushes or covers itself with another view.
  private func comesBack(_ context: RuleContext) -> Bool {
    let leads = context.bodiesOfType.contains { body in
      let inner = RuleContext(context.analyzer, body.file)
      inner.enter(body)
      return context.analyzer.node(of: body).subtree.contains { part in
        part.kind == .functionCallExpr && inner.pushesContent(part)
      }
    }
    if leads { return true }
    // A row of a list or a lazy stack disappears when it is scrolled away.
    if isLazyRow(context) { return true }
    guard let owner = context.ownerType else { return false }
    return context.uses(ofView: owner).contains { use in
      use.context.enclosingCalls.contains { use.context.madeText($0.call, of: .chooses) != nil }
        || isLazyRow(use.context)
    }
  }

  /// Whether the code makes rows that a container makes only while they are on the screen.
  private func isLazyRow(_ context: RuleContext) -> Bool {
    guard context.repeatingCall != nil, case .found = context.lazyContainer else { return false }
    return true
  }
}
