import ViewSource

/// The index of a type in a `TypeTable`. Equal types have equal indices.
public struct TypeID: IntegerKey, Sendable, BitwiseCopyable {
  @usableFromInline let index: UInt32

  @inlinable public var bits: UInt64 { UInt64(index) }

  init(_ index: Int) {
    self.index = UInt32(truncatingIfNeeded: index)
  }
}

/// The kind of a type. It determines the meaning of the type's payload and arguments.
public enum TypeKind: UInt8, BitwiseCopyable {
  /// A struct, class, enum, actor or protocol. Payload: the declaration. Arguments: the generic arguments, outermost
  /// first.
  case nominal
  /// A generic parameter, or the `Self` of a protocol. Payload: the declaration.
  case parameter
  /// A dependent member type `Base.Name` whose type is not yet known. Payload: the associated type's declaration.
  /// Argument: the base.
  case member
  /// `(A, b: B)`. Payload: the index of the label list. Arguments: the elements.
  case tuple
  /// `(A, B) async throws -> C`. Payload: the parameter flags, effects and attributes. Arguments: the parameters, then
  /// the result.
  case function
  /// `A.Type`, the type of the value `A.self`. Argument: the instance type.
  case metatype
  /// `any P & Q`, or the constraint `P & Q`. Arguments: the protocols.
  case existential
  /// One `some …` in a declaration's result type. Payload: the declaration and the ordinal of the `some`. Arguments:
  /// the types bound to the generic parameters of the declaration and its enclosing declarations.
  case opaque
  /// A type variable of inference. Payload: its number in the solver.
  case variable
  /// The value of a parameter pack: several types. Arguments: the types.
  case pack
  /// `repeat Pattern`. Argument: the pattern.
  case expansion
  /// `inout A`
  case inoutType
  /// An unknown type. Payload: the index of the reason.
  case hole
  /// The type of a literal (integer, float, string …) before another constraint decides it. Payload: the kind of
  /// literal.
  case literal
  /// The value bound to an integer generic parameter (`let count: Int`). Payload: the bits of the integer.
  case integer
}

/// Flags of a type and all its component types.
struct TypeFlags: OptionSet, BitwiseCopyable {
  let rawValue: UInt8

  static let hasParameter = TypeFlags(rawValue: 1)
  static let hasVariable = TypeFlags(rawValue: 2)
  static let hasHole = TypeFlags(rawValue: 4)
  static let hasOpaque = TypeFlags(rawValue: 8)
  static let hasMember = TypeFlags(rawValue: 16)
  static let hasLiteral = TypeFlags(rawValue: 32)
  /// The type contains a function type with attributes.
  static let hasAttributes = TypeFlags(rawValue: 64)
}

/// How a function takes one of its parameters.
public struct ParameterFlags: OptionSet, Hashable, Sendable, BitwiseCopyable {
  /// The bit set.
  public let rawValue: UInt8

  /// Makes flags from a bit set.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// `inout`
  public static let isInout = ParameterFlags(rawValue: 1)
  /// `T...`
  public static let isVariadic = ParameterFlags(rawValue: 2)
  /// `@autoclosure`
  public static let isAutoclosure = ParameterFlags(rawValue: 4)
}

/// The effects of a function: `async`, `throws`.
public struct FunctionEffects: OptionSet, Hashable, Sendable, BitwiseCopyable {
  /// The bit set.
  public let rawValue: UInt8

  /// Makes effects from a bit set.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// `async`
  public static let isAsync = FunctionEffects(rawValue: 1)
  /// `throws` or `rethrows`
  public static let isThrowing = FunctionEffects(rawValue: 2)
}

/// The attributes of a function type besides its parameters, effects and result. Most function types have none.
struct FunctionAttributes: Hashable {
  /// `throws(E)`
  var thrown: TypeID?
  /// `@MainActor` or another global actor
  var actor: TypeID?
  /// `@Sendable`
  var isSendable = false
  /// `@convention(block)`
  var convention: FunctionConvention?
  /// `@isolated(any)`
  var isIsolatedToAny = false
  /// `-> sending Result`
  var sendsResult = false
  /// The ownership modifier of each parameter; empty if all have the default.
  var ownership: [ParameterOwnership] = []
}

/// The calling convention in `@convention(…)`.
enum FunctionConvention: String {
  case block, c, thin
}

/// The ownership modifiers of a parameter. The names and their order are the compiler's.
struct ParameterOwnership: OptionSet, Hashable {
  var rawValue: UInt8

  /// `isolated`
  static let isIsolated = ParameterOwnership(rawValue: 1)
  /// `sending`
  static let isSending = ParameterOwnership(rawValue: 2)
  /// `consuming`, `__owned`, and `sending`
  static let isOwned = ParameterOwnership(rawValue: 4)
  /// `__shared`
  static let isShared = ParameterOwnership(rawValue: 8)

  /// The modifiers as source text before the type; a space follows each one.
  var words: String {
    (contains(.isIsolated) ? "isolated " : "") + (contains(.isSending) ? "sending " : "")
      + (contains(.isOwned) ? "__owned " : "") + (contains(.isShared) ? "__shared " : "")
  }
}

/// The kinds of literal whose type depends on the context.
enum LiteralKind: UInt64 {
  case integer, float, string, interpolation, boolean, nilLiteral, array, dictionary
  /// A string literal of one character.
  case character
}

/// The reason why a part of a type is unknown, with a description for the user.
public struct HoleReason: Hashable, Sendable {
  /// The kinds of reason. `description` has a sentence for each.
  public enum Kind: String, Sendable, CaseIterable {
    case unresolvedName, undeclaredType, unresolvedMember, ambiguous, recursive, noMatchingCall, notInferred,
      unsupported, uncertain
    case unknownModule, syntaxError, differentTypes, nothingReturned, noComponent, noLoops, tooLarge,
      differentReturns
  }

  /// The kind of reason.
  public let kind: Kind
  /// The name, member or construct that the reason is about.
  public let detail: String

  init(_ kind: Kind, _ detail: String = "") {
    self.kind = kind
    self.detail = detail
  }

  /// Hashes only the detail: few reasons share one.
  public func hash(into hasher: inout Hasher) { hasher.combine(detail) }

  public var description: String {
    switch kind {
    case .unresolvedName, .undeclaredType: "the name `\(detail)` has no visible declaration"
    case .unresolvedMember: "no known member `\(detail)`"
    case .ambiguous: "`\(detail)` is ambiguous"
    case .differentTypes: "its possible values have no common type"
    case .differentReturns: "`\(detail)` returns values of different types"
    case .recursive: "the type of `\(detail)` depends on itself"
    case .noMatchingCall: "no overload of `\(detail)` takes these arguments"
    case .notInferred: "cannot infer what \(detail.contains(" ") ? detail : "`\(detail)`") is"
    case .unsupported: "\(detail) is not supported"
    case .uncertain: "SwiftUI's name for a part of it is not confirmed"
    case .unknownModule: "the module `\(detail)` is not known"
    case .nothingReturned:
      "the result of `\(detail)` is not known: it needs a `return`, or a result builder for its statements"
    case .noComponent: "the result builder takes no statement of type `\(detail)`"
    case .noLoops: "the result builder `\(detail)` takes no `for`: it has no `buildArray`"
    case .tooLarge: "\(detail.contains(" ") ? detail : "`\(detail)`") is too large to analyse"
    case .syntaxError: "the source has a syntax error here"
    }
  }
}
