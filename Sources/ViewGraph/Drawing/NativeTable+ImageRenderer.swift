import ViewDrawing
import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// `ImageRenderer`: views as pictures, which the program can show by `Image(uiImage:)`.
extension NativeTable {
  mutating func addImageRenderer() {
    for name in ["uiImage", "nsImage"] {
      add("ImageRenderer.\(name)") { call in
        guard let (name, _) = try call.graph.rendered(call[0]) else { return .nothing }
        let type = call.machine.analyzer.known("UIImage")
        return try call.machine.make(type, labels: ["named"], [.string(name)]) ?? .nothing
      }
    }
    add("ImageRenderer.cgImage") { call in
      guard let (_, size) = try call.graph.rendered(call[0]) else { return .nothing }
      let type = call.machine.analyzer.known("CGImage")
      let pixels = [size.width, size.height].map { Value.int(Int(min(max($0.rounded(.up), 0), 1e6))) }
      return try call.machine.make(type, labels: ["width", "height"], pixels)?.wrapped ?? .nothing
    }
  }
}

extension Graph {
  /// Draws the content of a renderer.
  ///
  /// - Returns: The name by which the picture is known, and its size in pixels; `nil` for content without a size.
  fileprivate func rendered(_ renderer: Value) throws -> (name: String, pixels: Size)? {
    guard let takePicture, let content = machine.fieldValue("content", of: renderer) else { return nil }
    let wished = machine.fieldValue("proposedSize", of: renderer).map { proposal($0) } ?? .unspecified
    let scale = machine.fieldValue("scale", of: renderer).flatMap { length($0) } ?? 1
    let type = self.type(of: machine.opened(content)) ?? analyzer.unknownType
    // Nothing in it appears: it is on no screen.
    let (waiting, outer) = (pending, reader)
    reader = nil
    defer { (pending, reader) = (waiting, outer) }
    let holder = ViewNode(
      parent: nil, key: .field("rendered"), segment: "ImageRenderer", type: type, value: content,
      environment: environment,
      behavior: .native(
        NativeView { update in
          let root = update.child(.field("root"), content, type, segment: "")
          update.container(.group(.fixed), root.elements)
        }))
    evaluate(holder, reasons: [], hasNewValue: true)
    defer { end(holder) }
    guard let element = holder.elements.first, let layout = element.layout else { return nil }
    let size = engine.sizeThatFits(layout, in: wished)
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
    engine.layout(layout, proposal: ProposedViewSize(size))
    let origin =
      element.children.lazy.flatMap { self.leaves(of: $0) }
      .compactMap { $0.layout.flatMap { self.engine.settledFrame(of: $0)?.origin } }.first ?? .zero
    let name = service(Pictures.self).add(takePicture(element), origin: origin, size: size)
    return (name, Size(width: size.width * scale, height: size.height * scale))
  }
}
