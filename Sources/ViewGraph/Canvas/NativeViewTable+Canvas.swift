import ViewDrawing
import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// `Canvas`: draws once its size is known, and again when it or its size changes.
extension NativeViewTable {
  mutating func addCanvas() {
    view("Canvas") { update in
      let graph = update.graph
      let symbols = (value: update.field("symbols"), type: update.fieldType("symbols"))
      update.drawing(
        graph.function(update.field("renderer")).map { renderer in { try graph.canvas(renderer, $0, $1, symbols) } })
    }
  }
}

extension Graph {
  /// The items that a canvas draws.
  fileprivate func canvas(
    _ renderer: ClosureBox, _ node: ViewNode, _ size: Size, _ symbols: (value: Value, type: TypeID)
  ) throws -> [CanvasItem] {
    let recording = CanvasRecording(node, size, symbols: symbols)
    let outer = reader
    reader = node
    defer { reader = outer }
    machine.beginEvaluation()
    var arguments = [context(CanvasScope(recording)), self.size(size)]
    _ = try machine.call(renderer, changing: &arguments)
    return recording.items
  }

  /// A new `GraphicsContext`.
  func context(_ scope: CanvasScope, transform: Value? = nil) -> Value {
    let type = analyzer.known("GraphicsContext")
    let normal = analyzer.knownDecl("GraphicsContext")
      .flatMap { analyzer.directMembers(of: $0, named: "BlendMode").first }
      .flatMap { try? machine.staticValue("normal", of: analyzer.nominalType($0)) }
    let identity = transform ?? (try? machine.staticValue("identity", of: analyzer.known("CGAffineTransform"))) ?? .void
    var values: [String: Value] = [
      "opacity": .double(1), "blendMode": normal ?? .void, "transform": identity, "location": .ref(scope),
    ]
    return .ref(StructBox(type, machine.fields(of: type).map { values.removeValue(forKey: $0.name) ?? .void }))
  }
}
