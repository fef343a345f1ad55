import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// Navigation links and destination modifiers.
extension NativeViewTable {
  mutating func addDestinations() {
    modifier("NavigationDestinationModifier") { update in
      _ = update.memory { DestinationMemory() }
      update.surround(.modifier(.passThrough))
      let segment = update.numbered(".navigationDestination")
      guard let stack = update.environment.navigation, let make = update.graph.function(update.field("destination"))
      else { return }
      let arguments = update.machine.types.arguments(update.type)
      guard arguments.count == 2 else { return }
      guard !update.node.isInLazyContent else {
        return update.graph.note(
          "a `navigationDestination(for:)` in a lazy container is not found: move it outside of the container",
          at: update.node.source)
      }
      stack.add(
        NavigationBox.Destination(
          node: update.node, segment: segment, dataType: arguments[0],
          resultType: arguments[1], make: make))
    }
    modifier("ViewDestinationNavigationDestinationModifier") { update in
      _ = update.memory { DestinationMemory() }
      update.surround(.modifier(.passThrough))
      let segment = update.numbered(".navigationDestination")
      let location = update.field("isPresented").bindingLocation
      guard let stack = update.environment.navigation, case .bool(let isShown) = try update.read(location) else {
        return
      }
      guard isShown else { return try stack.withdraw(update.node) }
      stack.push(
        NavigationBox.PushedScreen(
          source: update.node, segment: segment,
          key: .field("pushed \(ObjectIdentifier(update.node).hashValue)"),
          value: update.field("destination"), type: update.fieldType("destination"),
          close: { try location?.set(.bool(false)) }))
    }
    modifier("ItemBoundNavigationDestinationModifier") { update in
      let memory = update.memory { DestinationMemory() }
      update.surround(.modifier(.passThrough))
      let segment = update.numbered(".navigationDestination")
      let location = update.field("item").bindingLocation
      let arguments = update.machine.types.arguments(update.type)
      guard let stack = update.environment.navigation, arguments.count == 2 else { return }
      guard let item = try update.read(location).unwrapped else { return try stack.withdraw(update.node) }
      guard let make = update.graph.function(update.field("destination")) else { return }
      if !update.isRelisting || memory.made == nil {
        memory.made = try update.graph.reading(for: update.node) { try update.machine.call(make, [item]) }
      }
      var key = try IdentifierKey(item, arguments[0], update.machine)
      key.repetition = ObjectIdentifier(update.node).hashValue
      stack.push(
        NavigationBox.PushedScreen(
          source: update.node, segment: segment, key: .identifier(key),
          value: memory.made ?? .void, type: arguments[1],
          close: { try location?.set(.nothing) }))
    }
  }

  mutating func addNavigationLinks() {
    view("NavigationLink") { try $0.navigationLink() }
  }
}

/// The state of a modifier with a destination.
final class DestinationMemory: EndingMemory {
  /// The view created for the item.
  var made: Value?

  func end(in graph: Graph, _ node: ViewNode) {
    guard let stack = node.environment.navigation else { return }
    stack.removeDestination(of: node)
    do { try stack.withdraw(node) } catch { graph.report(error, at: node.source) }
  }
}

extension ViewUpdate {
  fileprivate mutating func navigationLink() throws {
    let stack = environment.navigation
    let element = try parsed(field("value"))
    let make = graph.function(field("destination"))
    let isActive = field("isActive").unwrapped?.bindingLocation
    let isDead = stack == nil || element == nil && make == nil
    let enabled = isEnabled && !isDead
    let made: Element
    if environment.isInList {
      let label = child("label")
      made = container(.hStack(), label.elements + (try rowEnd(label.elements)))
      made.isLink = true
      if let given = rowBadge { made.traits[TabBox.shownBadgeTrait] = given }
      made.traits[NavigationBox.linkTrait] = element.map { TraitValue(value: $0.value, type: $0.type) }
    } else if enabled {
      // Outside of lists, a link is a button in the current button style.
      try styled(.primitiveButton, values: ["isPressed": .bool(false)])
      guard let button = lastElement else { return }
      made = button
    } else {
      made = container(.hStack(), colored("label", "label", try paints.placeholder).elements)
    }
    made.actions.isEnabled = enabled
    guard let stack, !isDead else { return made.actions.tap = nil }
    let viewType = machine.types.arguments(type).last ?? graph.analyzer.unknownType
    let (graph, node, segment) = (graph, node, "\(name)/.destination")
    let push = { [weak node] in
      guard let node, let make else { return }
      stack.push(
        NavigationBox.PushedScreen(
          source: node, segment: segment, key: .field("pushed \(ObjectIdentifier(node).hashValue)"),
          value: try graph.machine.call(make, []), type: viewType, close: { try isActive?.set(.bool(false)) }))
    }
    let isInColumn = environment[EnvironmentStore.splitKey] != nil
    made.actions.tap = event { [weak node] in
      if let element {
        // In a column of a split view, a link changes the selection of its list.
        if isInColumn, let node, let choice = graph.choice(of: element.type, around: node) {
          return try choice.set(element.value.wrapped)
        }
        return try stack.append(element)
      }
      if let isActive { return try isActive.set(.bool(true)) }
      try push()
    }
    guard make != nil else { return }
    if let isActive {
      if case .bool(true) = try read(isActive) { try push() } else { try stack.withdraw(node) }
    } else if stack.isPushed(by: node) {
      try push()
    }
  }

  /// The badge that a modifier around a link sets for its list row.
  private var rowBadge: TraitValue? {
    guard let given = environment[TabBox.badgeKey], !given.isNothing else { return nil }
    return TraitValue(value: given, type: graph.analyzer.known("String"))
  }

  /// The end of a link's row: the badge and the chevron.
  private mutating func rowEnd(_ label: [Element]) throws -> [Element] {
    var badge = rowBadge
    for element in label.flatMap({ graph.leaves(of: $0) }) {
      if let own = element.traits[TabBox.badgeTrait] { badge = own }
    }
    let start = space(2)
    // A link in a sidebar is a selection without a chevron. A row of a watch is a platter without one.
    if environment.isSidebar && !graph.isInCells || graph.typeScale == .watch {
      return [start] + (try badge.map { [try controlText(4, graph.text($0.value), paints.secondary)] } ?? [])
    }
    let arrow = try chevron(3)
    guard let badge else { return [start, arrow] }
    return [start, try controlText(4, graph.text(badge.value), paints.secondary), arrow]
  }

  /// The value that a link pushes.
  private func parsed(_ value: Value) throws -> NavigationBox.PathElement? {
    guard let inner = value.unwrapped, !value.isNothing else { return nil }
    return NavigationBox.PathElement(
      value: machine.opened(inner), type: machine.dynamicType(of: inner, as: graph.analyzer.known("AnyHashable")))
  }
}
