// A binding to a property of an observable object is made with the value that the property has: the body that makes the
// binding reads the property, whether anything else does or not. `Self._printChanges()` in such bodies shows them run. A
// binding to state, or into a struct in it, is made without a look at the state. An object of the older kind runs all of
// its observers anyway.
import Observation
import SwiftUI

@Observable final class Page {
  var number = 1
}

struct Options {
  var isWide = false
}

@Observable final class Model {
  var isShown = false
  var isOpen = false
  var options = Options()
  var page = Page()
}

final class Old: ObservableObject {
  @Published var isShown = false
}

struct Switch: View {
  @Binding var isOn: Bool
  var body: some View { Toggle("", isOn: $isOn) }
}

struct ByBindable: View {
  @Bindable var model: Model
  var body: some View { Switch(isOn: $model.isShown) }
}

struct ByState: View {
  @State private var model = Model()
  var body: some View { Text("").sheet(isPresented: $model.isShown) { Text("") } }
}

struct ByEnvironment: View {
  @Environment(Model.self) private var model
  var body: some View {
    @Bindable var model = model
    Switch(isOn: $model.isOpen)
  }
}

struct ByBinding: View {
  @Binding var model: Model
  var body: some View { Switch(isOn: $model.isShown) }
}

struct MadeThere: View {
  let model: Model
  var body: some View { Switch(isOn: Bindable(model).isShown) }
}

struct Deeper: View {
  @Bindable var model: Model
  var body: some View {
    Switch(isOn: $model.options.isWide)
    Stepper("", value: $model.page.number)
  }
}

struct InAnAction: View {
  @Bindable var model: Model
  var body: some View {
    Button("") {
      let isShown = $model.isShown
      isShown.wrappedValue = true
    }
  }
}

struct OfState: View {
  @State private var options = Options()
  var body: some View { Switch(isOn: $options.isWide) }
}

struct OfAnOldObject: View {
  @ObservedObject var model: Old
  var body: some View { Switch(isOn: $model.isShown) }
}
