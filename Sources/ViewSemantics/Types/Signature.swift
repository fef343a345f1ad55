import ViewSource
import ViewSyntax

/// What a generic parameter must be.
struct Requirement: Hashable {
  enum Kind: Hashable {
    /// A protocol or a superclass.
    case conforms
    case isSame
  }

  var kind: Kind
  var subject: TypeID
  var other: TypeID
}

/// The generic parameters that may occur inside a declaration, outer ones first, and what is required of them.
struct GenericContext {
  /// `Self` of a protocol is the protocol's declaration.
  var parameters: [DeclID] = []
  var requirements: [Requirement] = []
  /// How many parameters are those of what is around the declaration.
  var outerCount = 0
}

/// A parameter of a function.
struct Parameter {
  /// `.none` if the argument has no label.
  var label: Name
  var name: Name
  /// Of a variadic one the element.
  var type: TypeID
  var flags: ParameterFlags
  var hasDefault: Bool
  /// `#file` and the like as the default: has a value everywhere.
  /// The result builder that a closure for it is transformed by.
  var builder: TypeID?
  /// The node, for the default's expression.
  var node: NodeID?
}

/// How a function, initialiser, subscript or enum case is called.
struct Signature {
  var parameters: [Parameter]
  var result: TypeID
  var generics: GenericContext
  var isThrowing = false
  var isAsync = false
  /// `init?`
  var isFailable = false
}

/// What binds generic parameters to types.
struct Substitution {
  private(set) var parameters: [DeclID] = []
  private(set) var types: [TypeID] = []

  init() {}

  init(_ parameters: [DeclID], _ types: [TypeID]) {
    self.parameters = parameters
    self.types = types
  }

  var isEmpty: Bool { parameters.isEmpty }

  subscript(_ parameter: DeclID) -> TypeID? {
    for index in parameters.indices where parameters[index] == parameter { return types[index] }
    return nil
  }

  mutating func bind(_ parameter: DeclID, to type: TypeID) {
    parameters.append(parameter)
    types.append(type)
  }
}
