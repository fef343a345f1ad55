// Shown at 240x48: a style of a field places the field itself.
// Do: type "Town" "Kyiv"
import SwiftUI

struct Arrow: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    HStack {
      Text("->")
      configuration
    }
  }
}

struct ContentView: View {
  @State private var town = ""

  var body: some View {
    VStack {
      TextField("Town", text: $town).textFieldStyle(Arrow())
      Text("in \(town)")
    }
  }
}
