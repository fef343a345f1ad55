import ViewSource
import ViewSyntax

/// The number of a file in a program.
public struct FileID: IntegerKey, Sendable, BitwiseCopyable {
  /// Its place in `Program.files`.
  public let index: UInt32

  @inlinable public var bits: UInt64 { UInt64(index) }

  @inlinable
  init(_ index: Int) {
    self.index = UInt32(truncatingIfNeeded: index)
  }

  /// What an analysis declares itself: types and functions inside bodies.
  @usableFromInline static let local = FileID(Int(UInt32.max))
}

/// A declaration in a program: a file and a number in it.
public struct DeclID: IntegerKey, Sendable, BitwiseCopyable {
  /// The file that it is in; for what is declared inside a body a number that no file has.
  public let file: FileID
  /// Its place in the declarations of the file's summary, or among those that the analyzer found inside bodies.
  public let index: UInt32

  @inlinable
  init(_ file: FileID, _ index: Int) {
    self.file = file
    self.index = UInt32(truncatingIfNeeded: index)
  }

  @inlinable public var bits: UInt64 { UInt64(file.index) << 32 | UInt64(index) }

  /// The declaration with these bits.
  init(bits: UInt64) {
    self.init(FileID(Int(bits >> 32)), Int(UInt32(truncatingIfNeeded: bits)))
  }
}

/// What a declaration declares.
public enum DeclKind: UInt8, Sendable, BitwiseCopyable {
  case structure, classType, actor, enumeration, protocolType, `extension`
  case alias, associatedType, genericParameter
  case function, initializer, subscriptDecl, variable, enumCase
  case macro, operatorDecl

  /// A type with members of its own.
  public var isNominal: Bool {
    switch self {
    case .structure, .classType, .actor, .enumeration, .protocolType: true
    default: false
    }
  }

  /// What a name in the place of a type can mean.
  var isType: Bool {
    switch self {
    case .alias, .associatedType, .genericParameter: true
    default: isNominal
    }
  }

  /// Something that a name in an expression can mean and that is no type.
  var isValue: Bool {
    switch self {
    case .function, .initializer, .subscriptDecl, .variable, .enumCase: true
    default: false
    }
  }
}

/// Who may use a declaration.
public enum Access: UInt8, Sendable, BitwiseCopyable, Comparable {
  case privateAccess, fileprivateAccess, internalAccess, packageAccess, publicAccess

  /// Whether fewer may use the one.
  public static func < (left: Access, right: Access) -> Bool { left.rawValue < right.rawValue }
}

/// What every other file can see of a declaration without looking into its tree.
public struct Decl: Sendable, BitwiseCopyable {
  /// What it declares.
  public var kind: DeclKind
  /// Who may read it, by its own modifiers, else by the extension, protocol or enum that it is a member of.
  public var access: Access
  /// What modifiers, attributes and its form say of it.
  public var flags: Flags
  /// Without backquotes; `init` and `subscript` for these, none for an extension.
  public var name: Name
  /// The node that declares it: of a variable its pattern binding, of a case its element.
  public var node: NodeID
  /// The node with the modifiers and attributes: mostly the same.
  public var header: NodeID
  /// The type, extension or function that it is in, by number in the file; `none` at the top.
  var parent: UInt32
  var firstChild: UInt32 = Decl.none
  var nextSibling: UInt32 = Decl.none

  static let none = UInt32.max

  /// Facts of which each is there or not.
  public struct Flags: OptionSet, Sendable, BitwiseCopyable {
    /// A bit a flag. It means nothing outside of this version of the library.
    public let rawValue: UInt32

    /// The flags of some bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// `static` or `class`, or an enum case.
    public static let isStatic = Flags(rawValue: 1)
    /// `mutating`
    public static let isMutating = Flags(rawValue: 2)
    /// Declared with `let`.
    public static let isConstant = Flags(rawValue: 4)
    /// `@_disfavoredOverload`
    public static let isDisfavored = Flags(rawValue: 8)
    /// Has attributes that are no words of the language: wrappers, builders, macros.
    public static let hasCustomAttributes = Flags(rawValue: 16)
    /// `@propertyWrapper`
    public static let isPropertyWrapper = Flags(rawValue: 32)
    /// `@resultBuilder`
    public static let isResultBuilder = Flags(rawValue: 64)
    /// `@dynamicMemberLookup`
    public static let hasDynamicMembers = Flags(rawValue: 128)
    /// Has accessors or a body: no storage.
    public static let isComputed = Flags(rawValue: 256)
    /// `@available(…, unavailable)`, or obsoleted before the target.
    public static let isUnavailable = Flags(rawValue: 512)
    /// `@main`
    public static let isMain = Flags(rawValue: 1024)
    /// `lazy`: its first value is made when it is first asked for.
    public static let isLazy = Flags(rawValue: 2048)
    /// Has a parameter list, opposed to a bare enum case.
    public static let hasParameters = Flags(rawValue: 4096)
    /// `override`
    public static let isOverride = Flags(rawValue: 8192)
    /// `@primitive`: has native code in the machine or the graph.
    public static let isPrimitive = Flags(rawValue: 16384)
    /// Introduced after the target: another overload is preferred.
    public static let isTooNew = Flags(rawValue: 65536)
    /// `@uncertain`: SwiftUI's own name for it is not established.
    public static let isUncertain = Flags(rawValue: 131072)
    /// `@hole`: stands for a type whose name is not known.
    public static let isHole = Flags(rawValue: 262144)
    /// `@owns("…")`: keeps something for as long as a view's identity lasts.
    public static let ownsState = Flags(rawValue: 524288)
    /// `@transparent`: a container that adds no place of its own, as `Group`.
    public static let isTransparent = Flags(rawValue: 1_048_576)
    /// `@repeating`: makes a view for each of its data, as `ForEach`.
    public static let isRepeating = Flags(rawValue: 2_097_152)
    /// `@identifies`: a modifier that gives its view an explicit identity.
    public static let givesIdentity = Flags(rawValue: 4_194_304)
    /// `@transitions`: a modifier that says how its view comes and goes.
    public static let isTransition = Flags(rawValue: 8_388_608)
    /// `@lazyContent`: a container that makes its rows as they come into sight.
    public static let isLazyContainer = Flags(rawValue: 16_777_216)
    /// `@expands`: a view that takes all the room that it is proposed.
    public static let fillsRoom = Flags(rawValue: 2_147_483_648)
    /// `@fresh`: gives another value each time.
    public static let isFresh = Flags(rawValue: 33_554_432)
    /// `@costly`: a type that takes long to make.
    public static let isCostly = Flags(rawValue: 67_108_864)
    /// `@shifts`: a method of a collection after which elements stand at other positions.
    public static let shiftsElements = Flags(rawValue: 134_217_728)
    /// Deprecated at or before the target, in the catalogue.
    public static let isDeprecated = Flags(rawValue: 268_435_456)
    /// The catalogue says something of it that Swift cannot say.
    static let hasCatalogueAttributes = Flags(rawValue: 536_870_912)
    /// `prefix` or `postfix` operator function.
    public static let isUnaryOperator = Flags(rawValue: 32768)
    /// `postfix` operator function.
    public static let isPostfixOperator = Flags(rawValue: 1_073_741_824)
  }

  /// A function named by a sign and not by a word.
  public var isOperator: Bool {
    guard let first = name.text.unicodeScalars.first else { return false }
    return first != "_" && !first.properties.isXIDStart && first != "`" && first != "$"
  }

  /// Whether one flag is set, or all of several.
  public func has(_ flag: Flags) -> Bool { flags.contains(flag) }
}
