import ViewLayout
import ViewSemantics
import ViewSource

/// How the primitive views and modifiers of the catalogue are laid out and drawn, by the names of their declarations.
struct ViewTable {
  typealias ViewMaker = (ViewMaking) throws -> ViewNode
  typealias ModifierMaker = (ModifierMaking) throws -> ViewNode
  /// Of a layout's value and the view that it lays out.
  typealias LayoutMaker = (Value, ViewMaking) throws -> LayoutKind

  private(set) var views: [String: ViewMaker] = [:]
  private(set) var modifiers: [String: ModifierMaker] = [:]
  private(set) var layouts: [String: LayoutMaker] = [:]
  private(set) var properties: [String: PropertyKind] = [:]

  /// How a dynamic property is installed.
  enum PropertyKind {
    case state, object, environment
  }

  /// The wrappers that keep a value of their own.
  static let stateWrappers = [
    "State", "FocusState", "GestureState", "AppStorage", "SceneStorage", "AccessibilityFocusState",
  ]

  init() {
    addStructure()
    addStacks()
    addLeaves()
    addReaders()
    addCustomLayouts()
    addControls()
    addLayoutModifiers()
    addDrawingModifiers()
    addEnvironmentModifiers()
    for name in ViewTable.stateWrappers { properties["SwiftUI." + name] = .state }
    properties["SwiftUI.StateObject"] = .object
    properties["SwiftUI.Environment"] = .environment
    properties["SwiftUI.EnvironmentObject"] = .environment
  }

  mutating func view(_ name: String, _ maker: @escaping ViewMaker) { views["SwiftUI." + name] = maker }

  mutating func layout(_ name: String, _ maker: @escaping LayoutMaker) { layouts["SwiftUI." + name] = maker }

  mutating func modifier(_ name: String, _ maker: @escaping ModifierMaker) { modifiers["SwiftUI." + name] = maker }
}

/// The making of one view.
struct ViewMaking {
  let graph: ViewGraph
  let value: StructValue
  let context: ViewGraph.Context

  var interpreter: Interpreter { graph.interpreter }
  var name: String { interpreter.analyzer.decl(interpreter.types.decl(value.type)).name.text }

  func field(_ name: Name) -> Value { interpreter.field(name, of: .structure(value)) ?? .void }

  /// The nodes of what a field holds.
  func content(_ field: Name = "content") -> ViewNode { graph.node(of: self.field(field), context.inside(name)) }

  func leaf(_ kind: LayoutKind, _ drawing: Drawing = .none) -> ViewNode {
    ViewNode(type: name, path: context.path, layout: graph.engine.insert(kind), drawing: drawing)
  }

  func container(_ kind: LayoutKind, _ children: [ViewNode], _ drawing: Drawing = .none) -> ViewNode {
    let layout = graph.engine.insert(kind, children: children.map(\.layout))
    return ViewNode(type: name, path: context.path, layout: layout, children: children, drawing: drawing)
  }

  /// The value of a computed property or method of the view's environment.
  func environment(_ name: String) -> Value? { context.environment[name] }
}

/// The making of one modifier's nodes: around each view of its content.
struct ModifierMaking {
  let graph: ViewGraph
  let value: StructValue
  let content: Value
  let context: ViewGraph.Context

  var interpreter: Interpreter { graph.interpreter }
  var name: String { interpreter.analyzer.decl(interpreter.types.decl(value.type)).name.text }

  func field(_ name: Name) -> Value { interpreter.field(name, of: .structure(value)) ?? .void }

  func contentNode(_ environment: EnvironmentStorage? = nil) -> ViewNode {
    graph.node(of: content, environment.map { context.with($0) } ?? context)
  }

  /// Puts a layout node around each view of the content.
  func unary(_ kind: LayoutKind, _ drawing: Drawing = .none, identifier: String? = nil) -> ViewNode {
    graph.apply(contentNode()) { child in
      let layout = graph.engine.insert(kind, children: [child.layout])
      let node = ViewNode(type: name, path: context.path, layout: layout, children: [child], drawing: drawing)
      node.identifier = identifier
      node.source = context.source
      return node
    }
  }

  /// Adds views to each view of the content.
  func decoration(_ kind: DecorationKind, _ makeAdded: () -> ViewNode) -> ViewNode {
    graph.apply(contentNode()) { child in
      let added = makeAdded()
      let layout = graph.engine.insert(.decoration(kind), children: [child.layout, added.layout])
      let isBehind = if case .background = kind { true } else { false }
      let children = isBehind ? [added, child] : [child, added]
      let node = ViewNode(type: name, path: context.path, layout: layout, children: children)
      node.source = context.source
      return node
    }
  }
}
