import ViewLayout
import ViewSemantics
import ViewSource

/// Controls, as they stand still.
extension ViewTable {
  mutating func addControls() {
    for name in ["Button", "Link", "NavigationLink", "Menu"] {
      view(name) { making in
        let tint = PaintResolver(making.interpreter, making.context.environment).system("accentColor")
        var context = making.context.inside(name)
        context.environment = context.environment.setting("#foregroundStyle", making.interpreter.color(tint))
        let label = making.graph.node(of: making.field("label"), context)
        // Several views in a label stand beside each other.
        return making.container(.hStack(), [label])
      }
    }
    view("Label") { making in
      let icon = making.content("icon")
      let title = making.content("title")
      return making.container(.hStack(alignment: .firstTextBaseline, spacing: 8), [icon, title])
    }
  }
}

extension Interpreter {
  /// A colour of components.
  func color(_ paint: Paint) -> Value {
    guard let decl = analyzer.knownDecl("Color") else { return .void }
    let type = analyzer.nominalType(decl)
    return (try? dynamicConstruct(
      type,
      [
        ("red", .double(paint.red)), ("green", .double(paint.green)), ("blue", .double(paint.blue)),
        ("opacity", .double(paint.opacity)),
      ])) ?? .void
  }
}
