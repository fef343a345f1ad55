import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// Modifiers that change the environment of their content, and accessibility modifiers.
extension NativeViewTable {
  mutating func addEnvironmentModifiers() {
    modifier("_EnvironmentKeyWritingModifier") { update in
      try update.changeEnvironment { update, values in
        let path = try update.field("keyPath").box(KeyPathBox.self)
        try update.machine.setValue(update.field("value"), at: path, of: &values)
      }
    }
    modifier("_EnvironmentKeyTransformModifier") { update in
      try update.changeEnvironment { update, values in
        let path = try update.field("keyPath").box(KeyPathBox.self)
        let transform = try update.field("transform").box(ClosureBox.self)
        var arguments = [try update.machine.value(at: path, of: values)]
        _ = try update.machine.call(transform, changing: &arguments)
        try update.machine.setValue(arguments[0], at: path, of: &values)
      }
    }
    for (name, fields) in [
      ("_ForegroundStyleModifier", ["style"]), ("_ForegroundStyleModifier2", ["primary", "secondary"]),
      ("_ForegroundStyleModifier3", ["primary", "secondary", "tertiary"]),
    ] {
      modifier(name) { update in try update.setForeground(fields) }
    }
    modifier("_EnvironmentBackgroundStyleModifier") { update in
      update.set([(.property("backgroundStyle"), update.field("style").wrapped)])
    }
    modifier("_ContainerShapeModifier") { update in
      update.set([(EnvironmentStore.containerShapeKey, update.field("shape"))])
    }
    modifier("LineLimitModifier") { update in
      var changes: [(EnvironmentStore.Key, Value)] = [(.property("lineLimit"), update.field("upperLimit"))]
      if let lower = update.field("lowerLimit").unwrapped { changes.append((.own("reservedLines"), lower)) }
      update.set(changes)
    }
    modifier("AccessibilityAttachmentModifier") { update in
      var identifier: String?
      var label: String?
      for property in update.graph.elements(update.field("properties")) {
        guard let said = update.graph.payload(property).first else { continue }
        switch AccessibilityPart(rawValue: update.machine.caseName(property) ?? "") {
        case .identifier: identifier = update.graph.text(said)
        case .label: label = try TextResolver(update.graph, update.environment).characters(of: said)
        case nil: break
        }
      }
      update.surround(.modifier(.passThrough)) { element, _ in
        element.identifier = identifier ?? element.identifier
        element.title = label ?? element.title
      }
    }
  }
}

/// The environment of a modifier's content, reused while it is equal.
final class EnvironmentMemory {
  var outer: EnvironmentStore
  var inner: EnvironmentStore

  init(_ outer: EnvironmentStore, _ inner: EnvironmentStore) {
    self.outer = outer
    self.inner = inner
  }
}

extension ViewUpdate {
  /// Sets environment values for the content.
  mutating func set(_ changes: [(EnvironmentStore.Key, Value)]) {
    var store = environment
    for (key, value) in changes { store = store.setting(key, value) }
    give(store)
  }

  /// Sets the foreground styles in fields for the content, the primary style first.
  fileprivate mutating func setForeground(_ fields: [String]) throws {
    let paints = try fields.map { try PaintResolver(graph, environment).paint(field($0)) }
    let last = (node.memory as? EnvironmentMemory)?.inner
    let style = paints[0].isPlain ? graph.color(paints[0]) : PaintBox.value([paints[0]], last?[.own("foregroundStyle")])
    var changes = [(EnvironmentStore.Key.own("foregroundStyle"), style), (EnvironmentStore.givenForegroundKey, style)]
    if paints.count > 1 || !environment.foregroundLevels.isEmpty {
      let key = EnvironmentStore.foregroundLevelsKey
      changes.append((key, paints.count > 1 ? PaintBox.value(Array(paints.dropFirst()), last?[key]) : .void))
    }
    // A style is resolved where it is used, so that a tint further inside counts.
    if fields.count == 1, machine.catalogueName(fieldType(fields[0])) == "TintShapeStyle" {
      changes.append((EnvironmentStore.tintedForegroundKey, .void))
    }
    set(changes)
  }

  fileprivate mutating func changeEnvironment(_ change: (ViewUpdate, inout Value) throws -> Void) throws {
    if isRelisting, let memory = node.memory as? EnvironmentMemory { return pass(memory.inner) }
    var values = graph.environmentValues(environment)
    try change(self, &values)
    give(graph.environmentStore(values))
  }

  private mutating func give(_ store: EnvironmentStore) {
    var inner = store
    if let memory = node.memory as? EnvironmentMemory {
      if memory.inner.isSame(as: store) { inner = memory.inner }
      (memory.outer, memory.inner) = (environment, inner)
    } else {
      node.memory = EnvironmentMemory(environment, inner)
    }
    pass(inner)
  }

  private mutating func pass(_ store: EnvironmentStore) {
    let direction = store["layoutDirection"].flatMap { graph.caseName($0) }
    let outer = environment["layoutDirection"].flatMap { graph.caseName($0) }
    let inner = content(in: store)
    if direction == outer { return wrap(inner, .modifier(.passThrough)) }
    wrap(inner, .modifier(.layoutDirection(direction == "rightToLeft" ? .rightToLeft : .leftToRight)))
  }
}

extension Graph {
  /// A `Color` of components.
  func color(_ paint: Paint) -> Value {
    let parts: [Value] = [.double(paint.red), .double(paint.green), .double(paint.blue), .double(paint.opacity)]
    let type = analyzer.known("Color")
    let space = (try? machine.staticValue("sRGB", of: colorSpaceType)) ?? .void
    let made = try? machine.make(type, labels: ["_", "red", "green", "blue", "opacity"], [space] + parts)
    return made ?? .void
  }

  private var colorSpaceType: TypeID {
    let decl = analyzer.knownDecl("Color").flatMap { analyzer.directMembers(of: $0, named: "RGBColorSpace").first }
    return decl.map { analyzer.nominalType($0) } ?? analyzer.unknownType
  }
}

extension EnvironmentStore {
  /// The foreground style that the program sets, which overrides the accent colour of controls.
  static let givenForegroundKey = Key.own("given foreground")
}

/// The accessibility attributes by which steps find views.
private enum AccessibilityPart: String {
  case identifier, label
}
