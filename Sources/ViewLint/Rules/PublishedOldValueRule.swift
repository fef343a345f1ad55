import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a subscriber of a published property that reads the property, which still has its old value.
struct PublishedOldValueRule: Rule {
  static let info = RuleInfo(
    "published_old_value", .correctness, .warning, isFixable: false,
    summary: "the subscriber reads the property before it has its new value: the result is one change behind",
    explanation: """
      Views show a value that is one change behind. A `@Published` property sends its new value before it is stored, \
      when `willSet` would run: code in `$quantity.sink { _ in total = quantity * price }` still reads the old \
      `quantity`. Use the value that the closure receives, or put `receive(on:)` before it, so that it runs after the \
      change.
      """,
    silence: """
      A closure that uses the value it receives, because it may want both. Publishers that send later, by \
      `receive(on:)`, `debounce`, `delay` or `throttle`, and code in the closure that runs later, as in a `Task`.
      """,
    examples: [
      RuleExample(
        """
        import Combine
        final class Cart: ObservableObject {
          @Published var quantity = 1
          @Published var total = 0
          private var subscriptions = Set<AnyCancellable>()
          init() {
            $quantity.dropFirst().↓sink { [weak self] _ in self?.count() }.store(in: &subscriptions)
          }
          private func count() { total = quantity * 25 }
        }
        """),
      RuleExample(
        """
        import Combine
        final class Form: ObservableObject {
          @Published var name = ""
          @Published var isValid = false
          private var subscriptions = Set<AnyCancellable>()
          func start() {
            self.$name
              .removeDuplicates()
              .↓sink { [weak self] _ in
                guard let self else { return }
                self.isValid = !self.name.isEmpty
              }
              .store(in: &subscriptions)
          }
        }
        """),
      RuleExample(
        """
        final class Contacts: ObservableObject {
          @Published var all: [String] = []
          var first: String? { all.first }
        }
        struct ContactList: View {
          @StateObject private var contacts = Contacts()
          @State private var chosen: String?
          var body: some View {
            List(contacts.all, id: \\.self) { Text($0) }
              .↓onReceive(contacts.$all) { _ in
                if chosen == nil { chosen = contacts.first }
              }
              .onReceive(contacts.$all) { all in chosen = all.first }
              .onReceive(contacts.$all.receive(on: DispatchQueue.main)) { _ in chosen = contacts.first }
          }
        }
        """),
      RuleExample(
        """
        import Combine
        import Foundation
        final class Cart: ObservableObject {
          @Published var quantity = 1
          @Published var total = 0
          private var subscriptions = Set<AnyCancellable>()
          init() {
            $quantity.sink { [weak self] new in self?.count(new) }.store(in: &subscriptions)
            $quantity.sink { [weak self] new in if new > self?.quantity ?? 0 { self?.total = 0 } }.store(in: &subscriptions)
            $quantity.receive(on: DispatchQueue.main).sink { [weak self] _ in self?.recount() }.store(in: &subscriptions)
            $quantity.sink { [weak self] _ in Task { @MainActor in self?.recount() } }.store(in: &subscriptions)
            $total.sink { [weak self] _ in self?.recount() }.store(in: &subscriptions)
          }
          private func count(_ quantity: Int) { total = quantity * 25 }
          private func recount() { total = quantity * 25 }
        }
        """),
      RuleExample(
        """
        import Combine
        final class Bars: ObservableObject {
          @Published var hasShadow = false
          @Published var hasBorder = false
          private var subscriptions = Set<AnyCancellable>()
          private var isNeeded: Bool { hasShadow || hasBorder }
          init() {
            objectWillChange.↓sink { [weak self] in self?.configure() }.store(in: &subscriptions)
            objectWillChange.receive(on: RunLoop.main).sink { [weak self] in self?.configure() }
              .store(in: &subscriptions)
            objectWillChange.sink { print("changed") }.store(in: &subscriptions)
          }
          private func configure() {
            guard isNeeded else { return }
            print("on")
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 5, of: 5, inApps: 233))

  static let visits: [NodeKind] = [.functionCallExpr]
  static let dependsOnWholeProgram = true
  /// Subscriptions are in models.
  static let outsideViews = OutsideViews(words: ["sink"])

  private static let sink = CatalogueMember("Publisher", "sink")
  private static let onReceive = CatalogueMember("View", "onReceive")
  /// The operators that forward values synchronously.
  private static let immediate: Set<Name> = [
    "compactMap", "drop", "dropFirst", "eraseToAnyPublisher", "filter", "handleEvents", "map", "prefix", "print",
    "removeDuplicates", "replaceError", "replaceNil", "scan", "tryMap",
  ]

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [sink, onReceive]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    let isView = context.isUse(node, of: Self.onReceive)
    guard let publisher = isView ? node.arguments.first : node.children.first?.children.first,
      case let properties = published(by: publisher, context), !properties.isEmpty,
      let action = analyzer.arguments(of: node, context.record).last?.node, action.kind == .closureExpr,
      !usesValue(action), let name = node.calleeName,
      let read = ReadAsItRuns(of: properties, in: action, context),
      !isView || properties.count == 1 || !isFollowed(read.property, context)
    else { return }
    let text = analyzer.name(of: read.property)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "this runs before `\(text)` has its new value, and reads the old one: the result is one change behind; "
          + (publisher.mentions(Self.willChange)
            ? "subscribe to `$\(text)`, and use the value that it sends" : "use the value that the closure receives"),
        in: context.file, at: name.range,
        notes: [Diagnostic.Note("the old value is read here", in: read.file, at: read.node.range)]))
  }

  private static let of: Name = "of"

  /// Whether an `onChange` of the view also runs when a property of the object has its new value.
  private func isFollowed(_ property: DeclID, _ context: RuleContext) -> Bool {
    let name = context.analyzer.decl(property).name
    return context.bodiesOfType.contains { body in
      let code = context.analyzer.node(of: body)
      guard code.mentions(name), code.mentions(CatalogueMember.onChange.name) else { return false }
      let place = RuleContext(context.analyzer, body.file)
      place.enter(body)
      return code.subtree.contains { call in
        call.kind == .functionCallExpr && place.isUse(call, of: .onChange)
          && place.argument(call, Self.of)?.mentions(name) == true
      }
    }
  }

  private static let willChange: Name = "objectWillChange"

  /// The published properties whose changes reach the subscriber synchronously: that of `$name`, and those of the type
  /// with `objectWillChange`.
  private func published(by publisher: SyntaxNode, _ context: RuleContext) -> Set<DeclID> {
    var current: SyntaxNode? = publisher
    while let publisher = current {
      if publisher.referencedName.map({ publisher.name(of: $0) }) == Self.willChange {
        return publishedProperties(announcedBy: publisher, context)
      }
      if let use = context.record.uses[publisher.id], use.part == .projection {
        let wrapper = context.analyzer.propertyWrappers(of: use.decl).first
        return wrapper?.decl == context.analyzer.knownDecl(Self.wrapper) ? [use.decl] : []
      }
      guard publisher.kind == .functionCallExpr, context.isFromCatalogue(publisher), let name = publisher.calleeName,
        Self.immediate.contains(publisher.name(of: name))
      else { return [] }
      current = publisher.children.first?.children.first
    }
    return []
  }

  private static let wrapper: Name = "Published"

  /// The published properties of the object with a publisher `objectWillChange` that the compiler makes.
  private func publishedProperties(announcedBy publisher: SyntaxNode, _ context: RuleContext) -> Set<DeclID> {
    let analyzer = context.analyzer
    guard let model = publisher.memberBase.map({ context.objectType(of: $0) }) ?? context.ownerType,
      context.isOwn(model), context.conforms(model, to: .observableObject),
      analyzer.directMembers(of: model, named: Self.willChange).isEmpty
    else { return [] }
    let published = analyzer.knownDecl(Self.wrapper)
    return Set(
      analyzer.children(of: model).filter { member in
        analyzer.decl(member).kind == .variable && analyzer.decl(member).has(.hasCustomAttributes)
          && analyzer.propertyWrappers(of: member).first?.decl == published
      })
  }

  private static let first: Name = "$0"

  /// Whether a closure uses its parameter.
  private func usesValue(_ closure: SyntaxNode) -> Bool {
    let names = closure.closureParameterNames(unnamed: 1) + [Self.first]
    return closure.children.contains { part in
      part.kind != .closureSignature && names.contains { part.mentionsParameter($0) }
    }
  }
}
