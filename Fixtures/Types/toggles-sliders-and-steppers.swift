// Toggles sliders and steppers: alone, in a builder beside another view, and with padding.
import SwiftUI

struct ToggleCase1: View {
  @State private var isOn = false
  var body: some View { Toggle(isOn: $isOn) { Text("label") } }
  @ViewBuilder var beside: some View {
    Toggle(isOn: $isOn) { Text("label") }
    Divider()
  }
  var afterPadding: some View { Toggle(isOn: $isOn, label: { Text("label") }).padding() }
}

struct SliderCase1: View {
  @State private var amount = 0.5
  var body: some View {
    Slider(value: $amount, in: 0...10) { Text("label") } minimumValueLabel: { Text("0") } maximumValueLabel: { Text("0") } onEditingChanged: { print($0) }
  }
  @ViewBuilder var beside: some View {
    Slider(value: $amount) { Text("label") } minimumValueLabel: { Text("0") } maximumValueLabel: { Text("0") }
    Divider()
  }
  var afterPadding: some View {
    Slider(value: $amount, in: 0...10, label: { Text("label") }, minimumValueLabel: { Text("0") }, maximumValueLabel: { Text("0") }, onEditingChanged: { print($0) }).padding()
  }
}

struct SliderCase2: View {
  @State private var amount = 0.5
  var body: some View {
    Slider(value: $amount, in: 0...10, step: 1) { Text("label") } minimumValueLabel: { Text("0") } maximumValueLabel: { Text("0") } onEditingChanged: { print($0) }
  }
  @ViewBuilder var beside: some View {
    Slider(value: $amount, in: 0...10) { Text("label") } minimumValueLabel: { Text("0") } maximumValueLabel: { Text("0") }
    Divider()
  }
  var afterPadding: some View {
    Slider(value: $amount, in: 0...10, step: 1, label: { Text("label") }, minimumValueLabel: { Text("0") }, maximumValueLabel: { Text("0") }, onEditingChanged: { print($0) }).padding()
  }
}

struct StepperCase1: View {
  var body: some View {
    Stepper { Text("label") } onIncrement: { print("done") } onDecrement: { print("done") } onEditingChanged: { print($0) }
  }
  @ViewBuilder var beside: some View {
    Stepper { Text("label") } onIncrement: { print("done") } onDecrement: { print("done") }
    Divider()
  }
  var afterPadding: some View {
    Stepper(label: { Text("label") }, onIncrement: { print("done") }, onDecrement: { print("done") }, onEditingChanged: { print($0) }).padding()
  }
}

struct StepperCase2: View {
  @State private var count = 1
  var body: some View {
    Stepper(value: $count, step: 1) { Text("label") } onEditingChanged: { print($0) }
  }
  @ViewBuilder var beside: some View {
    Stepper(value: $count) { Text("label") }
    Divider()
  }
  var afterPadding: some View {
    Stepper(value: $count, step: 1, label: { Text("label") }, onEditingChanged: { print($0) }).padding()
  }
}

struct StepperCase3: View {
  @State private var count = 1
  var body: some View {
    Stepper(value: $count, in: 0...10, step: 1) { Text("label") } onEditingChanged: { print($0) }
  }
  @ViewBuilder var beside: some View {
    Stepper(value: $count, in: 0...10) { Text("label") }
    Divider()
  }
  var afterPadding: some View {
    Stepper(value: $count, in: 0...10, step: 1, label: { Text("label") }, onEditingChanged: { print($0) }).padding()
  }
}
