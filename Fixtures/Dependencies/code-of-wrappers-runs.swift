// The code of a wrapper of the program runs where its property is read, and where `$property` stands: what that reads the body
// reads. A key path that the wrapper keeps goes along the property that it was given. (The Swift book, Property Wrappers.)
import Observation
import SwiftUI

@Observable final class Settings {
  static let main = Settings()
  var size = 1
  var isLarge = false
  var unused = 0
}

@propertyWrapper struct Size: DynamicProperty {
  var wrappedValue: Int {
    get { Settings.main.size }
    nonmutating set { Settings.main.size = newValue }
  }
}

@propertyWrapper struct Setting<Value>: DynamicProperty {
  private let path: ReferenceWritableKeyPath<Settings, Value>
  init(_ path: ReferenceWritableKeyPath<Settings, Value>) { self.path = path }
  var wrappedValue: Value {
    get { value(path) }
    nonmutating set { Settings.main[keyPath: path] = newValue }
  }
  var projectedValue: Binding<Value> {
    Binding(get: { Settings.main[keyPath: path] }, set: { Settings.main[keyPath: path] = $0 })
  }
  private func value(_ path: KeyPath<Settings, Value>) -> Value { Settings.main[keyPath: path] }
}

@propertyWrapper struct Stored: DynamicProperty {
  @State private var settings = Settings()
  var wrappedValue: Bool { settings.isLarge }
}

struct Number: View {
  let value: Int
  var body: some View { Text("\(value)") }
}

struct Field: View {
  @Binding var value: Int
  var body: some View { Text("\(value)") }
}

struct Sized: View {
  @Size private var size
  var body: some View { Text("\(size)") }
}

struct Large: View {
  @Setting(\.isLarge) private var isLarge
  @Setting(\.size) private var size
  @Setting(\.unused) private var unused
  var body: some View {
    if isLarge { Number(value: size) }
    Number(value: 3)
    Button("more") { unused += 1 }
  }
}

struct Bound: View {
  @Setting(\.size) private var size
  var body: some View {
    Field(value: $size)
    Number(value: 3)
  }
}

struct Keeping: View {
  @Stored private var isLarge
  var body: some View { Text(isLarge ? "large" : "small") }
}
