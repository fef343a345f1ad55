import ViewSource
import ViewSyntax

/// Finds the identity path of every view in a body. Walks result builder blocks, containers, modifiers and the
/// program's own helpers.
final class IdentityWalker {
  let analyzer: Analyzer
  private var records: [DeclID: BodyRecord] = [:]
  /// The remaining number of expressions to visit. Helpers, values and closures that are used twice at each level take
  /// exponential time.
  private var budget = 0
  /// The current nesting depth of arguments.
  var nesting = 0
  /// Whether the result of the program's code depends only on its receiver and arguments.
  var pure: [DeclID: Bool] = [:]
  /// Whether a type has a style's body.
  var typesWithBodyOfStyle: [DeclID: Bool] = [:]
  /// The lifespans of a control's parts in styles, by their names in the configuration.
  var lifespansInStyles: [DeclID: [String: [Lifespan]]] = [:]
  /// The program's styles that apply to the current views, innermost last, including those of enclosing helpers,
  /// containers and modifiers.
  var styles: [DeclID] = []
  /// The helpers whose views were visited.
  var entered: Set<DeclID> = []
  /// Whether a function that is not on a view returns its receiver modified.
  var givingAgain: [DeclID: Bool] = [:]

  init(_ analyzer: Analyzer) {
    self.analyzer = analyzer
  }

  /// The place of a view, with the conditions of its lifetime.
  struct Place {
    var path: IdentityPath
    var lifespan = Lifespan()
    /// The path length of an enclosing container with unknown placement.
    var container: Int?
    /// The modifiers of the view that are not part of its type.
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

  /// The context of a body during the walk, with the meaning of its names in a helper.
  final class Frame {
    let record: BodyRecord
    /// The file of the body.
    let file: FileID
    /// The value of `self`: the view that a helper is called on.
    var itself: Given?
    /// The value of `self` in a helper of another type: the item in `item.label`. Its members are not those of the
    /// view.
    var owner: Given?
    /// Whether this is the queried body; whether it is the body or initializer of a container or modifier.
    var isOfBody = false
    var isOfContainer = false
    /// Whether `self` is constant, for code that is analyzed in isolation.
    var hasConstantSelf = false
    var parameters: [Name: Given] = [:]
    /// The values of locals: of a `let`, or a function.
    var locals: [Name: Given] = [:]
    /// The current meanings of names, to be restored after a block.
    var names: (parameters: [Name: Given], locals: [Name: Given], constants: Set<String>) {
      get { (parameters, locals, constants) }
      set { (parameters, locals, constants) = newValue }
    }
    /// The views that properties of `self` hold as arguments.
    var members: [DeclID: Given] = [:]
    /// The source texts that are constant for one view: the identifier of the enclosing element, such as `item.id`, and
    /// locals with constant values.
    var constants: Set<String> = []
    /// The result builder of the current statements.
    var builder: TypeID?
    /// The bindings of the generic parameters.
    var substitution = Substitution()
    /// In the body of a modifier: the declared type of its content, and the actual type.
    var placeholder: (written: TypeID, meant: TypeID)?
    /// The number of container and modifier bodies between the queried body and this one.
    var depth = 0
    /// The condition that selects the current one of several values at one place.
    var decision: Lifetime?
    /// The enclosing helpers; recursive calls are not followed.
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

    /// Removes the meanings of redeclared names.
    func shadow(_ names: [Name]) {
      for name in names {
        parameters[name] = nil
        locals[name] = nil
      }
      guard !constants.isEmpty else { return }
      constants = constants.filter { known in !names.contains { known == $0.text || known.hasPrefix($0.text + ".") } }
    }
  }

  /// An expression or closure with its context.
  struct Given {
    let node: SyntaxNode
    let frame: Frame
    /// Whether it is known not to be `nil`, after `if let`.
    var isThere = false
  }

  /// The views of a declaration's body, and whether the walk left some out.
  ///
  /// - Parameter substitution: the binding of `Self` if the body is in a protocol extension.
  func nodes(of decl: DeclID, root: String, _ substitution: Substitution) -> (nodes: [IdentityNode], isCut: Bool) {
    budget = IdentityTree.maximumExpressions
    let frame = Frame(record(of: decl), decl.file)
    frame.isOfBody = true
    frame.substitution = substitution
    frame.open = [decl]
    let nodes = body(of: decl, frame, Place(path: IdentityPath(root: root)), as: nil)
    return (nodes, budget < 0)
  }

  /// The views of a preview.
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

  /// Counts an expression; `false` if the budget is spent.
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

  /// The views that a helper makes at a use.
  ///
  /// - Parameters:
  ///   - name: the name or call that uses it.
  ///   - element: the identifier of the elements if it is called for each of them.
  ///   - values: the arguments if its name is passed as a function.
  func helper(
    _ use: BodyRecord.Use, _ name: SyntaxNode, on base: Given?, from outer: Frame,
    for element: ElementKeys = ElementKeys(), with values: [Given] = []
  ) -> (Place, TypeID?) -> [IdentityNode] {
    { [self] place, type in
      let decl = use.decl
      let owner = receiver(of: name, use, outer)
      guard !outer.open.contains(decl) else { return [] }
      entered.insert(decl)
      // A local function is part of its body and sees the names around it.
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

  /// The receiver of a helper, if it is not the current `self`: the item in `item.label` and `item.label(2)`.
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

  /// The views of a call of a closure that a helper received.
  ///
  /// - Parameter element: the identifier of the elements if it is called for each of them.
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

  /// The views of a block: each expression with a builder, else the returned ones.
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

  /// The views of a block's components.
  func block(_ components: [SyntaxNode], _ frame: Frame, _ place: Place, as type: TypeID?) -> [IdentityNode] {
    if components.count == 1 { return component(components[0], frame, place, as: type) }
    if let pair = pair(madeBy: frame.builder) {
      return components.enumerated().flatMap { index, node in
        component(node, frame, place.inPairs(index, of: components.count, container: pair.container), as: nil)
      }
    }
    return components.enumerated().flatMap { component($1, frame, place.appending(.index($0)), as: nil) }
  }

  /// Records the values of the locals that statements declare.
  func noteLocals(_ items: [SyntaxNode], _ frame: Frame) {
    for item in items where item.kind == .variableDecl {
      for binding in item.children where binding.kind == .patternBinding {
        let names = binding.boundNames
        let value = binding.initialValue
        let isConstant = item.ownToken(.letKeyword) != nil && value.map { self.isConstant($0, frame) } ?? false
        // In its own initial value, the name has its previous meaning.
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

  /// The views of a block without a builder: all returned values have one place.
  private func returned(_ items: [SyntaxNode], _ frame: Frame, _ place: Place, as type: TypeID?) -> [IdentityNode] {
    if items.count == 1, let only = items.first, only.kind.isExpr, only.kind != .ifExpr, only.kind != .switchExpr {
      return expression(only, frame, place, as: type)
    }
    var found: [IdentityNode] = []
    var open = Array(items.reversed())
    let outer = frame.decision
    defer { frame.decision = outer }
    // The conditions of a `guard` hold after it.
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
        // A branch of an `if` or `switch` expression.
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

  /// Merges values of one type at one place into one view. Of values with different types, each lasts while the place
  /// has its type.
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
  /// Marks a view and its descendants as lasting while the place has its type.
  fileprivate mutating func lastAsItsType() {
    append(.type, before: lifespan.lifetimes.count)
  }

  private mutating func append(_ lifetime: Lifetime, before outer: Int) {
    lifespan = lifespan.lasting(lifetime, before: outer)
    for index in children.indices { children[index].append(lifetime, before: outer) }
  }
}
