import SwiftUI

struct Bed: View {
  let plant = Plant(name: "Basil")

  var body: some View { Text(plant.name) }
}
