import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// Toggles, sliders and steppers.
extension NativeViewTable {
  mutating func addToggles() {
    view("Toggle") { update in
      // In a phone's bar, a toggle is a button, unless its label is hidden. [believed]
      let isButton = update.environment.isInBar && update.graph.typeScale == .phone && !update.hidesLabels
      guard isButton, update.environment.style(.toggle) == nil else {
        return try update.styled(.toggle, values: update.toggleValues)
      }
      try update.look("ButtonToggleStyle")
    }
    look("DefaultToggleStyle", "SwitchToggleStyle") { update in
      let isOn = try update.isOn
      let label = update.titledLabel().elements
      if update.environment.menu != nil, !update.isOnMac {
        // An item of a menu has a checkmark while it is on.
        let sign =
          isOn
          ? try update.mark(2, "✓", "checkmark", update.paints.foreground, size: 15, weight: .semibold)
          : update.space(3, minLength: 0)
        let isInCells = update.graph.isInCells
        let slot = update.part(4, .frame(width: isInCells ? 16 : 20), [sign], type: "Mark")
        return update.toggles(update.container(.hStack(spacing: isInCells ? 0 : 6), [slot] + label))
      }
      guard update.graph.isInCells else {
        let (isEnabled, isGlass) = (Value.bool(update.isEnabled), Value.bool(update.graph.isGlass))
        let isOnMac = update.isOnMac
        let tint = update.graph.color(try isOnMac ? update.accent : update.switchTint)
        let isSmall = Value.bool(isOnMac)
        return update.toggles(
          update.row(label, update.looked("switch", "_SwitchLook", [.bool(isOn), isEnabled, isGlass, tint, isSmall])))
      }
      let knob = try update.controlText(1, isOn ? "(  ●)" : "(○  )", isOn ? nil : update.paints.secondary)
      update.toggles(update.row(label, [knob]))
    }
    look("CheckboxToggleStyle") { update in
      let label = update.child("label").elements
      guard update.graph.isInCells else {
        let box = update.looked(
          "box", "_CheckboxLook",
          [.bool(try update.isOn), .bool(update.isEnabled), update.graph.color(try update.accent)])
        return update.toggles(update.container(.hStack(spacing: 6), box + (update.hidesLabels ? [] : label)))
      }
      let box = try update.controlText(1, try update.isOn ? "[x]" : "[ ]")
      update.toggles(update.container(.hStack(), [box] + (update.hidesLabels ? [] : label)))
    }
    look("ButtonToggleStyle") { update in
      let isOn = try update.isOn
      let label = update.colored("label", "label", try update.accent).elements
      guard isOn else { return update.toggles(update.container(.hStack(), label)) }
      let isInCells = update.graph.isInCells
      let padded = update.padded(
        20, label, isInCells ? EdgeInsets(8, on: .horizontal) : EdgeInsets(top: 9, leading: 12, bottom: 9, trailing: 12)
      )
      let paint = try update.accent.faded(0.15)
      update.toggles(
        update.container(.hStack(), [update.backed(22, padded, by: ShapeDrawing(outline: .capsule, paint: paint))]))
    }
    view("Slider") { try $0.slider() }
    view("Stepper") { try $0.stepper() }
  }
}

extension ViewUpdate {
  /// The properties of a toggle configuration with other names in the toggle.
  fileprivate var toggleValues: [String: Value] { ["isOn": field("isOn"), "isMixed": .bool(false)] }

  fileprivate var isOn: Bool {
    get throws { if case .bool(true) = try read(location("isOn")) { true } else { false } }
  }

  /// Adds a tap action that toggles the value.
  fileprivate func toggles(_ element: Element) {
    let location = location("isOn")
    element.actions.isEnabled = isEnabled
    let toggle = {
      guard let location, case .bool(let isOn) = try location.get() else { return }
      try location.set(.bool(!isOn))
    }
    element.actions.tap = event(toggle, closesMenu: true)
  }

  fileprivate mutating func slider() throws {
    let location = location("fraction")
    let value = graph.length(try read(location)) ?? 0
    // The label is read out; it is only visible on macOS.
    let label = child("label").elements
    let title = title(of: label)
    let (least, most) = (child("minimumValueLabel").elements, child("maximumValueLabel").elements)
    let track = part(
      1, .track(graph.isInCells ? nil : 31), [], .track(value, hasKnob: true, try accent), type: "Track")
    let made = isOnMac ? row(label, least + [track] + most) : container(.hStack(), least + [track] + most)
    made.title = title.isEmpty ? nil : title
    let stride = graph.length(field("stride"))
    let (graph, changed) = (graph, graph.function(field("onEditingChanged")))
    made.actions.isEnabled = isEnabled
    made.actions.adjust = { [weak made] steps in
      let now = graph.length((try? location?.get()) ?? .void) ?? 0
      let size = stride.flatMap { $0 > 0 ? $0 : nil } ?? ViewUpdate.freeStep
      made?.actions.drag?(min(max(now + Double(steps) * size, 0), 1))
    }
    let node = node
    made.actions.drag = { [weak node] fraction in
      guard let node, node.isAlive else { return }
      graph.perform {
        try graph.act(node) {
          if let changed { try graph.call(changed, .bool(true)) }
          try location?.set(.double(ViewUpdate.step(fraction, stride)))
          if let changed { try graph.call(changed, .bool(false)) }
        }
      }
    }
  }

  /// The fraction of the range by which a key moves a slider without steps.
  private static let freeStep = 0.05

  /// The step nearest to a fraction of the range, up to the last step in the range.
  private static func step(_ fraction: Double, _ stride: Double?) -> Double {
    guard let stride, stride > 0 else { return fraction }
    let last = (1 / stride + 1e-9).rounded(.down)
    return min((fraction / stride).rounded(), last) * stride
  }

  fileprivate mutating func stepper() throws {
    let label = child("label").elements
    let title = title(of: label)
    let (up, down) = (graph.function(field("onIncrement")), graph.function(field("onDecrement")))
    if !graph.isInCells {
      let minus = half(2, "minus", "\(title) -", down, try canStep("canDecrement"))
      let plus = half(3, "plus", "\(title) +", up, try canStep("canIncrement"))
      if graph.typeScale == .watch {
        // On a watch the buttons are at both ends of a platter, with the label in between.
        let fill = FlexibleFrame(maxWidth: .infinity, minHeight: 44)
        let middle = part(4, .modifier(.flexibleFrame(fill)), [part(5, .hStack(), label, type: "Label")], type: "Label")
        let all = part(1, .hStack(spacing: 0), [try minus(&self), middle, try plus(&self)], type: "Signs")
        return pass([backed(6, all, by: ShapeDrawing(outline: .capsule, paint: fillPaint))])
      }
      let line = part(4, .color, [], .shape(ShapeDrawing(outline: .rectangle, paint: fillPaint)), type: "Line")
      let signs = [try minus(&self), framed(5, line, width: 1, height: 18), try plus(&self)]
      let both = part(1, .hStack(spacing: 0), signs, type: "Signs")
      let outline: ShapeDrawing.Outline = graph.isGlass ? .capsule : .rounded(8)
      row(label, [backed(6, both, by: ShapeDrawing(outline: outline, paint: fillPaint))])
      return
    }
    let edge = try paints.secondary
    let minus = half(2, "-", "\(title) -", down, try canStep("canDecrement"))
    let plus = half(3, "+", "\(title) +", up, try canStep("canIncrement"))
    let signs = [
      try controlText(4, "[ ", edge), try minus(&self), try controlText(5, " | ", edge), try plus(&self),
      try controlText(6, " ]", edge),
    ]
    let made = row(label, [part(1, .hStack(spacing: 0), signs, type: "Signs")])
    made.actions.adjust = { [weak less = signs[1], weak more = signs[3]] steps in
      for _ in 0..<abs(steps) {
        guard let half = steps > 0 ? more : less, half.actions.isEnabled else { return }
        half.actions.tap?()
      }
    }
  }

  /// Whether the range allows another step.
  private func canStep(_ name: String) throws -> Bool {
    guard let function = graph.function(field(name)) else { return true }
    let answer = try asOwner { try machine.call(function, []) }
    return if case .bool(false) = answer { false } else { true }
  }

  /// A button of a stepper, disabled at the end of the range.
  private func half(
    _ number: Int, _ text: String, _ title: String, _ action: ClosureBox?, _ isPossible: Bool
  ) -> (inout ViewUpdate) throws -> Element {
    { update in
      let canTap = update.isEnabled && isPossible && action != nil
      let element: Element
      if update.graph.isInCells {
        element = try update.controlText(number, text, canTap ? nil : update.paints.placeholder)
      } else {
        let isOnWatch = update.graph.typeScale == .watch
        let label = try isOnWatch ? update.paints.foreground : update.paints.systemLabel
        let paint = try canTap ? label : update.paints.placeholder
        let sign = update.symbol(number * 10, text, paint, size: 16, weight: .medium)
        element = update.framed(number, sign, width: 46.5, height: 32)
      }
      element.title = title.trimmed
      element.actions.isEnabled = canTap
      let (graph, changed) = (update.graph, update.graph.function(update.field("onEditingChanged")))
      element.actions.tap = update.event {
        guard let action else { return }
        if let changed { try graph.call(changed, .bool(true)) }
        try graph.call(action)
        if let changed { try graph.call(changed, .bool(false)) }
      }
      return element
    }
  }
}

extension String {
  /// The string without leading and trailing whitespace.
  var trimmed: String {
    var rest = self[...]
    while rest.first?.isWhitespace ?? false { rest.removeFirst() }
    while rest.last?.isWhitespace ?? false { rest.removeLast() }
    return String(rest)
  }
}

extension LayoutKind {
  /// A track as wide as the available space, with the height of a text line by default.
  static func track(_ height: Double? = nil) -> LayoutKind {
    .leaf(
      .shape(
        .custom(
          LeafSizing { proposal in
            Size(width: proposal.width ?? LayoutKind.trackLength, height: height ?? LayoutKind.trackHeight)
          })))
  }

  /// The ideal length of a track.
  private static let trackLength = 96.0
  /// The height of a terminal cell.
  private static let trackHeight = 16.0
}
