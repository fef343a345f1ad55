import ViewSource

/// The number of a node in its file's tree. Children have lower numbers than their parent.
public struct NodeID: IntegerKey, Comparable, BitwiseCopyable, Sendable {
  /// From 0; the root has the highest.
  public let index: UInt32

  @inlinable public var bits: UInt64 { UInt64(index) }

  /// Of a number that is below the tree's `nodeCount`; the tree checks, not this.
  @inlinable @inline(__always)
  public init(_ index: Int) {
    self.index = UInt32(truncatingIfNeeded: index)
  }

  /// By number: a child is less than its parent.
  @inlinable public static func < (left: NodeID, right: NodeID) -> Bool { left.index < right.index }
}

/// One node as it is stored: sixteen bytes.
///
/// A node covers the tokens `firstToken ..< firstToken + tokenCount`; the ones that none of its children covers are its
/// own. So every token belongs to exactly one node.
@usableFromInline
struct Node: BitwiseCopyable {
  @usableFromInline var kind: NodeKind
  var flags: NodeFlags
  /// `manyChildren` if there are that many or more: then the first list entry holds the number.
  @usableFromInline var childCount: UInt16
  var firstToken: UInt32
  var tokenCount: UInt32
  /// The only child, if there is one; else where the children begin in the list array.
  @usableFromInline var children: UInt32

  @inlinable static var manyChildren: Int { Int(UInt16.max) }

  @inline(__always)
  var tokenEnd: Int { Int(firstToken) + Int(tokenCount) }
}

/// What a node's kind, children and tokens do not say.
public struct NodeFlags: OptionSet, BitwiseCopyable, Sendable {
  /// One bit for each flag.
  public let rawValue: UInt8

  /// Takes any bits; those that no flag has mean nothing.
  @inlinable @inline(__always)
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Something is missing or unexpected in the node or below it.
  public static let hasError = NodeFlags(rawValue: 1)
  /// Of a call, a subscript or a macro: the argument list is there, though it may be empty.
  public static let hasArgumentList = NodeFlags(rawValue: 2)
  /// Of a call, a subscript or a macro: the first trailing closure is there.
  public static let hasTrailingClosure = NodeFlags(rawValue: 4)
  /// Of an `#if` clause: the first child is the condition.
  public static let hasCondition = NodeFlags(rawValue: 8)
  /// Of a closure's parameter clause, a tuple type and the like: nothing. Of an `#if` clause: the compiler does not even
  /// parse it, because of its version.
  public static let isNotParsedBySwift = NodeFlags(rawValue: 16)
  /// Of a closure: `$0` or the like stands in it, not only in closures inside it.
  public static let hasNumberedArguments = NodeFlags(rawValue: 32)
}
