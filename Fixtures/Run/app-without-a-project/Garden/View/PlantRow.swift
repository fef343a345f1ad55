import SwiftUI

struct PlantRow: View {
  let plant: Plant

  var body: some View { Text(plant.name) }
}
