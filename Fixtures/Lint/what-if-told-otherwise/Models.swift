import Combine
import CoreData
import SwiftUI

// Core Data tells of its properties: NSManagedObject is an ObservableObject.
final class Item: NSManagedObject {
  @NSManaged var title: String
}

struct ItemRow: View {
  @ObservedObject var item: Item
  var body: some View { Text(item.title) }
}

// The properties in a wrapper change with it.
@propertyWrapper
struct Counted: DynamicProperty {
  @State private var count = 0
  var wrappedValue: Int { count }
}

struct CountedView: View {
  @Counted var number
  var body: some View { Text("\(number)") }
}

// Observers and functions tell of what says nothing itself.
final class Model: ObservableObject {
  var source = 0 {
    didSet { shown = source }
  }
  @Published var shown = 0
  var announced = 0
  var silent = 0
  func announce(_ value: Int) {
    objectWillChange.send()
    announced = value
  }
}

struct ModelView: View {
  @ObservedObject var model: Model
  var body: some View { Text("\(model.shown)") }
}

// An object may say of another one's changes that they are its own; one that does not lets nobody know.
final class Inner: ObservableObject {
  @Published var forwarded = 0
}

final class Outer: ObservableObject {
  let inner = Inner()
  private var subscription: AnyCancellable?
  init() {
    subscription = inner.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
  }
}

struct OuterView: View {
  @StateObject private var outer = Outer()
  var body: some View { Text("\(outer.inner.forwarded)") }
}

final class Hidden: ObservableObject {
  @Published var untold = 0
}

final class Silent: ObservableObject {
  let hidden = Hidden()
}

struct SilentView: View {
  @StateObject private var silent = Silent()
  var body: some View { Text("\(silent.hidden.untold)") }
}

// Two objects of a class.
final class Shared: ObservableObject {
  @Published var both = 0
}

struct SharedReader: View {
  @EnvironmentObject private var shared: Shared
  var body: some View { Text("\(shared.both)") }
}

struct SharedView: View {
  @StateObject private var near = Shared()
  @StateObject private var far = Shared()
  var body: some View { SharedReader().environmentObject(near).environmentObject(far) }
}

// Values of the environment.
extension EnvironmentValues {
  @Entry var level = 0
}

struct LevelReader: View {
  @Environment(\.level) private var depth
  @Environment(\.colorScheme) private var scheme
  var body: some View { Text("\(depth)") }
}

struct LevelWriter: View {
  @State private var n = 0
  var body: some View { LevelReader().environment(\.level, n) }
}
