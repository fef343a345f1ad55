import SwiftUI

@main
struct GardenApp: App {
  @State private var garden = Garden(plants: Plant.samples)

  var body: some Scene {
    WindowGroup {
      GardenView(garden: garden)
    }
  }
}
