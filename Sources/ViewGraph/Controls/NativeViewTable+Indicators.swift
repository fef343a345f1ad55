import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// Progress views and gauges.
extension NativeViewTable {
  mutating func addIndicators() {
    view("ProgressView") { try $0.styled(.progressView) }
    view("DefaultDateProgressLabel") { update in update.pass(update.child("text")) }
    look("DefaultProgressViewStyle") { update in
      if update.isTimed { return try update.timedBar() }
      if update.length("fractionCompleted") == nil { try update.spinner() } else { try update.bar("fractionCompleted") }
    }
    look("LinearProgressViewStyle") { update in
      if update.isTimed { try update.timedBar() } else { try update.bar("fractionCompleted") }
    }
    look("CircularProgressViewStyle") { try $0.spinner() }
    view("Gauge") { try $0.styled(.gauge, values: ["value": $0.field("fraction")]) }
    look("DefaultGaugeStyle", "LinearCapacityGaugeStyle", "LinearGaugeStyle") { try $0.bar("value", "fraction") }
    look("AccessoryLinearGaugeStyle", "AccessoryLinearCapacityGaugeStyle") { update in
      let title = update.title(of: update.child("label").elements)
      let ends = (update.part("minimumValueLabel"), update.part("maximumValueLabel"))
      let track =
        update.graph.isInCells
        ? [try update.track("value", "fraction", hasKnob: true)] : try update.markedTrack("value", "fraction")
      update.container(.hStack(), ends.0 + track + ends.1).title = title
    }
    look("AccessoryCircularGaugeStyle", "CircularGaugeStyle") { try $0.roundGauge(isOpen: true) }
    look("AccessoryCircularCapacityGaugeStyle") { try $0.roundGauge(isOpen: false) }
  }
}

extension ViewUpdate {
  /// The views of an optional part of a control.
  fileprivate mutating func part(_ field: String) -> [Element] {
    machine.fieldIndex(field, of: type) == nil ? [] : child(field).elements
  }

  fileprivate mutating func track(_ fields: String..., hasKnob: Bool) throws -> Element {
    let value = fields.lazy.compactMap { [self] in length($0) }.first ?? 0
    let height: Double? = graph.isInCells ? nil : hasKnob ? 18 : 4
    return part(1, .track(height), [], .track(value, hasKnob: hasKnob, try accent), type: "Track")
  }

  /// A gauge line with a marker, in the style of the gauge.
  fileprivate mutating func markedTrack(_ fields: String...) throws -> [Element] {
    let value = fields.lazy.compactMap { [self] in length($0) }.first ?? 0
    let given = environment["tint"].flatMap { $0.isNothing ? nil : $0.filled }
    let style =
      try given ?? machine.make(graph.analyzer.known("AnyShapeStyle"), labels: ["_"], [graph.color(try accent)])
      ?? .void
    return looked("line", "_GaugeLineLook", [.double(value.isFinite ? min(max(value, 0), 1) : 0), style])
  }

  /// A label, a track between the end labels, and the value.
  fileprivate mutating func bar(_ first: String, _ second: String = "") throws {
    let label = part("label")
    let title = title(of: label)
    let ends = (part("minimumValueLabel"), part("maximumValueLabel"))
    let track = try track(first, second, hasKnob: false)
    let line = part(2, .hStack(), ends.0 + [track] + ends.1, type: "HStack")
    let shown = hidesLabels ? [] : label
    let value = colored("currentValueLabel", "value", try paints.secondary).elements
    let spacing: Double = graph.isInCells ? 0 : 8
    let made = container(.vStack(alignment: .leading, spacing: spacing), shown + [line] + value)
    if hidesLabels { made.title = title }
  }

  /// An indeterminate spinner above its label; a ring if the fraction is known.
  fileprivate mutating func spinner() throws {
    let fraction = length("fractionCompleted")
    let wheel: [Element]
    if graph.isInCells {
      wheel = [try controlText(1, fraction.map { ring($0) } ?? "◌", fraction == nil ? paints.secondary : nil)]
    } else if let fraction {
      wheel = try looked("ring", "_RingLook", ringValues(fraction, 0, 1, side: 20, width: 3, accent))
    } else {
      wheel = looked("spinner", "_SpinnerLook", [graph.color(try givenTint ?? paints.foreground.faded(0.5))])
    }
    let label = colored("label", "label", try paints.secondary).elements
    container(.vStack(spacing: graph.isInCells ? 0 : 6), wheel + (hidesLabels ? [] : label))
  }

  private func ringValues(
    _ fraction: Double, _ start: Double, _ end: Double, side: Double, width: Double, _ paint: Paint
  ) -> [Value] {
    let shown = fraction.isFinite ? min(max(fraction, 0), 1) : 0
    return [shown, start, end, side, width].map { .double($0) } + [graph.color(paint)]
  }

  /// Whether it shows the progress of a time interval.
  fileprivate var isTimed: Bool {
    machine.fieldIndex("timerInterval", of: type) != nil && !field("timerInterval").isNothing
  }

  /// A track that time fills or empties, between the label and the remaining time.
  fileprivate mutating func timedBar() throws {
    let label = hidesLabels ? [] : part("label")
    let line = looked("timed", "_TimedBarLook", [field("timerInterval").filled, field("countsDown")])
    let left = colored("currentValueLabel", "value", try paints.secondary).elements
    container(.vStack(alignment: .leading, spacing: graph.isInCells ? 0 : 8), label + line + left)
  }

  /// A circular gauge with the value in its middle. An open gauge has a marker, and its end labels or its label in the
  /// gap at the bottom. A closed gauge is filled up to the value.
  fileprivate mutating func roundGauge(isOpen: Bool) throws {
    let value = length("value") ?? length("fraction") ?? 0
    let isNamedBelow = isOpen && !graph.isInCells
    let label = isNamedBelow ? child("label", in: environment(font: "caption2")).elements : child("label").elements
    let title = title(of: label)
    guard !graph.isInCells else {
      let ring = try controlText(1, ring(value))
      container(.hStack(spacing: 8), [ring] + part("currentValueLabel")).title = title
      return
    }
    let tint = try givenTint ?? paints.foreground
    let current = part("currentValueLabel").filter { !graph.leaves(of: $0).isEmpty }
    guard isOpen else {
      let ring = looked("ring", "_RingLook", ringValues(value, 0, 1, side: 58, width: 6, tint))
      container(.zStack(), ring + (current.isEmpty ? label : current)).title = title
      return
    }
    let shown = value.isFinite ? min(max(value, 0), 1) : 0
    let around = tint.around
    let dial = looked(
      "dial", "_DialLook", [.double(shown), PaintBox.value([around], nil), graph.color(around.colored(at: shown))])
    var middle = current
    if !middle.isEmpty { middle = [framed(40, try group(41, middle), height: 30)] }
    // The labels below are in the gap of the ring.
    let caption = environment(font: "caption2")
    var below: [Element] = []
    for field in ["minimumValueLabel", "maximumValueLabel"] where machine.fieldIndex(field, of: type) != nil {
      below += child(field, in: caption).elements.filter { !graph.leaves(of: $0).isEmpty }
    }
    if below.isEmpty, !current.isEmpty { below = label }
    var parts = dial + middle
    if middle.isEmpty { parts += label }
    if !below.isEmpty, !current.isEmpty {
      let row = part(42, .hStack(spacing: 6), below, type: "HStack")
      parts.append(framed(44, row, height: 58, Alignment(horizontal: .center, vertical: .bottom)))
    }
    container(.zStack(), parts).title = title
  }

  /// Several elements as one part.
  private mutating func group(_ number: Int, _ elements: [Element]) throws -> Element {
    part(number, .hStack(), elements, type: "HStack")
  }

  /// A character for a partly filled circle.
  fileprivate func ring(_ fraction: Double) -> String {
    let rings = ["○", "◔", "◑", "◕", "●"]
    guard fraction.isFinite else { return rings[0] }
    return rings[min(max(Int((fraction * 4).rounded()), 0), 4)]
  }
}
