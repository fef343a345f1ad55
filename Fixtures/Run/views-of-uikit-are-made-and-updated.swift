// Shown at 240x128: the coordinator and the view of UIKit are made once; it is updated then, and whenever what it is given, its
// environment or what it observes changes; at the end it is dismantled.
// Do: tap "Input"
// Do: tap "Enable"
// Do: tap "Other"
// Do: tap "Remove"
// Events
import SwiftUI
import UIKit

struct Field: UIViewRepresentable {
  let text: String

  final class Coordinator { let name = "coordinator" }

  func makeCoordinator() -> Coordinator {
    print("makeCoordinator")
    return Coordinator()
  }
  func makeUIView(context: Context) -> UITextField {
    print("makeUIView \(context.coordinator.name)")
    let field = UITextField()
    field.placeholder = text
    return field
  }
  func updateUIView(_ view: UITextField, context: Context) {
    view.text = text
    print("updateUIView \(text) \(context.environment.isEnabled)")
  }
  static func dismantleUIView(_ view: UITextField, coordinator: Coordinator) { print("dismantle \(coordinator.name)") }
}

struct ContentView: View {
  @State private var number = 0
  @State private var isOff = false
  @State private var isGone = false
  @State private var other = 0
  var body: some View {
    VStack(spacing: 0) {
      Button("Input") { number += 1 }
      Button("Enable") { isOff.toggle() }
      Button("Other") { other += 1 }
      Button("Remove") { isGone = true }
      Text("\(other)")
      if !isGone { Field(text: "text \(number)").disabled(isOff).frame(height: 32) }
    }
  }
}
