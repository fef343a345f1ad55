// Shown at 320x200: views of AppKit look like those of SwiftUI, and tell their delegates and targets.
// Platform: macos
// Do: type "Name" "Ada"
// Do: tap "Greet"
import AppKit
import SwiftUI

struct NameField: NSViewRepresentable {
  @Binding var text: String

  final class Coordinator: NSObject, NSTextFieldDelegate {
    let field: NameField
    init(_ field: NameField) { self.field = field }
    func controlTextDidChange(_ notification: Notification) {
      field.text = (notification.object as? NSTextField)?.stringValue ?? ""
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }
  func makeNSView(context: Context) -> NSTextField {
    let field = NSTextField()
    field.placeholderString = "Name"
    field.delegate = context.coordinator
    return field
  }
  func updateNSView(_ field: NSTextField, context: Context) { field.stringValue = text }
}

struct Bar: NSViewRepresentable {
  let action: () -> Void

  final class Target: NSObject {
    let action: () -> Void
    init(_ action: @escaping () -> Void) { self.action = action }
    @objc func run(_ sender: NSButton) { action() }
  }

  func makeCoordinator() -> Target { Target(action) }
  func makeNSView(context: Context) -> NSStackView {
    let button = NSButton(title: "Greet", target: context.coordinator, action: #selector(Target.run(_:)))
    return NSStackView(views: [NSTextField(labelWithString: "Ready"), button])
  }
  func updateNSView(_ stack: NSStackView, context: Context) {}
}

struct ContentView: View {
  @State private var name = ""
  @State private var greetings = 0

  var body: some View {
    VStack(spacing: 8) {
      NameField(text: $name)
      Bar { greetings += 1 }.fixedSize()
      Text("Hello \(name), \(greetings)")
    }
  }
}
