import SwiftUI

struct NoteField: View {
  @State private var note = "none"
  var body: some View { TextField("Note", text: $note) }
}

struct Plant {
  var name = "Basil"
  var level = 5
  var isThirsty: Bool { level < 3 }
}

struct PlantRow: View {
  let plant: Plant
  var body: some View {
    HStack {
      Text(plant.name)
      if plant.isThirsty {
        NoteField().background(Color.yellow)
      } else {
        NoteField()
      }
    }
  }
}

struct Garden: View {
  @State private var plant = Plant()
  var body: some View {
    PlantRow(plant: plant)
    Button("Water") { plant.level -= 1 }
  }
}

struct Switching: View {
  @State private var isWide = false
  var body: some View {
    Button("Turn") { isWide.toggle() }
    if isWide {
      HStack {
        NoteField()
        Text("b")
      }
    } else {
      VStack {
        NoteField()
        Text("b")
      }
    }
  }
}

extension View {
  @ViewBuilder func marked(_ isOn: Bool) -> some View {
    if isOn { border(Color.red) } else { self }
  }
}

struct Marked: View {
  @State private var isOn = false
  var body: some View {
    NoteField().marked(isOn)
    Button("Mark") { isOn.toggle() }
  }
}

struct NeedsMore: View {
  let make: () -> Plant
  var body: some View {
    if make().isThirsty { NoteField().padding() } else { NoteField() }
  }
}

#Preview { Garden() }
