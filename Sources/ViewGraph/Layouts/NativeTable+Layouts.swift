import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// The layout engine's API for layouts and alignment guides of the program.
extension NativeTable {
  mutating func addLayouts() {
    add("ViewDimensions.subscript(_:)") { call in
      guard let dimensions = call.dimensions else { return .double(0) }
      if let guide = call.graph.horizontalAlignment(call[1]) { return .double(dimensions[guide]) }
      return .double(call.graph.verticalAlignment(call[1]).map { dimensions[$0] } ?? 0)
    }
    add("ViewDimensions.subscript(explicit:)") { call in
      guard let dimensions = call.dimensions else { return .nothing }
      if let guide = call.graph.horizontalAlignment(call[1]) {
        return .optional(dimensions[explicit: guide].map { .double($0) })
      }
      return .optional(call.graph.verticalAlignment(call[1]).flatMap { dimensions[explicit: $0] }.map { .double($0) })
    }
    for layout in ["HStackLayout", "VStackLayout", "ZStackLayout", "GridLayout", "AnyLayout"] {
      add("\(layout).makeCache(subviews:)") { call in .ref(StructBox(call.site.result, [.void])) }
      add("\(layout).sizeThatFits(proposal:subviews:cache:)") { call in
        guard let (layout, subviews) = try call.layout(subviews: 2) else { return call.graph.size(.zero) }
        var cache = layout.makeCache(subviews: subviews)
        return call.graph.size(
          layout.sizeThatFits(proposal: call.graph.proposal(call[1]), subviews: subviews, cache: &cache))
      }
      add("\(layout).placeSubviews(in:proposal:subviews:cache:)") { call in
        guard let (layout, subviews) = try call.layout(subviews: 3) else { return .void }
        var cache = layout.makeCache(subviews: subviews)
        layout.placeSubviews(
          in: call.graph.rect(call[1]), proposal: call.graph.proposal(call[2]), subviews: subviews, cache: &cache)
        return .void
      }
    }
  }

  mutating func addSubviews() {
    add("LayoutSubview.sizeThatFits(_:)") { call in
      let subview = try call.subview
      return call.graph.size(subview.sizeThatFits(call.graph.proposal(call[1])))
    }
    add("LayoutSubview.dimensions(in:)") { call in
      let subview = try call.subview
      return call.graph.dimensions(subview.dimensions(in: call.graph.proposal(call[1])))
    }
    add("LayoutSubview.priority") { call in .double(try call.subview.priority) }
    add("LayoutSubview.spacing") { call in call.graph.spacing(try call.subview.spacing) }
    add("LayoutSubview.place(at:anchor:proposal:)") { call in
      try call.subview.place(
        at: call.graph.point(call[1]), anchor: call.graph.unitPoint(call[2]), proposal: call.graph.proposal(call[3]))
      return .void
    }
    add("LayoutSubview.subscript(_:)") { call in
      let key = try call[1].box(MetatypeBox.self).type
      let id = LayoutValueKeyID(named: call.machine.analyzer.text(of: key))
      if let value = try call.subview.value(for: id)?.value as? Value { return value }
      return try call.machine.staticValue("defaultValue", of: key) ?? .void
    }
    add("ViewSpacing.init()") { call in call.graph.spacing(ViewSpacing()) }
    add("ViewSpacing.distance(to:along:)") { call in
      guard let own = call[0].viewSpacing, let next = call[1].viewSpacing else { return .double(8) }
      return .double(
        own.distance(to: next, along: call.graph.caseName(call[2]) == "vertical" ? .vertical : .horizontal))
    }
    add("ViewSpacing.formUnion(_:edges:)") { call in
      guard var own = call[0].viewSpacing, let other = call[1].viewSpacing else { return .void }
      own.formUnion(other, edges: call.graph.edges(call[2]))
      call[0] = call.graph.spacing(own)
      return .void
    }
  }
}

extension NativeCall {
  fileprivate var dimensions: ViewDimensions? {
    guard let box = try? self[0].box(StructBox.self), case .ref(let location)? = box.fields.last else { return nil }
    return (location as? ForeignBox<ViewDimensions>)?.content
  }

  /// The engine's subview of a `LayoutSubview`.
  var subview: LayoutSubview {
    get throws {
      let box = try self[0].box(StructBox.self)
      guard case .int(let index)? = box.fields.first, let all = self[0].layoutSubviews else {
        throw Fault(.trap, "a subview is used outside of its layout")
      }
      guard all.indices.contains(index) else { throw Fault(.trap, "Index out of range") }
      return all[index]
    }
  }

  /// The layout receiver and its subviews.
  fileprivate func layout(subviews index: Int) throws -> (AnyLayout, LayoutSubviews)? {
    guard let subviews = self[index].layoutSubviews, let type = graph.type(of: self[0]) else { return nil }
    guard case .container(let kind) = try graph.layoutKind(of: self[0], type) else { return nil }
    return AnyLayout(kind).map { ($0, subviews) }
  }
}

extension Value {
  /// The engine's subviews of a `LayoutSubviews` or `LayoutSubview`.
  fileprivate var layoutSubviews: LayoutSubviews? {
    guard let box = try? box(StructBox.self), case .ref(let location)? = box.fields.last else { return nil }
    return (location as? ForeignBox<LayoutSubviews>)?.content
  }

  /// The spacing of a `ViewSpacing`.
  var viewSpacing: ViewSpacing? {
    guard let box = try? box(StructBox.self), case .ref(let location)? = box.fields.last else { return nil }
    return (location as? ForeignBox<ViewSpacing>)?.content
  }
}

extension Graph {
  /// A `LayoutSubviews` value.
  func subviews(_ subviews: LayoutSubviews) -> Value {
    let isMirrored = subviews.layoutDirection == .rightToLeft
    let direction = try? machine.staticValue(
      isMirrored ? "rightToLeft" : "leftToRight", of: analyzer.known("LayoutDirection"))
    return structure(
      "LayoutSubviews", [.array(subviews.indices.map { .int($0) }), direction ?? .void, .ref(ForeignBox(subviews))])
  }

  func spacing(_ spacing: ViewSpacing) -> Value { structure("ViewSpacing", [.ref(ForeignBox(spacing))]) }

  /// An alignment of the engine as a value of the program.
  func value(of guide: HorizontalAlignment) -> Value? { value(ofGuide: guide.name, "HorizontalAlignment") }

  func value(of guide: VerticalAlignment) -> Value? { value(ofGuide: guide.name, "VerticalAlignment") }

  private func value(ofGuide name: String, _ type: Name) -> Value? {
    if let custom = service(CustomAlignments.self).values[name] { return custom }
    return try? machine.staticValue(Name(name), of: analyzer.known(type))
  }
}

/// The custom alignments of the program, by their names in the engine.
final class CustomAlignments: GraphService {
  var values: [String: Value] = [:]

  init(_ graph: Graph) {}
}
