// Fields and titled controls: alone, in a builder beside another view, and with padding.
import SwiftUI

struct PickerCase1: View {
  @State private var one = 1
  var body: some View { Picker(selection: $one) { Text("content") } label: { Text("label") } }
  @ViewBuilder var beside: some View {
    Picker(selection: $one) {
      Text("content")
      Divider()
    } label: { Text("label") }
    Divider()
  }
  var afterPadding: some View {
    Picker(selection: $one, content: { Text("content") }, label: { Text("label") }).padding()
  }
}

struct PickerCase2: View {
  @State private var one = 1
  var body: some View { Picker(selection: $one, label: Text("label")) { Text("content") } }
  @ViewBuilder var beside: some View {
    Picker(selection: $one, label: Text("label")) {
      Text("content")
      Divider()
    }
    Divider()
  }
  var afterPadding: some View {
    Picker(selection: $one, label: Text("label"), content: { Text("content") }).padding()
  }
}

struct TextFieldCase1: View {
  @State private var text = ""
  var body: some View { TextField(text: $text, prompt: Text("prompt")) { Text("label") } }
  @ViewBuilder var beside: some View {
    TextField(text: $text) { Text("label") }
    Divider()
  }
  var afterPadding: some View {
    TextField(text: $text, prompt: Text("prompt"), label: { Text("label") }).padding()
  }
}

struct TextFieldCase2: View {
  @State private var text = ""
  var body: some View {
    TextField(text: $text, prompt: Text("prompt"), axis: .vertical) { Text("label") }
  }
  @ViewBuilder var beside: some View {
    TextField(text: $text, axis: .vertical) { Text("label") }
    Divider()
  }
  var afterPadding: some View {
    TextField(text: $text, prompt: Text("prompt"), axis: .vertical, label: { Text("label") }).padding()
  }
}

struct TextFieldCase3: View {
  @State private var count = 1
  var body: some View {
    TextField(value: $count, format: .number, prompt: Text("prompt")) { Text("label") }
  }
  @ViewBuilder var beside: some View {
    TextField(value: $count, format: .number) { Text("label") }
    Divider()
  }
  var afterPadding: some View {
    TextField(value: $count, format: .number, prompt: Text("prompt"), label: { Text("label") }).padding()
  }
}

struct SecureFieldCase1: View {
  @State private var text = ""
  var body: some View { SecureField(text: $text, prompt: Text("prompt")) { Text("label") } }
  @ViewBuilder var beside: some View {
    SecureField(text: $text) { Text("label") }
    Divider()
  }
  var afterPadding: some View {
    SecureField(text: $text, prompt: Text("prompt"), label: { Text("label") }).padding()
  }
}

struct TextEditorCase1: View {
  @State private var text = ""
  var body: some View { TextEditor(text: $text) }
  @ViewBuilder var beside: some View {
    TextEditor(text: $text)
    Divider()
  }
  var afterPadding: some View { TextEditor(text: $text).padding() }
}

struct MenuCase1: View {
  var body: some View { Menu { Text("content") } label: { Text("label") } }
  @ViewBuilder var beside: some View {
    Menu {
      Text("content")
      Divider()
    } label: { Text("label") }
    Divider()
  }
  var afterPadding: some View { Menu(content: { Text("content") }, label: { Text("label") }).padding() }
}

struct MenuCase2: View {
  var body: some View {
    Menu { Text("content") } label: { Text("label") } primaryAction: { print("done") }
  }
  @ViewBuilder var beside: some View {
    Menu {
      Text("content")
      Divider()
    } label: { Text("label") } primaryAction: { print("done") }
    Divider()
  }
  var afterPadding: some View {
    Menu(content: { Text("content") }, label: { Text("label") }, primaryAction: { print("done") }).padding()
  }
}

struct MenuCase3: View {
  var body: some View { Menu("Title") { Text("content") } }
  @ViewBuilder var beside: some View {
    Menu("Title") {
      Text("content")
      Divider()
    }
    Divider()
  }
  var afterPadding: some View { Menu("Title", content: { Text("content") }).padding() }
}

struct MenuCase4: View {
  let name: String
  var body: some View { Menu(name) { Text("content") } }
  @ViewBuilder var beside: some View {
    Menu(name) {
      Text("content")
      Divider()
    }
    Divider()
  }
  var afterPadding: some View { Menu(name, content: { Text("content") }).padding() }
}

struct MenuCase5: View {
  var body: some View { Menu("Title") { Text("content") } primaryAction: { print("done") } }
  @ViewBuilder var beside: some View {
    Menu("Title") {
      Text("content")
      Divider()
    } primaryAction: { print("done") }
    Divider()
  }
  var afterPadding: some View {
    Menu("Title", content: { Text("content") }, primaryAction: { print("done") }).padding()
  }
}

struct MenuCase6: View {
  var body: some View { Menu("Title", systemImage: "name") { Text("content") } }
  @ViewBuilder var beside: some View {
    Menu("Title", systemImage: "name") {
      Text("content")
      Divider()
    }
    Divider()
  }
  var afterPadding: some View {
    Menu("Title", systemImage: "name", content: { Text("content") }).padding()
  }
}

struct MenuCase7: View {
  let name: String
  var body: some View { Menu(name, systemImage: "name") { Text("content") } }
  @ViewBuilder var beside: some View {
    Menu(name, systemImage: "name") {
      Text("content")
      Divider()
    }
    Divider()
  }
  var afterPadding: some View { Menu(name, systemImage: "name", content: { Text("content") }).padding() }
}

struct LinkCase1: View {
  let url: URL
  var body: some View { Link(destination: url) { Text("label") } }
  @ViewBuilder var beside: some View {
    Link(destination: url) { Text("label") }
    Divider()
  }
  var afterPadding: some View { Link(destination: url, label: { Text("label") }).padding() }
}

struct ProgressViewCase1: View {
  var body: some View { ProgressView() }
  @ViewBuilder var beside: some View {
    ProgressView()
    Divider()
  }
  var afterPadding: some View { ProgressView().padding() }
}

struct ProgressViewCase2: View {
  var body: some View { ProgressView { Text("label") } }
  @ViewBuilder var beside: some View {
    ProgressView { Text("label") }
    Divider()
  }
  var afterPadding: some View { ProgressView(label: { Text("label") }).padding() }
}

struct ProgressViewCase3: View {
  var body: some View { ProgressView("Title") }
  @ViewBuilder var beside: some View {
    ProgressView("Title")
    Divider()
  }
  var afterPadding: some View { ProgressView("Title").padding() }
}

struct ProgressViewCase4: View {
  let name: String
  var body: some View { ProgressView(name) }
  @ViewBuilder var beside: some View {
    ProgressView(name)
    Divider()
  }
  var afterPadding: some View { ProgressView(name).padding() }
}

struct ProgressViewCase5: View {
  @State private var amount = 0.5
  var body: some View { ProgressView(value: amount, total: 10) }
  @ViewBuilder var beside: some View {
    ProgressView(value: amount)
    Divider()
  }
  var afterPadding: some View { ProgressView(value: amount, total: 10).padding() }
}

struct ProgressViewCase6: View {
  @State private var amount = 0.5
  var body: some View { ProgressView(value: amount, total: 10) { Text("label") } }
  @ViewBuilder var beside: some View {
    ProgressView(value: amount) { Text("label") }
    Divider()
  }
  var afterPadding: some View {
    ProgressView(value: amount, total: 10, label: { Text("label") }).padding()
  }
}

struct ProgressViewCase7: View {
  @State private var amount = 0.5
  var body: some View {
    ProgressView(value: amount, total: 10) { Text("label") } currentValueLabel: { Text("now") }
  }
  @ViewBuilder var beside: some View {
    ProgressView(value: amount) { Text("label") } currentValueLabel: { Text("now") }
    Divider()
  }
  var afterPadding: some View {
    ProgressView(value: amount, total: 10, label: { Text("label") }, currentValueLabel: { Text("now") }).padding()
  }
}

struct ProgressViewCase8: View {
  @State private var amount = 0.5
  var body: some View { ProgressView("Title", value: amount, total: 10) }
  @ViewBuilder var beside: some View {
    ProgressView("Title", value: amount)
    Divider()
  }
  var afterPadding: some View { ProgressView("Title", value: amount, total: 10).padding() }
}

struct ProgressViewCase9: View {
  let name: String
  @State private var amount = 0.5
  var body: some View { ProgressView(name, value: amount, total: 10) }
  @ViewBuilder var beside: some View {
    ProgressView(name, value: amount)
    Divider()
  }
  var afterPadding: some View { ProgressView(name, value: amount, total: 10).padding() }
}

struct ProgressViewCase10: View {
  var body: some View {
    ProgressView(timerInterval: Date.now...Date.now.addingTimeInterval(60), countsDown: true)
  }
  @ViewBuilder var beside: some View {
    ProgressView(timerInterval: Date.now...Date.now.addingTimeInterval(60))
    Divider()
  }
  var afterPadding: some View {
    ProgressView(timerInterval: Date.now...Date.now.addingTimeInterval(60), countsDown: true).padding()
  }
}

struct GaugeCase1: View {
  @State private var amount = 0.5
  var body: some View { Gauge(value: amount, in: 0...10) { Text("label") } }
  @ViewBuilder var beside: some View {
    Gauge(value: amount) { Text("label") }
    Divider()
  }
  var afterPadding: some View { Gauge(value: amount, in: 0...10, label: { Text("label") }).padding() }
}

struct GaugeCase2: View {
  @State private var amount = 0.5
  var body: some View {
    Gauge(value: amount, in: 0...10) { Text("label") } currentValueLabel: { Text("now") }
  }
  @ViewBuilder var beside: some View {
    Gauge(value: amount) { Text("label") } currentValueLabel: { Text("now") }
    Divider()
  }
  var afterPadding: some View {
    Gauge(value: amount, in: 0...10, label: { Text("label") }, currentValueLabel: { Text("now") }).padding()
  }
}

struct GaugeCase3: View {
  @State private var amount = 0.5
  var body: some View {
    Gauge(value: amount, in: 0...10) { Text("label") } currentValueLabel: { Text("now") } minimumValueLabel: { Text("end") } maximumValueLabel: { Text("end") }
  }
  @ViewBuilder var beside: some View {
    Gauge(value: amount) { Text("label") } currentValueLabel: { Text("now") } minimumValueLabel: { Text("end") } maximumValueLabel: { Text("end") }
    Divider()
  }
  var afterPadding: some View {
    Gauge(value: amount, in: 0...10, label: { Text("label") }, currentValueLabel: { Text("now") }, minimumValueLabel: { Text("end") }, maximumValueLabel: { Text("end") }).padding()
  }
}
