import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// The functions of a `UIViewRepresentable` or a similar protocol, which create and update a UIKit or AppKit view.
///
/// They run as in SwiftUI. A platform view is drawn as a SwiftUI view that the catalogue defines as its look. A
/// function that uses an unknown member of these classes ends without a report. A view of an unknown class is a frame
/// with the name of its type.
struct PlatformCalls {
  let makeCoordinator: PreparedCall?
  let make: PreparedCall
  let update: PreparedCall
  let dismantle: PreparedCall?
  let sizeThatFits: PreparedCall?
  let isController: Bool
  /// The context type: `UIViewRepresentableContext<Meter>`.
  let context: TypeID

  /// The representable protocols, with the class that their functions create.
  private static let kinds: [(proto: Name, made: String, isController: Bool)] = [
    ("UIViewRepresentable", "UIView", false), ("UIViewControllerRepresentable", "UIViewController", true),
    ("NSViewRepresentable", "NSView", false), ("NSViewControllerRepresentable", "NSViewController", true),
  ]

  /// `nil` for a view that is not a platform view, or that lacks a function.
  init?(_ graph: Graph, _ type: TypeID) {
    let (machine, analyzer) = (graph.machine, graph.analyzer)
    guard let kind = PlatformCalls.kinds.first(where: { machine.conforms(type, to: $0.proto) }),
      let proto = analyzer.knownDecl(kind.proto), let context = analyzer.knownDecl(Name("\(kind.proto.text)Context"))
    else { return nil }
    func call(_ name: String, isStatic: Bool = false) -> PreparedCall? {
      let requirement = analyzer.memberDecls(Name(name), of: proto).first { analyzer.parent(of: $0) == proto }
      guard let found = graph.witness(requirement, in: type) else { return nil }
      return try? graph.prepared(found, of: type, isStatic: isStatic)
    }
    guard let make = call("make\(kind.made)"), let update = call("update\(kind.made)") else { return nil }
    (self.make, self.update) = (make, update)
    makeCoordinator = call("makeCoordinator")
    dismantle = call("dismantle\(kind.made)", isStatic: true)
    sizeThatFits = call("sizeThatFits")
    isController = kind.isController
    self.context = analyzer.nominalType(context, [type])
  }

  static func isPlatformView(_ type: TypeID, in machine: Machine) -> Bool {
    kinds.contains { machine.conforms(type, to: $0.proto) }
  }
}

/// The state of a platform view.
final class PlatformMemory: EndingMemory {
  private let calls: PlatformCalls
  private var coordinator: Value = .void
  private(set) var made: Value?
  /// The SwiftUI view that looks like it and follows its properties; `nil` if its look is unknown.
  private(set) var look: (value: Value, type: TypeID)?
  private var isNew = true
  /// The representable on which the functions are called.
  private var itself: Value = .void

  init(_ calls: PlatformCalls) { self.calls = calls }

  /// Creates the platform view on the first call, and updates it.
  func update(_ node: ViewNode, _ itself: Value, in graph: Graph) {
    let machine = graph.machine
    self.itself = itself
    let outer = graph.runsPlatformCode
    graph.runsPlatformCode = true
    defer { graph.runsPlatformCode = outer }
    if isNew {
      isNew = false
      if let make = calls.makeCoordinator { coordinator = (try? machine.call(make, [itself])) ?? .void }
      made = try? machine.call(calls.make, [itself, context(of: node, in: graph)])
      if let made {
        look = graph.platformLook(of: made, isController: calls.isController, size: sizing(node, in: graph))
      }
    }
    guard let made else { return }
    _ = try? machine.call(calls.update, [itself, made, context(of: node, in: graph)])
  }

  /// Whether the program implements `sizeThatFits`.
  var hasSize: Bool { calls.sizeThatFits != nil }

  /// The program's `sizeThatFits` as a function for the look; `nil` without one.
  private func sizing(_ node: ViewNode, in graph: Graph) -> Value {
    guard hasSize else { return .nothing }
    let ask = ClosureBox(native: { [weak self, weak node, weak graph] arguments in
      guard let self, let node, let graph, let proposal = arguments.first else { return .nothing }
      return size(graph.proposal(proposal), node, in: graph).map { graph.size($0).wrapped } ?? .nothing
    })
    return Value.ref(ask).wrapped
  }

  /// The size that the program returns; `nil` for the default size.
  func size(_ proposal: ProposedViewSize, _ node: ViewNode, in graph: Graph) -> Size? {
    guard let call = calls.sizeThatFits, let made else { return nil }
    let arguments = [itself, graph.proposal(proposal), made, context(of: node, in: graph)]
    guard let size = try? graph.machine.call(call, arguments), !size.isNothing else { return nil }
    return size.unwrapped.map { graph.size($0) }
  }

  /// A new context for each call.
  private func context(of node: ViewNode, in graph: Graph) -> Value {
    let parts = graph.machine.fields(of: calls.context).map { field -> Value in
      switch field.name {
      case "coordinator": coordinator
      case "transaction": graph.currentTransaction
      case "environment": graph.environmentValues(node.environment)
      default: .void
      }
    }
    return .ref(StructBox(calls.context, parts))
  }

  func end(in graph: Graph, _ node: ViewNode) {
    guard let made, let dismantle = calls.dismantle else { return }
    _ = try? graph.machine.call(dismantle, [made, coordinator])
  }
}

extension ViewUpdate {
  /// The elements of a platform view: the content of a hosting controller, the look, or else a named frame.
  mutating func platformView(_ memory: PlatformMemory, named name: String) {
    if let root = memory.made.flatMap({ machine.fieldValue("rootView", of: $0) }),
      let rootType = graph.type(of: machine.opened(root))
    {
      let shown = child(.field("rootView"), root, rootType, segment: "rootView")
      let fill = FlexibleFrame(maxWidth: .infinity, maxHeight: .infinity)
      return _ = container(.modifier(.flexibleFrame(fill)), shown.elements)
    }
    if let look = memory.look {
      let shown = child(.field("look"), look.value, look.type, segment: "look")
      return _ = container(.modifier(.flexibleFrame(FlexibleFrame())), shown.elements)
    }
    graph.note(
      "this UIKit or AppKit view is not drawn: a frame stands for `\(name)`", at: node.source,
      feature: "UIViewRepresentable")
    guard memory.hasSize else { return frame(named: name) }
    let (graph, node) = (graph, node)
    let sizing = LeafSizing { [weak memory, weak node] proposal in
      let given = node.flatMap { memory?.size(proposal, $0, in: graph) }
      return given ?? proposal.replacingUnspecifiedDimensions()
    }
    frame(named: name, .leaf(.custom(sizing)))
  }
}

extension Graph {
  /// The SwiftUI view that looks like a platform view or like a controller's view, which is created for it.
  func platformLook(of made: Value, isController: Bool, size: Value) -> (value: Value, type: TypeID)? {
    let (name, label): (Name, Name) = isController ? ("_ControllerLook", "controller") : ("_PlatformLook", "view")
    guard let decl = analyzer.knownDecl(name) else { return nil }
    let type = analyzer.nominalType(decl)
    if isController, let controller = analyzer.knownDecl("UIViewController"),
      let appear = analyzer.memberDecls("_appear", of: controller).first
    {
      _ = try? machine.call(appear, of: analyzer.nominalType(controller), on: made, [])
    }
    guard let value = try? machine.make(type, labels: [label, "size"], [made, size]) else { return nil }
    return (value, type)
  }
}
