import ViewSource
import ViewSyntax

/// A generic requirement: a conformance, a superclass or a same-type constraint.
public struct Requirement: Hashable {
  /// The relation between the two types of a requirement.
  public enum Kind: Hashable {
    /// The subject conforms to a protocol or inherits from a superclass.
    case conforms
    case isSame
  }

  /// The relation between `subject` and `other`.
  public var kind: Kind
  /// The generic parameter, or an associated type of one such as `C.Element`.
  public var subject: TypeID
  /// The protocol or superclass. For `isSame`, the other side of `==`, which may itself be the generic parameter.
  public var other: TypeID
}

/// The generic parameters in scope in a declaration, outermost first, and their requirements.
public struct GenericContext {
  /// The declarations of the generic parameters. The protocol's declaration stands for its `Self`.
  public var parameters: [DeclID] {
    get { parts?.parameters ?? [] }
    set { if newValue != parameters { change { $0.parameters = newValue } } }
  }
  /// The requirements; those of enclosing declarations come first.
  public var requirements: [Requirement] {
    get { parts?.requirements ?? [] }
    set { if newValue != requirements { change { $0.requirements = newValue } } }
  }
  /// The number of generic parameters that belong to enclosing declarations.
  public var outerCount: Int {
    get { parts?.outerCount ?? 0 }
    set { if newValue != outerCount { change { $0.outerCount = newValue } } }
  }
  /// The index in `parameters` of the first parameter pack (`each T`) of the innermost declaration, or of an enclosing
  /// type.
  var packIndex: Int? {
    get { parts?.packIndex }
    set { if newValue != packIndex { change { $0.packIndex = newValue } } }
  }
  /// The types of associated types that a same-type requirement fixes: `C.Element` in `where C.Element == String`.
  var memberTypes: [Member: TypeID] {
    get { parts?.memberTypes ?? [:] }
    set { if newValue != memberTypes { change { $0.memberTypes = newValue } } }
  }

  /// The copy-on-write storage: contexts are read often and change only while they are built. `nil` if there is no
  /// generic parameter.
  private var parts: Parts?

  /// A context without generic parameters.
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
  /// The argument label; `.none` if there is none.
  public var label: Name
  /// The parameter's name inside the body; `.none` for `_` and for an unnamed associated value of an enum case.
  public var name: Name
  /// The parameter's type; the element type of a variadic parameter.
  public var type: TypeID
  /// How the parameter takes its argument: `inout`, variadic, autoclosure.
  public var flags: ParameterFlags
  /// Whether a call may omit the argument.
  public var hasDefault: Bool
  /// The result builder that transforms a closure passed to this parameter.
  public var builder: TypeID?
  /// The parameter's node, which contains the expression of the default value.
  public var node: NodeID?
}

/// The interface of a function, initializer, subscript or enum case. Each declaration has one shared instance.
public final class Signature {
  /// The parameters in declaration order; for a memberwise initializer, one parameter for each property.
  public let parameters: [Parameter]
  /// The result type of a call. An initializer returns its type, or an optional of it if it is failable; a declaration
  /// without a result type returns `()`.
  public let result: TypeID
  /// The generic parameters in scope and their requirements.
  public let generics: GenericContext
  /// The function's effects.
  public let effects: FunctionEffects
  /// `async`
  public var isAsync: Bool { effects.contains(.isAsync) }
  /// `init?`
  public let isFailable: Bool
  /// The index of the first parameter whose type is a pack expansion.
  let packIndex: Int?
  /// Whether the declaration itself declares a generic parameter pack.
  let hasPack: Bool
  /// Whether the parameter types mention generic parameters.
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

/// A mapping from generic parameters to types.
public struct Substitution: Equatable {
  /// The type bound to one generic parameter.
  public struct Binding: Equatable {
    /// The declaration of the generic parameter; the protocol's declaration for its `Self`.
    public let parameter: DeclID
    /// The bound type.
    public var type: TypeID
  }

  /// The first binding, stored inline: most substitutions have only one, which then needs no allocation.
  private var first: Binding?
  private var others: [Binding] = []

  /// An empty substitution.
  public init() {}

  /// A substitution with one binding.
  public init(_ parameter: DeclID, _ type: TypeID) {
    first = Binding(parameter: parameter, type: type)
  }

  /// Binds the parameters to the types pairwise; ignores the surplus of the longer list.
  public init(_ parameters: [DeclID], _ types: [TypeID]) {
    let count = min(parameters.count, types.count)
    if count > 1 { others.reserveCapacity(count - 1) }
    for index in 0..<count { bind(parameters[index], to: types[index]) }
  }

  /// Whether there are no bindings.
  public var isEmpty: Bool { first == nil }

  /// The number of bindings.
  public var count: Int { first == nil ? 0 : 1 + others.count }

  /// The bindings in insertion order.
  public var bindings: [Binding] { first.map { [$0] + others } ?? [] }

  /// The type bound to a parameter by its first binding; `nil` if there is none. Linear in the number of bindings.
  @inline(__always)
  public subscript(_ parameter: DeclID) -> TypeID? {
    if let first, first.parameter == parameter { return first.type }
    for binding in others where binding.parameter == parameter { return binding.type }
    return nil
  }

  func allTypes(_ condition: (TypeID) -> Bool) -> Bool {
    (first.map { condition($0.type) } ?? true) && others.allSatisfy { condition($0.type) }
  }

  /// The substitution with each type transformed.
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

  /// A substitution with the last `count` bindings.
  func suffix(_ count: Int) -> Substitution {
    if count == 0 { return Substitution() }
    if count == self.count { return self }
    var result = Substitution()
    for binding in others.suffix(count) { result.bind(binding.parameter, to: binding.type) }
    return result
  }

  /// Adds a binding. If the parameter already has a binding, the earlier one still applies.
  public mutating func bind(_ parameter: DeclID, to type: TypeID) {
    let binding = Binding(parameter: parameter, type: type)
    if first == nil { first = binding } else { others.append(binding) }
  }
}
