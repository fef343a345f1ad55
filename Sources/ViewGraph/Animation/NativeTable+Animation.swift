import ViewMachine
import ViewSemantics

/// The native functions of animations and transactions.
extension NativeTable {
  mutating func addAnimation() {
    add("withTransaction(_:_:)") { call in
      let (transaction, body) = (call[0], try call.closure(1))
      let machine = call.machine
      let (graph, scope) = (call.graph, TransactionScope(transaction))
      let result = try graph.inTransaction(scope) { try machine.call(body, []) }
      graph.animations.close(scope)
      return result
    }
    // Writes through the binding use the transaction.
    add("Binding.transaction(_:)") { call in
      guard let base = call[0].bindingLocation else { return call[0] }
      let (graph, transaction) = (call.graph, call[1])
      let location = BindingLocation(
        base.source, get: base.get,
        set: { value in try graph.inTransaction(TransactionScope(transaction)) { try base.set(value) } })
      return .ref(StructBox(call.site.result, [transaction, .ref(location)]))
    }
    add("Spring.settlingDuration") { call in .double(call.graph.springMotion(call[0]).settlingDuration) }
    add("Spring.distance(at:)") { call in .double(call.graph.springMotion(call[0]).distance(at: try call.double(1))) }
    add("Spring.swing(at:)") { call in .double(call.graph.springMotion(call[0]).swing(at: try call.double(1))) }
    add("KeyframeTimeline.duration") { call in .double(call.keyframes().tracks.duration) }
    add("KeyframeTimeline.value(time:)") { call in
      let (start, tracks) = call.keyframes()
      return try tracks.value(of: start, at: try call.double(1), call.machine)
    }
    add("KeyframeTimeline.velocity(time:)") { call in
      let (start, tracks) = call.keyframes()
      return try tracks.velocity(of: start, at: try call.double(1), call.machine)
    }
    add("UnitCurve.value(at:)") { call in .double(call.graph.timingCurve(call[0]).value(at: try call.double(1))) }
  }
}

extension NativeCall {
  /// The initial value and the tracks of a keyframe timeline.
  fileprivate func keyframes() -> (start: Value, tracks: KeyframeTracks) {
    let start = machine.fieldValue("initialValue", of: self[0]) ?? .void
    let keyframes = machine.fieldValue("keyframes", of: self[0]) ?? .void
    return (start, KeyframeTracks(graph, keyframes, start: start))
  }
}
