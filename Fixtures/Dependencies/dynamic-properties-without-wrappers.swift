// A stored `DynamicProperty` struct is no wrapper, and yet its properties are the view's: they subscribe as its own do.
import SwiftUI

final class Session: ObservableObject {
  @Published var user = ""
}

struct Cell: View {
  let value: Int
  var body: some View { Text("\(value)") }
}

struct Field: View {
  @Binding var value: Int
  var body: some View { Text("\(value)") }
}

struct Fields: DynamicProperty {
  @State var a = 0
  @State var b = 0
}

struct Surroundings: DynamicProperty {
  @Environment(\.colorScheme) var scheme
  @ObservedObject var session: Session
}

struct Form: View {
  private var fields = Fields()
  var body: some View {
    VStack {
      Cell(value: fields.a)
      Field(value: fields.$b)
    }
  }
}

struct Declared: View {
  var surroundings: Surroundings
  var body: some View { Text("nothing is read") }
}
