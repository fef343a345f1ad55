import ViewSource
import ViewSyntax

/// Finds the place of every view in a body: walks over what result builders make of it, into containers, modifiers and
/// the program's own helpers.
final class IdentityWalker {
  let analyzer: Analyzer
  private var records: [DeclID: BodyRecord] = [:]
  /// How many more expressions may be walked over. What a body makes of helpers, values and closures that are used
  /// twice and twice again takes exponential time.
  private var budget = 0
  /// How many things given stand in one another, of the one that is looked at.
  var nesting = 0
  /// Of code of the program, whether what it gives depends on nothing but what it is asked of and called with.
  var workedOut: [DeclID: Bool] = [:]
  /// Of types that calls are given, whether they have a body as styles have one.
  var typesWithBodyOfStyle: [DeclID: Bool] = [:]
  /// By the names in their configurations, how long what controls are given lasts in styles.
  var lifespansInStyles: [DeclID: [String: [Lifespan]]] = [:]
  /// The styles of the program that are put on the views being looked at, the innermost last: also by helpers, containers
  /// and modifiers around.
  var styles: [DeclID] = []
  /// The helpers that views were taken from.
  var entered: Set<DeclID> = []
  /// Of functions that are called on no views, whether they give again what they are called on.
  var givingAgain: [DeclID: Bool] = [:]

  init(_ analyzer: Analyzer) {
    self.analyzer = analyzer
  }

  /// Where a view stands and what decides how long it is there.
  struct Place {
    var path: IdentityPath
    var lifespan = Lifespan()
    /// How long the path is of the container around that puts it where its code does not tell.
    var container: Int?
    /// The modifiers of the view there that its type does not tell of.
    var hidden: [TypeID] = []

    func appending(_ segment: IdentityPath.Segment) -> Place {
      Place(path: path.appending(segment), lifespan: lifespan, container: container)
    }

    func lasting(_ lifetime: Lifetime) -> Place {
      Place(path: path, lifespan: lifespan.lasting(lifetime), container: container, hidden: hidden)
    }

    func shown(by name: String, in place: Place) -> Place {
      Place(
        path: path, lifespan: lifespan.lasting(.shown(name)), container: container ?? place.path.segments.count)
    }
  }

  /// A body that is being walked over, and what the names in it stand for where it is a helper's.
  final class Frame {
    let record: BodyRecord
    /// The file of the body.
    let file: FileID
    /// What `self` is: the view that a helper is called on.
    var itself: Given?
    /// What `self` is where a helper is not the view's own: of `item.label` the item. The names of its members are
    /// theirs, not those of the view.
    var owner: Given?
    /// Whether it is the body that is asked about; whether it is that of a container or modifier in it, or an initialiser
    /// of one.
    var isOfBody = false
    var isOfContainer = false
    /// Whether `self` does not change, in code that is looked at alone.
    var hasConstantSelf = false
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
    /// The result builder that makes views of the statements around.
    var builder: TypeID?
    /// What the generic parameters stand for.
    var substitution = Substitution()
    /// In the body of a modifier: the type of its content as it is written, and what that stands for.
    var placeholder: (written: TypeID, meant: TypeID)?
    /// How many bodies of containers and modifiers were entered from the body that is asked about.
    var depth = 0
    /// What decides which of several values of one place is taken, in the code that gives one of them.
    var decision: Lifetime?
    /// The helpers around: one that calls itself is not entered again.
    var open: Set<DeclID> = []

    init(_ record: BodyRecord, _ file: FileID) {
      self.record = record
      self.file = file
    }

    private init(copying other: Frame) {
      record = other.record
      file = other.file
      itself = other.itself
      owner = other.owner
      isOfBody = other.isOfBody
      isOfContainer = other.isOfContainer
      hasConstantSelf = other.hasConstantSelf
      builder = other.builder
      parameters = other.parameters
      locals = other.locals
      members = other.members
      constants = other.constants
      placeholder = other.placeholder
      depth = other.depth
      substitution = other.substitution
      open = other.open
    }

    func copy() -> Frame { Frame(copying: self) }

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
    /// Whether it stands only where it is not `nil`: behind `if let`.
    var isThere = false
  }

  /// The views of a declaration's body, and whether it makes more, which are left out.
  ///
  /// - Parameter substitution: what `Self` stands for, if the body is in an extension of a protocol.
  func nodes(of decl: DeclID, root: String, _ substitution: Substitution) -> (nodes: [IdentityNode], isCut: Bool) {
    budget = IdentityTree.maximumExpressions
    let frame = Frame(record(of: decl), decl.file)
    frame.isOfBody = true
    frame.substitution = substitution
    frame.open = [decl]
    let nodes = body(of: decl, frame, Place(path: IdentityPath(root: root)), as: nil)
    return (nodes, budget < 0)
  }

  /// The same of a preview.
  func nodes(of preview: PreviewMacro, _ id: DeclID, _ record: BodyRecord, in file: FileID) -> (
    nodes: [IdentityNode], isCut: Bool
  ) {
    budget = IdentityTree.maximumExpressions
    records[id] = record
    let frame = Frame(record, file)
    frame.isOfBody = true
    frame.open = [id]
    let statements = preview.closure.children.filter { $0.kind != .closureSignature }
    let place = Place(path: IdentityPath(root: preview.name))
    return (items(Array(statements), frame, by: record.builders[preview.closure.id], place), budget < 0)
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
    guard let block = analyzer.node(of: decl).getterBlock else { return [] }
    return items(Array(block.children), frame, by: frame.record.builders[block.id], place, as: type)
  }

  /// The views that a helper makes where it is used.
  ///
  /// - Parameters:
  ///   - name: the name or call that uses it.
  ///   - element: where it is called for each element of something, what tells these apart.
  ///   - values: what it is called with where its name stands for it.
  func helper(
    _ use: BodyRecord.Use, _ name: SyntaxNode, on base: Given?, from outer: Frame,
    for element: ElementKeys = ElementKeys(), with values: [Given] = []
  ) -> (Place, TypeID?) -> [IdentityNode] {
    { [self] place, type in
      let decl = use.decl
      let owner = receiver(of: name, use, outer)
      guard !outer.open.contains(decl) else { return [] }
      entered.insert(decl)
      // A function in a body is a part of that: it sees the names around it.
      let isLocal = decl.file == .local
      let frame = isLocal ? outer.copy() : Frame(record(of: decl), decl.file)
      frame.open = outer.open.union([decl])
      frame.itself = isLocal ? outer.itself : base
      frame.isOfBody = isLocal && outer.isOfBody
      frame.isOfContainer = outer.isOfContainer
      if !isLocal { frame.owner = owner ?? outer.owner }
      // A helper of the view itself.
      if base == nil, owner == nil, !isLocal { frame.members = outer.members }
      if isLocal || base == nil && owner == nil { frame.placeholder = outer.placeholder }
      frame.depth = outer.depth
      frame.substitution = isLocal ? outer.substitution : substitution(of: use, outer)
      if analyzer.decl(decl).kind == .function {
        let parameters = analyzer.signature(of: decl).parameters
        let arguments = name.kind == .functionCallExpr ? name.callArguments : []
        frame.note(element, named: parameters.map(\.name))
        for (parameter, value) in zip(parameters, values) { frame.parameters[parameter.name] = value }
        for (argument, index) in zip(arguments, use.arguments) where index < parameters.count {
          guard let node = argument.node else { continue }
          frame.parameters[parameters[index].name] = Given(node: node, frame: outer)
        }
      }
      return body(of: decl, frame, place, as: type)
    }
  }

  /// What `self` is in a helper, if that is not what it is around: of `item.label` and `item.label(2)` the item.
  private func receiver(of name: SyntaxNode, _ use: BodyRecord.Use, _ frame: Frame) -> Given? {
    guard analyzer.isMember(use.decl), !analyzer.decl(use.decl).has(.isStatic) else { return nil }
    let member = name.kind == .functionCallExpr ? name.children.first : name
    guard let member, member.kind == .memberAccessExpr, let base = member.children.first, base.kind.isExpr,
      base.kind != .superExpr, base.firstToken?.kind != .selfKeyword || !base.children.isEmpty
    else { return nil }
    return Given(node: frame.record.unconditional(base), frame: frame)
  }

  func substitution(of use: BodyRecord.Use, _ frame: Frame) -> Substitution {
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
  ///
  /// - Parameter element: where it is called for each element of something, what tells these apart.
  func closure(
    _ given: Given, _ arguments: [Argument], from frame: Frame, _ place: Place, as type: TypeID? = nil,
    for element: ElementKeys = ElementKeys()
  ) -> [IdentityNode] {
    let inner = given.frame.copy()
    inner.note(element, named: given.node.closureParameterNames(unnamed: max(arguments.count, 1)))
    for (name, argument) in zip(given.node.closureParameterNames(unnamed: arguments.count), arguments) {
      if let node = argument.node { inner.parameters[name] = Given(node: node, frame: frame) }
    }
    let statements = given.node.children.filter { $0.kind != .closureSignature }
    return items(Array(statements), inner, by: inner.record.builders[given.node.id], place, as: type)
  }

  /// The views of a block: with a builder each expression, else what is returned.
  func items(_ items: [SyntaxNode], _ frame: Frame, by builder: TypeID?, _ place: Place, as type: TypeID? = nil)
    -> [IdentityNode]
  {
    let items = active(items)
    let outer = frame.builder
    if outer != builder { frame.builder = builder }
    defer { if outer != builder { frame.builder = outer } }
    if builder != nil, !items.contains(where: { $0.kind == .variableDecl }) {
      return built(items, frame, place, as: type)
    }
    let names = frame.names
    defer { frame.names = names }
    noteLocals(items, frame)
    return builder == nil ? returned(items, frame, place, as: type) : built(items, frame, place, as: type)
  }

  private func built(_ items: [SyntaxNode], _ frame: Frame, _ place: Place, as type: TypeID?) -> [IdentityNode] {
    let components = items.filter { $0.kind == .doStmt || $0.kind.isExpr && !$0.isDiagnostic }
    return block(components, frame, place, as: type)
  }

  /// The views of what stands in a block.
  func block(_ components: [SyntaxNode], _ frame: Frame, _ place: Place, as type: TypeID?) -> [IdentityNode] {
    if components.count == 1 { return component(components[0], frame, place, as: type) }
    if let pair = pair(madeBy: frame.builder) {
      return components.enumerated().flatMap { index, node in
        component(node, frame, place.inPairs(index, of: components.count, container: pair.container), as: nil)
      }
    }
    return components.enumerated().flatMap { component($1, frame, place.appending(.index($0)), as: nil) }
  }

  /// What the declarations among the statements of a block stand for.
  func noteLocals(_ items: [SyntaxNode], _ frame: Frame) {
    for item in items where item.kind == .variableDecl {
      for binding in item.children where binding.kind == .patternBinding {
        let names = binding.boundNames
        let value = binding.initialValue
        let isConstant = item.ownToken(.letKeyword) != nil && value.map { self.isConstant($0, frame) } ?? false
        // In its own value the name is what it was before.
        let given = value.map { Given(node: $0, frame: frame.copy()) }
        frame.shadow(names)
        if binding.child(.identifierPattern) != nil, let name = names.first, let given { frame.locals[name] = given }
        if isConstant { frame.constants.formUnion(names.map(\.text)) }
      }
    }
  }

  func active(_ items: [SyntaxNode]) -> [SyntaxNode] {
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
    let outer = frame.decision
    defer { frame.decision = outer }
    // Behind a `guard` its conditions hold.
    var behind: (depth: Int, decision: Lifetime)?
    while let next = open.popLast() {
      if let (depth, decision) = behind, open.count < depth { (frame.decision, behind) = (decision, nil) }
      if next.kind == .guardStmt { behind = (open.count, lifetime(of: next.conditions, frame)) }
      noteDecision(of: next, frame)
      switch next.kind {
      case .returnStmt:
        if let value = next.children.first(where: { $0.kind.isExpr }) {
          found += expression(value, frame, place, as: type)
        }
      case .closureExpr, .functionDecl, .structDecl, .classDecl, .enumDecl: continue
      case .codeBlock where next.children.contains { $0.kind == .variableDecl }:
        noteLocals(Array(next.children), frame)
        open += next.children.reversed()
      case .codeBlock, .switchCase:
        // A branch of an `if` or `switch` that is the value.
        let statements = next.children.filter { $0.kind != .switchCaseItem && $0.kind != .missingToken }
        if statements.count == 1, let value = statements.first, value.kind.isExpr, value.kind != .ifExpr,
          value.kind != .switchExpr, frame.record.types[value.id].map({ analyzer.isView($0) }) == true
        {
          found += expression(value, frame, place, as: type)
        } else {
          open += statements.reversed()
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
      return node.child(.codeBlock).map { items(Array($0.children), frame, by: frame.builder, place) } ?? []
    default: return expression(node, frame, place, as: type)
    }
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
