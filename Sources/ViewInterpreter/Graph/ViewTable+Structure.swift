import ViewLayout
import ViewSemantics
import ViewSource

/// Views that hold other views together.
extension ViewTable {
  mutating func addStructure() {
    view("EmptyView") { making in making.graph.group("EmptyView", [], .fixed, making.context) }
    view("TupleView") { making in
      guard case .tuple(let tuple) = making.field("value") else {
        return making.graph.group("TupleView", [making.content("value")], .fixed, making.context)
      }
      let children = tuple.elements.enumerated().map { making.graph.node(of: $1, making.context.inside(String($0))) }
      return making.graph.group("TupleView", children, .fixed, making.context)
    }
    view("_ConditionalContent") { making in
      guard case .enumeration(let side) = making.field("storage"), let content = side.payload.first else {
        return making.graph.group(making.name, [], .dynamic, making.context)
      }
      let isFirst = making.interpreter.analyzer.decl(side.enumCase).name == "trueContent"
      let child = making.graph.node(of: content, making.context.inside(isFirst ? "true" : "false"))
      return making.graph.group(making.name, [child], .dynamic, making.context)
    }
    view("Group") { making in making.graph.group("Group", [making.content()], .fixed, making.context) }
    view("AnyView") { making in
      let child = making.content()
      return making.container(.modifier(.passThrough), [child])
    }
    view("IDView") { making in
      let id = making.interpreter.describe(making.field("id"))
      return making.graph.node(of: making.field("content"), making.context.inside("#(\(id))"))
    }
    for name in ["EquatableView", "_UnaryViewAdaptor"] {
      view(name) { making in making.graph.group(making.name, [making.content()], .fixed, making.context) }
    }
    view("ForEach") { making in
      let interpreter = making.interpreter
      guard case .function(let content) = making.field("content") else {
        throw Interruption.unsupported("this `ForEach`")
      }
      var children: [ViewNode] = []
      for (index, element) in try interpreter.elements(of: making.field("data")).enumerated() {
        if making.graph.isFull { break }
        let id = try ViewTable.identifier(of: element, index, making)
        let context = making.context.inside("ForEach(\(interpreter.describe(id)))")
        do {
          let row = try interpreter.call(content, [Box(element)])
          children.append(making.graph.node(of: row, context))
        } catch {
          children.append(making.graph.placeholder(error, context))
        }
      }
      return making.graph.group("ForEach", children, .dynamic, making.context)
    }
    view("Section") { making in
      let parts: [Name] = ["header", "content", "footer"]
      return making.graph.group("Section", parts.map { making.content($0) }, .fixed, making.context)
    }
    view("ModifiedContent") { making in
      try making.graph.modified(making.field("content"), making.field("modifier"), making.context)
    }
    view("_ViewModifier_Content") { making in
      guard case .native(let object)? = making.value.fields.last, let holder = object as? ContentHolder else {
        return making.graph.group(making.name, [], .fixed, making.context)
      }
      var context = making.context
      context.source = holder.source
      return making.graph.node(of: holder.content, context)
    }
    view("TimelineView") { making in making.graph.group(making.name, [], .fixed, making.context) }
  }

  private static func identifier(of element: Value, _ index: Int, _ making: ViewMaking) throws -> Value {
    guard case .enumeration(let identifier) = making.field("identifier"), let part = identifier.payload.first else {
      return element
    }
    switch part {
    case .keyPath(let path): return try making.interpreter.read(path, of: element)
    case .function(let function): return try making.interpreter.call(function, [Box(element)])
    default: return .int(index)
    }
  }
}

/// What a modifier's `body(content:)` is applied to.
final class ContentHolder {
  let content: Value
  let source: SourcePlace?

  init(_ content: Value, _ source: SourcePlace?) {
    self.content = content
    self.source = source
  }
}

extension ViewGraph {
  /// A view with a modifier.
  func modified(_ content: Value, _ modifier: Value, _ context: Context) throws -> ViewNode {
    guard case .structure(let structure) = modifier else {
      throw Interruption.unsupported("this modifier")
    }
    let decl = interpreter.types.decl(structure.type)
    if let maker = maker(decl).modifier {
      return try maker(ModifierMaking(graph: self, value: structure, content: content, context: context))
    }
    if interpreter.catalogueName(structure.type) == "ModifiedContent" {
      // Two modifiers put together: the first is applied first.
      let first = interpreter.field("content", of: modifier) ?? .void
      let inner = StructValue(type: structure.type, fields: [content, first])
      return try modified(.structure(inner), interpreter.field("modifier", of: modifier) ?? .void, context)
    }
    guard
      let body = interpreter.members("body", of: structure.type).first(where: {
        interpreter.analyzer.decl($0).kind == .function && !interpreter.isRequirement($0)
          && !interpreter.analyzer.decl($0).has(.isPrimitive)
      })
    else {
      let own = interpreter.analyzer.decl(decl).name.text
      if !ViewTable.silentModifiers.contains(own) {
        interpreter.note(Fault(.unsupported, "the modifier `\(own)` has no effect yet", at: context.source))
      }
      let making = ModifierMaking(graph: self, value: structure, content: content, context: context)
      return making.unary(.modifier(.passThrough))
    }
    return try customModifier(modifier, structure.type, body, content, context)
  }

  private func customModifier(
    _ modifier: Value, _ type: TypeID, _ body: DeclID, _ content: Value, _ context: Context
  ) throws -> ViewNode {
    let name = interpreter.analyzer.decl(interpreter.types.decl(type)).name.text
    let path = context.path + "/\(name)/body"
    let installed = try install(modifier, type, context, path: path)
    guard let placeholder = interpreter.analyzer.knownDecl("_ViewModifier_Content") else {
      throw Interruption.unsupported("this modifier")
    }
    let inner = StructValue(
      type: interpreter.analyzer.nominalType(placeholder, [type]),
      fields: [.native(ContentHolder(content, context.source))])
    let outer = interpreter.environment
    interpreter.environment = context.environment
    defer { interpreter.environment = outer }
    let substitution = interpreter.surroundings(of: body, in: type)
    let result = try interpreter.invoke(body, Box(installed), type, substitution, [Box(.structure(inner))])
    var bodyContext = context
    bodyContext.path = path
    let child = node(of: result, bodyContext)
    let layout = engine.insert(.group(.fixed), children: [child.layout])
    return ViewNode(type: name, path: context.path, layout: layout, children: [child], isGroup: true)
  }
}

extension ViewTable {
  /// Modifiers that change neither layout nor drawing of a still picture.
  static let silentModifiers: Set<String> = [
    "_AppearanceActionModifier", "_TaskModifier", "_TaskValueModifier", "_ValueActionModifier", "_AnimationModifier",
    "_TransactionModifier", "_PreferenceActionModifier", "_PreferenceWritingModifier",
    "AccessibilityAttachmentModifier",
    "_ContentShapeModifier", "_TraitWritingModifier", "AddGestureModifier", "_ZIndexModifier", "EmptyModifier",
    "SubscriptionView", "_AnimationView", "_FlipForRTLEffect",
  ]
}
