// sdk: 26
// target: macos26
// What only the Mac has of hosting, gestures and windows, each once.
import SwiftUI

struct Click: NSGestureRecognizerRepresentable {
  func makeNSGestureRecognizer(context: Context) -> NSClickGestureRecognizer { NSClickGestureRecognizer() }
}

struct Controller: NSViewControllerRepresentable {
  func makeNSViewController(context: Context) -> NSViewController { NSViewController() }
  func updateNSViewController(_ controller: NSViewController, context: Context) {}
}

struct Panel: View { var body: some View { Controller().padding() } }

struct Hosts: View {
  @State private var text = "text"
  var view: NSHostingView<Text> { NSHostingView(rootView: Text("a")) }
  var controller: some NSViewController { NSHostingController(rootView: Text("a").padding()) }
  var menu: some NSMenu { NSHostingMenu(rootView: Button("a") {}) }
  var clicked: some View { Text("a").gesture(Click()) }
  var editor: some View { TextEditor(text: $text).textEditorStyle(.roundedBorder) }
  var toggle: some View { WindowVisibilityToggle(windowID: "a") }
  var confirmed: some View { Text("a").dismissalConfirmationDialog("b", shouldPresent: true) { Button("c") {} } }
  var body: some View { clicked.pointerStyle(.frameResize(position: .top)) }
}
