import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// What there is to be known of an element: for a person who looks into a running program.
public struct Inspection {
  /// A name with what it has now.
  public struct Item: Equatable, Sendable {
    /// As the program declares it: `@State count`.
    public let name: String
    /// As the program prints it.
    public let value: String
  }

  /// The type of the view, with generic arguments.
  public let type: String
  /// Its structural identity.
  public let path: String
  /// The view whose body makes it.
  public let owner: String?
  /// In points, in the coordinates of the window.
  public let frame: Rect?
  /// What it was proposed, and what it took.
  public let placement: LayoutPlacement?
  /// Where the program makes it.
  public let source: SourcePlace?
  /// What its owner keeps or is handed: state, bindings, objects.
  public let state: [Item]
  /// What its owner reads of the environment.
  public let environment: [Item]
  /// What makes the owner's body run again.
  public let subscriptions: [String]
}

extension Graph {
  /// What there is to be known of an element.
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
    case .namespace: return ("@Namespace \(plan.name)", "")
    case .metric: return ("@ScaledMetric \(plan.name)", "")
    case .query: return ("@Query \(plan.name)", "")
    case .nested: return (plan.name, "\(property.inner.count) properties")
    }
  }
}

extension InstalledProperty {
  /// Whether a change of what it leads to makes the body run again, whether or not that reads it.
  fileprivate var signals: Bool {
    switch plan.kind {
    case .observed, .object, .environmentObject: watch != nil
    case .environment: true
    case .state, .stored, .binding, .namespace, .metric, .query, .nested: false
    }
  }
}
