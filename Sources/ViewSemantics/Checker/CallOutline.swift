import ViewSource
import ViewSyntax

/// The labels of a declaration's parameters, read from its syntax alone.
///
/// The labels already exclude most overloads of a name, so the types in their signatures need not be resolved.
struct CallOutline {
  private struct Parameter {
    let label: Name
    /// Whether the parameter has no default and takes exactly one argument.
    let isRequired: Bool
    let isVariadic: Bool
  }

  private var parameters: [Parameter] = []
  private var requiredCount = 0
  /// Whether a parameter is a pack, whose argument count depends on types.
  private var hasPack = false

  /// - Parameter firstNameIsLabel: see `label(of:firstNameIsLabel:)`.
  init(_ declaration: SyntaxNode, firstNameIsLabel: Bool) {
    guard let clause = declaration.child(.parameterClause) else { return }
    for node in clause.children where node.kind == .parameter {
      let isVariadic = node.isVariadicParameter
      let isRequired = !isVariadic && node.child(.initializerClause) == nil
      let label = CallOutline.label(of: node, firstNameIsLabel: firstNameIsLabel)
      parameters.append(Parameter(label: label, isRequired: isRequired, isVariadic: isVariadic))
      if isRequired { requiredCount += 1 }
      if node.children.contains(where: { $0.kind == .packExpansionType }) { hasPack = true }
    }
  }

  /// Whether the arguments may match the parameters. The parameter of an unlabeled trailing closure depends on types.
  func mayTake(_ arguments: [Argument]) -> Bool {
    if hasPack { return true }
    guard requiredCount <= arguments.count else { return false }
    var next = 0
    var isOpen = false
    for argument in arguments {
      if argument.isTrailing {
        if argument.label != .none, !parameters.contains(where: { $0.label == argument.label }) { return false }
        continue
      }
      if isOpen, argument.label == .none { continue }
      while next < parameters.count, parameters[next].label != argument.label {
        if parameters[next].isRequired { return false }
        next += 1
      }
      guard next < parameters.count else { return false }
      isOpen = parameters[next].isVariadic
      next += 1
    }
    return true
  }

  func hasSameLabels(as other: CallOutline) -> Bool {
    parameters.elementsEqual(other.parameters) { $0.label == $1.label }
  }

  /// The argument label of a parameter; `.none` if there is none.
  ///
  /// - Parameter firstNameIsLabel: whether a single name is also the label. A subscript's parameter has a label only if
  ///   it has two names.
  static func label(of parameter: SyntaxNode, firstNameIsLabel: Bool) -> Name {
    var first: Token?
    var count = 0
    var hasColon = false
    for token in parameter.ownTokens {
      switch token.kind {
      case .identifier, .underscore, .backtickedIdentifier:
        first = first ?? token
        count += 1
      case .colon: hasColon = true
      default: break
      }
    }
    guard hasColon, firstNameIsLabel || count > 1, let first, first.kind != .underscore else { return .none }
    return parameter.name(of: first)
  }
}

extension SyntaxNode {
  /// Whether a parameter is variadic: `Int...`.
  var isVariadicParameter: Bool { ownTokens.contains { $0.kind.isOperator && isSpelt($0, "...") } }
}
