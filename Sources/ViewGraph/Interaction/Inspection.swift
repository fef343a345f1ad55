import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// The inspected properties of an element.
public struct Inspection {
  /// A named value.
  public struct Item: Equatable, Sendable {
    /// The declaration: `@State count`.
    public let name: String
    /// The description of the value.
    public let value: String
  }

  /// The type of the view, with generic arguments.
  public let type: String
  /// Its structural identity.
  public let path: String
  /// The view whose body creates it.
  public let owner: String?
  /// The frame in the coordinates of the window, in points.
  public let frame: Rect?
  /// The size proposal and the resulting size.
  public let placement: LayoutPlacement?
  /// The source location.
  public let source: SourcePlace?
  /// The state, bindings and objects of its owner.
  public let state: [Item]
  /// The environment values that its owner reads.
  public let environment: [Item]
  /// The dependencies of the owner's body.
  public let subscriptions: [String]
}

extension Graph {
  /// Inspects an element.
  public func inspect(_ element: Element) -> Inspection {
    let owner = element.node.owner
    var state: [Inspection.Item] = []
    var environment: [Inspection.Item] = []
    var subscriptions: [String] = []
    for property in owner?.properties ?? [] {
      let (name, value) = described(property)
      let item = Inspection.Item(name: name, value: value)
      if case .environment = property.plan.kind { environment.append(item) } else { state.append(item) }
      if property.signals { subscriptions.append(name) }
    }
    for source in owner?.subscriptions ?? [] {
      guard let location = source as? StateLocation, !subscriptions.contains(location.label) else { continue }
      subscriptions.append(location.label)
    }
    if let reads = owner?.reads { subscriptions += machine.names(of: reads) }
    return Inspection(
      type: analyzer.text(of: element.node.type), path: element.path, owner: owner.map { bodyPath($0) },
      frame: frame(of: element), placement: element.layout.flatMap { engine.placement(of: $0) },
      source: element.source, state: state, environment: environment, subscriptions: subscriptions)
  }

  private func described(_ property: InstalledProperty) -> (name: String, value: String) {
    let plan = property.plan
    func text(_ value: Value, _ type: TypeID) -> String {
      machine.beginEvaluation()
      return (try? machine.debugDescription(of: value, as: type)) ?? "?"
    }
    switch plan.kind {
    case .state(_, let label), .stored(_, let label):
      guard let location = property.location as? StateLocation else { return ("\(label) \(plan.name)", "?") }
      return ("\(label) \(plan.name)", text(location.peek(), location.type))
    case .object:
      let value = (property.location as? ValueBox)?.value ?? .void
      return ("@StateObject \(plan.name)", text(value, valueType(plan.type)))
    case .observed: return ("@ObservedObject \(plan.name)", text(property.watch?.object ?? .void, valueType(plan.type)))
    case .environment:
      return ("@Environment \(plan.name)", text(property.lastValue, property.lastType ?? valueType(plan.type)))
    case .environmentObject:
      return ("@EnvironmentObject \(plan.name)", text(property.watch?.object ?? .void, valueType(plan.type)))
    case .binding:
      return ("@Binding \(plan.name)", text(property.lastValue, property.lastType ?? valueType(plan.type)))
    case .focused:
      return (plan.focused, property.lastValue.unwrapped.map { text($0, valueType(plan.type)) } ?? "nil")
    case .namespace: return ("@Namespace \(plan.name)", "")
    case .metric: return ("@ScaledMetric \(plan.name)", "")
    case .query: return ("@Query \(plan.name)", "")
    case .nested: return (plan.name, "\(property.inner.count) properties")
    }
  }
}

extension InstalledProperty {
  /// Whether a change of its value invalidates the body, whether or not the body reads it.
  fileprivate var signals: Bool {
    switch plan.kind {
    case .observed, .object, .environmentObject: watch != nil
    case .environment, .focused: true
    case .state, .stored, .binding, .namespace, .metric, .query, .nested: false
    }
  }
}
