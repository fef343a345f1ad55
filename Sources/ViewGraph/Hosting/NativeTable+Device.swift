import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// UIKit's properties of the device that shows the views.
extension NativeTable {
  mutating func addDevice() {
    add("UIScreen.bounds") { call in
      call.graph.rect(Rect(origin: .zero, size: call.graph.surface?.size ?? .zero))
    }
    add("AnyShapeStyle.==(_:_:)") { call in
      let machine = call.machine
      guard let field = machine.fields(of: machine.analyzer.known("AnyShapeStyle")).first else { return .bool(false) }
      let styles = [call[0], call[1]].map { machine.fieldValue(field.name, of: $0) ?? .void }
      return .bool(call.graph.isSame(styles[0], styles[1], field.type))
    }
    add("Color.resolve(in:)") { call in
      let machine = call.machine
      let paint = try PaintResolver(call.graph, call.graph.environmentStore(call[1])).paint(call[0])
      let type = call.site.result
      let labels: [Name] = ["colorSpace", "red", "green", "blue", "opacity"]
      guard
        let initializer = machine.analyzer.members("init", of: type).first(where: {
          machine.analyzer.signature(of: $0).parameters.map(\.label) == labels
        })
      else { return .void }
      let parts = [paint.red, paint.green, paint.blue, paint.opacity].map { Value.double($0) }
      return try machine.make(type, by: initializer, [nil] + parts)
    }
    for (name, property) in [
      "isReduceMotionEnabled": "accessibilityReduceMotion", "isVoiceOverRunning": "accessibilityVoiceOverEnabled",
      "isReduceTransparencyEnabled": "accessibilityReduceTransparency",
    ] {
      add("UIAccessibility.\(name)") { call in call.graph.environment[property] ?? .bool(false) }
    }
    add("UIWindow.safeAreaInsets") { call in
      let area = call.graph.surface?.safeArea ?? .zero
      let edges = [area.top, area.leading, area.bottom, area.trailing]
      return call.graph.structure("UIEdgeInsets", edges.map { .double($0) })
    }
    add("_currentEnvironment()") { call in
      call.graph.environmentValues(call.graph.reader?.environment ?? call.graph.environment)
    }
    add("UIScreen.scale") { _ in .double(3) }
    add("UIDevice.userInterfaceIdiom") { call in
      let idiom: Name = call.graph.hasRegularWidth ? "pad" : "phone"
      return try call.machine.staticValue(idiom, of: call.site.result) ?? .void
    }
  }
}
