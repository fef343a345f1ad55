// An object is the same one where it is observed as one of a generic parameter or of the class that it inherits from.
import SwiftUI

class Model: ObservableObject { @Published var title = "" }
class Special: Model { @Published var detail = "" }
class Unrelated: ObservableObject { @Published var other = "" }

struct Generic<Object: ObservableObject>: View {
  @ObservedObject var object: Object
  var body: some View { Text("") }
}

struct Inherited: View {
  @ObservedObject var model: Model
  var body: some View { Text("") }
}

struct Observing: View {
  @ObservedObject var other: Unrelated
  var body: some View { Text("") }
}

struct Between: View {
  let special: Special
  let other: Unrelated
  var body: some View {
    Inherited(model: special)
    Observing(other: other)
  }
}

struct Owner: View {
  @StateObject private var model = Model()
  @StateObject private var special = Special()
  let other: Unrelated
  var body: some View {
    Generic(object: model)
    Inherited(model: special)
    Observing(other: other)
    Between(special: special, other: other)
  }
}
