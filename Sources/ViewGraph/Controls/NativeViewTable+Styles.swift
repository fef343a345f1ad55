import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// Styles: a style is a value in the environment; a control asks for it. How one of the system looks is a closure of this
/// table, one of the program makes its own views of a configuration, in which placeholders show the control's own content.
extension NativeViewTable {
  mutating func addStyles() {
    for kind in StyleKind.allCases {
      modifier(kind.modifier) { update in update.give(kind) }
      for name in kind.placeholders { view("\(kind.rawValue)Configuration.\(name)") { try $0.placeholder() } }
    }
    view("_TextFieldStyleLabel") { try $0.placeholder() }
    // What a style of the system makes, called by a style of the program.
    view("_StyleBody") { update in
      let style = update.machine.dynamicType(of: update.field("style"), as: update.fieldType("style"))
      try update.inner(update.field("configuration"), update.fieldType("configuration")) { configuration in
        try configuration.look(configuration.machine.catalogueName(style) ?? "")
      }
    }
  }
}

extension ViewUpdate {
  /// Puts a style into the environment of what a modifier is around.
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

  /// What a configuration has for a part of the control.
  fileprivate mutating func placeholder() throws {
    guard case .ref(let box)? = try value.box(StructBox.self).fields.last, let holder = box as? ContentHolder else {
      return group(.fixed, [])
    }
    holder.add(node)
    pass(child(.field("content"), holder.value, holder.type, segment: "", in: holder.environment))
  }

  /// Runs code for another value than the view's own: its fields are read, the children and elements are the view's.
  mutating func inner(_ value: Value, _ type: TypeID, _ update: (inout ViewUpdate) throws -> Void) throws {
    var own = ViewUpdate(of: self, value, type, content: .void, graph.analyzer.void)
    try update(&own)
    take(over: own)
  }

  /// Shows the view as a style of the system does.
  mutating func look(_ name: String) throws {
    guard let look = graph.table.looks[name] else {
      graph.note("the style `\(name)` has no look of its own yet", at: node.source, feature: name)
      return pass(node.children.flatMap(\.elements))
    }
    try look(&self)
  }

  /// The style of the system that the view has; that of the standard look where it is one of the program, or none.
  func systemStyle(_ kind: StyleKind) -> String {
    let name = environment.style(kind).flatMap { machine.catalogueName($0.type) } ?? kind.standard
    // In bars, menus and on the cards of a form controls look as their place says.
    guard name == kind.standard, !graph.isInCells, !hasOwnControls else { return name }
    if environment.isInList, kind == .toggle || kind == .textField { return name }
    // A row of a list on a watch is on a card already.
    if environment.isInList, graph.typeScale == .watch { return name }
    return kind.standard(on: graph.typeScale)
  }

  /// Whether the place of a view says how its controls look: a bar, a menu.
  private var hasOwnControls: Bool {
    if case .bool(true)? = environment[EnvironmentStore.barKey] { return true }
    return environment.menu != nil
  }

  /// Shows a control in the style that its environment has for it.
  ///
  /// - Parameters:
  ///   - values: What the configuration has that the control has no field of the same name for.
  ///   - views: The same for views that stand for the control's content.
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

  /// The views that a style of the program makes.
  mutating func run(_ style: StyleBox, _ kind: StyleKind, _ configuration: (value: Value, type: TypeID)) throws {
    let memory = control
    let holder = memory.configuration
    let isNew = holder.placeholder.isNothing || !isSameConfiguration(holder.placeholder, configuration)
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

  /// Whether a configuration says what it said last time: closures aside, which are taken to be other ones.
  private func isSameConfiguration(_ old: Value, _ new: (value: Value, type: TypeID)) -> Bool {
    graph.isSame(old, new.value, new.type)
  }

  /// What a style of the program is called with.
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

  /// A view that stands for a part of the control; nothing where the control was given none.
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
