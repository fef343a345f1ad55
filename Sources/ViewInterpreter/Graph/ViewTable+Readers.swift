import ViewLayout
import ViewSemantics
import ViewSource

/// Views whose content depends on their size.
extension ViewTable {
  mutating func addReaders() {
    view("GeometryReader") { making in
      guard case .function(let function) = making.field("content") else {
        throw Interruption.unsupported("this reader")
      }
      var context = making.context.inside("GeometryReader")
      context.readers += 1
      let reader = ReaderContent(graph: making.graph, context: context, function: function)
      let node = making.leaf(.container(.geometryReader(GeometryContent { reader.update($0) })))
      reader.node = node
      return node
    }
  }
}

/// Makes the content of a `GeometryReader` anew for each size.
private final class ReaderContent {
  let graph: ViewGraph
  let context: ViewGraph.Context
  let function: FunctionValue
  weak var node: ViewNode?

  init(graph: ViewGraph, context: ViewGraph.Context, function: FunctionValue) {
    self.graph = graph
    self.context = context
    self.function = function
  }

  func update(_ value: GeometryValue) {
    guard let node else { return }
    let interpreter = graph.interpreter
    let outer = interpreter.environment
    interpreter.environment = context.environment
    defer { interpreter.environment = outer }
    let child: ViewNode
    do {
      if context.readers > ViewGraph.maximumReaders {
        throw Interruption.fault(
          Fault(.limit, "more than \(ViewGraph.maximumReaders) views that read their size are in each other"))
      }
      let proxy = interpreter.structure("GeometryProxy", [.native(GeometryHolder(value))])
      child = graph.node(of: try interpreter.call(function, [Box(proxy)]), context)
    } catch {
      child = graph.placeholder(error, context)
    }
    let old = node.children
    graph.engine.setChildren([child.layout], of: node.layout)
    for child in old { graph.engine.remove(child.layout) }
    node.replaceChildren([child])
  }
}

final class GeometryHolder {
  let value: GeometryValue

  init(_ value: GeometryValue) {
    self.value = value
  }
}

extension PrimitiveTable {
  mutating func addReaders() {
    add("SwiftUI.GeometryProxy.size") { call in
      call.interpreter.size(PrimitiveTable.geometry(call.itself)?.size ?? .zero)
    }
    add("SwiftUI.GeometryProxy.safeAreaInsets") { call in
      let insets = PrimitiveTable.geometry(call.itself)?.safeArea ?? .zero
      return call.interpreter.structure(
        "EdgeInsets", [.double(insets.top), .double(insets.leading), .double(insets.bottom), .double(insets.trailing)])
    }
    add("SwiftUI.GeometryProxy.frame") { call in
      guard let value = PrimitiveTable.geometry(call.itself) else { return .void }
      let isLocal =
        call.interpreter.caseName(call[0]) == "local"
        || call.interpreter.analyzer.text(of: call.interpreter.type(of: call[0])).hasPrefix("Local")
      return call.interpreter.rect(isLocal ? Rect(origin: .zero, size: value.size) : value.frame)
    }
  }

  private static func geometry(_ proxy: Value) -> GeometryValue? {
    guard case .structure(let structure) = proxy, case .native(let object)? = structure.fields.last else { return nil }
    return (object as? GeometryHolder)?.value
  }
}
