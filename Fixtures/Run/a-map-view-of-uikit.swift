// Shown at 320x160: an `MKMapView` keeps its region and annotations; a search finds nothing without a network.
import MapKit
import SwiftUI

struct MapOfUIKit: UIViewRepresentable {
  @Binding var pins: Int

  final class Coordinator: NSObject, MKMapViewDelegate {}

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIView(context: Context) -> MKMapView {
    let map = MKMapView()
    map.delegate = context.coordinator
    let pin = MKPointAnnotation()
    pin.title = "Here"
    pin.coordinate = CLLocationCoordinate2D(latitude: 48, longitude: 11)
    map.addAnnotations([pin, MKPointAnnotation()])
    map.removeAnnotation(pin)
    map.addAnnotation(pin)
    map.setRegion(
      MKCoordinateRegion(center: pin.coordinate, span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1)),
      animated: false)
    return map
  }

  func updateUIView(_ map: MKMapView, context: Context) {
    DispatchQueue.main.async { pins = map.annotations.count }
  }
}

struct PlacesView: View {
  @State private var pins = 0
  @State private var search = "?"

  var body: some View {
    VStack {
      MapOfUIKit(pins: $pins)
      Text("\(pins) pins, search \(search)")
    }
    .task {
      let request = MKLocalSearch.Request()
      request.naturalLanguageQuery = "Bakery"
      do {
        search = "\(try await MKLocalSearch(request: request).start().mapItems.count)"
      } catch {
        search = "failed"
      }
    }
  }
}

#Preview { PlacesView() }
