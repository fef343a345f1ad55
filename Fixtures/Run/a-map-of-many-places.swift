// Shown at 320x240: of very many places on a map of UIKit, those that lie apart from each other are shown.
import MapKit
import SwiftUI

struct PlacesMap: UIViewRepresentable {
  func makeUIView(context: Context) -> MKMapView {
    let map = MKMapView()
    let center = CLLocationCoordinate2D(latitude: 50, longitude: 10)
    map.region = MKCoordinateRegion(center: center, span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1))
    map.cameraZoomRange = MKMapView.CameraZoomRange(minCenterCoordinateDistance: 500, maxCenterCoordinateDistance: 5e6)
    for number in 0..<6000 {
      let place = MKPointAnnotation()
      let offset = Double(number % 3) * 0.3 - 0.3
      place.coordinate = CLLocationCoordinate2D(
        latitude: 50 + offset + Double(number) / 1e7, longitude: 10 + Double(number / 3000) * 200)
      map.addAnnotation(place)
    }
    return map
  }
  func updateUIView(_ map: MKMapView, context: Context) {}
}

struct ContentView: View {
  var body: some View { PlacesMap() }
}
