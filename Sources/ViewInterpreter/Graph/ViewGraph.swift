import ViewLayout
import ViewSemantics
import ViewSource

/// The views of a running program: made from a root value, each with its layout node.
public final class ViewGraph {
  /// Runs the bodies of the views.
  public let interpreter: Interpreter
  /// Lays the views out; has a node for each of them.
  public let engine: LayoutEngine
  /// The view that was made last; `nil` before the first.
  public private(set) var root: ViewNode?
  /// What failed, in the order of the views.
  public private(set) var faults: [Fault] = []
  /// The state of views, by identity and property.
  private var states: [String: StateLocation] = [:]
  /// What views ask their window to set in its environment: the first that asks for a value.
  private var wishes: [String: Value] = [:]
  /// Values for the state of the root view, by name.
  public var rootState: [String: Value] = [:]
  private var depth = 0
  private let table = ViewTable()
  private var makers = DeclMap<Maker>()

  /// What the engine does with values of a type: nothing if the type is no primitive.
  struct Maker {
    let view: ViewTable.ViewMaker?
    let modifier: ViewTable.ModifierMaker?
    let layout: ViewTable.LayoutMaker?
    let property: ViewTable.PropertyKind?
  }

  /// Views deeper in each other than this are not made: a view whose body makes itself.
  static let maximumDepth = 600
  /// Readers of geometry deeper in each other than this make nothing: what is in them is made during the layout, again for
  /// each size.
  static let maximumReaders = 24
  private var count = 0
  /// Whether no more views are made.
  var isFull: Bool { count > interpreter.viewLimit }

  /// Makes no view yet.
  public init(_ interpreter: Interpreter, engine: LayoutEngine) {
    self.interpreter = interpreter
    self.engine = engine
  }

  /// Where a view is made.
  struct Context {
    var environment: EnvironmentStorage
    var path: String
    /// The place of the nearest view that the program makes.
    var source: SourcePlace?
    /// How many views that read their size it is in.
    var readers = 0

    func inside(_ segment: String) -> Context {
      var context = self
      context.path += "/" + segment
      return context
    }

    func with(_ environment: EnvironmentStorage) -> Context {
      var context = self
      context.environment = environment
      return context
    }
  }

  /// How many views and modifiers there are.
  public var viewCount: Int {
    var count = 0
    var open = [root].compactMap { $0 }
    while let node = open.popLast() {
      count += 1
      open += node.children
    }
    return count
  }

  /// Whether a view asks for the dark or the light appearance of its window.
  public var prefersDark: Bool? {
    wishes["colorScheme"].flatMap { interpreter.caseName($0) }.map { $0 == "dark" }
  }

  func ask(for name: String, _ value: Value) {
    if case .nilValue = value { return }
    if wishes[name] == nil { wishes[name] = value }
  }

  // MARK: Making

  /// Makes the graph of a view.
  public func make(_ value: Value, name: String, in surroundings: Surroundings = Surroundings()) {
    let environment = interpreter.environment(surroundings)
    count = 0
    root = node(of: value, Context(environment: environment, path: name, source: nil))
  }

  /// The node of a view; of one that fails a placeholder.
  func node(of value: Value, _ context: Context) -> ViewNode {
    depth += 1
    defer { depth -= 1 }
    count += 1
    if isFull {
      // What is left out is said once, where it begins.
      guard count == interpreter.viewLimit + 1 else { return group("EmptyView", [], .fixed, context) }
      return placeholder(
        Interruption.fault(Fault(.limit, "there are more than \(interpreter.viewLimit) views; the rest is left out")),
        context)
    }
    var context = context
    if case .structure(let structure) = value, let origin = structure.origin {
      context.source = interpreter.place(of: origin)
    }
    do {
      if depth > ViewGraph.maximumDepth {
        throw Interruption.fault(Fault(.limit, "more than \(ViewGraph.maximumDepth) views are in each other"))
      }
      let node = try makeNode(of: value, context)
      if node.source == nil { node.source = context.source }
      return node
    } catch {
      return placeholder(error, context)
    }
  }

  /// What stands where a view failed.
  func placeholder(_ error: any Error, _ context: Context) -> ViewNode {
    let fault = note(error, at: context.source)
    let text = TextContent("⚠ " + (fault.place.map { "\(fileName($0.path)):\($0.line)" } ?? "fault"))
    let layout = engine.insert(.text(text))
    return ViewNode(type: "Fault", path: context.path, layout: layout, drawing: .fault(fault))
  }

  /// Keeps what failed, once.
  @discardableResult
  func note(_ error: any Error, at place: SourcePlace?) -> Fault {
    var fault: Fault
    switch error {
    case Interruption.fault(let found): fault = found
    case Interruption.thrown:
      fault = Fault(.trap, "an error is thrown: \(interpreter.describe(interpreter.thrownError))")
    default: fault = Fault(.trap, "an optional chain ends here")
    }
    if fault.place == nil { fault.place = place }
    if !faults.contains(fault) { faults.append(fault) }
    return fault
  }

  private func fileName(_ path: String) -> Substring { path.split(separator: "/").last ?? Substring(path) }

  /// How a primitive of the catalogue is made, looked up by its name once.
  func maker(_ decl: DeclID) -> Maker {
    if let known = makers[decl] { return known }
    let name = interpreter.analyzer.qualifiedName(of: decl)
    let maker = Maker(
      view: table.views[name], modifier: table.modifiers[name], layout: table.layouts[name],
      property: table.properties[name])
    makers[decl] = maker
    return maker
  }

  private func makeNode(of value: Value, _ context: Context) throws -> ViewNode {
    switch value {
    case .structure(let structure):
      if let maker = maker(interpreter.types.decl(structure.type)).view {
        return try maker(ViewMaking(graph: self, value: structure, context: context))
      }
      return try composite(value, structure.type, context)
    case .wrapped(let inner):
      let child = node(of: inner, context.inside("some"))
      return group("Optional", [child], .dynamic, context)
    case .nilValue: return group("Optional", [], .dynamic, context)
    case .object(let object): return try composite(value, object.type, context)
    case .enumeration(let found): return try composite(value, found.type, context)
    case .void: return group("EmptyView", [], .fixed, context)
    default:
      throw Interruption.unsupported(
        "a value of type `\(interpreter.analyzer.text(of: interpreter.type(of: value)))` as a view")
    }
  }

  // MARK: Views with a body

  /// A view that the program declares: what its body makes.
  private func composite(_ value: Value, _ type: TypeID, _ context: Context) throws -> ViewNode {
    let name = interpreter.analyzer.decl(interpreter.types.decl(type)).name.text
    guard
      let body = interpreter.members("body", of: type).first(where: {
        interpreter.analyzer.decl($0).kind == .variable && !interpreter.isRequirement($0)
      })
    else {
      throw Interruption.unsupported("`\(name)` has no body")
    }
    let decl = interpreter.implementation(of: body, in: type)
    if interpreter.analyzer.decl(decl).has(.isPrimitive) { return try unsupported(value, name, context) }
    let inner = context.path.isEmpty || !context.path.contains(".") ? "\(name).body" : context.path + "/\(name)/body"
    let installed = try install(value, type, context, path: inner)
    let outer = interpreter.environment
    interpreter.environment = context.environment
    defer { interpreter.environment = outer }
    let content = try interpreter.callGetter(decl, Box(installed), type)
    var bodyContext = context
    bodyContext.path = inner
    let child = node(of: content, bodyContext)
    let layout = engine.insert(.group(.fixed), children: [child.layout])
    return ViewNode(type: name, path: context.path, layout: layout, children: [child], isGroup: true)
  }

  /// A view of the catalogue that nothing draws yet: what it holds is shown in its place.
  private func unsupported(_ value: Value, _ name: String, _ context: Context) throws -> ViewNode {
    interpreter.note(Fault(.unsupported, "`\(name)` is not drawn yet", at: context.source))
    let contents = ["content", "label", "title"].compactMap { interpreter.field(Name($0), of: value) }
    let nodes = contents.filter { isView($0) }.map { node(of: $0, context.inside(name)) }
    guard !nodes.isEmpty else {
      let layout = engine.insert(.text(TextContent(name)))
      let drawing = TextDrawing(runs: [TextDrawing.Run(text: name, paint: Paint(red: 0.5, green: 0.5, blue: 0.5))])
      return ViewNode(type: name, path: context.path, layout: layout, drawing: .text(drawing))
    }
    return group(name, nodes, .fixed, context)
  }

  func isView(_ value: Value) -> Bool {
    guard let view = interpreter.analyzer.knownDecl("View") else { return false }
    switch value {
    case .structure, .object, .enumeration:
      return interpreter.analyzer.conforms(interpreter.type(of: value), to: interpreter.analyzer.nominalType(view))
    case .wrapped(let inner): return isView(inner)
    default: return false
    }
  }

  // MARK: State

  /// Gives the dynamic properties of a view or modifier their places in the graph.
  func install(_ value: Value, _ type: TypeID, _ context: Context, path: String) throws -> Value {
    guard case .structure(var structure) = value else { return value }
    let layout = interpreter.layout(of: interpreter.types.decl(type))
    for (index, member) in layout.fields.enumerated() {
      guard case .structure(var wrapper) = structure.fields[index], !interpreter.wrappers(of: member).isEmpty else {
        continue
      }
      guard let kind = maker(interpreter.types.decl(wrapper.type)).property else { continue }
      if case .native? = wrapper.fields.last { continue }
      switch kind {
      case .state:
        wrapper.fields.append(
          .native(location(path, layout.names[index], PrimitiveTable.initialValue(.structure(wrapper)))))
      case .object:
        let key = path + "#" + layout.names[index].text
        let known = states[key]
        let value = try known?.value ?? madeObject(wrapper)
        wrapper.fields.append(.native(location(path, layout.names[index], value)))
      case .environment: wrapper.fields.append(.native(context.environment))
      }
      structure.fields[index] = .structure(wrapper)
    }
    return .structure(structure)
  }

  private func madeObject(_ wrapper: StructValue) throws -> Value {
    guard case .function(let make)? = wrapper.fields.first else { return wrapper.fields.first ?? .void }
    return try interpreter.call(make, [])
  }

  private func location(_ path: String, _ name: Name, _ initial: Value) -> StateLocation {
    let key = path + "#" + name.text
    if let known = states[key] { return known }
    let isRoot = !path.contains("/")
    let location = StateLocation(isRoot ? rootState[name.text] ?? initial : initial)
    states[key] = location
    return location
  }

  // MARK: Groups

  func group(_ type: String, _ children: [ViewNode], _ kind: GroupKind, _ context: Context) -> ViewNode {
    let layout = engine.insert(.group(kind), children: children.map(\.layout))
    return ViewNode(type: type, path: context.path, layout: layout, children: children, isGroup: true)
  }

  /// Applies a modifier to a view, or to each view of a group.
  func apply(_ node: ViewNode, _ make: (ViewNode) throws -> ViewNode) rethrows -> ViewNode {
    guard node.isGroup else {
      let made = try make(node)
      made.source = made.source ?? node.source
      return made
    }
    let children = try node.children.map { try apply($0, make) }
    engine.setChildren(children.map(\.layout), of: node.layout)
    node.replaceChildren(children)
    return node
  }
}
