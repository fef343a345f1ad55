import ViewMachine
import ViewSemantics

/// What a modifier's `body(content:)`, or a style's `makeBody(configuration:)`, is given to place: a view of the one who
/// applies it.
final class ContentHolder: Box {
  var value: Value
  var type: TypeID
  /// In which environment the content stands that has one of its own; `nil` for that of the place where it is put.
  var environment: EnvironmentStore?
  /// The type of the modifier that places it.
  var modifier: TypeID?
  /// What stands for the content in the body.
  var placeholder: Value = .void
  /// Of content that is there already: what is drawn of it.
  var elements: (() -> [Element])?
  /// The node whose transactions count for the content; `nil` for those of the place where it is put.
  weak var outside: ViewNode?
  /// The nodes that show the content at present.
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

  /// The nodes that show the content.
  var nodes: [ViewNode] {
    places.removeAll { $0.node.map { !$0.isAlive } ?? true }
    return places.compactMap(\.node)
  }
}
