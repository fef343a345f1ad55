import ViewSemantics
import ViewSource
import ViewSyntax

/// What values are made with, to tell inputs that are the same for as long as a view is there from those that vary.
struct InputFacts: Sendable {
  /// The initialisers that a type is made with: the type itself stands for the one that it has without declaring it.
  private var initializers: [DeclID: Set<DeclID>] = [:]
  /// The inputs that are somewhere given something that is neither a literal nor an input itself.
  private var varied: Set<ProgramFacts.Input> = []
  /// The inputs that are given on as others.
  private var sources: [ProgramFacts.Input: Set<ProgramFacts.Input>] = [:]

  mutating func merge(_ other: InputFacts) {
    initializers.merge(other.initializers) { $0.union($1) }
    varied.formUnion(other.varied)
    sources.merge(other.sources) { $0.union($1) }
  }

  /// `Row(title: title, isLast: true)`
  mutating func read(_ call: SyntaxNode, _ use: BodyRecord.Use, making made: DeclID, _ context: RuleContext) {
    guard context.analyzer.decl(made).kind == .structure, let (arguments, parameters) = context.arguments(of: call)
    else { return }
    initializers[made, default: []].insert(use.decl)
    for argument in arguments where !isLiteral(argument.node) {
      guard let number = argument.parameter, number < parameters.count else { continue }
      let input = ProgramFacts.Input(view: made, label: parameters[number].label)
      if varied.contains(input) { continue }
      if let source = source(of: argument.node, context) {
        sources[input, default: []].insert(source)
      } else {
        varied.insert(input)
      }
    }
  }

  /// `true`, `.fit`, `[.wide, .short]`
  private func isLiteral(_ node: SyntaxNode) -> Bool {
    switch node.kind {
    case .booleanLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .nilLiteralExpr, .implicitMemberExpr: true
    case .arrayExpr: node.children.allSatisfy(isLiteral)
    default: false
    }
  }

  /// The input of the view at hand that is given on as it is.
  private func source(of node: SyntaxNode, _ context: RuleContext) -> ProgramFacts.Input? {
    guard node.kind == .declReferenceExpr || node.kind == .memberAccessExpr, let use = context.record.uses[node.id],
      use.part == .value, context.analyzer.isInput(use.decl),
      context.analyzer.owner(of: use.decl).flatMap({ context.analyzer.nominal(of: $0) }) == context.ownerType
    else { return nil }
    return ProgramFacts.Input(use.decl, context.analyzer)
  }

  /// Whether each value of the property's type has the property from a literal where it is made, so that it stays.
  func isFixed(_ property: DeclID, _ facts: ProgramFacts, _ analyzer: Analyzer) -> Bool {
    guard facts.written[property] == nil, let first = ProgramFacts.Input(property, analyzer) else { return false }
    var open = [first]
    var seen: Set<ProgramFacts.Input> = [first]
    while let input = open.popLast() {
      guard !varied.contains(input), !facts.openLabels.contains(input.label), let used = initializers[input.view],
        used.allSatisfy({ sets(input.label, $0, of: input.view, analyzer) })
      else { return false }
      for source in sources[input] ?? [] where seen.insert(source).inserted { open.append(source) }
    }
    return true
  }

  /// Whether an initialiser has a parameter for a property.
  private func sets(_ label: Name, _ initializer: DeclID, of type: DeclID, _ analyzer: Analyzer) -> Bool {
    initializer == type || analyzer.signature(of: initializer).parameters.contains { $0.label == label }
  }
}

extension Analyzer {
  /// Whether a property is stored in its value and set by whoever makes that: no wrapper keeps it.
  func isInput(_ property: DeclID) -> Bool {
    let decl = decl(property)
    return decl.kind == .variable && isOwn(property) && decl.flags.isDisjoint(with: [.isComputed, .isStatic])
      && owner(of: property) != nil && propertyWrappers(of: property).isEmpty
  }
}
