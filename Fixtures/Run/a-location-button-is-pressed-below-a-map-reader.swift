// Shown at 320x160: the content of a map reader, and a button for the location with its own words and action.
// Do: tap "Current Location"
import CoreLocationUI
import MapKit
import SwiftUI

struct Place: View {
  @State private var count = 0

  var body: some View {
    MapReader { proxy in
      VStack {
        Text("Asked \(count) times")
        LocationButton(.currentLocation) { count += 1 }
      }
    }
  }
}

#Preview { Place() }
