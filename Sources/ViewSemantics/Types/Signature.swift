import ViewSource
import ViewSyntax

/// What a generic parameter must be.
public struct Requirement: Hashable {
  public enum Kind: Hashable {
    /// A protocol or a superclass.
    case conforms
    case isSame
  }

  public var kind: Kind
  public var subject: TypeID
  public var other: TypeID
}

/// The generic parameters that may occur inside a declaration, outer ones first, and what is required of them.
public struct GenericContext {
  /// `Self` of a protocol is the protocol's declaration.
  public var parameters: [DeclID] = []
  public var requirements: [Requirement] = []
  /// How many parameters are those of what is around the declaration.
  public var outerCount = 0
  /// What members of the parameters are required to be: `C.Element` in `where C.Element == String`.
  var memberTypes: [Member: TypeID] = [:]

  struct Member: Hashable {
    var base: TypeID
    var name: Name
  }
}

/// A parameter of a function.
public struct Parameter {
  /// `.none` if the argument has no label.
  public var label: Name
  public var name: Name
  /// Of a variadic one the element.
  public var type: TypeID
  public var flags: ParameterFlags
  public var hasDefault: Bool
  /// The result builder that a closure for it is transformed by.
  public var builder: TypeID?
  /// The node, for the default's expression.
  public var node: NodeID?
}

/// How a function, initialiser, subscript or enum case is called. Made once for each and shared.
public final class Signature {
  public let parameters: [Parameter]
  public let result: TypeID
  public let generics: GenericContext
  public let isThrowing: Bool
  public let isAsync: Bool
  /// `init?`
  public let isFailable: Bool
  /// The parameter that takes any number of arguments, each of a type of its own.
  let packIndex: Int?
  /// Whether it has a generic parameter pack of its own.
  let hasPack: Bool
  /// Whether generic parameters occur in its parameters.
  let isGenericInParameters: Bool

  init(
    parameters: [Parameter], result: TypeID, generics: GenericContext, isThrowing: Bool = false,
    isAsync: Bool = false, isFailable: Bool = false, hasPack: Bool = false,
    in types: TypeTable
  ) {
    self.parameters = parameters
    self.result = result
    self.generics = generics
    self.isThrowing = isThrowing
    self.isAsync = isAsync
    self.isFailable = isFailable
    self.hasPack = hasPack
    packIndex = parameters.firstIndex { types.kind($0.type) == .expansion }
    isGenericInParameters = parameters.contains { parameter in
      types.flags(parameter.type).contains(.hasParameter)
        || parameter.builder.map { types.flags($0).contains(.hasParameter) } == true
    }
  }
}

/// What binds generic parameters to types.
public struct Substitution: Equatable {
  public private(set) var parameters: [DeclID] = []
  public private(set) var types: [TypeID] = []

  public init() {}

  public init(_ parameters: [DeclID], _ types: [TypeID]) {
    self.parameters = parameters
    self.types = types
  }

  public var isEmpty: Bool { parameters.isEmpty }

  public subscript(_ parameter: DeclID) -> TypeID? {
    for index in parameters.indices where parameters[index] == parameter { return types[index] }
    return nil
  }

  mutating func reserveCapacity(_ count: Int) {
    parameters.reserveCapacity(count)
    types.reserveCapacity(count)
  }

  mutating func resolve(_ type: (TypeID) -> TypeID) {
    for index in types.indices { types[index] = type(types[index]) }
  }

  mutating func add(_ other: Substitution) {
    parameters += other.parameters
    types += other.types
  }

  /// The bindings from one place to another.
  func slice(_ range: Range<Int>) -> Substitution {
    range.isEmpty ? Substitution() : Substitution(Array(parameters[range]), Array(types[range]))
  }

  public mutating func bind(_ parameter: DeclID, to type: TypeID) {
    parameters.append(parameter)
    types.append(type)
  }
}
