import ViewSource
import ViewSyntax

/// Freshness of new values and their properties.
extension FreshnessFinder {
  /// The freshness of the result of an initializer call.
  mutating func made(by call: SyntaxNode, _ use: BodyRecord.Use, _ record: BodyRecord) -> Freshness {
    if analyzer.asksTheSystem(use.decl) { return .unclear }
    guard let made = use.base, analyzer.types.kind(made) == .nominal else {
      return parts(call.callArguments.compactMap(\.node), record).blurred
    }
    let nominal = analyzer.types.decl(made)
    let isEquatable = analyzer.conforms(made, to: analyzer.known(FreshnessFinder.equatable))
    if isObject(made), !isEquatable { return .fresh }
    guard analyzer.isOwn(nominal) else {
      let given = arguments(of: call, use, record).map(\.value.value).max() ?? .same
      return isObject(made) ? max(given, .unclear) : given
    }
    let looked = isEquatable && !analyzer.isView(made) ? walker.comparedProperties(of: nominal) : nil
    return properties(of: nominal, madeBy: call, use, record)
      .filter { looked?.contains(analyzer.decl($0.property).name) ?? true }.map(\.freshness).max() ?? .same
  }

  private static let equatable: Name = "Equatable"

  /// A stored property of a new value with its freshness.
  typealias Stored = (property: DeclID, freshness: Freshness)

  /// The stored properties of a type of the program, without those that own state: their arguments count only the first
  /// time.
  mutating func properties(
    of nominal: DeclID, madeBy call: SyntaxNode, _ use: BodyRecord.Use, _ record: BodyRecord
  ) -> [Stored] {
    let stored = analyzer.children(of: nominal).filter { member in
      analyzer.decl(member).kind == .variable && analyzer.decl(member).flags.isDisjoint(with: [.isComputed, .isStatic])
        && analyzer.propertyWrappers(of: member).first.map { !analyzer.ownsState($0.decl) } ?? true
    }
    guard steps < FreshnessFinder.maximumSteps else { return stored.map { ($0, .unclear) } }
    let arguments = arguments(of: call, use, record)
    var set: [DeclID: Freshness] = [:]
    if use.isMemberwise {
      let parameters = analyzer.parameters(of: use)
      for (index, value) in arguments where index < parameters.count {
        if let property = stored.first(where: { analyzer.decl($0).name == parameters[index].name }) {
          set[property] = value.value
        }
      }
    } else {
      set = assigned(by: use.decl, arguments)
    }
    return stored.map { ($0, set[$0] ?? initialValue(of: $0)) }
  }

  /// The freshness of a property's initial value.
  mutating func initialValue(of property: DeclID) -> Freshness {
    guard let value = analyzer.node(of: property).initialValue else { return .same }
    guard steps < FreshnessFinder.maximumSteps else { return .unclear }
    guard open.count < FreshnessFinder.maximumDepth, open.insert(property).inserted else { return .same }
    steps += 1
    let outer = locals
    locals = [:]
    defer {
      locals = outer
      open.remove(property)
    }
    return freshness(of: value, analyzer.record(of: property))
  }

  /// The freshness of the values that an initializer assigns to properties.
  private mutating func assigned(by initializer: DeclID, _ arguments: [Argument]) -> [DeclID: Freshness] {
    guard let block = analyzer.node(of: initializer).child(.codeBlock), open.count < FreshnessFinder.maximumDepth,
      open.insert(initializer).inserted
    else { return [:] }
    defer { open.remove(initializer) }
    steps += 1
    let parameters = analyzer.signature(of: initializer).parameters
    var given: [Name: Local] = [:]
    for (index, value) in arguments where index < parameters.count { given[parameters[index].name] = value }
    noteDefaults(of: initializer, parameters, besides: arguments, in: &given)
    let outer = locals
    locals = given
    defer { locals = outer }
    let record = analyzer.record(of: initializer)
    var found: [DeclID: Freshness] = [:]
    for statement in block.children {
      switch statement.kind {
      case .assignmentExpr:
        guard let (property, value) = assignment(statement, record) else { continue }
        found[property] = freshness(of: value, record)
      case .functionCallExpr:
        // `self.init(…)`
        guard let use = record.uses[statement.id], use.isMemberwise || analyzer.isInitializer(use.decl),
          let nominal = analyzer.owner(of: initializer).flatMap({ analyzer.nominal(of: $0) })
        else { continue }
        for (property, freshness) in properties(of: nominal, madeBy: statement, use, record) {
          found[property] = freshness
        }
      default:
        // Conditional assignments.
        for part in statement.subtree where part.kind == .assignmentExpr {
          guard let (property, value) = assignment(part, record) else { continue }
          found[property] = max(found[property] ?? .same, freshness(of: value, record).blurred)
        }
      }
    }
    return found
  }

  private func assignment(_ node: SyntaxNode, _ record: BodyRecord) -> (property: DeclID, value: SyntaxNode)? {
    guard let target = node.children.first, let value = node.children.last,
      let property = record.decl(of: target), analyzer.decl(property).kind == .variable
    else { return nil }
    return (property, value)
  }
}
