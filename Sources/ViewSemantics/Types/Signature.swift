import ViewSource
import ViewSyntax

/// What a generic parameter must be.
public struct Requirement: Hashable {
  /// What a requirement asks.
  public enum Kind: Hashable {
    /// A protocol or a superclass.
    case conforms
    case isSame
  }

  /// How the subject is to stand to the other.
  public var kind: Kind
  /// The parameter, or a member of one such as `C.Element`.
  public var subject: TypeID
  /// The protocol or superclass; of `isSame` the subject's equal, and then it may be the one that is a parameter.
  public var other: TypeID
}

/// The generic parameters that may occur inside a declaration, outer ones first, and what is required of them.
public struct GenericContext {
  /// `Self` of a protocol is the protocol's declaration.
  public var parameters: [DeclID] {
    get { parts?.parameters ?? [] }
    set { if newValue != parameters { change { $0.parameters = newValue } } }
  }
  /// Those of what is around the declaration first.
  public var requirements: [Requirement] {
    get { parts?.requirements ?? [] }
    set { if newValue != requirements { change { $0.requirements = newValue } } }
  }
  /// How many parameters are those of what is around the declaration.
  public var outerCount: Int {
    get { parts?.outerCount ?? 0 }
    set { if newValue != outerCount { change { $0.outerCount = newValue } } }
  }
  /// The innermost parameters' first pack, `each T`, or that of a type around.
  var packIndex: Int? {
    get { parts?.packIndex }
    set { if newValue != packIndex { change { $0.packIndex = newValue } } }
  }
  /// What members of the parameters are required to be: `C.Element` in `where C.Element == String`.
  var memberTypes: [Member: TypeID] {
    get { parts?.memberTypes ?? [:] }
    set { if newValue != memberTypes { change { $0.memberTypes = newValue } } }
  }

  /// Copied for a change where others have them too: contexts are asked for all the time, and changed only while they are
  /// made. `nil` where there is no parameter.
  private var parts: Parts?

  /// No parameters.
  init() {}

  private mutating func change(_ change: (Parts) -> Void) {
    if isKnownUniquelyReferenced(&parts), let parts { return change(parts) }
    let own = parts.map { Parts(copying: $0) } ?? Parts()
    change(own)
    parts = own
  }

  private final class Parts {
    var parameters: [DeclID] = []
    var requirements: [Requirement] = []
    var outerCount = 0
    var packIndex: Int?
    var memberTypes: [Member: TypeID] = [:]

    init() {}

    init(copying other: Parts) {
      parameters = other.parameters
      requirements = other.requirements
      outerCount = other.outerCount
      packIndex = other.packIndex
      memberTypes = other.memberTypes
    }
  }

  struct Member: Hashable {
    var base: TypeID
    var name: Name
  }
}

/// A parameter of a function.
public struct Parameter {
  /// `.none` if the argument has no label.
  public var label: Name
  /// What the body calls it; `.none` for `_` and for a value of an enum case without a name.
  public var name: Name
  /// Of a variadic one the element.
  public var type: TypeID
  /// How it is taken: `inout`, any number of times, unevaluated.
  public var flags: ParameterFlags
  /// Whether the argument may be left out.
  public var hasDefault: Bool
  /// The result builder that a closure for it is transformed by.
  public var builder: TypeID?
  /// The node, for the default's expression.
  public var node: NodeID?
}

/// How a function, initialiser, subscript or enum case is called. Made once for each and shared.
public final class Signature {
  /// In the order in which they are declared; of a memberwise initialiser the properties.
  public let parameters: [Parameter]
  /// What a call gives: of an initialiser a value of the type, optional if it may fail; `()` where nothing is written.
  public let result: TypeID
  /// The generic parameters of the declaration itself and what is required of them.
  public let generics: GenericContext
  /// What it does besides giving its result.
  public let effects: FunctionEffects
  /// `async`
  public var isAsync: Bool { effects.contains(.isAsync) }
  /// `init?`
  public let isFailable: Bool
  /// The parameter that takes any number of arguments, each of a type of its own.
  let packIndex: Int?
  /// Whether it has a generic parameter pack of its own.
  let hasPack: Bool
  /// Whether generic parameters occur in its parameters.
  let isGenericInParameters: Bool

  init(
    parameters: [Parameter], result: TypeID, generics: GenericContext, effects: FunctionEffects = [],
    isFailable: Bool = false, hasPack: Bool = false,
    in types: TypeTable
  ) {
    self.parameters = parameters
    self.result = result
    self.generics = generics
    self.effects = effects
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
  /// What one generic parameter stands for.
  public struct Binding: Equatable {
    /// The declaration of the generic parameter; of the `Self` of a protocol the protocol.
    public let parameter: DeclID
    /// What it stands for.
    public var type: TypeID
  }

  /// Most have one binding, for which no memory is taken.
  private var first: Binding?
  private var others: [Binding] = []

  /// Binds nothing.
  public init() {}

  /// Binds one parameter.
  public init(_ parameter: DeclID, _ type: TypeID) {
    first = Binding(parameter: parameter, type: type)
  }

  /// Binds each parameter to the type at its place; what one of the lists has more is left out.
  public init(_ parameters: [DeclID], _ types: [TypeID]) {
    let count = min(parameters.count, types.count)
    if count > 1 { others.reserveCapacity(count - 1) }
    for index in 0..<count { bind(parameters[index], to: types[index]) }
  }

  /// Whether nothing is bound.
  public var isEmpty: Bool { first == nil }

  /// How many bindings there are.
  public var count: Int { first == nil ? 0 : 1 + others.count }

  /// In the order in which they were made.
  public var bindings: [Binding] { first.map { [$0] + others } ?? [] }

  /// What a parameter stands for, by the first of its bindings; `nil` if there is none. Goes through all bindings.
  @inline(__always)
  public subscript(_ parameter: DeclID) -> TypeID? {
    if let first, first.parameter == parameter { return first.type }
    for binding in others where binding.parameter == parameter { return binding.type }
    return nil
  }

  func allTypes(_ condition: (TypeID) -> Bool) -> Bool {
    (first.map { condition($0.type) } ?? true) && others.allSatisfy { condition($0.type) }
  }

  /// Other types in the place of these.
  func mapTypes(_ transform: (TypeID) -> TypeID) -> Substitution {
    var result = self
    result.first = first.map { Binding(parameter: $0.parameter, type: transform($0.type)) }
    for index in result.others.indices { result.others[index].type = transform(others[index].type) }
    return result
  }

  mutating func reserveCapacity(_ count: Int) {
    if count > 1 { others.reserveCapacity(count - 1) }
  }

  mutating func add(_ other: Substitution) {
    guard let first = other.first else { return }
    bind(first.parameter, to: first.type)
    others += other.others
  }

  /// The last bindings.
  func suffix(_ count: Int) -> Substitution {
    if count == 0 { return Substitution() }
    if count == self.count { return self }
    var result = Substitution()
    for binding in others.suffix(count) { result.bind(binding.parameter, to: binding.type) }
    return result
  }

  /// Adds a binding. One that the parameter has already stays the one that counts.
  public mutating func bind(_ parameter: DeclID, to type: TypeID) {
    let binding = Binding(parameter: parameter, type: type)
    if first == nil { first = binding } else { others.append(binding) }
  }
}
