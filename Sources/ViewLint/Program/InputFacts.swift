import ViewSemantics
import ViewSource
import ViewSyntax

/// What values are made with, to tell inputs that change while a view is there from those that are the same for as long.
struct InputFacts: Sendable {
  /// The properties that make bodies run again, by the inputs whose values are worked out from them.
  private var tracked: [ProgramFacts.Input: Set<DeclID>] = [:]
  /// The inputs that others are worked out from.
  private var sources: [ProgramFacts.Input: Set<ProgramFacts.Input>] = [:]
  /// The types that the program makes values of.
  private var made: Set<DeclID> = []
  /// What calls name of which it is not known what they call: perhaps types.
  private var openNames: Set<Name> = []

  mutating func merge(_ other: InputFacts) {
    made.formUnion(other.made)
    openNames.formUnion(other.openNames)
    tracked.merge(other.tracked) { $0.union($1) }
    sources.merge(other.sources) { $0.union($1) }
  }

  /// `Row(title: title, isLast: items.last == item)`
  mutating func read(_ call: SyntaxNode, making made: DeclID, _ context: RuleContext) {
    guard context.analyzer.decl(made).kind == .structure, let (arguments, parameters) = context.arguments(of: call)
    else { return }
    self.made.insert(made)
    for argument in arguments {
      guard let number = argument.parameter, number < parameters.count else { continue }
      read(argument.node, for: ProgramFacts.Input(view: made, label: parameters[number].label), context)
    }
  }

  /// A call of which it is not known what it calls.
  mutating func read(open call: SyntaxNode) {
    if let name = call.calleeName { openNames.insert(call.name(of: name)) }
  }

  /// Closures are evaluated later.
  private mutating func read(_ node: SyntaxNode, for input: ProgramFacts.Input, _ context: RuleContext) {
    if node.kind == .closureExpr { return }
    if node.kind == .declReferenceExpr || node.kind == .memberAccessExpr, let use = context.record.uses[node.id],
      use.part == .value, context.isOwn(use.decl), context.analyzer.decl(use.decl).kind == .variable
    {
      if context.analyzer.isTracked(use.decl) {
        tracked[input, default: []].insert(use.decl)
      } else if let source = source(use.decl, context) {
        sources[input, default: []].insert(source)
      }
    }
    for child in node.children { read(child, for: input, context) }
  }

  /// A property as an input of the view at hand.
  private func source(_ property: DeclID, _ context: RuleContext) -> ProgramFacts.Input? {
    guard context.analyzer.isInput(property),
      context.analyzer.owner(of: property).flatMap({ context.analyzer.nominal(of: $0) }) == context.ownerType
    else { return nil }
    return ProgramFacts.Input(property, context.analyzer)
  }

  /// What the value of an input is worked out from, through the views that give it on: the properties that make bodies run
  /// again; `nil` if nobody in the program makes one of the views.
  func tracked(for property: DeclID, _ analyzer: Analyzer) -> Set<DeclID>? {
    guard let first = ProgramFacts.Input(property, analyzer) else { return nil }
    var open = [first]
    var seen: Set<ProgramFacts.Input> = [first]
    var found: Set<DeclID> = []
    while let input = open.popLast() {
      guard made.contains(input.view) || openNames.contains(analyzer.decl(input.view).name) else { return nil }
      found.formUnion(tracked[input] ?? [])
      for source in sources[input] ?? [] where seen.insert(source).inserted { open.append(source) }
    }
    return found
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
