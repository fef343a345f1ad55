import ViewLayout
import ViewSemantics
import ViewSource

/// Layouts that the program declares, and those of the catalogue used as values.
extension ViewTable {
  mutating func addCustomLayouts() {
    view("_VariadicView.Tree") { making in
      guard let layout = making.interpreter.field("layout", of: making.field("root")) else {
        return making.graph.group(making.name, [making.content()], .fixed, making.context)
      }
      let name =
        making.interpreter.nominal(making.interpreter.type(of: layout))
        .map { making.interpreter.analyzer.decl($0).name.text } ?? making.name
      let content = making.graph.node(of: making.field("content"), making.context.inside(name))
      let kind = try ViewTable.kind(of: layout, making)
      let node = making.graph.engine.insert(kind, children: [content.layout])
      return ViewNode(type: name, path: making.context.path, layout: node, children: [content])
    }
    layout("HStackLayout") { layout, making in
      .hStack(
        alignment: making.interpreter.verticalAlignment(ViewTable.field("alignment", layout, making)) ?? .center,
        spacing: making.interpreter.length(ViewTable.field("spacing", layout, making)))
    }
    layout("VStackLayout") { layout, making in
      .vStack(
        alignment: making.interpreter.horizontalAlignment(ViewTable.field("alignment", layout, making)) ?? .center,
        spacing: making.interpreter.length(ViewTable.field("spacing", layout, making)))
    }
    layout("ZStackLayout") { layout, making in
      .zStack(alignment: making.interpreter.alignment(ViewTable.field("alignment", layout, making)))
    }
    layout("GridLayout") { layout, making in
      .grid(
        GridLayout(
          alignment: making.interpreter.alignment(ViewTable.field("alignment", layout, making)),
          horizontalSpacing: making.interpreter.length(ViewTable.field("horizontalSpacing", layout, making)),
          verticalSpacing: making.interpreter.length(ViewTable.field("verticalSpacing", layout, making))))
    }
    layout("AnyLayout") { layout, making in try ViewTable.kind(of: ViewTable.field("layout", layout, making), making) }
  }

  private static func field(_ name: Name, _ layout: Value, _ making: ViewMaking) -> Value {
    making.interpreter.field(name, of: layout) ?? .void
  }

  /// What lays out the views of a layout used as a value: the engine itself for one of the catalogue's, else the
  /// program's own code.
  private static func kind(of layout: Value, _ making: ViewMaking) throws -> LayoutKind {
    guard let decl = making.interpreter.nominal(making.interpreter.type(of: layout)) else {
      throw Interruption.unsupported("this layout")
    }
    if let maker = making.graph.maker(decl).layout { return try maker(layout, making) }
    let program = ProgramLayout(graph: making.graph, value: layout, source: making.context.source)
    return .container(.layout(AnyLayout(program)))
  }
}

/// A layout of the program: the engine's questions are asked of its own functions.
final class ProgramLayout: Layout {
  typealias Cache = Box

  private let graph: ViewGraph
  private let value: Value
  private let source: SourcePlace?
  private var interpreter: Interpreter { graph.interpreter }
  let layoutProperties: LayoutProperties

  init(graph: ViewGraph, value: Value, source: SourcePlace?) {
    self.graph = graph
    self.value = value
    self.source = source
    let interpreter = graph.interpreter
    let properties = try? interpreter.dynamicStatic("layoutProperties", interpreter.type(of: value))
    switch properties.flatMap({ interpreter.field("stackOrientation", of: $0) }).flatMap({ interpreter.caseName($0) }) {
    case "horizontal": layoutProperties = LayoutProperties(stackOrientation: .horizontal)
    case "vertical": layoutProperties = LayoutProperties(stackOrientation: .vertical)
    default: layoutProperties = LayoutProperties()
    }
  }

  func makeCache(subviews: Subviews) -> Box {
    Box(ask("makeCache", subviews, []) ?? .void)
  }

  func updateCache(_ cache: inout Box, subviews: Subviews) {
    _ = ask("updateCache", subviews, [cache])
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Box) -> Size {
    let result = ask("sizeThatFits", subviews, [cache], proposal)
    return result.map { interpreter.size($0) } ?? proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Box) {
    _ = ask("placeSubviews", subviews, [cache], proposal, bounds)
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Box
  ) -> Double? { nil }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Box
  ) -> Double? { nil }

  /// Calls the requirement of a name with the arguments that it declares, by their names.
  private func ask(
    _ name: Name, _ subviews: Subviews, _ cache: [Box], _ proposal: ProposedViewSize? = nil, _ bounds: Rect? = nil
  ) -> Value? {
    let type = interpreter.type(of: value)
    guard
      let found = interpreter.members(name, of: type).first(where: {
        !interpreter.isRequirement($0) && interpreter.analyzer.decl($0).kind == .function
      })
    else { return nil }
    interpreter.layoutSubviews.append(subviews)
    defer { interpreter.layoutSubviews.removeLast() }
    var boxes: [Box] = []
    for parameter in interpreter.analyzer.signature(of: found).parameters {
      switch parameter.label.text {
      case "proposal": boxes.append(Box(proposal.map { interpreter.proposal($0) } ?? .void))
      case "in": boxes.append(Box(bounds.map { interpreter.rect($0) } ?? .void))
      case "cache", "_": boxes.append(cache.first ?? Box(.void))
      case "subviews": boxes.append(Box(subviewsValue(subviews)))
      default: boxes.append(Box(.void))
      }
    }
    do {
      return try interpreter.invoke(found, Box(value), type, interpreter.surroundings(of: found, in: type), boxes)
    } catch {
      graph.note(error, at: source)
      return nil
    }
  }

  private func subviewsValue(_ subviews: Subviews) -> Value {
    let indexes = Value.array(subviews.indices.map { .int($0) })
    let direction = interpreter.analyzer.knownDecl("LayoutDirection").flatMap { decl in
      try? interpreter.dynamicStatic(
        subviews.layoutDirection == .leftToRight ? "leftToRight" : "rightToLeft", interpreter.analyzer.nominalType(decl)
      )
    }
    return interpreter.structure("LayoutSubviews", [indexes, direction ?? .void])
  }
}

/// What a layout asks of its subviews.
extension PrimitiveTable {
  mutating func addSubviews() {
    func subview(_ name: String, _ answer: @escaping (PrimitiveCall, LayoutSubview) throws -> Value) {
      add("SwiftUI.LayoutSubview." + name) { call in
        guard case .int(let index)? = call.interpreter.field("index", of: call.itself),
          let subviews = call.interpreter.layoutSubviews.last
        else { throw Interruption.trap("a subview is used outside of its layout") }
        guard subviews.indices.contains(index) else { throw Interruption.trap("index out of range") }
        return try answer(call, subviews[index])
      }
    }
    subview("sizeThatFits") { call, subview in
      call.interpreter.size(subview.sizeThatFits(call.interpreter.proposal(call[0])))
    }
    subview("dimensions") { call, subview in
      call.interpreter.dimensions(subview.dimensions(in: call.interpreter.proposal(call[0])))
    }
    subview("priority") { _, subview in .double(subview.priority) }
    subview("spacing") { call, subview in
      call.interpreter.structure("ViewSpacing", [.native(SpacingHolder(subview.spacing))])
    }
    subview("place") { call, subview in
      subview.place(
        at: call.interpreter.point(call[0]), anchor: call.interpreter.unitPoint(call[1]),
        proposal: call.interpreter.proposal(call[2]))
      return .void
    }
    subview("subscript") { call, subview in
      guard case .metatype(let key) = call[0] else { return .void }
      let id = LayoutValueKeyID(named: call.interpreter.analyzer.text(of: key))
      if let value = subview.value(for: id)?.value as? Value { return value }
      return try call.interpreter.dynamicStatic("defaultValue", key) ?? .void
    }
    add("SwiftUI.ViewSpacing.init") { call in
      call.interpreter.structure("ViewSpacing", [.native(SpacingHolder(ViewSpacing()))])
    }
    add("SwiftUI.ViewSpacing.distance") { call in
      guard let own = PrimitiveTable.spacing(call.itself), let next = PrimitiveTable.spacing(call[0]) else {
        return .double(8)
      }
      let isVertical = call.interpreter.caseName(call[1]) == "vertical"
      return .double(own.distance(to: next, along: isVertical ? .vertical : .horizontal))
    }
    add("SwiftUI.ViewSpacing.formUnion") { call in
      guard var own = PrimitiveTable.spacing(call.itself), let other = PrimitiveTable.spacing(call[0]) else {
        return .void
      }
      own.formUnion(other, edges: call.interpreter.edges(call[1]))
      call.selfBox?.value = call.interpreter.structure("ViewSpacing", [.native(SpacingHolder(own))])
      return .void
    }
  }

  private static func spacing(_ value: Value) -> ViewSpacing? {
    guard case .structure(let structure) = value, case .native(let object)? = structure.fields.last else { return nil }
    return (object as? SpacingHolder)?.value
  }
}

final class SpacingHolder {
  let value: ViewSpacing

  init(_ value: ViewSpacing) {
    self.value = value
  }
}
