// Views of Apple's other frameworks, which are seen where they are imported. Their signatures are those of Apple's
// documentation.
import AVKit
import AuthenticationServices
import Charts
import MapKit
import PhotosUI
import SwiftUI

struct Place: Identifiable {
  let id: Int
  let name: String
  let position: CLLocationCoordinate2D
}

struct OldMap: View {
  @State private var region = MKCoordinateRegion()
  let places: [Place]
  var body: some View {
    Map(coordinateRegion: $region, showsUserLocation: true)
    Map(coordinateRegion: $region, annotationItems: places) { place in
      MapPin(coordinate: place.position, tint: .red)
    }
    Map(coordinateRegion: $region, annotationItems: places) {
      MapAnnotation(coordinate: $0.position) { Circle().padding() }
    }
  }
}

struct NewMap: View {
  @State private var camera: MapCameraPosition = .automatic
  @State private var selected: Int?
  let places: [Place]
  var body: some View {
    Map(position: $camera)
    Map { Marker("Home", systemImage: "house", coordinate: places[0].position) }
    Map(position: $camera, selection: $selected) {
      ForEach(places) { place in Marker(place.name, coordinate: place.position) }
    }
    Map(initialPosition: .region(MKCoordinateRegion())) {
      ForEach(places, id: \.name) { place in
        Annotation(place.name, coordinate: place.position) { Circle() }
      }
    }
  }
}

struct Sale: Identifiable {
  let id: UUID
  let day: Date
  let count: Int
}

struct Sales: View {
  let sales: [Sale]
  let kinds: [(name: String, share: Double)]
  var body: some View {
    Chart(sales) { BarMark(x: .value("Day", $0.day, unit: .day), y: .value("Count", $0.count)) }
    Chart {
      ForEach(sales) { sale in LineMark(x: .value("Day", sale.day), y: .value("Count", sale.count)) }
    }
    .frame(height: 200)
    Chart(kinds, id: \.name) { kind in SectorMark(angle: .value("Share", kind.share), innerRadius: .ratio(0.6)) }
  }
}

struct Film: View {
  let player: AVPlayer
  var body: some View {
    VideoPlayer(player: player)
    VideoPlayer(player: player) { Text("Title") }.frame(height: 200)
  }
}

struct Picture: View {
  @State private var item: PhotosPickerItem?
  @State private var items: [PhotosPickerItem] = []
  var body: some View {
    PhotosPicker("Choose", selection: $item, matching: .images)
    PhotosPicker(selection: $items, maxSelectionCount: 3, matching: .any(of: [.images, .videos])) {
      Label("Choose", systemImage: "photo")
    }
  }
}

struct SignIn: View {
  var body: some View {
    SignInWithAppleButton(.signIn) { request in
      request.requestedScopes = [.email, .fullName]
    } onCompletion: { result in
      switch result {
      case .success(let authorization): print(authorization)
      case .failure(let error): print(error)
      }
    }
    .frame(height: 44)
  }
}

struct MapParts: View {
  let places: [Place]
  var body: some View {
    MapReader { proxy in Text("\(proxy.convert(.zero, from: .local)?.latitude ?? 0)") }
    Map { UserAnnotation() }
    Map { Marker("Home", image: "house", coordinate: places[0].position) }
    Map { ForEach(0..<3) { index in MapCircle(center: places[index].position, radius: 10) } }
    MapCompass()
  }
}
