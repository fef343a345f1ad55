// A function that state begins with is kept with what it captures: another one, and the view is not equal to the one before.
import SwiftUI
import Observation

final class Model: ObservableObject { @Published var n = 0; init(_ n: Int) { self.n = n } }

struct Child: View {
  @StateObject private var model: Model
  init(_ make: @autoclosure @escaping () -> Model) { _model = StateObject(wrappedValue: make()) }
  var body: some View { Text("\(model.n)") }
}
struct Child2: View {
  @StateObject private var model: Model
  init(make: @escaping () -> Model) { _model = StateObject(wrappedValue: make()) }
  var body: some View { Text("\(model.n)") }
}
struct Child3: View {
  @State private var n: Int
  init(start: Int) { _n = State(initialValue: start) }
  var body: some View { Text("\(n)") }
}
struct Child4: View {
  @StateObject private var model: Model
  init(n: Int) { _model = StateObject(wrappedValue: Model(n)) }
  var body: some View { Text("\(model.n)") }
}
struct Child5: View {
  @StateObject var model = Model(1)
  var body: some View { Text("\(model.n)") }
}
struct Parent: View {
  @State private var count = 0
  var body: some View {
    VStack {
      Button("\(count)") { count += 1 }
      Child(Model(count))
      Child2(make: { Model(count) })
      Child3(start: count)
      Child4(n: count)
      Child5(model: Model(count))
      Child3(start: 1)
      Child(Model(1))
    }
  }
}
