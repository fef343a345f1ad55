// Less common forms of controls, links, lists and tables: each has generic arguments of its own.
import SwiftUI

struct Reading: Identifiable, Hashable {
  var id = 0
  var name = ""
  var value = 0.0
  var parts: [Reading]?
}

enum Unit: String, CaseIterable, Identifiable {
  case metres, feet
  var id: Self { self }
}

struct Setting: Identifiable {
  var id = 0
  var unit = Unit.metres
}

struct Links: View {
  let title: String
  @State private var isOpen = false
  @State private var chosen: Int?
  var body: some View {
    NavigationLink("Open", isActive: $isOpen) { Text(title) }
    NavigationLink(title, isActive: $isOpen) { Image("a") }
    NavigationLink("One", tag: 1, selection: $chosen) { Text(title).bold() }
    NavigationLink(title, tag: 2, selection: $chosen) { Divider() }
    NavigationLink(title, destination: Spacer(), tag: 3, selection: $chosen)
  }
}

struct Indicators: View {
  let progress: Progress
  @State private var level = 0.5
  var body: some View {
    ProgressView(progress)
    Gauge(value: level) { Text("Level") } currentValueLabel: { Image("a") } markedValueLabels: { Divider() }
    Gauge(value: level, in: 0...2) {
      Text("Level")
    } currentValueLabel: {
      Text("Now")
    } minimumValueLabel: {
      Image("min")
    } maximumValueLabel: {
      Image("max")
    } markedValueLabels: {
      Spacer()
    }
  }
}

struct Choices: View {
  @State private var unit = Unit.feet
  @State private var settings: [Setting] = []
  let title: String
  var body: some View {
    Picker("Unit", sources: $settings, selection: \.unit) { Text("a") }
    Picker(sources: $settings, selection: \.unit) { Text("a") } label: { Image("b") }
    Picker(title, systemImage: "ruler", sources: $settings, selection: \.unit) { Text("a") }
    Picker("Unit", selection: $unit) { ForEach(Unit.allCases) { Text($0.rawValue) } } currentValueLabel: { Text("now") }
    Picker(selection: $unit) { Text("a") } label: { Image("b") } currentValueLabel: { Text("now") }
  }
}

struct Fields: View {
  @State private var amount = 1
  var body: some View {
    TextField("Amount", value: $amount, formatter: NumberFormatter(), onCommit: {})
    TextField("Amount", value: $amount, formatter: NumberFormatter(), onEditingChanged: { _ in })
  }
}

struct Lists: View {
  @State private var readings: [Reading] = []
  @State private var several: Set<Int> = []
  @State private var one: Int?
  var body: some View {
    List(readings, id: \.name, children: \.parts, selection: $several) { Text($0.name) }
    List(readings, id: \.name, children: \.parts, selection: $one) { Text($0.name) }
    List($readings, selection: $several) { $reading in TextField("Name", text: $reading.name) }
    List($readings, id: \.id, selection: $one) { $reading in TextField("Name", text: $reading.name) }
  }
}

struct Tables: View {
  let readings: [Reading]
  @State private var several: Set<Int> = []
  @State private var order = [KeyPathComparator(\Reading.name)]
  var body: some View {
    Table(readings) { TableColumn(Text("Name")) { Text($0.name).bold() } }
    Table(readings) { TableColumn(Text("Name"), value: \.name) }
    Table(readings, children: \.parts) { TableColumn("Name", value: \.name) }
    Table(readings, children: \.parts, selection: $several, sortOrder: $order) {
      TableColumn(Text("Value"), value: \.value) { Text("\($0.value)") }
    }
    Table(readings) {
      TableColumnForEach(["a", "b"], id: \.self) { title in
        TableColumn(title) { (reading: Reading) in Text(reading.name) }
      }
    }
  }
}

struct Windows: App {
  var body: some Scene {
    WindowGroup("Reading", id: "reading", for: Int.self) { $id in
      Text("\(id)")
    } defaultValue: {
      1
    }
  }
}

struct Menus: Commands {
  var body: some Commands {
    CommandMenu(Text("Readings")) { Button("Add") {} }
  }
}
