import ViewDrawing
import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// `Canvas`: draws once its size is known, and again whenever it or its size changes.
extension NativeViewTable {
  mutating func addCanvas() {
    view("Canvas") { update in
      let memory = update.memory { CanvasMemory() }
      memory.renderer = update.graph.function(update.field("renderer"))
      memory.isStale = true
      memory.element = update.container(.color, [], .canvas(memory.items))
      update.graph.service(GeometryFollowers.self).add(update.node, memory)
    }
  }
}

private final class CanvasMemory: GeometryFollower {
  var renderer: ClosureBox?
  /// Whether the view has been made anew since it was drawn.
  var isStale = true
  var items: [CanvasItem] = []
  weak var element: Element?
  private var size = Size.zero

  func follow(_ node: ViewNode, in graph: Graph) throws {
    guard let renderer, let element, let layout = element.layout, let frame = graph.engine.settledFrame(of: layout),
      isStale || frame.size != size
    else { return }
    isStale = false
    size = frame.size
    let recording = CanvasRecording(node, size)
    let outer = graph.reader
    graph.reader = node
    defer { graph.reader = outer }
    graph.machine.beginEvaluation()
    var arguments = [graph.context(CanvasScope(recording)), graph.size(size)]
    _ = try graph.machine.call(renderer, changing: &arguments)
    items = recording.items
    element.drawing = .canvas(items)
  }
}

extension Graph {
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

  /// What a context of a canvas fills with.
  func canvasPaint(_ shading: Value, in environment: EnvironmentStore) throws -> Paint {
    let resolver = PaintResolver(self, environment)
    let kind = field("kind", of: shading)
    let given = payload(kind)
    switch machine.caseName(kind) {
    case "palette":
      return try elements(given.first ?? .void).first.map { try canvasPaint($0, in: environment) } ?? .clear
    case "color", "style", "linear", "radial", "conic": return try resolver.paint(given.first ?? .void)
    case "image": return Paint(red: 0.5, green: 0.5, blue: 0.5)
    default: return try resolver.foreground
    }
  }
}
