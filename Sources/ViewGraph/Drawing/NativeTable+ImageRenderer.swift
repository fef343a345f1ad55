import ViewDrawing
import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// `ImageRenderer`: pictures of views, which the program can show with `Image(uiImage:)`.
extension NativeTable {
  /// The size in points of an image that cannot be read.
  private static let sizeOfUnreadPicture = Size(width: 100, height: 100)

  mutating func addImageRenderer() {
    for name in ["uiImage", "nsImage"] {
      add("ImageRenderer.\(name)") { call in
        guard let (name, _) = try call.graph.rendered(call[0]) else { return .nothing }
        let type = call.machine.analyzer.known("UIImage")
        return try call.machine.make(type, labels: ["named"], [.string(name)]) ?? .nothing
      }
    }
    add("UIImage._size") { call in
      let name = call.machine.fieldValue("name", of: call[0])?.unwrapped.flatMap { try? $0.asString }
      let picture = name.flatMap { call.graph.service(Pictures.self).picture(named: $0) }
      if picture == nil, name == nil, (try? call.machine.fieldValue("_isBlank", of: call[0])?.asBool) == true {
        return call.graph.size(.zero)
      }
      return call.graph.size(picture?.size ?? NativeTable.sizeOfUnreadPicture)
    }
    add("UIImage._decodedImage(_:)") { call in
      guard let file = call.machine.bytes(ofData: call[1]) else { return .nothing }
      return .optional(call.graph.service(Pictures.self).decode(file).map { .string($0) })
    }
    add("ImageRenderer.cgImage") { call in
      guard let (_, size) = try call.graph.rendered(call[0]) else { return .nothing }
      let type = call.machine.analyzer.known("CGImage")
      let pixels = [size.width, size.height].map { Value.int(Int(min(max($0.rounded(.up), 0), 1e6))) }
      return try call.machine.make(type, labels: ["_width", "height"], pixels)?.wrapped ?? .nothing
    }
  }
}

extension Graph {
  /// Renders the content of an `ImageRenderer`.
  ///
  /// - Returns: The name of the picture and its size in pixels; `nil` for content without a size.
  fileprivate func rendered(_ renderer: Value) throws -> (name: String, pixels: Size)? {
    guard let content = machine.fieldValue("content", of: renderer) else { return nil }
    let wished = machine.fieldValue("proposedSize", of: renderer).map { proposal($0) } ?? .unspecified
    let scale = machine.fieldValue("scale", of: renderer).flatMap { length($0) } ?? 1
    let type = self.type(of: machine.opened(content)) ?? analyzer.unknownType
    guard let picture = still(of: content, type, in: environment, wished, name: "ImageRenderer") else { return nil }
    let name = service(Pictures.self).add(picture)
    return (name, Size(width: picture.size.width * scale, height: picture.size.height * scale))
  }
}
