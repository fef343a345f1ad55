import ViewMachine
import ViewSemantics

/// Values that views share by a key: `@AppStorage` and `@SceneStorage`.
extension Graph {
  /// Where the value of a key is; all wrappers of one key share one.
  func storedLocation(_ key: String, _ label: String, _ plan: PropertyPlan, _ standard: Value) -> StateLocation {
    let full = "\(label) \(key)"
    if let known = storedValues[full] { return known }
    let location = StateLocation(
      self, nil, name: key, label: "\(label) \(plan.name)", type: valueType(plan.type),
      value: standard)
    storedValues[full] = location
    return location
  }
}
