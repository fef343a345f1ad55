import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Notes a publisher that each body evaluation makes again, so that it restarts.
struct PublisherMadeInBodyRule: Rule {
  static let info = RuleInfo(
    "publisher_made_in_body", .correctness, .note, isFixable: false,
    summary:
      "each evaluation of the body subscribes to another publisher: it sends its last value again, or waits again",
    explanation: """
      The action runs again although nothing has happened, or a wait, as by `debounce`, starts again. `onReceive` \
      subscribes to the publisher that it is given. If the body creates another one each time, as by `map` or in a \
      computed property, each evaluation subscribes again: a publisher that keeps its last value sends it again, and \
      one that is made from a value overwrites what a control has set. Keep the publisher in a `let` of the model, or \
      keep what is shown in a `@Published` property.
      """,
    silence: """
      `$name` itself, a subject and a notification, which are the same publisher each time. Operators on a publisher \
      that only passes events on, and those that drop the first value. A body that is never evaluated again, which \
      subscribes once.
      """,
    examples: [
      RuleExample(
        """
        import Combine
        final class Login: ObservableObject {
          @Published var name = ""
          private let failures = CurrentValueSubject<String?, Never>(nil)
          var problems: AnyPublisher<String, Never> { failures.compactMap { $0 }.eraseToAnyPublisher() }
        }
        struct LoginForm: View {
          @StateObject private var login = Login()
          @State private var problem = ""
          var body: some View {
            TextField("Name", text: $login.name)
              .onReceive(↓login.problems) { problem = $0 }
              .onReceive(↓login.$name.debounce(for: 1, scheduler: RunLoop.main)) { problem = $0 }
            Text(problem)
          }
        }
        """),
      RuleExample(
        """
        import Combine
        final class Login: ObservableObject {
          @Published var name = ""
          let events = PassthroughSubject<String, Never>()
          private(set) lazy var slowNames = $name.debounce(for: 1, scheduler: RunLoop.main)
        }
        struct LoginForm: View {
          @StateObject private var login = Login()
          @State private var problem = ""
          var body: some View {
            TextField("Name", text: $login.name)
              .onReceive(login.$name) { problem = $0 }
              .onReceive(login.slowNames) { problem = $0 }
              .onReceive(login.events.map { $0 + "!" }) { problem = $0 }
              .onReceive(login.$name.dropFirst()) { problem = $0 }
            Text(problem)
          }
        }
        """),
      RuleExample(
        """
        import Combine
        final class Settings: ObservableObject {
          @Published var isLarge: Bool?
          @Published var name = ""
        }
        struct SizeToggle: View {
          @ObservedObject var settings: Settings
          @State private var isOn = false
          @State private var shown = false
          var body: some View {
            Toggle(settings.name, isOn: $isOn)
              .onReceive(↓settings.isLarge.publisher) { value in isOn = value }
              .onReceive(settings.isLarge.publisher) { value in shown = value }
              .onReceive(↓settings.isLarge.publisher) { isOn = $0 }
            Text(shown ? "Large" : "Small")
          }
        }
        """),
      RuleExample(
        """
        import Combine
        struct Search: View {
          @State private var text = ""
          @State private var found: [String] = []
          var body: some View {
            TextField("Search", text: $text)
              .onReceive(↓Just(text)) { text in search(text) }
              .onReceive(Just(text)) { text in
                guard text.count > 3 else { return }
                search(text)
              }
            Text("\\(found.count)")
          }
          private func search(_ text: String) { found.append(text) }
        }
        """),
      RuleExample(
        """
        final class Folder: ObservableObject {
          @Published var path = ""
          let opened = PassthroughSubject<String, Never>()
        }
        struct Paths: View {
          @ObservedObject var folder: Folder
          @State private var isOn = false
          @State private var path = ""
          var body: some View {
            Toggle(path, isOn: $isOn)
              .onReceive(↓paths) { path = $0 }
              .onReceive(opened) { path = $0 }
          }
          private var paths: AnyPublisher<String, Never> {
            guard isOn else { return Empty().eraseToAnyPublisher() }
            return folder.$path.removeDuplicates().eraseToAnyPublisher()
          }
          private var opened: AnyPublisher<String, Never> {
            guard isOn else { return Empty().eraseToAnyPublisher() }
            return folder.opened.removeDuplicates().eraseToAnyPublisher()
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 16, of: 16, inApps: 57))

  static let visits: [NodeKind] = [.functionCallExpr]
  static let dependsOnWholeProgram = true

  private static let receive = CatalogueMember("View", "onReceive")
  private static let waiting: Set<Name> = ["debounce", "delay", "throttle", "collect"]
  private static let dropping: Set<Name> = ["dropFirst", "drop"]
  private static let subject: Name = "CurrentValueSubject"
  private static let published: Name = "Published"

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [receive]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let value = node.arguments.first, value.kind != .labeledExpr, context.runsWithBody, !context.isPreview,
      let view = context.ownerType, runsAgain(view, context)
    else { return }
    let origin = made(value, context)
    if let state = overwritten(by: node, origin, context) {
      let name = context.analyzer.name(of: state)
      return context.report(
        Diagnostic(
          Self.info.level, Self.info.id,
          "each evaluation of the body sends this value again and sets `\(name)`, which a control changes, back to it; "
            + "use `onChange(of:initial:)`",
          in: context.file, at: value.range, notes: [context.note("the state", at: state)]))
    }
    if isOfPlainValue(origin), let work = work(in: node, context) {
      return context.report(
        Diagnostic(
          Self.info.level, Self.info.id,
          "each evaluation of the body sends this value again and runs the action, also if the value is the same; use "
            + "`onChange(of:)`",
          in: context.file, at: value.range,
          notes: [Diagnostic.Note("this runs each time", in: context.file, at: work.range)]))
    }
    guard let again = ([origin] + returned(by: origin)).firstNonNil({ again($0.node, $0.context) }) else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "each evaluation of the body subscribes to another publisher, which \(again); keep the publisher in a `let` of "
          + "an object",
        in: context.file, at: value.range))
  }

  /// The publishers that a computed property or function of the program returns from several statements.
  private func returned(by origin: ValueOrigin) -> [ValueOrigin] {
    let analyzer = origin.context.analyzer
    guard let use = origin.context.record.uses[origin.node.id], let block = analyzer.calledBlock(of: use) else {
      return []
    }
    let inner = RuleContext(analyzer, use.decl.file)
    inner.enter(use.decl)
    let statements = ValueOrigin(block, inner).partsAtOnce.filter { $0.kind == .returnStmt }
    return statements.compactMap { $0.children.first.map { ValueOrigin($0, inner) } }
  }

  private static let just: Name = "Just"

  /// Whether a publisher only sends one value: `Just(text)`.
  private func isOfPlainValue(_ publisher: ValueOrigin) -> Bool {
    publisher.context.makes(publisher.node, anyOf: [Self.just])
      || publisher.context.isUse(publisher.node, ofAny: Self.ofValue)
  }

  /// The call of the program in an action that runs whatever the value is.
  private func work(in call: SyntaxNode, _ context: RuleContext) -> SyntaxNode? {
    guard let action = context.analyzer.arguments(of: call, context.record).last?.node, action.kind == .closureExpr
    else { return nil }
    for statement in action.children {
      if statement.kind == .guardStmt { return nil }
      if statement.kind == .functionCallExpr, let called = context.record.uses[statement.id]?.decl,
        context.analyzer.isOwnFunction(called)
      {
        return statement
      }
    }
    return nil
  }

  private static let ofValue = [CatalogueMember("Optional", "publisher"), CatalogueMember("Sequence", "publisher")]

  /// The state that an action only sets to the value of a publisher, and that a control changes.
  private func overwritten(by call: SyntaxNode, _ publisher: ValueOrigin, _ context: RuleContext) -> DeclID? {
    guard publisher.context.isUse(publisher.node, ofAny: Self.ofValue),
      let action = context.analyzer.arguments(of: call, context.record).last?.node, action.kind == .closureExpr,
      let only = action.children.last, action.children.filter({ $0.kind != .closureSignature }).count == 1,
      let write = PropertyWrite(only, context.record, context.analyzer), let value = write.value,
      context.analyzer.isOwnState(write.property),
      action.closureParameterNames(unnamed: 1).map(\.text) == [value.text],
      !publisher.node.contains(where: { publisher.context.record.decl(of: $0) == write.property }),
      !PropertyUses(of: write.property, context.analyzer).bindings.isEmpty
    else { return nil }
    return write.property
  }

  /// The expression that makes a publisher, also behind a computed property of a model.
  private func made(_ value: SyntaxNode, _ context: RuleContext) -> ValueOrigin {
    let origin = context.origin(of: value)
    guard let use = origin.context.record.uses[origin.node.id], context.isOwn(use.decl), use.part == .value,
      let only = context.analyzer.onlyValue(of: use.decl)
    else { return origin }
    let inner = RuleContext(context.analyzer, use.decl.file)
    inner.enter(use.decl)
    return ValueOrigin(only, inner)
  }

  /// The effect of making a publisher from operators again; `nil` if there is none.
  private func again(_ value: SyntaxNode, _ context: RuleContext) -> String? {
    var current = value
    var isMade = false
    var waits = false
    var drops = false
    while current.kind == .functionCallExpr, let base = current.memberBase {
      guard let use = context.record.uses[current.id], context.analyzer.isFromCatalogue(use.decl) else { return nil }
      let name = context.analyzer.decl(use.decl).name
      isMade = true
      waits = waits || Self.waiting.contains(name)
      drops = drops || Self.dropping.contains(name)
      current = base
    }
    guard isMade else { return nil }
    if waits { return "restarts its wait" }
    guard !drops, let type = context.nominal(of: current), context.analyzer.isFromCatalogue(type) else { return nil }
    let isPublished = context.record.uses[current.id].map { use in
      use.part == .projection
        && context.analyzer.propertyWrappers(of: use.decl).first?.decl == context.analyzer.knownDecl(Self.published)
    }
    let replays = context.analyzer.decl(type).name == Self.subject || isPublished == true
    return replays ? "sends its last value again" : nil
  }

  /// Whether a view has a property whose changes evaluate its body again.
  private func runsAgain(_ view: DeclID, _ context: RuleContext) -> Bool {
    context.analyzer.children(of: view).contains { member in
      context.analyzer.decl(member).kind == .variable && context.analyzer.isTracked(member)
    }
  }
}
