import ViewCatalog
import ViewLayout
import ViewSemantics
import ViewSource

/// Modifiers that change what their content finds in its environment, and those that only say something about it.
extension ViewTable {
  mutating func addEnvironmentModifiers() {
    modifier("_EnvironmentKeyWritingModifier") { making in
      guard case .keyPath(let path) = making.field("keyPath") else { return making.unary(.modifier(.passThrough)) }
      return try ViewTable.changed(making) { values in
        try making.interpreter.set(try making.interpreter.place(of: path, in: .box(values)), making.field("value"))
      }
    }
    modifier("_EnvironmentKeyTransformModifier") { making in
      guard case .keyPath(let path) = making.field("keyPath"), case .function(let transform) = making.field("transform")
      else { return making.unary(.modifier(.passThrough)) }
      return try ViewTable.changed(making) { values in
        let place = try making.interpreter.place(of: path, in: .box(values))
        let box = Box(try making.interpreter.get(place))
        _ = try making.interpreter.call(transform, [box])
        try making.interpreter.set(place, box.value)
      }
    }
    for (name, field) in [
      ("_ForegroundStyleModifier", "style"), ("_ForegroundStyleModifier2", "primary"),
      ("_ForegroundStyleModifier3", "primary"),
    ] {
      modifier(name) { making in
        let paint = try PaintResolver(making.interpreter, making.context.environment).paint(making.field(Name(field)))
        let environment = making.context.environment.setting("#foregroundStyle", making.interpreter.color(paint))
        return ViewTable.passed(making, environment)
      }
    }
    modifier("_EnvironmentBackgroundStyleModifier") { making in
      ViewTable.passed(making, making.context.environment.setting("backgroundStyle", .wrapped(making.field("style"))))
    }
    modifier("_PreferenceWritingModifier") { making in
      let interpreter = making.interpreter
      if let key = interpreter.nominal(interpreter.types.argument(making.value.type, 0)),
        let value = interpreter.analyzer.catalogueText(.asks, of: key)
      {
        making.graph.ask(for: value, making.field("value"))
      }
      return making.unary(.modifier(.passThrough))
    }
    modifier("LineLimitModifier") { making in
      var environment = making.context.environment.setting("lineLimit", making.field("upperLimit"))
      if case .wrapped(let lower) = making.field("lowerLimit") {
        environment = environment.setting("reservedLines", lower)
      }
      return ViewTable.passed(making, environment)
    }
    modifier("AccessibilityAttachmentModifier") { making in
      var identifier: String?
      for case .enumeration(let property) in PrimitiveTable.elements(making.field("properties"))
      where making.interpreter.analyzer.decl(property.enumCase).name == "identifier" {
        identifier = property.payload.first.map { making.interpreter.describe($0) }
      }
      return making.unary(.modifier(.passThrough), identifier: identifier)
    }
  }

  private static func changed(_ making: ModifierMaking, _ change: (Box) throws -> Void) throws -> ViewNode {
    let values = Box(making.interpreter.environmentValues(making.context.environment))
    try change(values)
    return passed(making, making.interpreter.environmentStorage(values.value))
  }

  private static func passed(_ making: ModifierMaking, _ environment: EnvironmentStorage) -> ViewNode {
    let inner = ModifierMaking(
      graph: making.graph, value: making.value, content: making.content, context: making.context.with(environment))
    let direction = environment["layoutDirection"].flatMap { making.interpreter.caseName($0) }
    guard direction != making.context.environment["layoutDirection"].flatMap({ making.interpreter.caseName($0) }) else {
      return inner.unary(.modifier(.passThrough))
    }
    return inner.unary(.modifier(.layoutDirection(direction == "rightToLeft" ? .rightToLeft : .leftToRight)))
  }
}
