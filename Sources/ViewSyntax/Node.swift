import ViewSource

/// The index of a node in its file's tree. Children have lower indices than their parent.
public struct NodeID: IntegerKey, Comparable, BitwiseCopyable, Sendable {
  /// From 0; the root has the highest index.
  public let index: UInt32

  @inlinable public var bits: UInt64 { UInt64(index) }

  /// The ID with an index, which must be less than the tree's `nodeCount`; the tree checks it on access.
  @inlinable @inline(__always)
  public init(_ index: Int) {
    self.index = UInt32(truncatingIfNeeded: index)
  }

  /// Orders by index: a child is less than its parent.
  @inlinable public static func < (left: NodeID, right: NodeID) -> Bool { left.index < right.index }
}

/// The stored form of a node: sixteen bytes.
///
/// A node covers the tokens `firstToken ..< firstToken + tokenCount`. The tokens that none of its children covers are
/// its own, so every token belongs to exactly one node.
@usableFromInline
struct Node: BitwiseCopyable {
  @usableFromInline var kind: NodeKind
  var flags: NodeFlags
  /// The number of children; `manyChildren` if there are that many or more: then the first list entry holds the number.
  @usableFromInline var childCount: UInt16
  var firstToken: UInt32
  var tokenCount: UInt32
  /// The only child if there is one; otherwise the start of the children in the list array.
  @usableFromInline var children: UInt32

  @inlinable static var manyChildren: Int { Int(UInt16.max) }

  @inline(__always)
  var tokenEnd: Int { Int(firstToken) + Int(tokenCount) }
}

/// Facts about a node that its kind, children and tokens do not contain.
public struct NodeFlags: OptionSet, BitwiseCopyable, Sendable {
  /// One bit for each flag.
  public let rawValue: UInt8

  /// Accepts any bits; unknown bits have no meaning.
  @inlinable @inline(__always)
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The node or a node below it is missing or unexpected.
  public static let hasError = NodeFlags(rawValue: 1)
  /// For a call, a subscript or a macro: it has an argument list, which may be empty.
  public static let hasArgumentList = NodeFlags(rawValue: 2)
  /// For a call, a subscript or a macro: it has an unlabelled trailing closure.
  public static let hasTrailingClosure = NodeFlags(rawValue: 4)
  /// For an `#if` clause: the first child is the condition.
  public static let hasCondition = NodeFlags(rawValue: 8)
  /// For an `#if` clause: the compiler does not parse it, because its version condition fails.
  public static let isRejectedBySwift = NodeFlags(rawValue: 16)
  /// For a closure: it uses `$0` or another numbered argument directly, not only in nested closures.
  public static let hasNumberedArguments = NodeFlags(rawValue: 32)
}
