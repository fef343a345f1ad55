import SwiftUI

struct GardenView: View {
  @Bindable var garden: Garden

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Header(title: "Garden", count: garden.plants.count)
      ForEach(garden.visiblePlants) { plant in
        PlantRow(plant: plant)
      }
      Divider()
      Toggle("Only thirsty plants", isOn: $garden.showsOnlyThirsty)
      Button("A day passes") { garden.dayPasses() }
    }
    .padding()
  }
}

struct Header: View {
  let title: String
  let count: Int

  var body: some View {
    HStack {
      Text(title).bold()
      Spacer()
      Text("\(count) plants").foregroundStyle(.secondary)
    }
  }
}
