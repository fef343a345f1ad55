import ViewSource

/// A type, by its number in a `TypeTable`: equal types have equal numbers.
public struct TypeID: IntegerKey, Sendable, BitwiseCopyable {
  @usableFromInline let index: UInt32

  @inlinable public var bits: UInt64 { UInt64(index) }

  init(_ index: Int) {
    self.index = UInt32(truncatingIfNeeded: index)
  }
}

/// What kind of type a `TypeID` is. What its payload and its arguments mean depends on the kind.
public enum TypeKind: UInt8, BitwiseCopyable {
  /// A struct, class, enum, actor or protocol: payload its declaration, arguments its generic arguments, outer first.
  case nominal
  /// A generic parameter, or the `Self` of a protocol: payload its declaration.
  case parameter
  /// `Base.Name` of a type not yet known: payload the associated type's declaration, argument the base.
  case member
  /// `(A, b: B)`: payload a number of labels, arguments the elements.
  case tuple
  /// `(A, B) async throws -> C`: payload the parameters' flags, its effects and its attributes, arguments the parameters,
  /// then the result.
  case function
  /// `A.Type`, the type of the value `A.self`: argument the type.
  case metatype
  /// `any P & Q`, or the constraint `P & Q`: arguments the protocols.
  case existential
  /// One of the `some …` in the result of a declaration: payload the declaration and which of them, arguments what the
  /// generic parameters of the declaration and of what is around it stand for.
  case opaque
  /// A part that is being inferred: payload its number in the solver.
  case variable
  /// Several types in a row, the value of a parameter pack: arguments the types.
  case pack
  /// `repeat Pattern`: argument the pattern.
  case expansion
  /// `inout A`
  case inoutType
  /// Not known: payload a number of a reason.
  case hole
  /// The type of an integer, float, string … literal that nothing else decides yet: payload the kind of literal.
  case literal
  /// What a parameter stands for that is declared `let count: Int`: payload the bits of the integer.
  case integer
}

/// Facts about a type and all types in it.
struct TypeFlags: OptionSet, BitwiseCopyable {
  let rawValue: UInt8

  static let hasParameter = TypeFlags(rawValue: 1)
  static let hasVariable = TypeFlags(rawValue: 2)
  static let hasHole = TypeFlags(rawValue: 4)
  static let hasOpaque = TypeFlags(rawValue: 8)
  static let hasMember = TypeFlags(rawValue: 16)
  static let hasLiteral = TypeFlags(rawValue: 32)
  /// A function type with attributes is in it.
  static let hasAttributes = TypeFlags(rawValue: 64)
}

/// How a function takes one of its parameters.
public struct ParameterFlags: OptionSet, Hashable, Sendable, BitwiseCopyable {
  /// A bit a flag.
  public let rawValue: UInt8

  /// The flags of some bits.
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

/// What a function does besides giving its result.
public struct FunctionEffects: OptionSet, Hashable, Sendable, BitwiseCopyable {
  /// A bit an effect.
  public let rawValue: UInt8

  /// The effects of some bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// `async`
  public static let isAsync = FunctionEffects(rawValue: 1)
  /// `throws` or `rethrows`
  public static let isThrowing = FunctionEffects(rawValue: 2)
}

/// What a function type says besides what its functions take, do and give: of most nothing.
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
  /// How the parameters are handed over; empty if in no special way.
  var ownership: [ParameterOwnership] = []
}

/// How a function is called that is not Swift's own.
enum FunctionConvention: String {
  case block, c, thin
}

/// How a parameter is handed over: what the compiler's names for it are, in their order.
struct ParameterOwnership: OptionSet, Hashable {
  var rawValue: UInt8

  /// `isolated`
  static let isIsolated = ParameterOwnership(rawValue: 1)
  /// `sending`
  static let isSending = ParameterOwnership(rawValue: 2)
  /// `consuming`, `__owned`, and what is sent
  static let isOwned = ParameterOwnership(rawValue: 4)
  /// `__shared`
  static let isShared = ParameterOwnership(rawValue: 8)

  /// The words before the type, each with a space behind it.
  var words: String {
    (contains(.isIsolated) ? "isolated " : "") + (contains(.isSending) ? "sending " : "")
      + (contains(.isOwned) ? "__owned " : "") + (contains(.isShared) ? "__shared " : "")
  }
}

/// The literals that take their type from where they stand.
enum LiteralKind: UInt64 {
  case integer, float, string, interpolation, boolean, nilLiteral, array, dictionary
  /// A string of one character.
  case character
}

/// Why a part of a type is not known, in words for a person.
public struct HoleReason: Hashable, Sendable {
  /// The ways for a type to stay unknown, each of which `description` has a sentence for.
  public enum Kind: String, Sendable, CaseIterable {
    case unresolvedName, undeclaredType, unresolvedMember, ambiguous, recursive, noMatchingCall, notInferred,
      unsupported, uncertain
    case unknownModule, syntaxError, differentTypes, nothingReturned, noComponent, noLoops, tooLarge,
      differentReturns
  }

  /// In which of the ways.
  public let kind: Kind
  /// The name, the member or the form in question.
  public let detail: String

  init(_ kind: Kind, _ detail: String = "") {
    self.kind = kind
    self.detail = detail
  }

  /// Those of one name are few.
  public func hash(into hasher: inout Hasher) { hasher.combine(detail) }

  public var description: String {
    switch kind {
    case .unresolvedName, .undeclaredType: "the name `\(detail)` is declared nowhere that can be seen"
    case .unresolvedMember: "no member `\(detail)` is known"
    case .ambiguous: "`\(detail)` could mean several things"
    case .differentTypes: "it is one of values that have no type in common"
    case .differentReturns: "`\(detail)` returns values of different types"
    case .recursive: "the type of `\(detail)` depends on itself"
    case .noMatchingCall: "no overload of `\(detail)` takes these arguments"
    case .notInferred: "nothing tells what \(detail.contains(" ") ? detail : "`\(detail)`") is"
    case .unsupported: "\(detail) is not supported"
    case .uncertain: "SwiftUI's own name for a part of it is not established"
    case .unknownModule: "the module `\(detail)` is not known"
    case .nothingReturned:
      "`\(detail)` returns nothing that is known: its result needs a `return`, or its statements a result builder"
    case .noComponent: "the result builder takes no statement of type `\(detail)`"
    case .noLoops: "the result builder `\(detail)` takes no `for`: it has no `buildArray`"
    case .tooLarge: "\(detail.contains(" ") ? detail : "`\(detail)`") is too large to be worked out"
    case .syntaxError: "the source has a syntax error here"
    }
  }
}
