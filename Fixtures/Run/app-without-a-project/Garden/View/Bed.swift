import SwiftUI

struct Bed: View {
  var body: some View {
    ForEach(Plant.all, id: \.name) { PlantRow(plant: $0) }
  }
}
