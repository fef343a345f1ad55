// Pickers groups and sharing: alone, in a builder beside another view, and with padding.
import SwiftUI

struct Sample: View {
  var body: some View { Text("sample") }
}

struct DatePickerCase1: View {
  @State private var date = Date()
  var body: some View { DatePicker(selection: $date, displayedComponents: .date) { Text("label") } }
  @ViewBuilder var beside: some View {
    DatePicker(selection: $date) { Text("label") }
    Divider()
  }
  var afterPadding: some View {
    DatePicker(selection: $date, displayedComponents: .date, label: { Text("label") }).padding()
  }
}

struct DatePickerCase2: View {
  @State private var date = Date()
  var body: some View {
    DatePicker(selection: $date, in: Date.now...Date.now.addingTimeInterval(60), displayedComponents: .date) { Text("label") }
  }
  @ViewBuilder var beside: some View {
    DatePicker(selection: $date, in: Date.now...Date.now.addingTimeInterval(60)) { Text("label") }
    Divider()
  }
  var afterPadding: some View {
    DatePicker(selection: $date, in: Date.now...Date.now.addingTimeInterval(60), displayedComponents: .date, label: { Text("label") }).padding()
  }
}

struct MultiDatePickerCase1: View {
  @State private var days: Set<DateComponents> = []
  var body: some View { MultiDatePicker("Title", selection: $days) }
  @ViewBuilder var beside: some View {
    MultiDatePicker("Title", selection: $days)
    Divider()
  }
  var afterPadding: some View { MultiDatePicker("Title", selection: $days).padding() }
}

struct ColorPickerCase1: View {
  @State private var color = Color.red
  var body: some View { ColorPicker(selection: $color, supportsOpacity: true) { Text("label") } }
  @ViewBuilder var beside: some View {
    ColorPicker(selection: $color) { Text("label") }
    Divider()
  }
  var afterPadding: some View {
    ColorPicker(selection: $color, supportsOpacity: true, label: { Text("label") }).padding()
  }
}

struct DisclosureGroupCase1: View {
  var body: some View { DisclosureGroup { Text("content") } label: { Text("label") } }
  @ViewBuilder var beside: some View {
    DisclosureGroup {
      Text("content")
      Divider()
    } label: { Text("label") }
    Divider()
  }
  var afterPadding: some View {
    DisclosureGroup(content: { Text("content") }, label: { Text("label") }).padding()
  }
}

struct DisclosureGroupCase2: View {
  @State private var isOn = false
  var body: some View { DisclosureGroup(isExpanded: $isOn) { Text("content") } label: { Text("label") } }
  @ViewBuilder var beside: some View {
    DisclosureGroup(isExpanded: $isOn) {
      Text("content")
      Divider()
    } label: { Text("label") }
    Divider()
  }
  var afterPadding: some View {
    DisclosureGroup(isExpanded: $isOn, content: { Text("content") }, label: { Text("label") }).padding()
  }
}

struct GroupBoxCase1: View {
  var body: some View { GroupBox { Text("content") } label: { Text("label") } }
  @ViewBuilder var beside: some View {
    GroupBox {
      Text("content")
      Divider()
    } label: { Text("label") }
    Divider()
  }
  var afterPadding: some View {
    GroupBox(content: { Text("content") }, label: { Text("label") }).padding()
  }
}

struct GroupBoxCase2: View {
  var body: some View { GroupBox(label: Text("label")) { Text("content") } }
  @ViewBuilder var beside: some View {
    GroupBox(label: Text("label")) {
      Text("content")
      Divider()
    }
    Divider()
  }
  var afterPadding: some View { GroupBox(label: Text("label"), content: { Text("content") }).padding() }
}

struct ControlGroupCase1: View {
  var body: some View { ControlGroup { Text("content") } }
  @ViewBuilder var beside: some View {
    ControlGroup {
      Text("content")
      Divider()
    }
    Divider()
  }
  var afterPadding: some View { ControlGroup(content: { Text("content") }).padding() }
}

struct ControlGroupCase2: View {
  var body: some View { ControlGroup { Sample() } label: { Text("label") } }
  @ViewBuilder var beside: some View {
    ControlGroup {
      Sample()
      Divider()
    } label: { Text("label") }
    Divider()
  }
  var afterPadding: some View { ControlGroup(content: { Sample() }, label: { Text("label") }).padding() }
}

struct EditButtonCase1: View {
  var body: some View { EditButton() }
  @ViewBuilder var beside: some View {
    EditButton()
    Divider()
  }
  var afterPadding: some View { EditButton().padding() }
}

struct RenameButtonCase1: View {
  var body: some View { RenameButton() }
  @ViewBuilder var beside: some View {
    RenameButton()
    Divider()
  }
  var afterPadding: some View { RenameButton().padding() }
}

struct ShareLinkCase1: View {
  let url: URL
  var body: some View {
    ShareLink(item: url, subject: Text("prompt"), message: Text("prompt")) { Text("label") }
  }
  @ViewBuilder var beside: some View {
    ShareLink(item: url) { Text("label") }
    Divider()
  }
  var afterPadding: some View {
    ShareLink(item: url, subject: Text("prompt"), message: Text("prompt"), label: { Text("label") }).padding()
  }
}

struct ShareLinkCase2: View {
  var body: some View {
    ShareLink(item: "name", subject: Text("prompt"), message: Text("prompt")) { Text("label") }
  }
  @ViewBuilder var beside: some View {
    ShareLink(item: "name") { Text("label") }
    Divider()
  }
  var afterPadding: some View {
    ShareLink(item: "name", subject: Text("prompt"), message: Text("prompt"), label: { Text("label") }).padding()
  }
}

struct ShareLinkCase3: View {
  let url: URL
  var body: some View { ShareLink(item: url, subject: Text("prompt"), message: Text("prompt")) }
  @ViewBuilder var beside: some View {
    ShareLink(item: url)
    Divider()
  }
  var afterPadding: some View {
    ShareLink(item: url, subject: Text("prompt"), message: Text("prompt")).padding()
  }
}

struct ShareLinkCase4: View {
  var body: some View { ShareLink(item: "name", subject: Text("prompt"), message: Text("prompt")) }
  @ViewBuilder var beside: some View {
    ShareLink(item: "name")
    Divider()
  }
  var afterPadding: some View {
    ShareLink(item: "name", subject: Text("prompt"), message: Text("prompt")).padding()
  }
}

struct ShareLinkCase5: View {
  let url: URL
  var body: some View { ShareLink("Title", item: url, subject: Text("prompt"), message: Text("prompt")) }
  @ViewBuilder var beside: some View {
    ShareLink("Title", item: url)
    Divider()
  }
  var afterPadding: some View {
    ShareLink("Title", item: url, subject: Text("prompt"), message: Text("prompt")).padding()
  }
}

struct ShareLinkCase6: View {
  var body: some View {
    ShareLink("Title", item: "name", subject: Text("prompt"), message: Text("prompt"))
  }
  @ViewBuilder var beside: some View {
    ShareLink("Title", item: "name")
    Divider()
  }
  var afterPadding: some View {
    ShareLink("Title", item: "name", subject: Text("prompt"), message: Text("prompt")).padding()
  }
}

struct PasteButtonCase1: View {
  var body: some View { PasteButton(payloadType: String.self) { strings in print(strings.count) } }
  @ViewBuilder var beside: some View {
    PasteButton(payloadType: String.self) { strings in print(strings.count) }
    Divider()
  }
  var afterPadding: some View {
    PasteButton(payloadType: String.self, onPaste: { strings in print(strings.count) }).padding()
  }
}

struct ButtonCase3: View {
  var body: some View { Button("Title") { print("done") } }
  @ViewBuilder var beside: some View {
    Button("Title") { print("done") }
    Divider()
  }
  var afterPadding: some View { Button("Title", action: { print("done") }).padding() }
}

struct ButtonCase4: View {
  let name: String
  var body: some View { Button(name) { print("done") } }
  @ViewBuilder var beside: some View {
    Button(name) { print("done") }
    Divider()
  }
  var afterPadding: some View { Button(name, action: { print("done") }).padding() }
}

struct ButtonCase5: View {
  var body: some View { Button("Title", role: .destructive) { print("done") } }
  @ViewBuilder var beside: some View {
    Button("Title", role: .destructive) { print("done") }
    Divider()
  }
  var afterPadding: some View { Button("Title", role: .destructive, action: { print("done") }).padding() }
}

struct ButtonCase6: View {
  let name: String
  var body: some View { Button(name, role: .destructive) { print("done") } }
  @ViewBuilder var beside: some View {
    Button(name, role: .destructive) { print("done") }
    Divider()
  }
  var afterPadding: some View { Button(name, role: .destructive, action: { print("done") }).padding() }
}

struct ButtonCase7: View {
  var body: some View { Button("Title", systemImage: "name") { print("done") } }
  @ViewBuilder var beside: some View {
    Button("Title", systemImage: "name") { print("done") }
    Divider()
  }
  var afterPadding: some View {
    Button("Title", systemImage: "name", action: { print("done") }).padding()
  }
}

struct ButtonCase8: View {
  let name: String
  var body: some View { Button(name, systemImage: "name") { print("done") } }
  @ViewBuilder var beside: some View {
    Button(name, systemImage: "name") { print("done") }
    Divider()
  }
  var afterPadding: some View { Button(name, systemImage: "name", action: { print("done") }).padding() }
}

struct ButtonCase9: View {
  var body: some View { Button("Title", systemImage: "name", role: .destructive) { print("done") } }
  @ViewBuilder var beside: some View {
    Button("Title", systemImage: "name", role: .destructive) { print("done") }
    Divider()
  }
  var afterPadding: some View {
    Button("Title", systemImage: "name", role: .destructive, action: { print("done") }).padding()
  }
}

struct ButtonCase10: View {
  let name: String
  var body: some View { Button(name, systemImage: "name", role: .destructive) { print("done") } }
  @ViewBuilder var beside: some View {
    Button(name, systemImage: "name", role: .destructive) { print("done") }
    Divider()
  }
  var afterPadding: some View {
    Button(name, systemImage: "name", role: .destructive, action: { print("done") }).padding()
  }
}

struct ButtonCase11: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View { Button(configuration).padding() }
}

struct LabelCase2: View {
  var body: some View { Label("Title", image: "name") }
  @ViewBuilder var beside: some View {
    Label("Title", image: "name")
    Divider()
  }
  var afterPadding: some View { Label("Title", image: "name").padding() }
}

struct LabelCase3: View {
  var body: some View { Label("Title", systemImage: "name") }
  @ViewBuilder var beside: some View {
    Label("Title", systemImage: "name")
    Divider()
  }
  var afterPadding: some View { Label("Title", systemImage: "name").padding() }
}

struct LabelCase4: View {
  let name: String
  var body: some View { Label(name, image: "name") }
  @ViewBuilder var beside: some View {
    Label(name, image: "name")
    Divider()
  }
  var afterPadding: some View { Label(name, image: "name").padding() }
}

struct LabelCase5: View {
  let name: String
  var body: some View { Label(name, systemImage: "name") }
  @ViewBuilder var beside: some View {
    Label(name, systemImage: "name")
    Divider()
  }
  var afterPadding: some View { Label(name, systemImage: "name").padding() }
}

struct LabelCase6: View {
  let resource: ImageResource
  var body: some View { Label("Title", image: resource) }
  @ViewBuilder var beside: some View {
    Label("Title", image: resource)
    Divider()
  }
  var afterPadding: some View { Label("Title", image: resource).padding() }
}

struct LabelCase7: LabelStyle {
  func makeBody(configuration: Configuration) -> some View { Label(configuration).padding() }
}

struct ToggleCase2: View {
  @State private var isOn = false
  var body: some View { Toggle("Title", isOn: $isOn) }
  @ViewBuilder var beside: some View {
    Toggle("Title", isOn: $isOn)
    Divider()
  }
  var afterPadding: some View { Toggle("Title", isOn: $isOn).padding() }
}

struct ToggleCase3: View {
  let name: String
  @State private var isOn = false
  var body: some View { Toggle(name, isOn: $isOn) }
  @ViewBuilder var beside: some View {
    Toggle(name, isOn: $isOn)
    Divider()
  }
  var afterPadding: some View { Toggle(name, isOn: $isOn).padding() }
}

struct ToggleCase4: View {
  @State private var isOn = false
  var body: some View { Toggle("Title", systemImage: "name", isOn: $isOn) }
  @ViewBuilder var beside: some View {
    Toggle("Title", systemImage: "name", isOn: $isOn)
    Divider()
  }
  var afterPadding: some View { Toggle("Title", systemImage: "name", isOn: $isOn).padding() }
}

struct ToggleCase5: View {
  let name: String
  @State private var isOn = false
  var body: some View { Toggle(name, systemImage: "name", isOn: $isOn) }
  @ViewBuilder var beside: some View {
    Toggle(name, systemImage: "name", isOn: $isOn)
    Divider()
  }
  var afterPadding: some View { Toggle(name, systemImage: "name", isOn: $isOn).padding() }
}

struct ToggleCase6: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View { Toggle(configuration).padding() }
}

struct SliderCase3: View {
  @State private var amount = 0.5
  var body: some View {
    Slider(value: $amount, in: 0...10) { Text("label") } onEditingChanged: { print($0) }
  }
  @ViewBuilder var beside: some View {
    Slider(value: $amount) { Text("label") }
    Divider()
  }
  var afterPadding: some View {
    Slider(value: $amount, in: 0...10, label: { Text("label") }, onEditingChanged: { print($0) }).padding()
  }
}

struct SliderCase4: View {
  @State private var amount = 0.5
  var body: some View {
    Slider(value: $amount, in: 0...10, step: 1) { Text("label") } onEditingChanged: { print($0) }
  }
  @ViewBuilder var beside: some View {
    Slider(value: $amount, in: 0...10) { Text("label") }
    Divider()
  }
  var afterPadding: some View {
    Slider(value: $amount, in: 0...10, step: 1, label: { Text("label") }, onEditingChanged: { print($0) }).padding()
  }
}

struct SliderCase5: View {
  @State private var amount = 0.5
  var body: some View { Slider(value: $amount, in: 0...10) { print($0) } }
  @ViewBuilder var beside: some View {
    Slider(value: $amount)
    Divider()
  }
  var afterPadding: some View {
    Slider(value: $amount, in: 0...10, onEditingChanged: { print($0) }).padding()
  }
}

struct SliderCase6: View {
  @State private var amount = 0.5
  var body: some View { Slider(value: $amount, in: 0...10, step: 1) { print($0) } }
  @ViewBuilder var beside: some View {
    Slider(value: $amount, in: 0...10)
    Divider()
  }
  var afterPadding: some View {
    Slider(value: $amount, in: 0...10, step: 1, onEditingChanged: { print($0) }).padding()
  }
}

struct StepperCase4: View {
  var body: some View {
    Stepper("Title") { print("done") } onDecrement: { print("done") } onEditingChanged: { print($0) }
  }
  @ViewBuilder var beside: some View {
    Stepper("Title") { print("done") } onDecrement: { print("done") }
    Divider()
  }
  var afterPadding: some View {
    Stepper("Title", onIncrement: { print("done") }, onDecrement: { print("done") }, onEditingChanged: { print($0) }).padding()
  }
}

struct StepperCase5: View {
  @State private var count = 1
  var body: some View { Stepper("Title", value: $count, step: 1) { print($0) } }
  @ViewBuilder var beside: some View {
    Stepper("Title", value: $count)
    Divider()
  }
  var afterPadding: some View {
    Stepper("Title", value: $count, step: 1, onEditingChanged: { print($0) }).padding()
  }
}
