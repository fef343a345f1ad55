// Shown at 400x240: the data providers of ARKit are not supported; volumes and bottom ornaments of visionOS.
// Platform: visionos
import ARKit
import RealityKit
import SwiftUI

@MainActor @Observable final class Room {
  let session = ARKitSession()
  let planes = PlaneDetectionProvider(alignments: [.horizontal])
  let world = WorldTrackingProvider()
  var found = 0
  var matrix = matrix_identity_float4x4

  func run() async {
    try? await session.run([planes, world])
    for await update in planes.anchorUpdates where update.event == .added { found += 1 }
    matrix.columns.3 = [1, 2, 3, 1]
    if let device = world.queryDeviceAnchor(atTimestamp: 0) { matrix = device.originFromAnchorTransform }
  }
}

struct RoomView: View {
  @State private var room = Room()

  var body: some View {
    VStack {
      Text(PlaneDetectionProvider.isSupported ? "planes" : "no planes")
      Text("\(room.found) found")
      Text("x \(Transform(matrix: room.matrix * room.matrix).translation.x)")
    }
    .task { await room.run() }
    .toolbar { ToolbarItem(placement: .bottomOrnament) { Button("Measure") {} } }
  }
}

@main struct RoomApp: App {
  var body: some Scene {
    WindowGroup { RoomView() }.windowStyle(.volumetric)
  }
}

#Preview { NavigationStack { RoomView() } }
