import ViewSource
import ViewSyntax

/// The number of a file in a program.
public struct FileID: IntegerKey, Sendable, BitwiseCopyable {
  /// The index in `Program.files`.
  public let index: UInt32

  @inlinable public var bits: UInt64 { UInt64(index) }

  @inlinable
  init(_ index: Int) {
    self.index = UInt32(truncatingIfNeeded: index)
  }

  /// The pseudo-file of local declarations: types and functions inside bodies that an analysis declares itself.
  @usableFromInline static let local = FileID(Int(UInt32.max))
}

/// The identity of a declaration: a file and an index in it.
public struct DeclID: IntegerKey, Sendable, BitwiseCopyable {
  /// The declaration's file; `FileID.local` for a declaration inside a body.
  public let file: FileID
  /// The index in the declarations of the file's summary, or in the analyzer's list of local declarations.
  public let index: UInt32

  @inlinable
  init(_ file: FileID, _ index: Int) {
    self.file = file
    self.index = UInt32(truncatingIfNeeded: index)
  }

  @inlinable public var bits: UInt64 { UInt64(file.index) << 32 | UInt64(index) }

  /// Makes an identity from its bit representation.
  init(bits: UInt64) {
    self.init(FileID(Int(bits >> 32)), Int(UInt32(truncatingIfNeeded: bits)))
  }
}

/// The kind of a declaration.
public enum DeclKind: UInt8, Sendable, BitwiseCopyable {
  case structure, classType, actor, enumeration, protocolType, `extension`
  case alias, associatedType, genericParameter
  case function, initializer, subscriptDecl, variable, enumCase
  case macro, operatorDecl

  /// Whether this is a nominal type, which has members.
  public var isNominal: Bool {
    switch self {
    case .structure, .classType, .actor, .enumeration, .protocolType: true
    default: false
    }
  }

  /// Whether a name in type position can refer to this kind.
  var isType: Bool {
    switch self {
    case .alias, .associatedType, .genericParameter: true
    default: isNominal
    }
  }

  /// Whether a name in an expression can refer to this kind as a value.
  var isValue: Bool {
    switch self {
    case .function, .initializer, .subscriptDecl, .variable, .enumCase: true
    default: false
    }
  }
}

/// The access level of a declaration.
public enum Access: UInt8, Sendable, BitwiseCopyable, Comparable {
  case privateAccess, fileprivateAccess, internalAccess, packageAccess, publicAccess

  /// Whether the first level is more restrictive.
  public static func < (left: Access, right: Access) -> Bool { left.rawValue < right.rawValue }
}

/// The facts about a declaration that other files can see without its syntax tree.
public struct Decl: Sendable, BitwiseCopyable {
  /// The kind.
  public var kind: DeclKind
  /// The access level for reading, from the declaration's modifiers, else from the enclosing extension, protocol or
  /// enum.
  public var access: Access
  /// Facts from modifiers, attributes and syntax.
  public var flags: Flags
  /// The name without backquotes; `init` and `subscript` for these; `.none` for an extension.
  public var name: Name
  /// The declaring node: the pattern binding of a variable, the element of an enum case.
  public var node: NodeID
  /// The node with the modifiers and attributes; mostly equal to `node`.
  public var header: NodeID
  /// The index of the enclosing type, extension or function in the file; `none` at the top level.
  var parent: UInt32
  var firstChild: UInt32 = Decl.none
  var nextSibling: UInt32 = Decl.none

  static let none = UInt32.max

  /// Boolean facts about a declaration.
  public struct Flags: OptionSet, Sendable, BitwiseCopyable {
    /// The bit set. It is stable only within one version of the library.
    public let rawValue: UInt32

    /// Makes flags from a bit set.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// `static` or `class`, or an enum case
    public static let isStatic = Flags(rawValue: 1)
    /// `mutating`
    public static let isMutating = Flags(rawValue: 2)
    /// `let`
    public static let isConstant = Flags(rawValue: 4)
    /// `@_disfavoredOverload`
    public static let isDisfavored = Flags(rawValue: 8)
    /// Has attributes that are not built into the language: property wrappers, result builders, macros.
    public static let hasCustomAttributes = Flags(rawValue: 16)
    /// `@propertyWrapper`
    public static let isPropertyWrapper = Flags(rawValue: 32)
    /// `@resultBuilder`
    public static let isResultBuilder = Flags(rawValue: 64)
    /// `@dynamicMemberLookup`
    public static let hasDynamicMembers = Flags(rawValue: 128)
    /// Has a getter or a body, and so no storage.
    public static let isComputed = Flags(rawValue: 256)
    /// `@available(…, unavailable)`, or obsoleted at or before the target
    public static let isUnavailable = Flags(rawValue: 512)
    /// `@main`
    public static let isMain = Flags(rawValue: 1024)
    /// `lazy`: the initial value is evaluated at the first access.
    public static let isLazy = Flags(rawValue: 2048)
    /// `indirect`, of an enum or a case. They are never lazy, so the bit is the same.
    public static let isIndirect = isLazy
    /// Has a parameter list; an enum case without associated values has none.
    public static let hasParameters = Flags(rawValue: 4096)
    /// `override`
    public static let isOverride = Flags(rawValue: 8192)
    /// `@primitive`: native code in the interpreter or the view graph implements it.
    public static let isPrimitive = Flags(rawValue: 16384)
    /// Introduced after the target; overload resolution prefers other candidates.
    public static let isTooNew = Flags(rawValue: 65536)
    /// `@uncertain`: SwiftUI's own name is not established.
    public static let isUncertain = Flags(rawValue: 131072)
    /// `@hole`: a placeholder for a type whose name is unknown.
    public static let isHole = Flags(rawValue: 262144)
    /// `@owns("…")`: keeps state for the lifetime of a view's identity.
    public static let ownsState = Flags(rawValue: 524288)
    /// `@transparent`: a container that adds no place of its own, such as `Group`.
    public static let isTransparent = Flags(rawValue: 1_048_576)
    /// `@repeating`: makes a view for each element of its data, such as `ForEach`.
    public static let isRepeating = Flags(rawValue: 2_097_152)
    /// `@identifies`: a modifier that sets an explicit identity.
    public static let givesIdentity = Flags(rawValue: 4_194_304)
    /// `@transitions`: a modifier that sets the insertion and removal transition of its view.
    public static let isTransition = Flags(rawValue: 8_388_608)
    /// `@lazyContent`: a container that makes its rows when they scroll into view.
    public static let isLazyContainer = Flags(rawValue: 16_777_216)
    /// `@expands`: a view that takes all of its proposed size.
    public static let fillsRoom = Flags(rawValue: 2_147_483_648)
    /// `@fresh`: returns a different value at each call.
    public static let isFresh = Flags(rawValue: 33_554_432)
    /// `@costly`: a type whose initialization is expensive.
    public static let isCostly = Flags(rawValue: 67_108_864)
    /// `@shifts`: a collection method that changes the positions of elements.
    public static let shiftsElements = Flags(rawValue: 134_217_728)
    /// Deprecated at or before the target; only in the catalogue.
    public static let isDeprecated = Flags(rawValue: 268_435_456)
    /// Has a catalogue attribute with a fact that Swift cannot express.
    static let hasCatalogueAttributes = Flags(rawValue: 536_870_912)
    /// A `prefix` or `postfix` operator function.
    public static let isUnaryOperator = Flags(rawValue: 32768)
    /// A `postfix` operator function.
    public static let isPostfixOperator = Flags(rawValue: 1_073_741_824)
  }

  /// Whether this is an operator function.
  public var isOperator: Bool {
    guard let first = name.text.unicodeScalars.first else { return false }
    return first != "_" && !first.properties.isXIDStart && first != "`" && first != "$"
  }

  /// Whether all the given flags are set.
  public func has(_ flag: Flags) -> Bool { flags.contains(flag) }
}
