import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// A `GeometryEffect` of the program: a transform that depends on the size of the view and does not affect the layout.
final class ProgramEffect: GeometryFollower {
  fileprivate var value = Value.void
  fileprivate var type: TypeID?
  private var transform = AffineTransform.identity

  /// The transform at the current size of the view.
  fileprivate func compute(_ node: ViewNode, in graph: Graph) throws -> AffineTransform {
    guard let type, let member = graph.service(AnimationRequirements.self).effectValue else { return .identity }
    let size = node.firstLayout.flatMap { graph.engine.settledFrame(of: $0)?.size } ?? .zero
    let result = try graph.machine.call(graph.prepared(member, of: type), [value, graph.size(size)])
    func part(_ name: String) -> Double { graph.length(graph.field(name, of: result)) ?? 0 }
    transform = AffineTransform(
      a: part("m11"), b: part("m12"), c: part("m21"), d: part("m22"), tx: part("m31"), ty: part("m32"))
    return transform
  }

  func follow(_ node: ViewNode, in graph: Graph) throws {
    let old = transform
    if try compute(node, in: graph) != old { graph.invalidate(node, .input) }
  }
}

extension ViewUpdate {
  /// The content with a geometry effect of the program.
  mutating func geometryEffect() throws {
    let memory = memory { ProgramEffect() }
    (memory.value, memory.type) = (value, type)
    surround(.modifier(.effect(.affine(try memory.compute(node, in: graph)))))
    graph.service(GeometryFollowers.self).add(node, memory)
  }
}
