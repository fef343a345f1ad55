// A binding to a computed property of an object is one to what it is computed from.
import Observation
import SwiftUI

@Observable final class Model {
  var half = 1
  var other = 1
  var whole: Int {
    get { half * 2 }
    set { half = newValue / 2 }
  }
}

final class Old: ObservableObject {
  @Published var half = 1
  @Published var other = 1
  var whole: Int {
    get { half * 2 }
    set { half = newValue / 2 }
  }
}

struct Input: View {
  @Binding var value: Int
  var body: some View { Text("\(value)") }
}

struct New: View {
  @Bindable var model: Model
  var body: some View { Input(value: $model.whole) }
}

struct Objects: View {
  @StateObject private var old = Old()
  var body: some View { Input(value: $old.whole) }
}
