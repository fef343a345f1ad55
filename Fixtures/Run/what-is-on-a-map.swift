// Shown at 320x320: markers, annotations, lines and circles are where their coordinates are; a button on a map can be tapped.
// Do: tap "Stop 2"
import MapKit
import SwiftUI

struct Stop: Identifiable {
  let id: Int
  let coordinate: CLLocationCoordinate2D
}

struct ContentView: View {
  @State private var chosen = 0
  private let stops = [
    Stop(id: 1, coordinate: CLLocationCoordinate2D(latitude: 0, longitude: 0)),
    Stop(id: 2, coordinate: CLLocationCoordinate2D(latitude: 0.5, longitude: 0.5)),
  ]

  var body: some View {
    Map(
      initialPosition: .region(
        MKCoordinateRegion(
          center: CLLocationCoordinate2D(latitude: 0, longitude: 0),
          span: MKCoordinateSpan(latitudeDelta: 2, longitudeDelta: 2)))
    ) {
      Marker("Harbour", systemImage: "ferry", coordinate: CLLocationCoordinate2D(latitude: -0.5, longitude: -0.5))
        .tint(.blue)
      MapPolyline(coordinates: stops.map(\.coordinate)).stroke(.green, lineWidth: 4)
      MapCircle(center: stops[0].coordinate, radius: 20_000).foregroundStyle(.red.opacity(0.3))
      ForEach(stops) { stop in
        Annotation("Place \(stop.id)", coordinate: stop.coordinate) {
          Button("Stop \(stop.id)") { chosen = stop.id }.padding(4).background(.white)
        }
      }
      if chosen > 0 {
        Marker("Chosen", coordinate: CLLocationCoordinate2D(latitude: -0.5, longitude: 0.5))
      }
    }
  }
}
