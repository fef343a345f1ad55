import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// `ScrollViewReader`, whose proxy scrolls to views by their identifiers.
extension NativeViewTable {
  mutating func addScrollReaders() {
    view("ScrollViewReader") { update in
      if update.isRelisting {
        for child in update.node.children { update.keep(child) }
        return update.pass(update.children.flatMap(\.elements))
      }
      guard let content = update.graph.function(update.field("content")),
        let type = update.machine.types.arguments(update.fieldType("content")).last
      else { return }
      let memory = update.memory { ScrollProxyBox(update.node) }
      let proxy = update.graph.structure("ScrollViewProxy", [.ref(memory)])
      let made = try update.machine.call(content, [proxy])
      update.pass(update.child(.field("content"), made, type, segment: update.name))
    }
  }
}

/// What a `ScrollViewProxy` scrolls: all that is in its reader.
final class ScrollProxyBox: Box {
  weak var node: ViewNode?

  init(_ node: ViewNode) { self.node = node }
}

extension NativeTable {
  mutating func addScrollProxies() {
    add("ScrollViewProxy.scrollTo(_:anchor:)") { call in
      let graph = call.graph
      guard case .ref(let box)? = try call[0].box(StructBox.self).fields.last, let proxy = box as? ScrollProxyBox,
        let node = proxy.node, node.isAlive
      else { return .void }
      let key = try IdentifierKey(call[1], call.site.parameters[0], graph.machine)
      let anchor = call[2].unwrapped.flatMap { $0.isNothing ? nil : graph.unitPoint($0) }
      // Where it is then, the layout after what the program does now tells.
      graph.pending.appear(node) { [weak node] in
        guard let node, node.isAlive else { return }
        graph.scroll(in: node, to: key, anchor)
      }
      graph.perform {}
      return .void
    }
  }
}

extension Graph {
  /// Scrolls what is around the first view with an identifier: no further than it is seen, or until its anchor is at that
  /// of the scroll view.
  fileprivate func scroll(in node: ViewNode, to key: IdentifierKey, _ anchor: UnitPoint?) {
    guard let target = descendant(of: node, with: key), let element = target.elements.lazy.flatMap(leaves).first else {
      return
    }
    guard let anchor else {
      reveal(element)
      return layOut()
    }
    for outer in path(to: element).dropLast().reversed() where scrollRoom(of: outer) != nil {
      guard let place = frame(of: element), let window = frame(of: outer) else { return }
      let distance = Point(
        x: place.minX + anchor.x * place.width - window.minX - anchor.x * window.width,
        y: place.minY + anchor.y * place.height - window.minY - anchor.y * window.height)
      scroll(outer, to: outer.scrollOffset + distance)
      return layOut()
    }
  }

  private func descendant(of node: ViewNode, with key: IdentifierKey) -> ViewNode? {
    var open = Array(node.children.reversed())
    while let current = open.popLast() {
      if case .identifier(let own) = current.key, own == key { return current }
      open += current.children.reversed()
    }
    return nil
  }
}
