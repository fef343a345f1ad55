import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource
import ViewSyntax

/// How the bodies of one view type are evaluated; computed once for each type.
final class BodyPlan {
  let type: TypeID
  /// The name of the type, without generic arguments.
  let name: String
  /// The getter of `body`.
  let body: PreparedCall
  /// The dynamic properties that the graph installs, by field index.
  let properties: [PropertyPlan]
  /// The stored properties compared to detect changed inputs: all that are not dynamic properties, and those with
  /// nested properties.
  let inputs: [(index: Int, type: TypeID, name: String)]
  /// Whether the type is `Equatable`, so that its `==` compares the inputs.
  let isEquatable: Bool
  /// The functions of a UIKit or AppKit view representable, which has no body.
  let platform: PlatformCalls?
  /// The source location of the type's declaration; `nil` outside of the program.
  let place: SourcePlace?
  /// Whether the program declares the type and its body. Only such views appear in events.
  var isOwn: Bool { place != nil && platform == nil }
  /// The path segment of the body's content, if the view is inside of another one.
  let innerSegment: String
  /// The path segment of the body's content, if the view is outermost.
  let outermostSegment: String
  /// The type with its generic arguments, as in events.
  let typeText: String

  init(
    type: TypeID, name: String, body: PreparedCall, properties: [PropertyPlan],
    inputs: [(index: Int, type: TypeID, name: String)], isEquatable: Bool, platform: PlatformCalls?,
    place: SourcePlace?, typeText: String
  ) {
    self.type = type
    self.name = name
    self.body = body
    self.properties = properties
    self.inputs = inputs
    self.isEquatable = isEquatable
    self.platform = platform
    self.place = place
    self.typeText = typeText
    innerSegment = "\(name)/body"
    outermostSegment = "\(name).body"
  }
}

/// A dynamic property that the graph installs before a body evaluation.
struct PropertyPlan {
  let index: Int
  /// The name in the program.
  let name: String
  let type: TypeID
  let kind: PropertyKind
  /// Whether it is declared with a property wrapper: `@Binding var zip`, not `let zip: Binding<String>`.
  var isWrapped = true

  /// The declaration of a binding in messages.
  var binding: String { isWrapped ? "@Binding \(name)" : name }
  /// The declaration of a focused value in messages.
  var focused: String { "@FocusedValue \(name)" }
}

extension Graph {
  /// The update behavior of a view type.
  func behavior(of type: TypeID) throws -> ViewNode.Behavior {
    if let known = behaviors[type] { return known }
    let found = try findBehavior(of: type)
    behaviors[type] = found
    return found
  }

  private func findBehavior(of type: TypeID) throws -> ViewNode.Behavior {
    if types.kind(type) == .nominal, analyzer.isFromCatalogue(types.decl(type)) {
      if let native = table.views[analyzer.fullName(of: types.decl(type))] { return .native(native) }
    }
    guard types.kind(type) == .nominal else {
      throw Fault(.unsupported, "a value of type `\(analyzer.text(of: type))` is not a view")
    }
    let protocols =
      ["View", "ViewModifier", "App", "Scene", "ToolbarContent", "TabContent", "_VariadicView_ViewRoot"]
      + StyleKind.allCases.map(\.rawValue)
    let proto = protocols.first { machine.conforms(type, to: Name($0)) }
    if proto != nil, PlatformCalls.isPlatformView(type, in: machine) {
      guard let calls = PlatformCalls(self, type) else { return .native(NativeView.unknown(typeName(type))) }
      return .body(makePlan(type, calls.update, platform: calls))
    }
    guard let body = proto.flatMap({ known.bodies[$0] }), let plan = try plan(type, body) else {
      return .native(NativeView.unknown(typeName(type)))
    }
    return .body(plan)
  }

  /// The plan of a type with a body; `nil` if the type does not declare a body.
  func plan(_ type: TypeID, _ requirement: DeclID) throws -> BodyPlan? {
    if let known = plans[type] { return known }
    let body = machine.implementationOfMember(requirement, in: type)
    guard body != requirement, !analyzer.decl(body).has(.isPrimitive) else { return nil }
    let plan = makePlan(type, try machine.prepare(body, of: type))
    plans[type] = plan
    return plan
  }

  private func makePlan(_ type: TypeID, _ body: PreparedCall, platform: PlatformCalls? = nil) -> BodyPlan {
    var properties: [PropertyPlan] = []
    var inputs: [(index: Int, type: TypeID, name: String)] = []
    for (index, field) in machine.fields(of: type).enumerated() {
      guard let kind = propertyKind(of: field.type) else {
        inputs.append((index, field.type, field.name))
        continue
      }
      let name = field.name.hasPrefix("_") ? String(field.name.dropFirst()) : field.name
      properties.append(
        PropertyPlan(index: index, name: name, type: field.type, kind: kind, isWrapped: field.name.hasPrefix("_")))
      switch kind {
      case .nested, .query: inputs.append((index, field.type, field.name))
      default: break
      }
    }
    return BodyPlan(
      type: type, name: typeName(type), body: body, properties: properties, inputs: inputs,
      isEquatable: machine.conforms(type, to: "Equatable"), platform: platform, place: place(of: types.decl(type)),
      typeText: analyzer.text(of: type))
  }

  /// The source location of a declaration; `nil` outside of the program.
  func place(of decl: DeclID) -> SourcePlace? {
    guard let file = analyzer.fileOfSource(decl), !analyzer.isFromCatalogue(decl) else { return nil }
    let source = analyzer.program.file(file).source
    let position = source.lineIndex.position(of: analyzer.node(of: decl).range.start)
    return SourcePlace(path: source.path, line: position.line, column: position.column)
  }

  /// The name of a type, without generic arguments.
  func typeName(_ type: TypeID) -> String {
    guard types.kind(type) == .nominal else { return analyzer.text(of: type) }
    return analyzer.decl(types.decl(type)).name.text
  }

  /// The path segment of a container's content: the name of the type, or nothing for a transparent type.
  func segment(of type: TypeID) -> String {
    guard types.kind(type) == .nominal, !analyzer.decl(types.decl(type)).has(.isTransparent) else { return "" }
    return typeName(type)
  }

  /// The path of a view's body: `ContentView.body`, `…/Row/body`.
  func bodyPath(_ node: ViewNode) -> String {
    node.bodyPath {
      let name = typeName(node.type)
      let path = node.path
      return path.isEmpty ? "\(name).body" : "\(path)/\(name)/body"
    }
  }
}

extension Graph {
  /// Evaluates the body of a view and reconciles the result with the previous one.
  func runBody(_ node: ViewNode, _ plan: BodyPlan, _ reasons: [Event.Reason]) throws {
    unsubscribe(node)
    if node.isNew, let place = plan.place, node.source == nil { node.source = place }
    let installed = try install(node, plan)
    let outer = reader
    reader = node
    node.lastReasons = reasons
    defer { reader = outer }
    // The frames of an animation are not logged individually.
    if plan.isOwn, reasons != [.animation] { events.append(.bodyRan(path: bodyPath(node), reasons: reasons)) }
    machine.beginEvaluation()
    if let platform = plan.platform {
      let memory = node.memory as? PlatformMemory ?? PlatformMemory(platform)
      node.memory = memory
      observing(node) { memory.update(node, installed, in: self) }
      reader = outer
      return placeContent(node, plan, .void)
    }
    let content = try observing(node) { try machine.call(plan.body, arguments(of: node, installed)) }
    reader = outer
    node.content = content
    placeContent(node, plan, content)
  }

  /// The arguments of a body: the view; for a modifier also its content, for a style the configuration.
  private func arguments(of node: ViewNode, _ installed: Value) -> [Value] {
    guard let holder = node.memory as? ContentHolder else { return [installed] }
    return [installed, holder.placeholder]
  }

  /// Updates the child with the result of a body evaluation.
  func placeContent(_ node: ViewNode, _ plan: BodyPlan, _ content: Value) {
    var update = ViewUpdate(self, node, node.value, node.type, isRelisting: false)
    if let memory = node.memory as? PlatformMemory {
      update.platformView(memory, named: plan.name)
      return update.finish()
    }
    let child = update.child(.field("body"), content, plan.body.result, segment: bodySegment(node, plan))
    update.group(.fixed, child.elements)
    update.finish()
  }

  private func bodySegment(_ node: ViewNode, _ plan: BodyPlan) -> String {
    // The name of the outermost view starts the path.
    node.hasPath ? plan.innerSegment : plan.outermostSegment
  }

  /// Updates the elements of a view, because those of its body have changed.
  func relist(_ node: ViewNode) {
    guard case .body(let plan) = node.behavior else { return }
    placeContent(node, plan, node.content)
  }

  /// Passes a changed environment to the content of a body that does not depend on the change. A platform view is
  /// updated at each change.
  func passEnvironment(_ node: ViewNode) {
    guard node.memory is PlatformMemory else { return relist(node) }
    evaluate(node, reasons: [], hasNewValue: false)
  }
}
