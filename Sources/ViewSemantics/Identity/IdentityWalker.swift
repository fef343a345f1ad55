import ViewSource
import ViewSyntax

/// Finds the place of every view in a body: walks over what result builders make of it, into containers, modifiers and
/// the program's own helpers.
final class IdentityWalker {
  let analyzer: Analyzer
  private var records: [DeclID: BodyRecord] = [:]
  /// How many more expressions may be walked over. What a body makes of helpers, values and closures that are used
  /// twice and twice again has no end that anybody would wait for.
  private var budget = 0
  /// The modifiers whose bodies leave the view that they are put on where it is: of chains of them each is entered once.
  var stayingModifiers: Set<TypeID> = []

  init(_ analyzer: Analyzer) {
    self.analyzer = analyzer
  }

  /// Where a view stands and what decides how long it is there.
  struct Place {
    var path: IdentityPath
    var lifespan = Lifespan()

    func appending(_ segment: IdentityPath.Segment) -> Place {
      Place(path: path.appending(segment), lifespan: lifespan)
    }

    func lasting(_ lifetime: Lifetime) -> Place { Place(path: path, lifespan: lifespan.lasting(lifetime)) }
  }

  /// A body that is being walked over, and what the names in it stand for where it is a helper's.
  final class Frame {
    let record: BodyRecord
    /// The file of the body.
    let file: FileID
    /// What `self` is: the view that a helper is called on.
    var itself: Given?
    var parameters: [Name: Given] = [:]
    /// What the names declared in the block stand for: the value of a `let`, a function.
    var locals: [Name: Given] = [:]
    /// What names mean here, for going back to it behind a block.
    var names: (parameters: [Name: Given], locals: [Name: Given], constants: Set<String>) {
      get { (parameters, locals, constants) }
      set { (parameters, locals, constants) = newValue }
    }
    /// What the properties of `self` hold, where that is views that it was given.
    var members: [DeclID: Given] = [:]
    /// What never changes for one view, as it is written: what identifies the element around, as `item.id`, and what is
    /// declared with a value that is always the same.
    var constants: Set<String> = []
    /// What the generic parameters stand for.
    var substitution = Substitution()
    /// In the body of a modifier: the type of its content as it is written, and what that stands for.
    var placeholder: (written: TypeID, meant: TypeID)?
    /// How many bodies of containers and modifiers were entered from the body that is asked about.
    var depth = 0
    /// The helpers around: one that calls itself is not entered again.
    var open: Set<DeclID> = []

    init(_ record: BodyRecord, _ file: FileID) {
      self.record = record
      self.file = file
    }

    func copy() -> Frame {
      let frame = Frame(record, file)
      frame.itself = itself
      frame.parameters = parameters
      frame.locals = locals
      frame.members = members
      frame.constants = constants
      frame.placeholder = placeholder
      frame.depth = depth
      frame.substitution = substitution
      frame.open = open
      return frame
    }

    /// Forgets what is known of names that are declared anew.
    func shadow(_ names: [Name]) {
      for name in names {
        parameters[name] = nil
        locals[name] = nil
      }
      guard !constants.isEmpty else { return }
      constants = constants.filter { known in !names.contains { known == $0.text || known.hasPrefix($0.text + ".") } }
    }
  }

  /// An expression or closure, and the body that it stands in.
  struct Given {
    let node: SyntaxNode
    let frame: Frame
  }

  /// The views of a declaration's body, and whether it makes more, which are left out.
  ///
  /// - Parameter substitution: what `Self` stands for, if the body is in an extension of a protocol.
  func nodes(of decl: DeclID, root: String, _ substitution: Substitution) -> (nodes: [IdentityNode], isCut: Bool) {
    budget = IdentityTree.maximumExpressions
    let frame = Frame(record(of: decl), decl.file)
    frame.substitution = substitution
    frame.open = [decl]
    let nodes = body(of: decl, frame, Place(path: IdentityPath(root: root)), as: nil)
    return (nodes, budget < 0)
  }

  /// Takes an expression's share of what may be walked over; `false` if nothing is left.
  func spend() -> Bool {
    budget -= 1
    return budget >= 0
  }

  func record(of decl: DeclID) -> BodyRecord {
    if let known = records[decl] { return known }
    let record = analyzer.record(of: decl)
    records[decl] = record
    return record
  }

  // MARK: Bodies

  func body(of decl: DeclID, _ frame: Frame, _ place: Place, as type: TypeID?) -> [IdentityNode] {
    guard let block = getter(analyzer.node(of: decl)) else { return [] }
    let isBuilt = frame.record.builders[block.id] != nil
    return items(Array(block.children), frame, isBuilt: isBuilt, place, as: type)
  }

  func getter(_ node: SyntaxNode) -> SyntaxNode? {
    if let block = node.child(.codeBlock) { return block }
    guard let accessors = node.child(.accessorBlock) else { return nil }
    return accessors.children.first { $0.ownToken(.getKeyword) != nil }?.child(.codeBlock)
  }

  /// The views that a helper makes where it is used.
  func helper(_ decl: DeclID, _ use: BodyRecord.Use, call: SyntaxNode?, on base: Given?, from outer: Frame)
    -> (Place, TypeID?) -> [IdentityNode]
  {
    { [self] place, type in
      guard !outer.open.contains(decl) else { return [] }
      // A function in a body is a part of that: it sees the names around it.
      let isLocal = decl.file == .local
      let frame = isLocal ? outer.copy() : Frame(record(of: decl), decl.file)
      frame.open = outer.open.union([decl])
      frame.itself = isLocal ? outer.itself : base
      // A helper of the view itself.
      if base == nil, !isLocal { frame.members = outer.members }
      if isLocal { frame.placeholder = outer.placeholder }
      frame.depth = outer.depth
      frame.substitution = isLocal ? outer.substitution : substitution(of: use, outer)
      if let call {
        let parameters = analyzer.signature(of: decl).parameters
        for (argument, index) in zip(call.callArguments, use.arguments) where index < parameters.count {
          guard let node = argument.node else { continue }
          frame.parameters[parameters[index].name] = Given(node: node, frame: outer)
        }
      }
      return body(of: decl, frame, place, as: type)
    }
  }

  private func substitution(of use: BodyRecord.Use, _ frame: Frame) -> Substitution {
    var result = Substitution()
    if let base = use.base {
      let outer = analyzer.memberSubstitution(use.decl, of: base)
      for binding in outer.bindings {
        result.bind(binding.parameter, to: analyzer.substitute(binding.type, frame.substitution))
      }
    }
    for (parameter, type) in use.generics {
      result.bind(parameter, to: analyzer.substitute(type, frame.substitution))
    }
    return result
  }

  /// The views that a call of a closure given to a helper makes.
  func closure(_ given: Given, _ arguments: [Argument], from frame: Frame, _ place: Place) -> [IdentityNode] {
    let inner = given.frame.copy()
    inner.shadow(parameterNames(of: given.node, arguments.count))
    for (name, argument) in zip(parameterNames(of: given.node, arguments.count), arguments) {
      if let node = argument.node { inner.parameters[name] = Given(node: node, frame: frame) }
    }
    let statements = given.node.children.filter { $0.kind != .closureSignature }
    let isBuilt = inner.record.builders[given.node.id] != nil
    return items(Array(statements), inner, isBuilt: isBuilt, place, as: nil)
  }

  func parameterNames(of closure: SyntaxNode, _ count: Int) -> [Name] {
    guard let signature = closure.child(.closureSignature) else { return (0..<count).map { Name("$\($0)") } }
    if let clause = signature.child(.parameterClause) {
      return clause.children.filter { $0.kind == .parameter }.map { parameter in
        Array(parameter.ownTokens).last { $0.kind == .identifier }.map { parameter.name(of: $0) } ?? .none
      }
    }
    return signature.children.filter { $0.kind == .closureParameter }.map { parameter in
      parameter.firstToken.map { parameter.name(of: $0) } ?? .none
    }
  }

  /// The views of a block: with a builder each expression, else what is returned.
  func items(_ items: [SyntaxNode], _ frame: Frame, isBuilt: Bool, _ place: Place, as type: TypeID? = nil)
    -> [IdentityNode]
  {
    let items = active(items)
    let names = frame.names
    defer { frame.names = names }
    noteLocals(items, frame)
    guard isBuilt else { return returned(items, frame, place, as: type) }
    let components = items.filter { $0.kind.isExpr || $0.kind == .doStmt }
    if components.count == 1 { return component(components[0], frame, place, as: type) }
    return components.enumerated().flatMap { component($1, frame, place.appending(.index($0)), as: nil) }
  }

  /// What the declarations among the statements of a block stand for.
  func noteLocals(_ items: [SyntaxNode], _ frame: Frame) {
    for item in items where item.kind == .variableDecl {
      for binding in item.children where binding.kind == .patternBinding {
        guard let token = binding.child(.identifierPattern)?.firstToken, let value = binding.initialValue else {
          continue
        }
        let name = binding.name(of: token)
        let isConstant = item.ownToken(.letKeyword) != nil && isConstant(value, frame)
        // In its own value the name is what it was before.
        let given = Given(node: value, frame: frame.copy())
        frame.shadow([name])
        frame.locals[name] = given
        if isConstant { frame.constants.insert(name.text) }
      }
    }
  }

  private func active(_ items: [SyntaxNode]) -> [SyntaxNode] {
    items.flatMap { item in
      item.kind == .ifConfigDecl ? active(Array(analyzer.program.configuration.activeElements(of: item))) : [item]
    }
  }

  /// Without a builder all that is returned has one place.
  private func returned(_ items: [SyntaxNode], _ frame: Frame, _ place: Place, as type: TypeID?) -> [IdentityNode] {
    if items.count == 1, let only = items.first, only.kind.isExpr, only.kind != .ifExpr, only.kind != .switchExpr {
      return expression(only, frame, place, as: type)
    }
    var found: [IdentityNode] = []
    var open = Array(items.reversed())
    while let next = open.popLast() {
      switch next.kind {
      case .returnStmt:
        if let value = next.children.first(where: { $0.kind.isExpr }) {
          found += expression(value, frame, place, as: type)
        }
      case .closureExpr, .functionDecl, .structDecl, .classDecl, .enumDecl: continue
      case .codeBlock where next.children.contains { $0.kind == .variableDecl }:
        noteLocals(Array(next.children), frame)
        open += next.children.reversed()
      case .codeBlock where next.children.count == 1 && next.children.first?.kind.isExpr == true:
        // A branch of an `if` that is the value.
        if let value = next.children.first, frame.record.types[value.id].map({ analyzer.isView($0) }) == true {
          found += expression(value, frame, place, as: type)
        } else {
          open += next.children.reversed()
        }
      default: open += next.children.reversed()
      }
    }
    return merged(found)
  }

  /// Values of one type in one place are one view; of different types each lasts as long as the value is of its type.
  func merged(_ nodes: [IdentityNode]) -> [IdentityNode] {
    var result: [IdentityNode] = []
    var places: [IdentityPath: [Int]] = [:]
    for node in nodes {
      if let same = places[node.path]?.first(where: { result[$0].type == node.type }) {
        result[same].children += node.children
      } else {
        places[node.path, default: []].append(result.count)
        result.append(node)
      }
    }
    for index in result.indices {
      if places[result[index].path].map({ $0.count > 1 }) == true { result[index].lastAsItsType() }
      result[index].children = merged(result[index].children)
    }
    return result
  }

  // MARK: Control flow

  private func component(_ node: SyntaxNode, _ frame: Frame, _ place: Place, as type: TypeID?) -> [IdentityNode] {
    switch node.kind {
    case .ifExpr: return branches(node, frame, place)
    case .switchExpr: return cases(node, frame, place)
    case .doStmt:
      return node.child(.codeBlock).map { items(Array($0.children), frame, isBuilt: true, place) } ?? []
    default: return expression(node, frame, place, as: type)
    }
  }

  private func branches(_ node: SyntaxNode, _ frame: Frame, _ place: Place) -> [IdentityNode] {
    var blocks: [(block: SyntaxNode, lifetime: Lifetime)] = []
    var hasElse = false
    var next: SyntaxNode? = node
    var conditions: [SyntaxNode] = []
    while let current = next {
      next = nil
      let children = current.children.filter { $0.kind == .codeBlock }
      if let block = children.first {
        blocks.append((block, lifetime(of: Array(current.conditions), after: conditions, frame)))
      }
      conditions += current.conditions
      guard current.ownToken(.elseKeyword) != nil, let last = current.children.last else { break }
      if last.kind == .ifExpr {
        next = last
      } else if children.count > 1 {
        hasElse = true
        blocks.append((last, lifetime(of: [], after: conditions, frame)))
      }
    }
    let outer = hasElse ? place : place.appending(.some)
    return blocks.enumerated().flatMap { index, entry -> [IdentityNode] in
      var inner = IdentityWalker.branch(index, of: blocks.count).reduce(outer) { $0.appending(.branch($1)) }
      inner = inner.lasting(entry.lifetime)
      return items(Array(entry.block.children), frame, isBuilt: true, inner)
    }
  }

  private func cases(_ node: SyntaxNode, _ frame: Frame, _ place: Place) -> [IdentityNode] {
    let all = active(Array(node.children)).filter { $0.kind == .switchCase }
    let subject = node.children.first { $0.kind.isExpr }.map { text(of: $0, frame) } ?? ""
    return all.enumerated().flatMap { index, switchCase -> [IdentityNode] in
      var inner = IdentityWalker.branch(index, of: all.count).reduce(place) { $0.appending(.branch($1)) }
      if all.count > 1 { inner = inner.lasting(.choice(subject)) }
      let statements = switchCase.children.filter { $0.kind != .switchCaseItem && $0.kind != .missingToken }
      return items(Array(statements), frame, isBuilt: true, inner)
    }
  }

  /// The way to a leaf of a balanced tree whose left part takes the largest power of two below the number of leaves.
  static func branch(_ index: Int, of count: Int) -> [Bool] {
    guard count > 1 else { return [] }
    var left = 1
    while left * 2 < count { left *= 2 }
    return index < left ? [true] + branch(index, of: left) : [false] + branch(index - left, of: count - left)
  }
}

extension IdentityNode {
  /// Sets that a view, and with it those below it, lasts as long as the value in its place is of its type.
  fileprivate mutating func lastAsItsType() {
    append(.type, before: lifespan.lifetimes.count)
  }

  private mutating func append(_ lifetime: Lifetime, before outer: Int) {
    lifespan = lifespan.lasting(lifetime, before: outer)
    for index in children.indices { children[index].append(lifetime, before: outer) }
  }
}
