import SwiftUI

#Preview("Garden") {
  GardenView(garden: Garden(plants: Plant.samples))
}
