import ViewMachine
import ViewSemantics

/// Values shared by key: `@AppStorage` and `@SceneStorage`.
extension Graph {
  /// Synchronizes a location with the app's `UserDefaults`.
  private func shareWithSettings(_ location: StateLocation, _ key: String) {
    let machine = machine
    if let known = machine.storedSetting(key), case .ref(let box) = known, let kept = box as? ExistentialBox,
      kept.type == machine.wrappedType(location.type) ?? location.type
    {
      location.write(machine.wrappedType(location.type) == nil ? kept.value : kept.value.wrapped)
    }
    location.didChange = { [unowned location] value in machine.storeSetting(key, value, location.type) }
  }

  /// The location of a key, shared by all wrappers with the key.
  func storedLocation(_ key: String, _ label: String, _ plan: PropertyPlan, _ standard: Value) -> StateLocation {
    let full = "\(label) \(key)"
    if let known = storedValues[full] { return known }
    let location = StateLocation(
      self, nil, name: key, label: "\(label) \(plan.name)", type: valueType(plan.type),
      value: standard)
    storedValues[full] = location
    if label == "@AppStorage" { shareWithSettings(location, key) }
    return location
  }
}
