// Shown at 160x48: a unit of HealthKit is described by its name.
import HealthKit
import SwiftUI

struct ContentView: View {
  var body: some View { Text("\(HKUnit.gram())") }
}
