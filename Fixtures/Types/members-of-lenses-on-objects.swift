import Combine
import SwiftUI

// Two subscripts find dynamic members: one for values that can be set, one for other objects. The wrapper `Published` stores its
// value through the object, so the property can be set.

protocol Observed: AnyObject {
  typealias Lens = LensOnObject<Self>
}

extension Observed {
  var lens: Lens { Lens(base: self) }
}

@dynamicMemberLookup
struct LensOnObject<Base: Observed> {
  let base: Base

  subscript<Value>(dynamicMember path: ReferenceWritableKeyPath<Base, Value>) -> Binding<Value> {
    Binding(get: { base[keyPath: path] }, set: { base[keyPath: path] = $0 })
  }

  subscript<Other: Observed>(dynamicMember path: KeyPath<Base, Other>) -> LensOnObject<Other> {
    LensOnObject<Other>(base: base[keyPath: path])
  }
}

final class Account: ObservableObject, Observed {
  @Published var isOpen = false
  @Published var name = ""
  let settings = Settings()
}

final class Settings: ObservableObject, Observed {
  @Published var volume = 0.5
}

struct Shown<Value>: View {
  init(_ value: Value) {}
  var body: some View { EmptyView() }
}

struct AccountForm: View {
  @ObservedObject var account: Account

  var body: some View {
    Toggle("Open", isOn: account.lens.isOpen)
    Toggle(isOn: account.lens.isOpen) { Text("Open") }
    TextField("Name", text: account.lens.name)
    Shown(account.lens.name)
    Shown(account.lens.settings)
    Shown(account.lens.settings.volume)
  }
}
