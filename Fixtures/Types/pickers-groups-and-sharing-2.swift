// Pickers groups and sharing: alone, in a builder beside another view, and with padding.
import SwiftUI

struct Sample: View {
  var body: some View { Text("sample") }
}

struct StepperCase6: View {
  @State private var count = 1
  var body: some View { Stepper("Title", value: $count, in: 0...10, step: 1) { print($0) } }
  @ViewBuilder var beside: some View {
    Stepper("Title", value: $count, in: 0...10)
    Divider()
  }
  var afterPadding: some View {
    Stepper("Title", value: $count, in: 0...10, step: 1, onEditingChanged: { print($0) }).padding()
  }
}

struct StepperCase7: View {
  let name: String
  @State private var count = 1
  var body: some View { Stepper(name, value: $count, step: 1) { print($0) } }
  @ViewBuilder var beside: some View {
    Stepper(name, value: $count)
    Divider()
  }
  var afterPadding: some View {
    Stepper(name, value: $count, step: 1, onEditingChanged: { print($0) }).padding()
  }
}

struct StepperCase8: View {
  let name: String
  @State private var count = 1
  var body: some View { Stepper(name, value: $count, in: 0...10, step: 1) { print($0) } }
  @ViewBuilder var beside: some View {
    Stepper(name, value: $count, in: 0...10)
    Divider()
  }
  var afterPadding: some View {
    Stepper(name, value: $count, in: 0...10, step: 1, onEditingChanged: { print($0) }).padding()
  }
}

struct PickerCase3: View {
  @State private var one = 1
  var body: some View { Picker("Title", selection: $one) { Text("content") } }
  @ViewBuilder var beside: some View {
    Picker("Title", selection: $one) {
      Text("content")
      Divider()
    }
    Divider()
  }
  var afterPadding: some View { Picker("Title", selection: $one, content: { Text("content") }).padding() }
}

struct PickerCase4: View {
  let name: String
  @State private var one = 1
  var body: some View { Picker(name, selection: $one) { Text("content") } }
  @ViewBuilder var beside: some View {
    Picker(name, selection: $one) {
      Text("content")
      Divider()
    }
    Divider()
  }
  var afterPadding: some View { Picker(name, selection: $one, content: { Text("content") }).padding() }
}

struct PickerCase5: View {
  @State private var one = 1
  var body: some View { Picker("Title", systemImage: "name", selection: $one) { Text("content") } }
  @ViewBuilder var beside: some View {
    Picker("Title", systemImage: "name", selection: $one) {
      Text("content")
      Divider()
    }
    Divider()
  }
  var afterPadding: some View {
    Picker("Title", systemImage: "name", selection: $one, content: { Text("content") }).padding()
  }
}

struct TextFieldCase4: View {
  @State private var text = ""
  var body: some View { TextField("Title", text: $text) }
  @ViewBuilder var beside: some View {
    TextField("Title", text: $text)
    Divider()
  }
  var afterPadding: some View { TextField("Title", text: $text).padding() }
}

struct TextFieldCase5: View {
  @State private var text = ""
  var body: some View { TextField("Title", text: $text, prompt: Text("prompt")) }
  @ViewBuilder var beside: some View {
    TextField("Title", text: $text, prompt: Text("prompt"))
    Divider()
  }
  var afterPadding: some View { TextField("Title", text: $text, prompt: Text("prompt")).padding() }
}

struct TextFieldCase6: View {
  @State private var text = ""
  var body: some View { TextField("Title", text: $text, axis: .vertical) }
  @ViewBuilder var beside: some View {
    TextField("Title", text: $text, axis: .vertical)
    Divider()
  }
  var afterPadding: some View { TextField("Title", text: $text, axis: .vertical).padding() }
}

struct TextFieldCase7: View {
  @State private var text = ""
  var body: some View { TextField("Title", text: $text, prompt: Text("prompt"), axis: .vertical) }
  @ViewBuilder var beside: some View {
    TextField("Title", text: $text, prompt: Text("prompt"), axis: .vertical)
    Divider()
  }
  var afterPadding: some View {
    TextField("Title", text: $text, prompt: Text("prompt"), axis: .vertical).padding()
  }
}

struct TextFieldCase8: View {
  let name: String
  @State private var text = ""
  var body: some View { TextField(name, text: $text) }
  @ViewBuilder var beside: some View {
    TextField(name, text: $text)
    Divider()
  }
  var afterPadding: some View { TextField(name, text: $text).padding() }
}

struct TextFieldCase9: View {
  let name: String
  @State private var text = ""
  var body: some View { TextField(name, text: $text, prompt: Text("prompt")) }
  @ViewBuilder var beside: some View {
    TextField(name, text: $text, prompt: Text("prompt"))
    Divider()
  }
  var afterPadding: some View { TextField(name, text: $text, prompt: Text("prompt")).padding() }
}

struct TextFieldCase10: View {
  let name: String
  @State private var text = ""
  var body: some View { TextField(name, text: $text, axis: .vertical) }
  @ViewBuilder var beside: some View {
    TextField(name, text: $text, axis: .vertical)
    Divider()
  }
  var afterPadding: some View { TextField(name, text: $text, axis: .vertical).padding() }
}

struct TextFieldCase11: View {
  @State private var text = ""
  var body: some View { TextField("Title", text: $text) { print($0) } onCommit: { print("done") } }
  @ViewBuilder var beside: some View {
    TextField("Title", text: $text) { print($0) } onCommit: { print("done") }
    Divider()
  }
  var afterPadding: some View {
    TextField("Title", text: $text, onEditingChanged: { print($0) }, onCommit: { print("done") }).padding()
  }
}

struct TextFieldCase12: View {
  @State private var text = ""
  var body: some View { TextField("Title", text: $text) { print("done") } }
  @ViewBuilder var beside: some View {
    TextField("Title", text: $text) { print("done") }
    Divider()
  }
  var afterPadding: some View { TextField("Title", text: $text, onCommit: { print("done") }).padding() }
}

struct TextFieldCase13: View {
  @State private var count = 1
  var body: some View { TextField("Title", value: $count, format: .number, prompt: Text("prompt")) }
  @ViewBuilder var beside: some View {
    TextField("Title", value: $count, format: .number)
    Divider()
  }
  var afterPadding: some View {
    TextField("Title", value: $count, format: .number, prompt: Text("prompt")).padding()
  }
}

struct TextFieldCase14: View {
  @State private var optionalNumber: Int?
  var body: some View {
    TextField("Title", value: $optionalNumber, format: .number, prompt: Text("prompt"))
  }
  @ViewBuilder var beside: some View {
    TextField("Title", value: $optionalNumber, format: .number)
    Divider()
  }
  var afterPadding: some View {
    TextField("Title", value: $optionalNumber, format: .number, prompt: Text("prompt")).padding()
  }
}

struct TextFieldCase15: View {
  @State private var amount = 0.5
  let numberFormatter = NumberFormatter()
  var body: some View { TextField("Title", value: $amount, formatter: numberFormatter) }
  @ViewBuilder var beside: some View {
    TextField("Title", value: $amount, formatter: numberFormatter)
    Divider()
  }
  var afterPadding: some View { TextField("Title", value: $amount, formatter: numberFormatter).padding() }
}

struct SecureFieldCase2: View {
  @State private var text = ""
  var body: some View { SecureField("Title", text: $text) }
  @ViewBuilder var beside: some View {
    SecureField("Title", text: $text)
    Divider()
  }
  var afterPadding: some View { SecureField("Title", text: $text).padding() }
}

struct SecureFieldCase3: View {
  @State private var text = ""
  var body: some View { SecureField("Title", text: $text, prompt: Text("prompt")) }
  @ViewBuilder var beside: some View {
    SecureField("Title", text: $text, prompt: Text("prompt"))
    Divider()
  }
  var afterPadding: some View { SecureField("Title", text: $text, prompt: Text("prompt")).padding() }
}

struct SecureFieldCase4: View {
  let name: String
  @State private var text = ""
  var body: some View { SecureField(name, text: $text) }
  @ViewBuilder var beside: some View {
    SecureField(name, text: $text)
    Divider()
  }
  var afterPadding: some View { SecureField(name, text: $text).padding() }
}

struct LabeledContentCase1: View {
  var body: some View { LabeledContent { Text("content") } label: { Text("label") } }
  @ViewBuilder var beside: some View {
    LabeledContent {
      Text("content")
      Divider()
    } label: { Text("label") }
    Divider()
  }
  var afterPadding: some View {
    LabeledContent(content: { Text("content") }, label: { Text("label") }).padding()
  }
}

struct LabeledContentCase2: View {
  var body: some View { LabeledContent("Title") { Text("content") } }
  @ViewBuilder var beside: some View {
    LabeledContent("Title") {
      Text("content")
      Divider()
    }
    Divider()
  }
  var afterPadding: some View { LabeledContent("Title", content: { Text("content") }).padding() }
}

struct LabeledContentCase3: View {
  let name: String
  var body: some View { LabeledContent(name) { Text("content") } }
  @ViewBuilder var beside: some View {
    LabeledContent(name) {
      Text("content")
      Divider()
    }
    Divider()
  }
  var afterPadding: some View { LabeledContent(name, content: { Text("content") }).padding() }
}

struct LabeledContentCase4: View {
  let name: String
  var body: some View { LabeledContent("Title", value: name) }
  @ViewBuilder var beside: some View {
    LabeledContent("Title", value: name)
    Divider()
  }
  var afterPadding: some View { LabeledContent("Title", value: name).padding() }
}

struct LabeledContentCase5: View {
  let name: String
  var body: some View { LabeledContent(name, value: name) }
  @ViewBuilder var beside: some View {
    LabeledContent(name, value: name)
    Divider()
  }
  var afterPadding: some View { LabeledContent(name, value: name).padding() }
}

struct LabeledContentCase6: View {
  @State private var count = 1
  var body: some View { LabeledContent("Title", value: count, format: .number) }
  @ViewBuilder var beside: some View {
    LabeledContent("Title", value: count, format: .number)
    Divider()
  }
  var afterPadding: some View { LabeledContent("Title", value: count, format: .number).padding() }
}

struct LabeledContentCase7: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View { LabeledContent(configuration).padding() }
}

struct LinkCase2: View {
  let url: URL
  var body: some View { Link("Title", destination: url) }
  @ViewBuilder var beside: some View {
    Link("Title", destination: url)
    Divider()
  }
  var afterPadding: some View { Link("Title", destination: url).padding() }
}

struct LinkCase3: View {
  let name: String
  let url: URL
  var body: some View { Link(name, destination: url) }
  @ViewBuilder var beside: some View {
    Link(name, destination: url)
    Divider()
  }
  var afterPadding: some View { Link(name, destination: url).padding() }
}

struct DatePickerCase3: View {
  @State private var date = Date()
  var body: some View { DatePicker("Title", selection: $date, displayedComponents: .date) }
  @ViewBuilder var beside: some View {
    DatePicker("Title", selection: $date)
    Divider()
  }
  var afterPadding: some View {
    DatePicker("Title", selection: $date, displayedComponents: .date).padding()
  }
}

struct DatePickerCase4: View {
  @State private var date = Date()
  var body: some View {
    DatePicker("Title", selection: $date, in: Date.now...Date.now.addingTimeInterval(60), displayedComponents: .date)
  }
  @ViewBuilder var beside: some View {
    DatePicker("Title", selection: $date, in: Date.now...Date.now.addingTimeInterval(60))
    Divider()
  }
  var afterPadding: some View {
    DatePicker("Title", selection: $date, in: Date.now...Date.now.addingTimeInterval(60), displayedComponents: .date).padding()
  }
}

struct DatePickerCase5: View {
  @State private var date = Date()
  var body: some View {
    DatePicker("Title", selection: $date, in: Date.now..., displayedComponents: .date)
  }
  @ViewBuilder var beside: some View {
    DatePicker("Title", selection: $date, in: Date.now...)
    Divider()
  }
  var afterPadding: some View {
    DatePicker("Title", selection: $date, in: Date.now..., displayedComponents: .date).padding()
  }
}

struct DatePickerCase6: View {
  @State private var date = Date()
  var body: some View {
    DatePicker("Title", selection: $date, in: ...Date.now, displayedComponents: .date)
  }
  @ViewBuilder var beside: some View {
    DatePicker("Title", selection: $date, in: ...Date.now)
    Divider()
  }
  var afterPadding: some View {
    DatePicker("Title", selection: $date, in: ...Date.now, displayedComponents: .date).padding()
  }
}

struct DatePickerCase7: View {
  let name: String
  @State private var date = Date()
  var body: some View { DatePicker(name, selection: $date, displayedComponents: .date) }
  @ViewBuilder var beside: some View {
    DatePicker(name, selection: $date)
    Divider()
  }
  var afterPadding: some View { DatePicker(name, selection: $date, displayedComponents: .date).padding() }
}

struct ColorPickerCase2: View {
  @State private var color = Color.red
  var body: some View { ColorPicker("Title", selection: $color, supportsOpacity: true) }
  @ViewBuilder var beside: some View {
    ColorPicker("Title", selection: $color)
    Divider()
  }
  var afterPadding: some View { ColorPicker("Title", selection: $color, supportsOpacity: true).padding() }
}

struct ColorPickerCase3: View {
  let name: String
  @State private var color = Color.red
  var body: some View { ColorPicker(name, selection: $color, supportsOpacity: true) }
  @ViewBuilder var beside: some View {
    ColorPicker(name, selection: $color)
    Divider()
  }
  var afterPadding: some View { ColorPicker(name, selection: $color, supportsOpacity: true).padding() }
}

struct DisclosureGroupCase3: View {
  var body: some View { DisclosureGroup("Title") { Text("content") } }
  @ViewBuilder var beside: some View {
    DisclosureGroup("Title") {
      Text("content")
      Divider()
    }
    Divider()
  }
  var afterPadding: some View { DisclosureGroup("Title", content: { Text("content") }).padding() }
}

struct DisclosureGroupCase4: View {
  @State private var isOn = false
  var body: some View { DisclosureGroup("Title", isExpanded: $isOn) { Text("content") } }
  @ViewBuilder var beside: some View {
    DisclosureGroup("Title", isExpanded: $isOn) {
      Text("content")
      Divider()
    }
    Divider()
  }
  var afterPadding: some View {
    DisclosureGroup("Title", isExpanded: $isOn, content: { Text("content") }).padding()
  }
}

struct DisclosureGroupCase5: View {
  let name: String
  var body: some View { DisclosureGroup(name) { Text("content") } }
  @ViewBuilder var beside: some View {
    DisclosureGroup(name) {
      Text("content")
      Divider()
    }
    Divider()
  }
  var afterPadding: some View { DisclosureGroup(name, content: { Text("content") }).padding() }
}

struct GroupBoxCase3: View {
  var body: some View { GroupBox { Text("content") } }
  @ViewBuilder var beside: some View {
    GroupBox {
      Text("content")
      Divider()
    }
    Divider()
  }
  var afterPadding: some View { GroupBox(content: { Text("content") }).padding() }
}

struct GroupBoxCase4: View {
  var body: some View { GroupBox("Title") { Text("content") } }
  @ViewBuilder var beside: some View {
    GroupBox("Title") {
      Text("content")
      Divider()
    }
    Divider()
  }
  var afterPadding: some View { GroupBox("Title", content: { Text("content") }).padding() }
}

struct GroupBoxCase5: View {
  let name: String
  var body: some View { GroupBox(name) { Text("content") } }
  @ViewBuilder var beside: some View {
    GroupBox(name) {
      Text("content")
      Divider()
    }
    Divider()
  }
  var afterPadding: some View { GroupBox(name, content: { Text("content") }).padding() }
}

struct GroupCase4: Scene {
  var body: some Scene { Group { WindowGroup { Sample() } } }
}
