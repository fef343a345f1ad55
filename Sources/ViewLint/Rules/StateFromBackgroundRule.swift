import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about an observed property that is written on a background thread.
struct StateFromBackgroundRule: Rule {
  static let info = RuleInfo(
    "state_from_background", .correctness, .warning, isFixable: false,
    summary: "an observed property is written off the main thread, where views read it",
    explanation: """
      SwiftUI warns about publishing changes from background threads, and values may be torn. Views are evaluated on \
      the main thread; if an observed object changes on another thread, it notifies the views there, while they may be \
      reading it. Write the property on the main actor: mark the class `@MainActor` and load in an `async` function, \
      or write inside `DispatchQueue.main.async`.
      """,
    silence: """
      The rule ignores properties that only the methods of their own class use, private ones of an `@Observable` class \
      that are accessed on one queue only, and objects that the code has just created and not passed on. It ignores \
      models of SwiftData and Core Data, which belong to a context and its thread; programs without SwiftUI views; \
      `@State` properties, which may be written from any thread; classes of an actor, which the compiler checks; \
      `async` functions in the language mode 6, in projects whose `async` functions run on the actor of their caller, \
      and of classes that no view observes; and closures that an actor runs. It also ignores queues that are not known \
      to be in the background, and functions that are called there.
      """,
    examples: examples, precision: RuleInfo.Precision(right: 19, of: 21, inApps: 55))

  static let outsideViews = OutsideViews(calls: true, words: ["session"], asyncFunctionsOfObjects: true)
  static let visits: [NodeKind] = [.functionCallExpr, .functionDecl]

  private static let global = CatalogueMember("DispatchQueue", "global")

  private static let sink = CatalogueMember("Publisher", "sink")

  static func checksCalls(_ callee: Callee) -> Bool { callee.fact(.background) != nil || callee.isAny(of: [sink]) }

  /// A subscription on another thread begins with a call that makes its publisher, in the same expression. The main
  /// queue is not a background queue.
  static func mayCheck(_ call: SyntaxNode) -> Bool {
    guard let name = call.calleeName.map({ call.name(of: $0) }), name != sink.name else { return false }
    guard let queue = call.children.first?.children.first, queue.kind == .memberAccessExpr else { return true }
    return queue.text != "DispatchQueue.main"
  }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    if node.kind == .functionDecl {
      checkDelegate(node, context)
      return checkAsync(node, context)
    }
    guard runsInBackground(node, context),
      let action = context.analyzer.arguments(of: node, context.record).last?.node, action.kind == .closureExpr,
      !isOfActor(action.child(.closureSignature), inside: nil, context)
    else { return }
    report(writesIn: action, context)
  }

  /// Checks a delegate method that the system calls on another thread than the main thread:
  /// `session(_:didReceiveMessage:)`.
  private func checkDelegate(_ node: SyntaxNode, _ context: RuleContext) {
    let analyzer = context.analyzer
    guard context.ancestors.isEmpty, let decl = context.decl, let owner = context.ownerType,
      let block = node.child(.codeBlock), !isProtected(decl, context),
      case let name = analyzer.decl(decl).name.text,
      analyzer.ancestors(of: owner).contains(where: { above in
        analyzer.decl(above).kind == .protocolType
          && analyzer.fact(.background, of: above).map { name.hasPrefix($0.rawValue) } ?? false
      })
    else { return }
    report(writesIn: block, context)
  }

  /// Checks `func load() async { items = await fetch() }` of an observable object that no actor isolates: unless the
  /// project asks for it, such a function does not run on the actor of its caller.
  private func checkAsync(_ node: SyntaxNode, _ context: RuleContext) {
    let analyzer = context.analyzer
    let configuration = analyzer.program.configuration
    guard context.ancestors.isEmpty, !configuration.runsAsyncOnCaller, configuration.languageMode < 6,
      let decl = context.decl, analyzer.decl(decl).kind == .function, node.ownToken(.asyncKeyword) != nil,
      let owner = context.ownerType, analyzer.decl(owner).kind == .classType,
      context.conforms(owner, to: .observableObject), !isProtected(decl, context),
      // `nonisolated(nonsending)`, `isolated actor: …`
      !analyzer.header(of: decl).mentions(Self.nonsending), !node.children.contains(where: takesActor),
      let block = node.child(.codeBlock)
    else { return }
    var known: [DeclID: Write?] = [:]
    let found = block.children.lazy.flatMap { writes(in: $0, context, &known) }.first {
      analyzer.propertyWrappers(of: $0.property).first?.decl == analyzer.knownDecl(Self.published)
    }
    guard let found, mayBeShown(found.property, context) else { return }
    let name = analyzer.name(of: found.property)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(name)` is written on a background thread: an `async` function of a class without an actor runs there; mark "
          + "the class `@MainActor`",
        in: context.file, at: found.place.range,
        notes: [context.note("views observe it", at: found.property)] + [found.note].compactMap(\.self)))
  }

  /// Whether a view observes an object of the property's class, or no property of the program keeps one.
  private func mayBeShown(_ property: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    guard let owner = analyzer.owner(of: property).flatMap({ analyzer.nominal(of: $0) }) else { return false }
    let keepers = analyzer.program.storedProperties(naming: analyzer.decl(owner).name)
    return keepers.isEmpty
      || keepers.contains { keeper in
        analyzer.propertyWrappers(of: keeper).contains { analyzer.fact(.subscribes, of: $0.decl) != nil }
      }
  }

  private static let nonsending: Name = "nonsending"
  private static let published: Name = "Published"

  private func takesActor(_ clause: SyntaxNode) -> Bool {
    clause.kind == .parameterClause && clause.mentions("isolated")
  }

  private func report(writesIn action: SyntaxNode, _ context: RuleContext) {
    var known: [DeclID: Write?] = [:]
    for found in action.children.flatMap({ writes(in: $0, context, &known) }) {
      if found.note == nil, isStillOwn(found.place, in: action, context) { continue }
      let name = context.analyzer.name(of: found.property)
      context.report(
        Diagnostic(
          Self.info.level, Self.info.id,
          "`\(name)` is written on a background thread while views read it on the main one; write it on the main actor",
          in: context.file, at: found.place.range,
          notes: [context.note("views observe it", at: found.property)] + [found.note].compactMap(\.self)))
    }
  }

  /// Whether a call runs its closure on another thread than the main thread.
  func runsInBackground(_ call: SyntaxNode, _ context: RuleContext) -> Bool {
    guard let use = context.record.uses[call.id] else { return false }
    switch context.analyzer.fact(.background, of: use.decl) {
    case .queue: return isBackground(call, context)
    // The arguments that make a publisher do not run on its thread.
    case .publisher: return false
    case .some: return true
    case nil: return sinks(call, context)
    }
  }

  /// Whether a publisher delivers its values on another thread, without a scheduler in between.
  private func sinks(_ call: SyntaxNode, _ context: RuleContext) -> Bool {
    var current = call
    while current.kind == .functionCallExpr, let base = current.children.first?.children.first, base.kind.isExpr {
      guard let use = context.record.uses[current.id], context.analyzer.isFromCatalogue(use.decl) else { return false }
      if context.analyzer.fact(.background, of: use.decl) == .publisher { return true }
      if context.argument(current, "on") != nil || context.argument(current, "scheduler") != nil { return false }
      current = base
    }
    return false
  }

  /// Whether the queue of a call is known not to be the main queue.
  private func isBackground(_ call: SyntaxNode, _ context: RuleContext) -> Bool {
    guard let queue = call.children.first?.children.first, queue.kind.isExpr else { return false }
    if context.isUse(queue, of: Self.global) { return true }
    guard let use = context.record.uses[queue.id], context.isOwn(use.decl),
      context.analyzer.decl(use.decl).has(.isConstant),
      let value = context.analyzer.node(of: use.decl).initialValue
    else { return false }
    let record = context.analyzer.record(of: use.decl)
    guard let made = record.uses[value.id], context.analyzer.isInitializer(made.decl) else { return false }
    return context.analyzer.isFromCatalogue(made.decl)
  }

  /// The maximum depth of function calls.
  private static let maximumDepth = 3

  /// A write of a property, with the part of the current code that leads to it, and a note at the write if it is in a
  /// function.
  private typealias Write = (property: DeclID, place: SyntaxNode, note: Diagnostic.Note?)

  /// The writes of code, without closures that may run elsewhere; for a call of a function, only the first write.
  ///
  /// - Parameter known: a cache of the first writes of functions; each function is visited once.
  private func writes(
    in node: SyntaxNode, _ context: RuleContext, depth: Int = 0, _ known: inout [DeclID: Write?]
  ) -> [Write] {
    if node.kind == .closureExpr || node.kind == .functionDecl { return [] }
    if let write = PropertyWrite(node, context.record, context.analyzer), isUnprotected(write.property, context) {
      return [(write.property, node, nil)]
    }
    if node.kind == .functionCallExpr, depth < Self.maximumDepth, let use = context.record.uses[node.id],
      context.analyzer.isOwnFunction(use.decl), !isProtected(use.decl, context),
      let found = firstWrite(by: use.decl, context.analyzer, depth: depth + 1, &known)
    {
      return [(found.property, node, found.note)]
    }
    return node.children.flatMap { writes(in: $0, context, depth: depth, &known) }
  }

  /// The first write of a function, with a note at its place.
  private func firstWrite(
    by function: DeclID, _ analyzer: Analyzer, depth: Int, _ known: inout [DeclID: Write?]
  ) -> Write? {
    if let found = known[function] { return found }
    // A recursive call adds no writes.
    known[function] = .some(nil)
    guard let block = analyzer.node(of: function).child(.codeBlock) else { return nil }
    let inner = RuleContext(analyzer, function.file)
    inner.enter(function)
    guard var found = writes(in: block, inner, depth: depth, &known).first else { return nil }
    found.note = found.note ?? Diagnostic.Note("it is written here", in: inner.file, at: found.place.range)
    known[function] = found
    return found
  }

  /// Whether a function is isolated to an actor, directly or through its type.
  private func isProtected(_ function: DeclID, _ context: RuleContext) -> Bool {
    let owner = context.analyzer.owner(of: function).flatMap { context.analyzer.nominal(of: $0) }
    return isOfActor(function, context)
      || owner.map { context.analyzer.decl($0).kind == .actor || isOfActor($0, context) } ?? false
  }

  /// Whether views observe a property of an object that no actor isolates.
  private func isUnprotected(_ property: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    guard analyzer.isObserved(property), hasViews(context),
      let owner = analyzer.owner(of: property).flatMap({ analyzer.nominal(of: $0) }),
      analyzer.decl(owner).kind == .classType, !isInternal(property, context), !isKeptByQueue(property, context)
    else { return false }
    let above = analyzer.ancestors(of: owner)
    return above.allSatisfy { analyzer.catalogueText(.confined, of: $0) == nil }
      && ([property, owner] + above.filter { context.isOwn($0) }).allSatisfy { !isOfActor($0, context) }
  }

  /// Whether the written object was made by the code and is not yet shared, because its name has not been passed on:
  /// `let item = Item(); item.title = "new"`.
  private func isStillOwn(_ write: SyntaxNode, in code: SyntaxNode, _ context: RuleContext) -> Bool {
    var base = write
    while let inner = base.children.first, inner.kind.isExpr { base = inner }
    guard base.kind == .declReferenceExpr, let name = base.referencedName.map({ base.name(of: $0) }) else {
      return false
    }
    let nodes = Array(code.subtree)
    let binding = nodes.last { node in
      node.kind == .patternBinding && node.range.end <= base.range.start && node.boundNames == [name]
    }
    guard let binding, let value = binding.initialValue, context.madeType(value) != nil else { return false }
    return nodes.allSatisfy { node in
      node.kind == .memberAccessExpr
        || !node.children.contains { use in
          use.kind == .declReferenceExpr && use.referencedName.map { use.name(of: $0) } == name
            && use.range.start >= binding.range.end && use.range.end <= base.range.start
        }
    }
  }

  /// Whether the program has SwiftUI views. UIKit views do not observe properties.
  private func hasViews(_ context: RuleContext) -> Bool {
    let files = context.analyzer.program.files
    // A program without imports is an excerpt.
    return files.contains { $0.summary.imports.contains(Self.swiftUI) }
      || context.analyzer.program.userFileIDs.allSatisfy {
        context.analyzer.program.file($0).summary.imports.allSatisfy {
          ["Combine", "Observation", "SwiftData"].contains($0)
        }
      }
  }

  private static let swiftUI: Name = "SwiftUI"

  /// Whether all code of its class that uses a private property runs on the same queue, which serializes reads and
  /// writes:
  /// `queue.sync { cache[key] }`.
  private func isKeptByQueue(_ property: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    guard analyzer.decl(property).access <= .fileprivateAccess, analyzer.propertyWrappers(of: property).isEmpty else {
      return false
    }
    let name = analyzer.decl(property).name
    var queue: DeclID?
    return analyzer.bodies(in: property.file).allSatisfy { body in
      guard body != property, analyzer.node(of: body).mentions(name) else { return true }
      let inner = RuleContext(analyzer, body.file)
      inner.enter(body)
      return isOnQueue(&queue, analyzer.node(of: body), of: property, inner)
    }
  }

  private static let sync = CatalogueMember("DispatchQueue", "sync")

  /// Whether all uses of a property in the code are in closures for the same queue.
  private func isOnQueue(
    _ queue: inout DeclID?, _ code: SyntaxNode, of property: DeclID, _ context: RuleContext
  ) -> Bool {
    if context.record.uses[code.id]?.decl == property { return false }
    if code.kind == .functionCallExpr,
      context.calledFact(.background, of: code) == .queue || context.isUse(code, of: Self.sync),
      let base = code.children.first?.children.first, base.kind.isExpr,
      let found = context.record.uses[base.id]?.decl, queue == nil || queue == found
    {
      queue = found
      return true
    }
    for child in code.children where !isOnQueue(&queue, child, of: property, context) { return false }
    return true
  }

  /// Whether no function that returns a value mentions a private property without change notifications, so that views
  /// cannot read it.
  private func isInternal(_ property: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    guard analyzer.decl(property).access <= .fileprivateAccess, analyzer.propertyWrappers(of: property).isEmpty else {
      return false
    }
    let name = analyzer.decl(property).name
    return !analyzer.bodies(in: property.file).contains { body in
      guard body != property, analyzer.node(of: body).mentions(name) else { return false }
      switch analyzer.decl(body).kind {
      case .variable: return true
      case .function:
        let result = analyzer.signature(of: body).result
        return analyzer.types.kind(result) != .tuple || analyzer.types.argumentCount(result) > 0
      default: return false
      }
    }
  }

  /// Whether a declaration has a global actor attribute, or is isolated by default.
  private func isOfActor(_ decl: DeclID, _ context: RuleContext) -> Bool {
    let header = context.analyzer.header(of: decl)
    if context.analyzer.program.configuration.isolatesToMainActor, context.isOwn(decl),
      header.child(.modifierList)?.ownToken(.nonisolatedKeyword) == nil
    {
      return true
    }
    return isOfActor(header, inside: decl, context)
  }

  /// Whether the header of a declaration, or the signature of a closure, has a global actor attribute.
  private func isOfActor(_ header: SyntaxNode?, inside decl: DeclID?, _ context: RuleContext) -> Bool {
    guard let modifiers = header?.child(.modifierList), let decl = decl ?? context.decl else { return false }
    return modifiers.children.contains { attribute in
      guard attribute.kind == .attribute, let name = attribute.children.first(where: { $0.kind.isType }),
        let type = context.nominal(context.analyzer.type(name, inside: decl))
      else { return false }
      return context.analyzer.decl(type).kind == .actor
    }
  }
}
