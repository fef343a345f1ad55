// Shown at 240x96: a style of the program is run again when the property of an object that its control edits changes.
// Do: type "Name" "Ada"
// Do: tap "Loud"
import SwiftUI

final class Model: ObservableObject {
  @Published var name = ""
  @Published var isLoud = false
}

struct Framed: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    configuration.padding(.horizontal, 16)
  }
}

struct Worded: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        configuration.label
        Text(configuration.isOn ? "on" : "off")
      }
    }
  }
}

struct ContentView: View {
  @StateObject private var model = Model()

  var body: some View {
    VStack {
      TextField("Name", text: $model.name)
      Toggle("Loud", isOn: $model.isLoud)
    }
    .textFieldStyle(Framed())
    .toggleStyle(Worded())
  }
}
