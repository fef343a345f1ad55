// Shown at 640x360: glass, what stands at the edges of a window, and views of three dimensions, which are frames.
// Platform: visionos
import RealityKit
import SwiftUI

struct ContentView: View {
  @State private var cube = ModelEntity(mesh: .generateBox(size: 0.2), materials: [SimpleMaterial(color: .red, isMetallic: true)])
  @State private var taps = 0

  var body: some View {
    VStack {
      Text("Title").font(.largeTitle)
      Text("Glass").padding().glassBackgroundEffect()
      Text("None").padding().glassBackgroundEffect(displayMode: .never)
      RealityView { content in content.add(cube) }
        .gesture(SpatialTapGesture().targetedToAnyEntity().onEnded { _ in taps += 1 })
        .frame(width: 120, height: 60)
      Model3D(named: "Rocket").frame(width: 60, height: 60)
      Text("\(cube.children.count) \(cube.model?.materials.count ?? 0)")
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .ornament(attachmentAnchor: .scene(.bottom)) { Button("Play") {} }
  }
}

@main struct RoomApp: App {
  @State private var style: any ImmersionStyle = .mixed

  var body: some Scene {
    WindowGroup { ContentView() }
    ImmersiveSpace(id: "space") { Text("Space") }.immersionStyle(selection: $style, in: .mixed, .full)
  }
}
