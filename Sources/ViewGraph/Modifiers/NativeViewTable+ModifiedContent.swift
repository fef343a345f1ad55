import ViewCatalog
import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// `ModifiedContent`: a view with a modifier.
extension NativeViewTable {
  mutating func addModifiedContent() {
    view("ModifiedContent", rows: .asContent) { update in try update.modifiedContent() }
  }
}

extension ViewUpdate {
  fileprivate mutating func modifiedContent() throws {
    let modifier = machine.opened(field("modifier"))
    let modifierType = machine.dynamicType(of: field("modifier"), as: fieldType("modifier"))
    let content = (value: field("content"), type: fieldType("content"))
    try apply(modifier, modifierType, to: content.value, content.type)
  }

  /// Applies a modifier to a view: natively, or with the modifier's body.
  mutating func apply(_ modifier: Value, _ type: TypeID, to content: Value, _ contentType: TypeID) throws {
    if machine.hasAbsence, let missing = modifier.absence, missing.isUnsupported {
      graph.note("a modifier is left out: \(missing.message)", at: node.source)
      return pass(child(.field("content"), content, contentType, segment: ""))
    }
    if let name = machine.catalogueName(type) {
      if let native = graph.table.modifiers[name] {
        // A modifier with an absent argument is omitted, and the view is drawn without it.
        if machine.hasAbsence, let missing = missing(in: modifier, type) {
          guard missing.isUnsupported else { throw missing }
          graph.note("the modifier `\(graph.typeName(type))` is left out: \(missing.message)", at: node.source)
          return pass(child(.field("content"), content, contentType, segment: ""))
        }
        return try inner(modifier, type, content, contentType, native.update)
      }
      // A modifier without a visual effect, as for haptics or accessibility, does not change the picture.
      if graph.analyzer.fact(.shows, of: machine.types.decl(type)) == .nothing {
        return try inner(modifier, type, content, contentType) { $0.surround(.modifier(.passThrough)) }
      }
      if name == "ModifiedContent", let first = machine.fieldValue("content", of: modifier),
        let second = machine.fieldValue("modifier", of: modifier)
      {
        // A concatenation of two modifiers: the first is applied first.
        return try chain(first, second, type, content, contentType)
      }
    }
    if try custom(modifier, type, content, contentType) { return }
    if let resolved = try resolved(modifier, type) {
      return try apply(machine.opened(resolved.value), resolved.type, to: content, contentType)
    }
    if machine.conforms(type, to: "GeometryEffect") {
      return try inner(modifier, type, content, contentType) { try $0.geometryEffect() }
    }
    // A screen of the system that is not presented does not change the picture.
    if let isPresented = machine.fieldValue("isPresented", of: modifier)?.bindingLocation,
      case .bool(false) = try read(isPresented)
    {
      return try inner(modifier, type, content, contentType) { $0.surround(.modifier(.passThrough)) }
    }
    let name = graph.typeName(type)
    graph.note("the modifier `\(name)` has no effect yet", at: node.source, feature: name, isMissing: true)
    pass(child(.field("content"), content, contentType, segment: ""))
  }

  /// The modifier to which an `EnvironmentalModifier` of the program resolves in this environment; `nil` for others.
  private func resolved(_ modifier: Value, _ type: TypeID) throws -> (value: Value, type: TypeID)? {
    guard machine.conforms(type, to: "EnvironmentalModifier"), let resolution = graph.known.modifierResolution,
      let member = graph.known.resolvedModifier
    else { return nil }
    let value = try machine.call(
      graph.prepared(resolution, of: type), [modifier, graph.environmentValues(environment)])
    return (value, machine.dynamicType(of: value, as: graph.analyzer.associatedType(member, of: type)))
  }

  /// The fault of an absent part of a modifier, unless the part is a view, which is marked in its own place.
  private func missing(in modifier: Value, _ type: TypeID) -> Fault? {
    guard case .ref(let box) = modifier, let parts = box as? StructBox else { return modifier.absence }
    for (index, field) in machine.fields(of: type).enumerated() where index < parts.fields.count {
      if let fault = parts.fields[index].innerFault(depth: 5), !isView(field, of: type) { return fault }
    }
    return nil
  }

  /// Whether a part of a modifier is a view that is shown itself. For an unresolved type the modifier's constraint
  /// decides. A colour counts as a style.
  private func isView(_ field: Machine.Field, of type: TypeID) -> Bool {
    var declared = field.type
    if machine.types.kind(declared) == .hole {
      let decl = machine.analyzer.children(of: machine.types.decl(type)).first {
        machine.analyzer.decl($0).kind == .variable && machine.analyzer.decl($0).name.text == field.name
      }
      if let decl { declared = machine.analyzer.variableType(of: decl) }
    }
    return machine.conforms(declared, to: "View") && !machine.conforms(declared, to: "ShapeStyle")
  }

  /// Runs the native code of a modifier, which reads the modifier's fields and has `content` as its child.
  private mutating func inner(
    _ modifier: Value, _ type: TypeID, _ content: Value, _ contentType: TypeID,
    _ update: (inout ViewUpdate) throws -> Void
  ) throws {
    var own = ViewUpdate(of: self, modifier, type, content: content, contentType)
    try update(&own)
    take(over: own)
  }

  private mutating func chain(
    _ first: Value, _ second: Value, _ type: TypeID, _ content: Value, _ contentType: TypeID
  ) throws {
    let arguments = machine.types.arguments(type)
    guard arguments.count == 2, let decl = graph.analyzer.knownDecl("ModifiedContent") else { return }
    let inner = graph.analyzer.nominalType(decl, [contentType, arguments[0]])
    try apply(second, arguments[1], to: .ref(StructBox(inner, [content, first])), inner)
  }

  /// Applies a modifier of the program: its body with a placeholder for the content.
  private mutating func custom(_ modifier: Value, _ type: TypeID, _ content: Value, _ contentType: TypeID) throws
    -> Bool
  {
    guard let body = graph.known.modifierBody, try graph.plan(type, body) != nil else { return false }
    let holder: ContentHolder
    if let kept = node.memory as? ContentHolder, kept.modifier == type {
      holder = kept
    } else {
      holder = ContentHolder(content, contentType)
      holder.modifier = type
      if let decl = graph.analyzer.knownDecl("_ViewModifier_Content") {
        holder.placeholder = .ref(StructBox(graph.analyzer.nominalType(decl, [type]), [.ref(holder)]))
      }
      node.memory = holder
    }
    let isNewContent = !content.isSameBox(as: holder.value)
    (holder.value, holder.type) = (content, contentType)
    let child = child(.field("modifier"), modifier, type, segment: "", memory: holder)
    if isNewContent, !isRelisting {
      graph.refresh(holder, below: child)
      noteChanges(of: child)
    }
    pass(child)
    return true
  }
}

extension Graph {
  /// Updates the placeholders of content with a new value, if the body around them was not evaluated again.
  func refresh(_ holder: ContentHolder, below top: ViewNode) {
    for place in holder.nodes {
      place.didChangeList = false
      evaluate(place, reasons: [], hasNewValue: true)
      var current = place
      while current !== top, current.didChangeList, let parent = current.parent {
        parent.didChangeList = false
        relistNode(parent)
        current.didChangeList = false
        current = parent
      }
    }
  }
}
