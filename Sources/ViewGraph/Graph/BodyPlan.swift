import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource
import ViewSyntax

/// How views of one type with a body are run: found once a type.
final class BodyPlan {
  let type: TypeID
  /// The name of the type, without generic arguments.
  let name: String
  /// `body`, which is called with the view.
  let body: PreparedCall
  /// The stored properties that the graph fills in, by their place among the fields.
  let properties: [PropertyPlan]
  /// What is compared to tell whether an input has changed: every other stored property, and those with others in them.
  let inputs: [(index: Int, type: TypeID, name: String)]
  /// Whether the type says itself when two values are equal.
  let isEquatable: Bool
  /// Of a view of UIKit or AppKit, its functions: it has no body.
  let platform: PlatformCalls?
  /// Where the type is declared; `nil` outside of the program.
  let place: SourcePlace?
  /// Whether the program declares the type and its body: only of such views is told what happens to them.
  var isOwn: Bool { place != nil && platform == nil }
  /// What the body adds to the paths of what is in it, where the view is in another one.
  let innerSegment: String
  /// The same where the view is the outermost one.
  let outermostSegment: String
  /// The type, with its generic arguments, as events tell it.
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

/// A stored property that the graph fills in before a body runs.
struct PropertyPlan {
  let index: Int
  /// As the program names it.
  let name: String
  let type: TypeID
  let kind: PropertyKind
  /// Whether it is declared with a wrapper: `@Binding var zip`, not `let zip: Binding<String>`.
  var isWrapped = true

  /// As the program writes a binding.
  var binding: String { isWrapped ? "@Binding \(name)" : name }
}

extension Graph {
  /// What updates views of a type.
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
      throw Fault(.unsupported, "a value of type `\(analyzer.text(of: type))` is no view")
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

  /// How a body of a type runs; `nil` if the type has none of its own.
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

  /// Where a declaration of the program is; `nil` outside of it.
  func place(of decl: DeclID) -> SourcePlace? {
    guard let file = analyzer.fileOfSource(decl), !analyzer.isFromCatalogue(decl) else { return nil }
    let source = analyzer.program.file(file).source
    let position = source.lineIndex.position(of: analyzer.node(of: decl).range.start)
    return SourcePlace(path: source.path, line: position.line, column: position.column)
  }

  /// The name of a type without generic arguments.
  func typeName(_ type: TypeID) -> String {
    guard types.kind(type) == .nominal else { return analyzer.text(of: type) }
    return analyzer.decl(types.decl(type)).name.text
  }

  /// What a container adds to the paths of what is in it: its name, or nothing if it adds no place.
  func segment(of type: TypeID) -> String {
    guard types.kind(type) == .nominal, !analyzer.decl(types.decl(type)).has(.isTransparent) else { return "" }
    return typeName(type)
  }

  /// The path of a view with a body, as the body's own: `ContentView.body`, `…/Row/body`.
  func bodyPath(_ node: ViewNode) -> String {
    let name = typeName(node.type)
    let path = node.path
    return path.isEmpty ? name + ".body" : path + "/" + name + "/body"
  }
}

extension Graph {
  /// Evaluates the body of a view, and matches what it gives with what it gave before.
  func runBody(_ node: ViewNode, _ plan: BodyPlan, _ reasons: [Event.Reason]) throws {
    unsubscribe(node)
    if node.isNew, let place = plan.place, node.source == nil { node.source = place }
    let installed = try install(node, plan)
    let outer = reader
    reader = node
    node.lastReasons = reasons
    defer { reader = outer }
    // The frames of an animation are not told one by one.
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

  /// What a body is called with: the view; of a modifier its content too, of a style the configuration.
  private func arguments(of node: ViewNode, _ installed: Value) -> [Value] {
    guard let holder = node.memory as? ContentHolder else { return [installed] }
    return [installed, holder.placeholder]
  }

  /// The child that is the value of a body.
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
    // The outermost view's own name begins the path.
    node.hasPath ? plan.innerSegment : plan.outermostSegment
  }

  /// The elements of a view's body have changed.
  func relist(_ node: ViewNode) {
    guard case .body(let plan) = node.behavior else { return }
    placeContent(node, plan, node.content)
  }

  /// The body does not depend on what is new in the environment, but views in it may. A view of the platform is told of
  /// each change.
  func passEnvironment(_ node: ViewNode) {
    guard node.memory is PlatformMemory else { return relist(node) }
    evaluate(node, reasons: [], hasNewValue: false)
  }
}
