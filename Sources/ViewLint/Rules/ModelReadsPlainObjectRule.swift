import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a member of an `@Observable` object that derives from another object, whose changes are not tracked.
struct ModelReadsPlainObjectRule: Rule {
  static let info = RuleInfo(
    "model_reads_plain_object", .state, .warning, isFixable: false,
    summary: "the body reads a value that an `@Observable` object computes from an object that is not observed",
    explanation: """
      The view keeps showing an old value. An `@Observable` object notifies views of changes of its own stored \
      properties. What it computes from an object of a plain class, neither `@Observable` nor an `ObservableObject`, \
      changes without notice, because the body has subscribed to nothing. Make the other class `@Observable`, or keep \
      what is shown in a property of the observed object.
      """,
    silence: """
      What is set up once, as a constant or in an initializer, and does not change. A body that reads another property \
      of the same object, or that receives it, which is evaluated again when that changes. Code with names that are \
      not resolved.
      """,
    examples: [
      RuleExample(
        """
        import Observation
        final class Ledger {
          var entries: [Int] = []
          func add(_ entry: Int) { entries.append(entry) }
        }
        @Observable final class Account {
          @ObservationIgnored private let ledger = Ledger()
          var balance: Int { ledger.entries.reduce(0, +) }
          func has(_ entry: Int) -> Bool { ledger.entries.contains(entry) }
          func pay() { ledger.add(1) }
        }
        struct Balance: View {
          @State private var account = Account()
          var body: some View {
            Text("\\(↓account.balance)")
            if ↓account.has(1) { Text("Paid") }
            Button("Pay") { account.pay() }
          }
        }
        """),
      RuleExample(
        """
        import Observation
        final class Ledger {
          var entries: [Int] = []
          let limit = 10
        }
        @Observable final class Account {
          private let ledger = Ledger()
          private(set) var count = 0
          var balance: Int { ledger.entries.count + count }
          var limit: Int { ledger.limit }
          func pay() {
            ledger.entries.append(1)
            count += 1
          }
        }
        struct Balance: View {
          @State private var account = Account()
          var body: some View {
            Text("\\(account.balance) of \\(account.limit)")
            Button("Pay") { account.pay() }
          }
        }
        """),
      RuleExample(
        """
        import Observation
        @Observable final class Ledger {
          var entries: [Int] = []
        }
        @Observable final class Account {
          private let ledger = Ledger()
          var balance: Int { ledger.entries.count }
          func pay() { ledger.entries.append(1) }
        }
        struct Balance: View {
          @State private var account = Account()
          var body: some View {
            Text("\\(account.balance)")
            Button("Pay") { account.pay() }
          }
        }
        """),
      RuleExample(
        """
        import Observation
        final class Ledger {
          var entries: [Int] = []
        }
        @Observable final class Account {
          private let ledger = Ledger()
          private(set) var version = 0
          var balance: Int { ledger.entries.count }
          func pay() {
            ledger.entries.append(1)
            version += 1
          }
        }
        struct Balance: View {
          @State private var account = Account()
          var body: some View {
            Text("\\(account.balance)").id(account.version)
            Button("Pay \\(account.balance)") { account.pay() }
          }
        }
        """),
    ])

  static let visits: [NodeKind] = [.memberAccessExpr, .functionCallExpr]
  static let usesProgramFacts = true

  static func checksCalls(_ callee: Callee) -> Bool {
    callee.isOwnFunction && !callee.has(.isStatic) && !callee.has(.isMutating)
  }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard let use = context.record.uses[node.id], use.part == .value, context.isOwn(use.decl),
      isAsked(use.decl, at: node, analyzer), let base = node.memberBase?.unchained,
      let model = context.objectType(of: base), context.isOwn(model), context.conforms(model, to: .observable),
      analyzer.owner(of: use.decl).flatMap({ analyzer.nominal(of: $0) }) == model,
      context.runsWithBody, context.isInView, !context.isPreview, let decl = context.decl
    else { return }
    var reads = ModelReads(analyzer)
    reads.read(use.decl)
    guard !reads.isOpen, let property = reads.plain.first, !readsTracked(model, context) else { return }
    let (name, type) = (analyzer.name(of: property), analyzer.ownerName(of: property)?.text ?? "")
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "nothing that this reads is observed: `\(name)` of \(RuleText.article(type)) `\(type)` changes without updating the "
          + "view; make `\(type)` `@Observable`, or keep what is shown in a property of `\(analyzer.name(of: model))`",
        in: context.file, at: node.range, notes: [context.note("this is not observed", at: property)]),
      if: .all([.written(property, note: "it is changed here"), .changesLater([property]), .live(decl)]))
  }

  /// Whether a member computes a value: a call of a function, or a computed property.
  private func isAsked(_ member: DeclID, at node: SyntaxNode, _ analyzer: Analyzer) -> Bool {
    guard !analyzer.decl(member).has(.isStatic) else { return false }
    switch analyzer.decl(member).kind {
    case .function:
      return node.kind == .functionCallExpr && !analyzer.signature(of: member).isAsync
    case .variable: return node.kind == .memberAccessExpr && analyzer.decl(member).has(.isComputed)
    default: return false
    }
  }

  /// Whether the view's code reads a tracked property of the object, so that it may be invalidated at the same time.
  private func readsTracked(_ model: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    return context.bodiesOfType.contains { body in
      analyzer.record(of: body).uses.values.contains { use in
        guard analyzer.isOwn(use.decl), analyzer.decl(use.decl).kind == .variable,
          analyzer.owner(of: use.decl).flatMap({ analyzer.nominal(of: $0) }) == model
        else { return false }
        if !analyzer.decl(use.decl).has(.isComputed) { return analyzer.isTracked(use.decl) }
        var reads = ModelReads(analyzer)
        reads.read(use.decl)
        return reads.isOpen
      }
    }
  }
}

/// The properties that a member of an object reads, directly or through other members of the program.
private struct ModelReads {
  /// The properties of objects that do not notify observers.
  private(set) var plain: [DeclID] = []
  /// Whether the member reads a tracked property, or an unresolved one.
  private(set) var isOpen = false
  private let analyzer: Analyzer
  private var seen: Set<DeclID> = []

  /// The maximum number of members to visit.
  private static let maximumCount = 16

  init(_ analyzer: Analyzer) {
    self.analyzer = analyzer
  }

  mutating func read(_ member: DeclID) {
    guard seen.insert(member).inserted else { return }
    guard seen.count <= Self.maximumCount, let code = analyzer.node(of: member).getterBlock else {
      isOpen = true
      return
    }
    let record = analyzer.record(of: member)
    read(code, record)
  }

  private mutating func read(_ node: SyntaxNode, _ record: BodyRecord) {
    if isOpen { return }
    let use = record.uses[node.id]
    if let use {
      read(use)
    } else if node.kind == .memberAccessExpr || node.kind == .functionCallExpr, record.types[node.id] == nil {
      // An unresolved member may be tracked; parameters and local variables are not members.
      isOpen = true
    }
    for child in node.children {
      // The record of a call covers its callee.
      if node.kind == .functionCallExpr, use != nil, child.id == node.children.first?.id,
        child.kind == .memberAccessExpr
      {
        if let base = child.children.first, base.kind.isExpr { read(base, record) }
      } else {
        read(child, record)
      }
    }
  }

  private mutating func read(_ use: BodyRecord.Use) {
    guard analyzer.isOwn(use.decl), use.decl.file != analyzer.localFile else { return }
    let decl = analyzer.decl(use.decl)
    switch decl.kind {
    case .function: read(use.decl)
    case .variable:
      if decl.has(.isComputed) { return read(use.decl) }
      if analyzer.isTracked(use.decl) || analyzer.propertyWrappers(of: use.decl).first != nil {
        isOpen = true
      } else if isPlain(use.decl), !plain.contains(use.decl) {
        plain.append(use.decl)
      }
    default: break
    }
  }

  /// Whether a property is stored and mutable in a class that is known not to notify observers.
  private func isPlain(_ property: DeclID) -> Bool {
    let decl = analyzer.decl(property)
    guard !decl.has(.isConstant), !decl.has(.isStatic),
      let owner = analyzer.owner(of: property).flatMap({ analyzer.nominal(of: $0) }),
      analyzer.decl(owner).kind == .classType, !analyzer.decl(owner).has(.hasCustomAttributes)
    else { return false }
    let observing: [Name] = [.observable, .observableObject]
    return !observing.contains { name in
      analyzer.knownDecl(name).map { analyzer.ancestors(of: owner).contains($0) } ?? false
    }
  }
}
