import ViewSource
import ViewSyntax

/// What is remembered of expressions while bodies are checked: one set of tables for all bodies of an analyzer, so that
/// no body begins with tables of its own.
///
/// The same expression is something else in other surroundings, as where the parameters of the closure around have other
/// types. Each of these is a scope, and scopes have numbers of which none is used twice.
final class BodyMemos {
  /// The types of expressions that depend on nothing but their scope.
  let expressions = Memo<ExpressionKey, TypeID>()
  /// The calls whose types depend on what is wanted of them, and these types.
  let literalCalls = Memo<ExpressionKey, LiteralCall>()
  let wishes = Memo<WishKey, TypeID>()
  /// The highest `$n` of closures.
  let anonymousCounts = Memo<PlaceKey, Int?>()
  /// Whether long chains begin with an implicit member.
  let implicitRoots = Memo<PlaceKey, Bool>()

  struct ExpressionKey: Equatable, MemoKey {
    var scope: UInt32
    var node: NodeID
    var bits: UInt64 { UInt64(scope) << 32 | UInt64(node.index) }
    /// Nodes are looked at in their order: neighbours are found side by side.
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

  /// Beyond so many entries, a new body begins with empty tables.
  private static let maximumCount = 1 << 9

  func newScope() -> UInt32 {
    lastScope &+= 1
    return lastScope
  }

  /// Before a body is checked. While it is, others that it depends on may be.
  func beginBody() {
    if openBodies == 0 {
      if expressions.count > BodyMemos.maximumCount { expressions.removeAll() }
      if wishes.count > BodyMemos.maximumCount || literalCalls.count > BodyMemos.maximumCount {
        literalCalls.removeAll()
        wishes.removeAll()
      }
      if anonymousCounts.count > BodyMemos.maximumCount { anonymousCounts.removeAll() }
      if implicitRoots.count > BodyMemos.maximumCount { implicitRoots.removeAll() }
    }
    openBodies += 1
  }

  func endBody() { openBodies -= 1 }
}
