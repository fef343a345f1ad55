// sdk: 26
// target: ios26
// Each declaration that came with SDK 26 or that few programs use, once: every one of them is known.
import AppIntents
import AuthenticationServices
import AVKit
import Charts
import MapKit
import RealityKit
import StoreKit
import SwiftUI
import TipKit
import Translation
import WebKit
import WidgetKit

struct Fruit: Identifiable, Codable, Hashable, Transferable {
  var id = 1
  var name = "apple"
  static var transferRepresentation: some TransferRepresentation { CodableRepresentation(contentType: .json) }
}

struct Ripeness: UIGestureRecognizerRepresentable {
  func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer { UIPanGestureRecognizer() }
  func handleUIGestureRecognizerAction(_ recognizer: UIPanGestureRecognizer, context: Context) {}
}

struct Orchard: UITraitBridgedEnvironmentKey {
  static let defaultValue = 1
  static func read(from traitCollection: UITraitCollection) -> Int { 1 }
  static func write(to mutableTraits: inout any UIMutableTraits, value: Int) {}
}

struct Peeling: Tip { var title: Text { Text("Peel it") } }

struct Picking: AppIntent {
  static let title: LocalizedStringResource = "Pick"
  func perform() async throws -> some IntentResult { .result() }
}

struct Cells: View {
  var configuration: UIHostingConfiguration<Text, EmptyView> { UIHostingConfiguration { Text("cell") } }
  var withMargins: some Any { UIHostingConfiguration { Text("cell") }.margins(.horizontal, 8).minSize(width: 40) }
  var withBackground: some Any { UIHostingConfiguration { Text("cell") }.background { Color.red } }
  var body: some View { Text("cells") }
}

struct Sliders: View {
  @State private var amount = 0.5
  var body: some View {
    VStack {
      Slider(value: $amount, in: 0...1, neutralValue: 0.5) { Text("balance") }
      Slider(value: $amount, in: 0...10, step: 1) { Text("steps") } tick: { SliderTick($0) }
      Slider(value: $amount, in: 0...10) {
        Text("labels")
      } currentValueLabel: {
        Text("now")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("10")
      } ticks: {
        SliderTick(2)
        SliderTick(4) { Text("four") }
        SliderTickContentForEach([6.0, 8.0], id: \.self) { value in SliderTick(value) }
      }
    }
  }
}

struct Editors: View {
  @State private var text = AttributedString("text")
  @State private var selection = AttributedTextSelection()
  @State private var found: TextSelection?
  var plain: some View { TextEditor(text: $text) }
  var selected: some View { TextEditor(text: $text, selection: $selection) }
  @ViewBuilder var body: some View {
    selected
    Button("bold") {
      text.transformAttributes(in: &selection) { _ in }
      text.replaceSelection(&selection, with: AttributedString("b"))
    }
  }
}

struct Names: View {
  @State private var isShown = false
  @State private var query = ""
  @State private var place: ScrollPosition = ScrollPosition()
  var popover: some View { Text("a").popover(isPresented: $isShown) { Text("b") } }
  var sheet: some View { Text("a").sheet(isPresented: $isShown) { Text("b") } }
  var alert: some View { Text("a").alert("b", isPresented: $isShown) { Button("c") {} } message: { Text("d") } }
  var swipes: some View { Text("a").swipeActions { Button("b") {} } }
  var searched: some View { Text("a").searchable(text: $query) }
  var dragged: some View { Text("a").gesture(DragGesture()) }
  var first: some View { Text("a").highPriorityGesture(TapGesture(), name: "tap") }
  var both: some View { Text("a").simultaneousGesture(TapGesture(), name: "tap", isEnabled: true) }
  var tagged: some View { Text("a").tag(1) }
  var scrolled: some View { ScrollView { Text("a") }.scrollIndicators(.hidden).scrollPosition($place) }
  var edges: some View { ScrollView { Text("a") }.scrollEdgeEffectStyle(.soft, for: .top) }
  var margins: some View { ScrollView { Text("a").scrollTargetLayout() }.contentMargins(8) }
  var anchored: some View { ScrollView { Text("a") }.defaultScrollAnchor(.bottom) }
  var detents: some View { Text("a").presentationDetents([.medium]).presentationDragIndicator(.visible) }
  var kept: some View { Text("a").interactiveDismissDisabled() }
  var minimized: some View { Text("a").tabBarMinimizeBehavior(.onScrollDown) }
  var accessory: some View { Text("a").tabViewBottomAccessory(isEnabled: true) { Text("b") } }
  var felt: some View { Text("a").sensoryFeedback(.success, trigger: isShown) }
  var pushed: some View { Text("a").navigationDestination(for: Int.self) { Text("\($0)") } }
  var role: some View { Text("a").toolbarRole(.editor) }
  var labels: some View { Toggle("a", isOn: $isShown).labelsVisibility(.hidden) }
  var repeating: some View { Button("a") {}.buttonRepeatBehavior(.enabled) }
  var dropped: some View { Text("a").onDrop(of: [.text], isTargeted: nil) { _ in true } }
  var pressed: some View { Text("a").onKeyPress(.space) { .handled } }
  var status: some View { Text("a").accessibilityScrollStatus("half") }
  var point: some View { Text("a").accessibilityActivationPoint(.center, isEnabled: true) }
  var inputs: some View { Text("a").accessibilityInputLabels(["b"], isEnabled: true) }
  var answers: some View { Text("a").accessibilityRespondsToUserInteraction(true, isEnabled: true) }
  var drags: some View { Text("a").accessibilityDragPoint(.center, description: "b", isEnabled: true) }
  var drops: some View { Text("a").accessibilityDropPoint(.center, description: "b", isEnabled: true) }
  var intent: some View { Text("a").accessibilityAction(named: "b", intent: Picking()) }
  var mixed: some View { Text("a").symbolVariableValueMode(.draw).symbolColorRenderingMode(.flat) }
  var body: some View { Text("names") }
}
