import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// Gestures and gesture modifiers.
extension NativeViewTable {
  mutating func addGestures() {
    modifier("AddGestureModifier") { update in
      var precedence = GestureHandler.Precedence.normal
      let arguments = update.machine.types.arguments(update.type)
      switch arguments.count > 1 ? update.machine.catalogueName(arguments[1]) : nil {
      case "HighPriorityGestureCombiner": precedence = .high
      case "SimultaneousGestureCombiner": precedence = .simultaneous
      default: break
      }
      update.gesture(precedence)
    }
    modifier("_HoverRegionModifier") { update in
      let (graph, node) = (update.graph, update.node)
      let action = graph.function(update.field("action"))
      update.surround(.modifier(.passThrough)) { element, _ in
        element.actions.hover = { [weak node] isOver in
          guard let node, node.isAlive, let action else { return }
          graph.perform { try graph.act(node) { _ = try graph.machine.call(action, [.bool(isOver)]) } }
        }
      }
    }
    modifier("HighPriorityGestureModifier") { update in update.gesture(.high) }
    modifier("SimultaneousGestureModifier") { update in update.gesture(.simultaneous) }
    modifier("TapGestureModifier") { update in
      let graph = update.graph
      let (count, action) = (update.field("count"), update.graph.function(update.field("action")))
      update.watch(.normal) {
        guard let action, case .int(let count) = count else { return nil }
        return EndedRecognizer(
          TapRecognizer(count: count) { _, _ in .void },
          ClosureBox(native: { _ in try graph.machine.call(action, []) }))
      }
    }
    modifier("_AllowsHitTestingModifier") { update in
      let isReached = update.flag("allowsHitTesting")
      update.surround(.modifier(.passThrough)) { element, _ in element.actions.isReached = isReached }
    }
    addDragging()
    addSimpleGestures()
    addCombinedGestures()
  }

  private mutating func addSimpleGestures() {
    gesture("TapGesture") { reading in
      TapRecognizer(count: Int(reading.number("count"))) { _, _ in .void }
    }
    gesture("SpatialTapGesture") { reading in
      let (space, type) = (reading.space, reading.valueType)
      return TapRecognizer(count: Int(reading.number("count"))) { context, point in
        .ref(StructBox(type, [context.graph.point(context.place(point, in: space))]))
      }
    }
    gesture("LongPressGesture") { reading in
      LongPressRecognizer(duration: reading.number("minimumDuration"), distance: reading.number("maximumDistance"))
    }
    gesture("DragGesture") { reading in
      let (graph, type) = (reading.graph, reading.valueType)
      return DragRecognizer(minimum: reading.number("minimumDistance"), space: reading.space) { touch, start, place in
        let date = (try? graph.machine.make(graph.analyzer.known("Date"), labels: [], [])) ?? .void
        return .ref(
          StructBox(type, [date, graph.point(place), graph.point(start), graph.size(touch.velocity)]))
      }
    }
    for name in ["MagnificationGesture", "MagnifyGesture", "RotationGesture", "RotateGesture"] {
      gesture(name) { _ in SilentRecognizer() }
    }
  }

  private mutating func addCombinedGestures() {
    gesture("_EndedGesture") { reading in
      EndedRecognizer(try reading.inner("content"), try reading.function("action"))
    }
    gesture("_ChangedGesture") { reading in
      let parameter = reading.machine.fieldIndex("action", of: reading.type)
        .map { reading.machine.fields(of: reading.type)[$0].type }
        .flatMap { reading.machine.types.arguments($0).first }
      return ChangedRecognizer(
        try reading.inner("content"), try reading.function("action"), parameter ?? reading.graph.analyzer.unknownType)
    }
    gesture("_MapGesture") { reading in
      MapRecognizer(try reading.inner("content"), try reading.function("transform"))
    }
    gesture("_ModifiersGesture") { reading in try reading.inner("content") }
    gesture("AnyGesture") { reading in try reading.inner("gesture") }
    gesture("GestureStateGesture") { reading in
      let base = try reading.inner("base")
      let state = reading.field("state")
      guard case .ref(let box)? = (try? state.box(StructBox.self))?.fields.last, let location = box as? StateLocation
      else { return base }
      return GestureStateRecognizer(
        base, try reading.function("update"), location, first: reading.graph.field("initialValue", of: state),
        reset: reading.graph.function(reading.graph.field("reset", of: state)))
    }
    gesture("SimultaneousGesture") { reading in
      SimultaneousRecognizer(try reading.inner("first"), try reading.inner("second"), reading.valueType)
    }
    gesture("ExclusiveGesture") { reading in
      ExclusiveRecognizer(try reading.inner("first"), try reading.inner("second"), reading.valueType)
    }
    gesture("SequenceGesture") { reading in
      SequenceRecognizer(try reading.inner("first"), try reading.inner("second"), reading.valueType)
    }
  }
}

extension ViewUpdate {
  /// Adds the gesture of the modifier's field.
  fileprivate mutating func gesture(_ precedence: GestureHandler.Precedence) {
    let graph = graph
    let (value, type) = (field("gesture"), fieldType("gesture"))
    var bits = 3
    if case .int(let mask)? = machine.fieldValue("rawValue", of: field("mask")) { bits = mask }
    let hasPressing = machine.fieldIndex("onPressingChanged", of: self.type) != nil
    let pressing = hasPressing ? graph.function(field("onPressingChanged")) : nil
    let isOn = bits & 1 != 0
    let handler = watch(precedence) { isOn ? try graph.recognizer(value, type) : nil }
    handler.includesInner = bits & 2 != 0
    handler.pressing = isOn ? pressing : nil
  }

  /// Adds a gesture handler to each element of the content.
  @discardableResult
  fileprivate mutating func watch(
    _ precedence: GestureHandler.Precedence, _ make: @escaping () throws -> Recognizer?
  ) -> GestureHandler {
    let node = node
    let handler = memory { GestureHandler(node, precedence) }
    handler.renew(make)
    let isEnabled: Bool
    if case .bool(false)? = environment["isEnabled"] { isEnabled = false } else { isEnabled = true }
    surround(.modifier(.passThrough)) { element, _ in
      element.actions.gesture = handler
      element.actions.isEnabled = isEnabled
    }
    return handler
  }
}
