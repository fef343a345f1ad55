// Of two objects of one class in the environment a view has the nearer one.
import SwiftUI

final class Model: ObservableObject {
  @Published var count = 0
}

struct Reader: View {
  @EnvironmentObject private var model: Model
  var body: some View { Text("\(model.count)") }
}

struct Outer: View {
  var body: some View { Reader() }
}

struct Screen: View {
  @StateObject private var far = Model()
  @StateObject private var near = Model()
  var body: some View {
    VStack {
      Reader()
      Outer()
    }
    .environmentObject(near)
    .environmentObject(far)
  }
}
