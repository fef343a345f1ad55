// Another object behind a binding is another value: the body that declares the binding runs again, whoever put it there.
import SwiftUI

@Observable final class Model {
  var count = 0
}

struct Owner: View {
  @State private var model = Model()
  var body: some View {
    Reader(model: $model)
    Writer(model: $model)
    Button("New") { model = Model() }
  }
}

struct Reader: View {
  @Binding var model: Model
  var body: some View { Text("\(model.count)") }
}

struct Writer: View {
  @Binding var model: Model
  var body: some View { Button("Add") { model.count += 1 } }
}
