import ViewSource
import ViewSyntax

/// Finds the place of every view in a body: walks over what result builders make of it, into containers, modifiers and
/// the program's own helpers.
final class IdentityWalker {
  private let analyzer: Analyzer
  private var records: [DeclID: BodyRecord] = [:]
  /// The helpers being walked through: one that calls itself is not entered again.
  private var open: Set<DeclID> = []

  init(_ analyzer: Analyzer) {
    self.analyzer = analyzer
  }

  /// Where a view stands and what decides how long it is there.
  private struct Place {
    var path: IdentityPath
    var lifetime: Lifetime

    func appending(_ segment: IdentityPath.Segment) -> Place {
      Place(path: path.appending(segment), lifetime: lifetime)
    }

    func lasting(_ lifetime: Lifetime) -> Place { Place(path: path, lifetime: lifetime) }
  }

  /// The views of a declaration's body.
  func nodes(of decl: DeclID, root: String) -> [IdentityNode] {
    body(of: decl, Place(path: IdentityPath(root: root), lifetime: .fixed))
  }

  private func record(of decl: DeclID) -> BodyRecord {
    if let known = records[decl] { return known }
    let record = analyzer.record(of: decl)
    records[decl] = record
    return record
  }

  // MARK: Bodies

  private func body(of decl: DeclID, _ place: Place) -> [IdentityNode] {
    guard open.insert(decl).inserted else { return [] }
    defer { open.remove(decl) }
    let node = analyzer.node(of: decl)
    guard let block = getter(node) else { return [] }
    let record = record(of: decl)
    let isBuilt = record.builders[block.id] != nil
    return items(Array(block.children), record, isBuilt: isBuilt, place)
  }

  private func getter(_ node: SyntaxNode) -> SyntaxNode? {
    if let block = node.child(.codeBlock) { return block }
    guard let accessors = node.child(.accessorBlock) else { return nil }
    return accessors.children.first { $0.ownToken(.getKeyword) != nil }?.child(.codeBlock)
  }

  /// The views of a block: with a builder each expression, else what is returned.
  private func items(_ items: [SyntaxNode], _ record: BodyRecord, isBuilt: Bool, _ place: Place) -> [IdentityNode] {
    let items = active(items)
    guard isBuilt else { return returned(items, record, place) }
    let components = items.filter { $0.kind.isExpr || $0.kind == .doStmt }
    if components.count == 1 { return component(components[0], record, place) }
    return components.enumerated().flatMap { component($1, record, place.appending(.index($0))) }
  }

  private func active(_ items: [SyntaxNode]) -> [SyntaxNode] {
    items.flatMap { item in
      item.kind == .ifConfigDecl ? active(Array(analyzer.program.configuration.activeElements(of: item))) : [item]
    }
  }

  /// Without a builder all that is returned has one place.
  private func returned(_ items: [SyntaxNode], _ record: BodyRecord, _ place: Place) -> [IdentityNode] {
    if items.count == 1, let only = items.first, only.kind.isExpr, only.kind != .ifExpr, only.kind != .switchExpr {
      return expression(only, record, place)
    }
    var found: [IdentityNode] = []
    var open = Array(items.reversed())
    while let next = open.popLast() {
      switch next.kind {
      case .returnStmt:
        if let value = next.children.first(where: { $0.kind.isExpr }) { found += expression(value, record, place) }
      case .closureExpr, .functionDecl, .structDecl, .classDecl, .enumDecl: continue
      case .codeBlock where next.children.count == 1 && next.children.first?.kind.isExpr == true:
        // A branch of an `if` that is the value.
        if let value = next.children.first, record.types[value.id].map({ analyzer.isView($0) }) == true {
          found += expression(value, record, place)
        } else {
          open += next.children.reversed()
        }
      default: open += next.children.reversed()
      }
    }
    // Values of one type in one place are one view.
    var seen: Set<String> = []
    return found.filter { seen.insert("\($0.path) \($0.view)").inserted }
  }

  // MARK: Control flow

  private func component(_ node: SyntaxNode, _ record: BodyRecord, _ place: Place) -> [IdentityNode] {
    switch node.kind {
    case .ifExpr: return branches(node, record, place)
    case .switchExpr: return cases(node, record, place)
    case .doStmt:
      return node.child(.codeBlock).map { items(Array($0.children), record, isBuilt: true, place) } ?? []
    default: return expression(node, record, place)
    }
  }

  private func branches(_ node: SyntaxNode, _ record: BodyRecord, _ place: Place) -> [IdentityNode] {
    var blocks: [(block: SyntaxNode, lifetime: Lifetime)] = []
    var hasElse = false
    var next: SyntaxNode? = node
    var conditions: [SyntaxNode] = []
    while let current = next {
      next = nil
      conditions += current.conditions
      let children = current.children.filter { $0.kind == .codeBlock }
      if let block = children.first { blocks.append((block, lifetime(of: conditions))) }
      guard current.ownToken(.elseKeyword) != nil, let last = current.children.last else { break }
      if last.kind == .ifExpr {
        next = last
      } else if children.count > 1 {
        hasElse = true
        blocks.append((last, lifetime(of: conditions)))
      }
    }
    let outer = hasElse ? place : place.appending(.some)
    return blocks.enumerated().flatMap { index, entry -> [IdentityNode] in
      var inner = IdentityWalker.branch(index, of: blocks.count).reduce(outer) { $0.appending(.branch($1)) }
      if entry.lifetime != .fixed { inner = inner.lasting(entry.lifetime) }
      return items(Array(entry.block.children), record, isBuilt: true, inner)
    }
  }

  /// `#available` cannot change; a binding lasts while there is a value.
  private func lifetime(of conditions: [SyntaxNode]) -> Lifetime {
    let changing = conditions.filter { $0.kind != .availabilityCondition && $0.kind != .booleanLiteralExpr }
    if changing.isEmpty { return .fixed }
    if changing.count == 1, changing[0].kind == .optionalBindingCondition {
      let value = changing[0].child(.initializerClause)?.children.first { $0.kind.isExpr }
      let name = changing[0].children.first { $0.kind.isPattern }
      return .optional((value ?? name)?.text ?? changing[0].text)
    }
    return .condition(changing.map { $0.spacedText }.joined(separator: ", "))
  }

  private func cases(_ node: SyntaxNode, _ record: BodyRecord, _ place: Place) -> [IdentityNode] {
    let all = active(Array(node.children)).filter { $0.kind == .switchCase }
    let subject = node.children.first { $0.kind.isExpr }?.spacedText ?? ""
    return all.enumerated().flatMap { index, switchCase -> [IdentityNode] in
      var inner = IdentityWalker.branch(index, of: all.count).reduce(place) { $0.appending(.branch($1)) }
      if all.count > 1 { inner = inner.lasting(.choice(subject)) }
      let statements = switchCase.children.filter { $0.kind != .switchCaseItem && $0.kind != .missingToken }
      return items(Array(statements), record, isBuilt: true, inner)
    }
  }

  /// The way to a leaf of a balanced tree whose left part takes the largest power of two below the number of leaves.
  static func branch(_ index: Int, of count: Int) -> [Bool] {
    guard count > 1 else { return [] }
    var left = 1
    while left * 2 < count { left *= 2 }
    return index < left ? [true] + branch(index, of: left) : [false] + branch(index - left, of: count - left)
  }

  // MARK: Expressions

  private func expression(_ node: SyntaxNode, _ record: BodyRecord, _ place: Place) -> [IdentityNode] {
    switch node.kind {
    case .parenExpr, .tryExpr, .awaitExpr:
      return node.children.last.map { expression($0, record, place) } ?? []
    case .ternaryExpr:
      // Two values of one type in one place: the second adds no view.
      return node.children.dropFirst().first.map { expression($0, record, place) } ?? []
    default: break
    }
    var place = place
    var added: [IdentityNode] = []
    var core = node
    while let link = modifier(core, record) {
      if link.name == "id", let id = link.arguments.first {
        place = place.appending(.explicit(id.node?.spacedText ?? "")).lasting(.explicit(id.node?.spacedText ?? ""))
      }
      added =
        contents(of: core, record, place.appending(.modifier(link.name)), isPresentation: link.isPresentation) + added
      core = link.base
    }
    if let helper = helper(core, record) { return body(of: helper, place) + added }
    guard let type = record.types[node.id] ?? record.types[core.id] else { return added }
    let known = analyzer.resolvingOpaque(type)
    var printer = TypePrinter(analyzer)
    var result = IdentityNode(
      path: place.path, type: printer.print(known), view: viewName(record.types[core.id] ?? type),
      owned: analyzer.ownedState(in: known), lifetime: place.lifetime,
      range: core.range)
    result.children = inside(core, record, place) + added
    return [result]
  }

  private func viewName(_ type: TypeID) -> String {
    let known = analyzer.resolvingOpaque(type)
    return analyzer.types.kind(known) == .nominal ? analyzer.name(of: analyzer.types.decl(known)) : "_"
  }

  private struct Link {
    var base: SyntaxNode
    var name: String
    var arguments: [Argument]
    var isPresentation: Bool
  }

  /// A call that modifies a view: what it modifies.
  private func modifier(_ call: SyntaxNode, _ record: BodyRecord) -> Link? {
    guard call.kind == .functionCallExpr, let callee = call.children.first, callee.kind == .memberAccessExpr,
      let base = callee.children.first, base.kind.isExpr, let use = record.uses[call.id], let type = use.base,
      analyzer.decl(use.decl).kind == .function, analyzer.isView(type),
      base.firstToken?.kind != .selfKeyword || base.kind != .declReferenceExpr
    else { return nil }
    let parameters = analyzer.signature(of: use.decl).parameters
    let isPresentation = parameters.contains { $0.label.text == "isPresented" || $0.label.text == "item" }
    return Link(
      base: base, name: analyzer.decl(use.decl).name.text, arguments: call.callArguments, isPresentation: isPresentation
    )
  }

  /// The program's own property or function that an expression takes its view from.
  private func helper(_ node: SyntaxNode, _ record: BodyRecord) -> DeclID? {
    guard let use = record.uses[node.id], use.part == .value, !use.isMemberwise,
      Int(use.decl.file.index) >= analyzer.program.catalogueFileCount, use.decl.file != .local
    else { return nil }
    switch analyzer.decl(use.decl).kind {
    case .variable, .function: break
    default: return nil
    }
    let declared =
      analyzer.decl(use.decl).kind == .variable
      ? analyzer.variableType(of: use.decl) : analyzer.signature(of: use.decl).result
    guard analyzer.types.kind(declared) == .opaque, getter(analyzer.node(of: use.decl)) != nil else { return nil }
    return use.decl
  }

  // MARK: Containers

  /// The views in the closures of a container.
  private func inside(_ core: SyntaxNode, _ record: BodyRecord, _ place: Place) -> [IdentityNode] {
    guard core.kind == .functionCallExpr, let use = record.uses[core.id] else { return [] }
    let made = use.base.flatMap { analyzer.types.kind($0) == .nominal ? analyzer.types.decl($0) : nil }
    let name = made.map { analyzer.decl($0).name.text } ?? core.calleeName.map { core.text(of: $0) } ?? ""
    let isGroup = made.map { analyzer.decl($0).has(.isTransparent) } ?? false
    var inner = isGroup ? place : place.appending(.content(name))
    if let id = elementID(core, use) { inner = place.appending(.element(id)).lasting(.element) }
    return contents(of: core, record, inner, isPresentation: false)
  }

  /// What identifies the elements of a container that makes a view for each of its data.
  private func elementID(_ core: SyntaxNode, _ use: BodyRecord.Use) -> String? {
    guard let base = use.base, analyzer.types.kind(base) == .nominal,
      analyzer.decl(analyzer.types.decl(base)).has(.isRepeating)
    else { return nil }
    let id = core.callArguments.first { $0.label.text == "id" }?.node?.spacedText
    return id ?? "id"
  }

  /// The views that the arguments of a call make: of its builder closures, and of views given as they are.
  private func contents(of call: SyntaxNode, _ record: BodyRecord, _ place: Place, isPresentation: Bool)
    -> [IdentityNode]
  {
    guard let use = record.uses[call.id] else { return [] }
    let parameters =
      use.isMemberwise
      ? analyzer.memberwiseSignature(of: use.decl)?.parameters ?? [] : analyzer.signature(of: use.decl).parameters
    let place = isPresentation ? place.lasting(.presentation) : place
    var closures: [(label: String, closure: SyntaxNode)] = []
    var found: [IdentityNode] = []
    for (position, argument) in call.callArguments.enumerated() {
      guard let node = argument.node, position < use.arguments.count else { continue }
      let index = use.arguments[position]
      if node.kind == .closureExpr, record.builders[node.id] != nil {
        let label = index < parameters.count ? parameters[index].label : argument.label
        closures.append((label == .none ? "content" : label.text, node))
      } else if node.kind != .closureExpr, let type = record.types[node.id], analyzer.isView(type), isCall(node) {
        found += expression(node, record, place)
      }
    }
    for (label, closure) in closures {
      // Of several closures, those beside the content are under their labels.
      let inner = closures.count > 1 && label != "content" ? place.appending(.modifier(label)) : place
      let statements = closure.children.filter { $0.kind != .closureSignature }
      found += items(Array(statements), record, isBuilt: true, inner)
    }
    return found
  }

  private func isCall(_ node: SyntaxNode) -> Bool { node.kind == .functionCallExpr || node.kind == .memberAccessExpr }
}
