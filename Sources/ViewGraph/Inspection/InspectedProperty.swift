import ViewMachine
import ViewSemantics
import ViewSource

/// The current value of a property of a view with a body.
public struct InspectedProperty: Hashable, Sendable {
  /// The property wrapper: `@State`, `@Environment`; `let` for an input.
  public let wrapper: String
  public let name: String
  /// The description of the value.
  public let value: String
}

extension Graph {
  /// The view whose body creates an element: the nearest enclosing one with a body.
  public func owner(of element: Element) -> ViewNode? { element.node.owner }

  /// The properties of a view with a body: inputs, state and environment values.
  public func properties(of node: ViewNode) -> [InspectedProperty] {
    guard case .body(let plan) = node.behavior else { return [] }
    var result: [InspectedProperty] = []
    let fields = (try? node.value.box(StructBox.self))?.fields ?? []
    for input in plan.inputs where input.index < fields.count {
      result.append(
        InspectedProperty(wrapper: "let", name: input.name, value: shortText(fields[input.index], input.type)))
    }
    for property in node.properties {
      guard let (wrapper, value, type) = current(property, fields) else { continue }
      result.append(InspectedProperty(wrapper: wrapper, name: property.plan.name, value: shortText(value, type)))
    }
    return result
  }

  /// The current value of a property and its wrapper; `nil` for properties without a meaningful value.
  private func current(_ property: InstalledProperty, _ fields: Parts) -> (String, Value, TypeID)? {
    let type = valueType(property.plan.type)
    switch property.plan.kind {
    case .state(_, let label), .stored(_, let label):
      return (property.location as? StateLocation).map { (label, $0.peek(), $0.type) }
    case .object: return (property.location as? ValueBox).map { ("@StateObject", $0.value, type) }
    case .observed: return property.watch.map { ("@ObservedObject", $0.object, type) }
    case .environmentObject: return property.watch.map { ("@EnvironmentObject", $0.object, type) }
    case .environment: return ("@Environment", property.lastValue, property.lastType ?? type)
    case .binding: return property.lastType.map { ("@Binding", property.lastValue, $0) }
    case .focused: return property.lastValue.unwrapped.map { ("@FocusedValue", $0, type) }
    case .namespace, .metric, .query, .nested: return nil
    }
  }

  /// The maximum length of a shown value, in characters.
  private static let longestText = 160

  private func shortText(_ value: Value, _ type: TypeID) -> String {
    if case .void = value { return "…" }
    machine.beginEvaluation()
    guard let text = try? machine.debugDescription(of: value, as: type) else { return analyzer.text(of: type) }
    return text.count > Graph.longestText ? String(text.prefix(Graph.longestText)) + "…" : text
  }
}
