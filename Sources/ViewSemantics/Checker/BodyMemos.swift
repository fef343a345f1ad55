import ViewSource
import ViewSyntax

/// The caches of expressions, shared by all bodies of an analyzer to avoid new tables for each body.
///
/// The same expression has different types in different contexts, for example with other types of the enclosing
/// closure's parameters. Each context is a scope with a unique number.
final class BodyMemos {
  /// The types of expressions that depend only on their scope.
  let expressions = Memo<ExpressionKey, TypeID>()
  /// The calls whose types depend on the contextual type, and these types.
  let literalCalls = Memo<ExpressionKey, LiteralCall>()
  let resultsByExpectation = Memo<ExpectationKey, TypeID>()
  /// The highest `$n` in closures.
  let anonymousCounts = Memo<PlaceKey, Int?>()
  /// Whether the root of a long chain is an implicit member.
  let implicitRoots = Memo<PlaceKey, Bool>()

  struct ExpressionKey: Equatable, MemoKey {
    var scope: UInt32
    var node: NodeID
    var bits: UInt64 { UInt64(scope) << 32 | UInt64(node.index) }
    /// Nodes are visited in order, so this hash puts neighbors into neighboring slots.
    var memoHash: UInt32 { node.index &+ scope &* 0x9E37_79B1 }
  }

  /// A node of a file.
  struct PlaceKey: Equatable, MemoKey {
    var file: FileID
    var node: NodeID
    var bits: UInt64 { UInt64(bitPattern: Int64(file.index)) << 32 ^ UInt64(node.index) }
    var memoHash: UInt32 { node.index &+ UInt32(truncatingIfNeeded: file.index) &* 0x9E37_79B1 }
  }

  private var lastScope: UInt32 = 0
  private var openBodies = 0

  /// The size above which a new body starts with empty tables.
  private static let maximumCount = 1 << 9

  func newScope() -> UInt32 {
    lastScope &+= 1
    return lastScope
  }

  /// Marks the start of a body's check. Other bodies that it depends on may be checked meanwhile.
  func beginBody() {
    if openBodies == 0 {
      if expressions.count > BodyMemos.maximumCount { expressions.removeAll() }
      if resultsByExpectation.count > BodyMemos.maximumCount || literalCalls.count > BodyMemos.maximumCount {
        literalCalls.removeAll()
        resultsByExpectation.removeAll()
      }
      if anonymousCounts.count > BodyMemos.maximumCount { anonymousCounts.removeAll() }
      if implicitRoots.count > BodyMemos.maximumCount { implicitRoots.removeAll() }
    }
    openBodies += 1
  }

  func endBody() { openBodies -= 1 }
}
