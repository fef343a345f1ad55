// A computed property that says itself who reads it is observed as a stored one is; what a class with a registrar of its
// own stores is not (developer.apple.com/documentation/observation/observationregistrar).
import Observation
import SwiftUI

@Observable
final class Settings {
  var isOn: Bool {
    get {
      access(keyPath: \.isOn)
      return UserDefaults.standard.bool(forKey: "isOn")
    }
    set {
      withMutation(keyPath: \.isOn) { UserDefaults.standard.set(newValue, forKey: "isOn") }
    }
  }
}

final class Counter: Observable {
  private let registrar = ObservationRegistrar()
  private var stored = 0

  var count: Int {
    get {
      registrar.access(self, keyPath: \.count)
      return stored
    }
    set {
      registrar.withMutation(of: self, keyPath: \.count) { stored = newValue }
    }
  }
}

struct Screen: View {
  let settings: Settings
  let counter: Counter
  var body: some View {
    Text(settings.isOn ? "on" : "off")
    Text("\(counter.count)")
  }
}
