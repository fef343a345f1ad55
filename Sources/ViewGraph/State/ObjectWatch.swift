import ViewMachine
import ViewSemantics

/// A view's subscription to the changes of an `ObservableObject`, which ends with its release.
final class ObjectWatch {
  let object: Value
  private let subscription: Value

  init(_ object: Value, _ subscription: Value) {
    self.object = object
    self.subscription = subscription
  }
}

extension Graph {
  /// Invalidates a node whenever an object announces a change.
  func watch(_ property: InstalledProperty, _ object: Value?, _ node: ViewNode, _ wrapper: String) {
    guard let object else {
      property.watch = nil
      return
    }
    if let watch = property.watch, watch.object.isSameBox(as: object) { return }
    property.watch = nil
    guard case .ref(let box) = object, let instance = box as? ObjectBox else { return }
    let label = "\(wrapper) \(property.plan.name)"
    do {
      let subscription = try machine.onObjectWillChange(of: instance) { [weak self, weak node] in
        if let self, let node { self.invalidate(node, .property(label)) }
      }
      property.watch = ObjectWatch(object, subscription)
    } catch {
      report(error, at: node.source)
    }
  }
}
