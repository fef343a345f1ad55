// What a style gives on of its configuration comes from the control that it is put on: the views that it makes with that
// run again too. (Apple, ToggleStyleConfiguration.isOn: "a binding to a state property that indicates whether the toggle
// is on".)
import SwiftUI

struct Knob: View {
  @Binding var isOn: Bool
  var body: some View { Circle().onTapGesture { isOn.toggle() } }
}

struct Lamp: View {
  let isOn: Bool
  var body: some View { Color.yellow.opacity(isOn ? 1 : 0) }
}

struct Panel: View {
  let isOn: Bool
  var body: some View { Lamp(isOn: isOn) }
}

struct Frame: View {
  var body: some View { Rectangle() }
}

struct Switch: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Knob(isOn: configuration.$isOn)
    Panel(isOn: configuration.isOn)
    Frame()
  }
}

struct Settings: View {
  @State private var isOn = false
  var body: some View { Toggle("", isOn: $isOn).toggleStyle(Switch()) }
}
