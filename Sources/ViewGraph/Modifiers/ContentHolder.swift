import ViewMachine
import ViewSemantics

/// The content that a modifier's `body(content:)` or a style's `makeBody(configuration:)` places.
final class ContentHolder: Box {
  var value: Value
  var type: TypeID
  /// The environment of the content; `nil` for that of its placeholder.
  var environment: EnvironmentStore?
  /// The type of the modifier that places it.
  var modifier: TypeID?
  /// The placeholder of the content in the body.
  var placeholder: Value = .void
  /// For existing content: its elements.
  var elements: (() -> [Element])?
  /// The node whose transactions apply to the content; `nil` for those of its placeholder.
  weak var outside: ViewNode?
  /// The nodes that show the content.
  private var places: [WeakNode] = []

  private struct WeakNode {
    weak var node: ViewNode?
  }

  init(_ value: Value, _ type: TypeID) {
    self.value = value
    self.type = type
  }

  func add(_ node: ViewNode) {
    if !places.contains(where: { $0.node === node }) { places.append(WeakNode(node: node)) }
  }

  /// The live nodes that show the content.
  var nodes: [ViewNode] {
    places.removeAll { $0.node.map { !$0.isAlive } ?? true }
    return places.compactMap(\.node)
  }
}
