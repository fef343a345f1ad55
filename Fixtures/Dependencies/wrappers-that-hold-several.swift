// A wrapper of the program subscribes by being declared if anything that it holds does so, whatever else it holds.
import SwiftUI

final class Clock: ObservableObject { @Published var now = 0 }

@propertyWrapper struct Counter: DynamicProperty {
  @State private var value = 0
  @StateObject private var clock = Clock()
  var wrappedValue: Int { value }
}

@propertyWrapper struct Kept: DynamicProperty {
  @State private var value = 0
  var wrappedValue: Int { value }
}

struct Counting: View {
  @Counter private var count
  var body: some View { Text("static") }
}

struct Keeping: View {
  @Kept private var count
  var body: some View { Text("static") }
}
