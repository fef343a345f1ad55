import SwiftUI

struct PlantRow: View {
  let plant: Plant

  var body: some View {
    HStack {
      Text(plant.name)
      Spacer()
      // The note is lost each time the plant becomes thirsty: both branches build a `NoteField`, in two places.
      if plant.isThirsty {
        NoteField(plant: plant).background(Color.yellow)
      } else {
        NoteField(plant: plant)
      }
    }
  }
}
