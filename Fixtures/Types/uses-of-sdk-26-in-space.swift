// sdk: 26
// target: visionos26
// Depth, volumes and immersive spaces, each once.
import SwiftUI

struct Uses: View {
  @State private var transform = AffineTransform3D()
  @State private var state = Manipulable.GestureState()
  @Environment(\.openImmersiveSpace) private var open
  @Environment(\.dismissImmersiveSpace) private var dismiss
  @Environment(\.physicalMetrics) private var metrics
  @Environment(\.worldTrackingLimitations) private var limits
  @Environment(\.immersiveSpaceDisplacement) private var displacement
  @Environment(\.supportsRemoteScenes) private var remote
  @PhysicalMetric(from: .meters) private var length = 1.0
  var ratio: some View { Text("a").aspectRatio3D(contentMode: .fit).scaledToFit3D().scaledToFill3D() }
  var turned: some View { Text("a").rotation3DLayout(.degrees(45), axis: .y).rotation3DEffect(Rotation3D()) }
  var scaled: some View { Text("a").scaleEffect(x: 1, y: 1, z: 2) }
  var perspective: some View { Text("a").perspectiveRotationEffect(.degrees(9), axis: (x: 0, y: 1, z: 0)) }
  var moved: some View { Text("a").transform3DEffect(transform).visualEffect3D { effect, _ in effect } }
  var overlay: some View { Text("a").spatialOverlay(alignment: .bottom) { Text("b") } }
  var through: some View { Text("a").breakthroughEffect(.subtle).presentationBreakthroughEffect(.none) }
  var hand: some View { Text("a").handPointerBehavior(.disabled) }
  var margins: some View { Text("a").preferredWindowClippingMargins(.all, 20).volumeBaseplateVisibility(.hidden) }
  var viewpoint: some View { Text("a").onVolumeViewpointChange { _, new in }.onImmersionChange { _, new in } }
  var recentered: some View { Text("a").onWorldRecenter { _ in } }
  var measured: some View { Text("a").onGeometryChange3D(for: Double.self) { $0.size.depth } action: { _ in } }
  var held: some View { Text("a").manipulable().manipulable(transform: $transform).manipulable(using: state) }
  var gesture: some View { Text("a").manipulationGesture(updating: $state) }
  var glass: some View { Text("a").glassBackgroundEffect(.plate, displayMode: .always) }
  var hovered: some View { Text("a").hoverEffect(HighlightHoverEffect()) }
  var rotating: some View { Text("a").gesture(RotateGesture3D()) }
  var container: some View { SpatialContainer(alignment: .front) { Text("a") } }
  var button: some View { Button("a") { Task { await open(id: "b") } } }
  var values: some View { Text("a").id(limits).id(displacement).id(remote).id(metrics.convert(1, to: .meters)).id(length) }
  var body: some View { Text("uses") }
}
