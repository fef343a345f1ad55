import Observation
import SwiftUI

struct Plant: Identifiable, Hashable {
  let id: Int
  var name: String
  var daysSinceWatering: Int

  var isThirsty: Bool { daysSinceWatering > 3 }

  static let samples = [
    Plant(id: 1, name: "Basil", daysSinceWatering: 1),
    Plant(id: 2, name: "Lavender", daysSinceWatering: 6),
    Plant(id: 3, name: "Tomato", daysSinceWatering: 2),
  ]
}

@Observable
final class Garden {
  var plants: [Plant]
  var showsOnlyThirsty = false

  init(plants: [Plant]) {
    self.plants = plants
  }

  var visiblePlants: [Plant] {
    showsOnlyThirsty ? plants.filter(\.isThirsty) : plants
  }

  func dayPasses() {
    for index in plants.indices { plants[index].daysSinceWatering += 1 }
  }

  func water(_ plant: Plant) {
    guard let index = plants.firstIndex(of: plant) else { return }
    plants[index].daysSinceWatering = 0
  }
}
