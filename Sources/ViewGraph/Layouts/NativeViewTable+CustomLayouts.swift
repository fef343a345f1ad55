import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// Layouts of the program, and catalogue layouts used as values.
extension NativeViewTable {
  mutating func addCustomLayouts() {
    view("_VariadicView.Tree") { update in try update.layoutTree() }
    layout("HStackLayout") { graph, value in
      .hStack(
        alignment: graph.verticalAlignment(graph.field("alignment", of: value)) ?? .center,
        spacing: graph.length(graph.field("spacing", of: value)))
    }
    layout("VStackLayout") { graph, value in
      .vStack(
        alignment: graph.horizontalAlignment(graph.field("alignment", of: value)) ?? .center,
        spacing: graph.length(graph.field("spacing", of: value)))
    }
    layout("ZStackLayout") { graph, value in
      .zStack(alignment: graph.alignment(graph.field("alignment", of: value)))
    }
    layout("GridLayout") { graph, value in
      .container(
        .grid(
          GridLayout(
            alignment: graph.alignment(graph.field("alignment", of: value)),
            horizontalSpacing: graph.length(graph.field("horizontalSpacing", of: value)),
            verticalSpacing: graph.length(graph.field("verticalSpacing", of: value)))))
    }
    layout("AnyLayout") { graph, value in
      let inner = graph.field("layout", of: value)
      return try graph.layoutKind(
        of: graph.machine.opened(inner), graph.machine.dynamicType(of: inner, as: graph.analyzer.anyType))
    }
  }
}

extension Graph {
  /// The value of a field; `.void` if there is no such field.
  func field(_ name: String, of value: Value) -> Value { machine.fieldValue(name, of: value) ?? .void }

  /// The layout kind of a layout value: an engine container for catalogue layouts, or else the program's code.
  func layoutKind(of value: Value, _ type: TypeID) throws -> LayoutKind {
    if let name = machine.catalogueName(type), let make = table.layouts[name] { return try make(self, value) }
    guard machine.conforms(type, to: "Layout") else {
      throw Fault(.unsupported, "`\(analyzer.text(of: type))` is no layout")
    }
    return .layout(AnyLayout(ProgramLayout(self, value, type, reader?.source)))
  }
}

extension ViewUpdate {
  /// A layout with its content.
  fileprivate mutating func layoutTree() throws {
    let root = graph.machine.opened(field("root"))
    guard let layout = machine.fieldValue("layout", of: root),
      let index = machine.fieldIndex("layout", of: fieldType("root"))
    else { return try variadicTree() }
    let type = machine.fields(of: fieldType("root"))[index].type
    let memory = memory { LayoutMemory() }
    if memory.kind == nil || !graph.isSame(memory.value, layout, type) {
      memory.kind = try graph.layoutKind(of: layout, machine.dynamicType(of: layout, as: type))
    }
    memory.value = layout
    let name = graph.typeName(type)
    let content = child(segment: graph.segment(of: type))
    container(memory.kind ?? .vStack(), content.elements, type: name)
  }
}

/// The previous layout. An equal layout keeps its cache.
private final class LayoutMemory {
  var value = Value.void
  var kind: LayoutKind?
}
