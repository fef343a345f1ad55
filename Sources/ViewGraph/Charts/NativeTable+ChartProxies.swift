import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// `ChartProxy`: conversion between values and positions in the last drawing of a chart.
extension NativeTable {
  mutating func addChartProxies() {
    add("ChartProxy._plot") { call in call.graph.rect(call.chart?.plot ?? .zero) }
    add("ChartProxy.plotAreaFrame") { call in
      let (graph, anchor) = (call.graph, call.site.result)
      let source = call.machine.fields(of: anchor).first?.type ?? anchor
      let kind = call.machine.fields(of: source).first?.type ?? anchor
      // `rect` is the first case of the catalogue's anchor kinds.
      let rect = Value.ref(EnumBox(kind, 0, [graph.rect(call.chart?.plot ?? .zero)]))
      let place: Value = call.chartBox?.node.map { .ref(AnchorBox($0)) } ?? .nothing
      return .ref(StructBox(anchor, [.ref(StructBox(source, [rect])), place]))
    }
    for isVertical in [false, true] {
      let axis = isVertical ? "Y" : "X"
      add("ChartProxy.value(at\(axis):as:)") { call in
        guard let chart = call.chart, let place = call.graph.length(call[1]),
          let type = call.machine.wrappedType(call.site.result)
        else { return .nothing }
        let length = isVertical ? chart.plot.height : chart.plot.width
        guard length > 0 else { return .nothing }
        let share = isVertical ? 1 - place / length : place / length
        let scale = isVertical ? chart.yScale : chart.xScale
        return .optional(try call.graph.plottable(scale.value(at: share), type))
      }
      add("ChartProxy.position(for\(axis):)") { call in
        guard let span = call.span(isVertical) else { return .nothing }
        return .optional(.double((span.lowerBound + span.upperBound) / 2))
      }
      add("ChartProxy.positionRange(for\(axis):)") { call in
        guard let span = call.span(isVertical), let type = call.machine.wrappedType(call.site.result) else {
          return .nothing
        }
        return .optional(.ref(StructBox(type, [.double(span.lowerBound), .double(span.upperBound)])))
      }
    }
  }
}

extension NativeCall {
  fileprivate var chartBox: ChartProxyBox? {
    guard case .ref(let location)? = try? self[0].box(StructBox.self).fields.first else { return nil }
    return location as? ChartProxyBox
  }

  fileprivate var chart: ChartPicture? { chartBox?.memory?.picture }

  /// The range of a value on an axis, in points relative to the plot area.
  fileprivate func span(_ isVertical: Bool) -> ClosedRange<Double>? {
    guard let chart, let value = ChartReading(graph, chart.environment).plain(self[1]) else { return nil }
    let scale = isVertical ? chart.yScale : chart.xScale
    guard let middle = scale.position(value) else { return nil }
    let length = isVertical ? chart.plot.height : chart.plot.width
    let half = scale.hasSteps ? scale.stepShare * length / 2 : 0
    let place = (isVertical ? 1 - middle : middle) * length
    return (place - half)...(place + half)
  }
}

extension Graph {
  /// An axis value as a value of a program type; `nil` if there is none.
  func plottable(_ value: ChartValue?, _ type: TypeID) throws -> Value? {
    guard let value else { return nil }
    switch (machine.catalogueName(type), value) {
    case ("String", _): return .string(value.name)
    case ("Double", .number(let number)), ("CGFloat", .number(let number)): return .double(number)
    case ("Int", .number(let number)): return .int(Int(min(max(number.rounded(), -1e15), 1e15)))
    case ("Date", .date(let seconds)):
      return try machine.make(type, labels: ["timeIntervalSinceReferenceDate"], [.double(seconds)])
    case (nil, .text(let text)): return try machine.make(type, labels: ["rawValue"], [.string(text)])?.unwrapped
    default: return nil
    }
  }
}
