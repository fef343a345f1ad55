import ViewDrawing
import ViewLayout
import ViewMachine
import ViewSemantics

/// A static picture of views that are not on screen. They are drawn once, without appearance events and interaction.
public struct OffscreenPicture {
  /// The drawing, from the origin.
  public var list: DisplayList
  /// The size in points.
  public var size: Size
}

extension Graph {
  /// Draws views off screen.
  ///
  /// - Parameters:
  ///   - wished: The size proposal.
  ///   - name: The name in view paths.
  ///   - part: Selects the elements to draw; `nil` for all. It receives each element and the view that contains all
  ///     of them.
  /// - Returns: `nil` for views without a size.
  func still(
    of content: Value, _ type: TypeID, in environment: EnvironmentStore, _ wished: ProposedViewSize = .unspecified,
    name: String, part: ((Element, ViewNode) -> Bool)? = nil
  ) -> OffscreenPicture? {
    guard let renderElement else { return nil }
    let (waiting, outer) = (pending, reader)
    reader = nil
    defer { (pending, reader) = (waiting, outer) }
    let holder = ViewNode(
      parent: nil, key: .field("rendered"), segment: name, type: type, value: content, environment: environment,
      behavior: .native(
        NativeView { update in
          let root = update.child(.field("root"), content, type, segment: "")
          update.container(.hStack(), [update.part(1, .zStack(), root.elements, type: "ZStack")])
        }))
    evaluate(holder, reasons: [], hasNewValue: true)
    defer { end(holder) }
    guard let whole = holder.elements.first, let stack = whole.children.first else { return nil }
    let found = part.map { isMeant in
      stack.children.flatMap { leaves(of: $0) }.first { isMeant($0, holder) }
    }
    guard let element = found ?? whole, let layout = element.layout else { return nil }
    let size = engine.sizeThatFits(layout, in: wished)
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
    engine.layout(layout, proposal: ProposedViewSize(size))
    service(GeometryFollowers.self).draw(below: holder)
    let origin = engine.settledFrame(of: layout)?.origin ?? .zero
    let list = renderElement(element)
    if origin == .zero { return OffscreenPicture(list: list, size: size) }
    var moved = DisplayList()
    moved.push(.transform(.translation(Point(x: -origin.x, y: -origin.y))), node: 0)
    moved.append(contentsOf: list)
    moved.pop()
    return OffscreenPicture(list: moved, size: size)
  }
}
