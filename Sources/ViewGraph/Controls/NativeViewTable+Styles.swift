import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// Styles are values in the environment, which controls read. A system style is a closure of this table. A style of the
/// program creates views from a configuration, in which placeholders show the control's content.
extension NativeViewTable {
  mutating func addStyles() {
    for kind in StyleKind.allCases {
      modifier(kind.modifier) { update in update.give(kind) }
      for name in kind.placeholders { view("\(kind.rawValue)Configuration.\(name)") { try $0.placeholder() } }
    }
    view("_TextFieldStyleLabel") { try $0.placeholder() }
    // The body of a system style that a style of the program calls.
    view("_StyleBody") { update in
      let style = update.machine.dynamicType(of: update.field("style"), as: update.fieldType("style"))
      try update.inner(update.field("configuration"), update.fieldType("configuration")) { configuration in
        try configuration.look(configuration.machine.catalogueName(style) ?? "")
      }
    }
  }
}

extension ViewUpdate {
  /// Sets a style in the environment of a modifier's content.
  fileprivate mutating func give(_ kind: StyleKind) {
    let type = machine.dynamicType(of: field("style"), as: fieldType("style"))
    let value = machine.opened(field("style"))
    let outer = environment.style(kind)
    let key = kind.key
    if case .ref(let box)? = (node.memory as? EnvironmentMemory)?.inner[key], let old = box as? StyleBox,
      old.type == type, old.outer === outer, graph.isSame(old.value, value, type)
    {
      return set([(key, .ref(old))])
    }
    set([(key, .ref(StyleBox(value, type, outer: outer)))])
  }

  /// Shows the content of a configuration's placeholder.
  fileprivate mutating func placeholder() throws {
    guard case .ref(let box)? = try value.box(StructBox.self).fields.last, let holder = box as? ContentHolder else {
      return group(.fixed, [])
    }
    holder.add(node)
    pass(child(.field("content"), holder.value, holder.type, segment: "", in: holder.environment))
  }

  /// Runs an update with another value, whose fields are read. Children and elements belong to this view.
  mutating func inner(_ value: Value, _ type: TypeID, _ update: (inout ViewUpdate) throws -> Void) throws {
    var own = ViewUpdate(of: self, value, type, content: .void, graph.analyzer.void)
    try update(&own)
    take(over: own)
  }

  /// Shows the view in a system style.
  mutating func look(_ name: String) throws {
    guard let look = graph.table.looks[name] else {
      graph.note("the style `\(name)` is not drawn yet", at: node.source, feature: name)
      return pass(node.children.flatMap(\.elements))
    }
    try look(&self)
  }

  /// The name of the view's system style; the default style if it has none, or one of the program.
  func systemStyle(_ kind: StyleKind) -> String {
    let name = environment.style(kind).flatMap { machine.catalogueName($0.type) } ?? kind.standard
    // In bars, menus and forms, the context determines the appearance of controls.
    guard name == kind.standard, !graph.isInCells, !hasOwnControls else { return name }
    if environment.isInList, kind == .toggle || kind == .textField { return name }
    // In a list on a watch, the row already has a platter.
    if environment.isInList, graph.typeScale == .watch { return name }
    return kind.standard(on: graph.typeScale)
  }

  /// Whether the context determines the appearance of controls: a bar or a menu.
  private var hasOwnControls: Bool {
    if case .bool(true)? = environment[EnvironmentStore.barKey] { return true }
    return environment.menu != nil
  }

  /// Shows a control in the style of its environment.
  ///
  /// - Parameters:
  ///   - values: The properties of the configuration that are not fields of the control.
  ///   - views: The content views of the configuration that are not fields of the control.
  mutating func styled(
    _ kind: StyleKind, values: [String: Value] = [:], views: [String: (Value, TypeID)] = [:]
  ) throws {
    guard let style = environment.style(kind), machine.catalogueName(style.type) == nil else {
      return try look(systemStyle(kind))
    }
    let kinds: [StyleKind] = kind == .primitiveButton ? [.button, .primitiveButton] : [kind]
    guard let own = kinds.first(where: { machine.conforms(style.type, to: Name($0.rawValue)) }),
      let configuration = try configuration(own, values, views)
    else { return try look(kind.standard) }
    try run(style, own, configuration)
  }

  /// Shows the body of a style of the program.
  mutating func run(_ style: StyleBox, _ kind: StyleKind, _ configuration: (value: Value, type: TypeID)) throws {
    let memory = control
    let holder = memory.configuration
    // A binding to a property of an object does not tell the style of new values.
    let hasNewValues = memory.takesBindingValues(graph.bindingValues(in: configuration))
    let isNew =
      hasNewValues || holder.placeholder.isNothing || !isSameConfiguration(holder.placeholder, configuration)
    if isNew { holder.placeholder = configuration.value }
    if isNew, !isRelisting, let old = node.children.first(where: { $0.key == .field("style") }), !old.hasFailed {
      old.reasons.append(.property("configuration"))
      old.isDirty = true
    }
    let around: Value = style.outer.map { .ref($0) } ?? .void
    let inside = environment("style") { $0.setting(kind.key, around) }
    let child = child(.field("style"), style.value, style.type, segment: "", in: inside, memory: holder)
    if !isRelisting { for holder in memory.takeChanged() { graph.refresh(holder, below: child) } }
    container(.hStack(), child.elements)
  }

  /// Whether two configurations are equal. Closures always compare as different.
  private func isSameConfiguration(_ old: Value, _ new: (value: Value, type: TypeID)) -> Bool {
    graph.isSame(old, new.value, new.type)
  }

  /// The configuration for a style of the program.
  private mutating func configuration(
    _ kind: StyleKind, _ values: [String: Value], _ views: [String: (Value, TypeID)]
  ) throws -> (value: Value, type: TypeID)? {
    guard let decl = graph.analyzer.knownDecl(Name("\(kind.rawValue)Configuration")) else { return nil }
    let type = graph.analyzer.nominalType(decl)
    var fields: [Value] = []
    for part in machine.fields(of: type) {
      let name = part.name.hasPrefix("_") ? String(part.name.dropFirst()) : part.name
      if let value = values[name] {
        fields.append(value)
      } else if machine.conforms(machine.wrappedType(part.type) ?? part.type, to: "View") {
        fields.append(placeholder(of: name, part.type, views[name]))
      } else {
        fields.append(field(name))
      }
    }
    return (.ref(StructBox(type, fields)), type)
  }

  /// A placeholder for a part of the control; `nil` or empty if the control does not have the part.
  private mutating func placeholder(of name: String, _ type: TypeID, _ given: (Value, TypeID)?) -> Value {
    var (content, contentType) = given ?? (field(name), fieldType(name))
    if let wrapped = machine.wrappedType(type) {
      guard let filled = content.unwrapped, !content.isNothing else { return .nothing }
      content = filled
      contentType = machine.wrappedType(contentType) ?? contentType
      return control.placeholder(name, wrapped, content, contentType).wrapped
    }
    if content.isNothing {
      contentType = graph.analyzer.known("EmptyView")
      content = .ref(StructBox(contentType, []))
    }
    return control.placeholder(name, type, content, contentType)
  }
}

extension Graph {
  /// The current values of the bindings in a configuration. Reading them makes nothing depend on them.
  fileprivate func bindingValues(in configuration: (value: Value, type: TypeID)) -> [Value] {
    guard let box = try? configuration.value.box(StructBox.self) else { return [] }
    let outer = reader
    reader = nil
    defer { reader = outer }
    return box.fields.flatMap { field -> [Value] in
      let bindings = [field.bindingLocation] + payload(field).map(\.bindingLocation)
      return bindings.compactMap { $0 }.map { (try? $0.get()) ?? .void }
    }
  }
}
