// Titles that are a `LocalizedStringResource`, since the SDK 26: each control, scene and modifier once.
// sdk: 27
// target: ios27
import SwiftUI

struct Controls: View {
  let title: LocalizedStringResource
  @State private var isOn = false
  @State private var text = ""
  @State private var amount = 1
  @State private var date = Date()
  @State private var color = Color.red
  var body: some View { Button(title) {} }
  var deleted: some View { Button(title, systemImage: "trash", role: .destructive) {} }
  var labelled: some View { Label(title, systemImage: "star") }
  var toggle: some View { Toggle(title, isOn: $isOn) }
  var symbolToggle: some View { Toggle(title, systemImage: "star", isOn: $isOn) }
  var stepper: some View { Stepper(title, value: $amount, in: 1...3) }
  var field: some View { TextField(title, text: $text, prompt: nil) }
  var number: some View { TextField(title, value: $amount, format: .number) }
  var secret: some View { SecureField(title, text: $text) }
  var picker: some View { Picker(title, selection: $amount) { Text("1").tag(1) } }
  var day: some View { DatePicker(title, selection: $date) }
  var tint: some View { ColorPicker(title, selection: $color) }
  var progress: some View { ProgressView(title) }
  var link: some View { Link(title, destination: URL(fileURLWithPath: "a")) }
  var menu: some View { Menu(title) { Button(title) {} } }
  var either: some View { Button(isOn ? title : "Done") {} }
  /// A literal is a key, as before.
  var literal: some View { Button("Done") {} }
}

struct Containers: View {
  let title: LocalizedStringResource
  @State private var isOpen = false
  var body: some View { Section(title) { Text("a") } }
  var open: some View { Section(title, isExpanded: $isOpen) { Text("a") } }
  var group: some View { DisclosureGroup(title) { Text("a") } }
  var box: some View { GroupBox(title) { Text("a") } }
  var controls: some View { ControlGroup(title) { Text("a") } }
  var labeled: some View { LabeledContent(title, value: "a") }
  var labeledView: some View { LabeledContent(title) { Image("a") } }
  var pushed: some View { NavigationLink(title, value: 1) }
  var shown: some View { NavigationLink(title) { Text("a") } }
  var tabs: some View { TabView { Tab(title, systemImage: "star") { Text("a") } } }
  var nothing: some View { ContentUnavailableView(title, systemImage: "star") }
  var share: some View { ShareLink(title, item: "a") }
}

struct Modified: View {
  let title: LocalizedStringResource
  @State private var isOn = false
  @State private var text = ""
  var body: some View { Text("a").navigationTitle(title) }
  var alert: some View { Text("a").alert(title, isPresented: $isOn) { Button("b") {} } message: { Text("c") } }
  var dialog: some View { Text("a").confirmationDialog(title, isPresented: $isOn) { Button("b") {} } message: { Text("c") } }
  var spoken: some View { Image("a").accessibilityLabel(title) }
  var valued: some View { Image("a").accessibilityValue(title) }
  var hinted: some View { Image("a").accessibilityHint(title) }
  var named: some View { Image("a").accessibilityAction(named: title) {} }
  var help: some View { Text("a").help(title) }
  var text2: Text { Text("a").accessibilityLabel(title) }
}
