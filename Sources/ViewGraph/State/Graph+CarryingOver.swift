import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// The result of carrying a state over to a changed program.
public struct RestoredState: Hashable, Sendable {
  /// The path of the owning view: `ContentView.body/VStack/0/Row/body`.
  public let path: String
  /// The declaration: `@State count`.
  public let label: String
  /// The reason for its loss; `nil` if it was kept.
  public let loss: String?
}

extension StateLocation {
  /// Whether the value may differ from the initial one. An object can change in place.
  fileprivate var mayHaveChanged: Bool {
    if case .ref(let box) = peek(), box is ObjectBox { return true }
    return wasWritten
  }
}

extension Graph {
  /// Carries the states over from a graph of an earlier version of the program. Each view receives the states of the
  /// view with the same identity. States with their initial value follow the new program.
  ///
  /// - Returns: The result for each state, outermost views first.
  public func carryOver(from old: Graph) -> [RestoredState] {
    var mover = ValueMover(from: old.machine, to: machine)
    var open = old.keptProperties(onlyWritten: true)
    var results: [Int: RestoredState] = [:]
    let total = open.count
    // A restored state can create views with states of their own.
    for _ in 0..<Graph.maximumRounds {
      let present = Dictionary(
        keptProperties(onlyWritten: false).map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
      let found = open.filter { present[$0.key] != nil }
      if found.isEmpty { break }
      open.removeAll { present[$0.key] != nil }
      perform {
        for state in found {
          guard let place = present[state.key] else { continue }
          let loss = take(state, of: old, into: place, &mover)
          results[state.number] = RestoredState(path: state.key.path, label: state.label, loss: loss)
        }
        invalidateAll()
      }
    }
    let types = Dictionary(bodies.map { ($0.path, typeName($0.type)) }, uniquingKeysWith: { first, _ in first })
    for state in open {
      let loss: String
      if let place = state.place, let type = types[place] {
        loss = type == state.view ? "the property is gone" : "its view is a `\(type)` now"
      } else {
        loss = "its view is gone"
      }
      results[state.number] = RestoredState(path: state.key.path, label: state.label, loss: loss)
    }
    carryScrolling(from: old)
    return (0..<total).compactMap { results[$0] }
  }

  // MARK: Stored state

  /// A property with stored state, and its owner.
  private struct KeptProperty {
    struct Key: Hashable {
      /// The path of the view; empty for shared values.
      var path: String
      var type: String
      var name: String
    }

    let number: Int
    let key: Key
    /// The name of the view's type.
    let view: String
    /// The path of the view's place, without its type.
    let place: String?
    let label: String
    let property: InstalledProperty?
    /// The location of a shared value.
    let location: StateLocation?
  }

  /// The views with bodies and other owners of state, outermost first.
  private var bodies: [ViewNode] {
    var result: [ViewNode] = []
    var open = [window].compactMap { $0 }
    while let node = open.popLast() {
      open += node.children.reversed()
      if case .body = node.behavior { result.append(node) } else if node.ownsState { result.append(node) }
    }
    return result
  }

  /// - Parameter onlyWritten: Omits states with their initial value.
  private func keptProperties(onlyWritten: Bool) -> [KeptProperty] {
    var result: [KeptProperty] = []
    for node in bodies {
      var open = node.properties.map { (property: $0, prefix: "") }[...]
      while let (property, prefix) = open.popFirst() {
        open += property.inner.map { ($0, prefix + property.plan.name + ".") }
        guard let label = property.owned else { continue }
        if onlyWritten, let location = property.location as? StateLocation, !location.mayHaveChanged { continue }
        let key = KeptProperty.Key(
          path: bodyPath(node), type: analyzer.text(of: node.type), name: prefix + property.plan.name)
        result.append(
          KeptProperty(
            number: result.count, key: key, view: typeName(node.type), place: node.path, label: label,
            property: property, location: nil))
      }
    }
    for (key, location) in storedValues.sorted(by: { $0.key < $1.key }) where !onlyWritten || location.wasWritten {
      result.append(
        KeptProperty(
          number: result.count, key: KeptProperty.Key(path: "", type: "", name: key), view: "", place: nil,
          label: location.label, property: nil, location: location))
    }
    return result
  }

  // MARK: Transfer

  /// - Returns: The reason for the loss of the state; `nil` if it was transferred.
  private func take(
    _ state: KeptProperty, of old: Graph, into place: KeptProperty, _ mover: inout ValueMover
  ) -> String? {
    do {
      let from = state.location ?? state.property?.location
      let to = place.location ?? place.property?.location
      switch (from, to) {
      case (let from as StateLocation, let to as StateLocation):
        to.write(try mover.move(from.peek(), from.type, to: to.type, present: to.peek()))
      case (let from as ValueBox, let to as ValueBox):
        guard let type = state.property?.plan.type, let wanted = place.property?.plan.type else {
          return "it is stored in another way now"
        }
        // The observed object stays the same; it receives the contents of the old one.
        _ = try mover.move(from.value, old.valueType(type), to: valueType(wanted), present: to.value)
      default: return "it is stored in another way now"
      }
      return nil
    } catch let obstacle as ValueMover.Obstacle {
      return obstacle.reason
    } catch {
      return "\(error)"
    }
  }

  /// Invalidates all bodies, because the contents of objects may have changed.
  private func invalidateAll() {
    for node in bodies { invalidate(node, .input) }
  }

  private func carryScrolling(from old: Graph) {
    func all(_ graph: Graph) -> [Element] {
      var result: [Element] = []
      var open = Array(graph.elements.reversed())
      while let element = open.popLast() {
        result.append(element)
        open += element.children.reversed()
      }
      return result
    }
    let scrolled = all(old).filter { $0.scrollOffset != .zero }
    guard !scrolled.isEmpty else { return }
    let here = all(self)
    for element in scrolled {
      let same = here.first { $0.path == element.path && $0.type == element.type && scrollRoom(of: $0) != nil }
      if let same { scroll(same, to: element.scrollOffset) }
    }
  }
}
