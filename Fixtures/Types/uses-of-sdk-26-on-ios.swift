// sdk: 26
// target: ios26
// One use of each modifier and value that is seldom used or new: SwiftUI's own name of the result is not known of most,
// but each is declared.
import AppIntents
import AuthenticationServices
import AVKit
import Charts
import MapKit
import PhotosUI
import RealityKit
import StoreKit
import SwiftUI
import TipKit
import Translation
import WebKit
import WidgetKit

struct Fruit: Identifiable, Codable, Hashable, Transferable {
  var id = 1
  static var transferRepresentation: some TransferRepresentation { CodableRepresentation(contentType: .json) }
}

struct Peeling: Tip { var title: Text { Text("Peel it") } }

struct Picking: AppIntent {
  static let title: LocalizedStringResource = "Pick"
  func perform() async throws -> some IntentResult { .result() }
}

struct Lines: AttributedTextFormattingDefinition {
  typealias Scope = AttributeScopes.FoundationAttributes
  var body: some AttributedTextFormattingDefinition<Scope> { AttributedTextFormatting.EmptyDefinition<Scope>() }
}

struct Uses: View {
  @State private var isShown = false
  @State private var number = 1
  @State private var value: Double? = 1
  @State private var range: ClosedRange<Double>?
  @State private var url: URL?
  @State private var urls: [URL] = []
  @State private var text = "text"
  @State private var pose = Chart3DPose.default
  @State private var found: TextSelection?
  @State private var place = ScrollPosition()
  @State private var item: MKMapItem?
  @State private var languages: TranslationSession.Configuration?
  @Namespace private var names
  let fruits = [Fruit()]
  let colour = Color.red

  var background: some View { Text("a").backgroundExtensionEffect(isEnabled: isShown) }
  var searching: some View { Text("a").tabViewSearchActivation(.searchTabSelection) }
  var corner: some View { Text("a").containerCornerOffset(.leading, sizeToFit: true) }
  var resizing: some View { Text("a").onInteractiveResizeChange { isShown = $0 } }
  var icon: some View { Text("a").assistiveAccessNavigationIcon(systemImage: "star") }
  var image: some View { Text("a").assistiveAccessNavigationIcon(Image(systemName: "star")) }
  var hiddenItem: some View { Text("a").toolbarItemHidden(true) }
  var content: some View { Text("a").contentToolbar(for: .tabViewSidebar) { Text("b") } }
  var items: some View { Text("a").contentToolbar(for: .tabViewSidebar) { ToolbarItem { Text("b") } } }
  var placement: some View { Text("a").defaultAdaptableTabBarPlacement(.sidebar) }
  var palette: some View { Text("a").paletteSelectionEffect(.automatic) }
  var browser: some View { Text("a").documentBrowserContextMenu { _ in Text("b") } }
  var captured: some View { Text("a").contentCaptureProtected(true) }
  var confirmed: some View { Text("a").dismissalConfirmationDialog("b", shouldPresent: isShown) { Button("c") {} } }
  var said: some View {
    Text("a").dismissalConfirmationDialog("b", shouldPresent: isShown) { Button("c") {} } message: { Text("d") }
  }
  var quits: some View { Text("a").dialogPreventsAppTermination(true).presentationPreventsAppTermination(false) }
  var document: some View { Text("a").navigationDocument(Fruit(), preview: SharePreview("b")) }
  var tracked: some View { Text("a").interactionActivityTrackingTag("b") }
  var activated: some View { Text("a").allowsWindowActivationEvents() }
  var activity: some View { Text("a").userActivity("b", element: number) { _, _ in } }
  var pasted: some View { Text("a").onPasteCommand(of: [.text], validator: { $0.first }, perform: { _ in }) }
  var exported: some View { Text("a").exportsItemProviders([.text]) { [] } }
  var edited: some View { Text("a").exportsItemProviders([.text], onExport: { [] }, onEdit: { _ in true }) }
  var imported: some View { Text("a").importsItemProviders([.text]) { _ in true } }
  var group: some View { Text("a").hoverEffectGroup() }
  var rowHover: some View { Text("a").listRowHoverEffectDisabled() }
  var formatted: some View { Text("a").attributedTextFormattingDefinition(Lines()) }
  var line: some View { Text("a").padding().lineHeight(.loose) }
  var aligned: some View { Text("a").padding().multilineTextAlignment(strategy: .layoutBased) }
  var direction: some View { Text("a").padding().writingDirection(strategy: .contentBased) }
  var symbols: some View { Text("a").symbolColorRenderingMode(.gradient).symbolVariableValueMode(.draw) }
  var affinity: some View { Text("a").textSelectionAffinity(.automatic) }
  var writing: some View { Text("a").writingToolsAffordanceVisibility(.hidden) }
  var selected: some View { Text("a").searchSelection($found) }
  var completed: some View { Text("a").textInputCompletion("b") }
  var suggested: some View { Text("a").textInputSuggestions(fruits) { Text("\($0.id)") } }
  var named: some View { Text("a").textInputSuggestions([1], id: \.self) { Text("\($0)") } }
  var container: some View { Text("a").dragContainer(for: Fruit.self) { ids in fruits.filter { ids.contains($0.id) } } }
  var keyed: some View { Text("a").dragContainer(for: Fruit.self, itemID: \.id) { ids in fruits } }
  var selection: some View { Text("a").dragContainerSelection([number]) }
  var drags: some View { Text("a").dragConfiguration(DragConfiguration(allowMove: true)) }
  var drops: some View { Text("a").dropConfiguration { _ in DropConfiguration(operation: .move) } }
  var formation: some View { Text("a").dragPreviewsFormation(.stack).dropPreviewsFormation(.list) }
  var dragging: some View { Text("a").onDragSessionUpdated { _ in }.onDropSessionUpdated { _ in } }
  var item1: some View { Text("a").draggable(Fruit.self) { Fruit() } }
  var item2: some View { Text("a").draggable(containerItemID: 1) }
  var item3: some View { Text("a").draggable(Fruit.self, id: \.id) { Fruit() } }
  var dropped: some View { Text("a").dropDestination(for: Fruit.self, isEnabled: true) { _, session in } }
  var exporter: some View { Text("a").fileExporter(isPresented: $isShown, items: fruits) { _ in } }
  var mover: some View { Text("a").fileMover(isPresented: $isShown, file: url) { _ in } onCancellation: {} }
  var zAxis: some View { Text("a").chartZAxis(.hidden).chartZAxisLabel("b").chartZScale(domain: 0...1) }
  var zSelection: some View { Text("a").chartZSelection(value: $value).chartZSelection(range: $range) }
  var posed: some View { Text("a").chart3DPose($pose).chart3DCameraProjection(.perspective) }
  var rendered: some View { Text("a").chart3DRenderingStyle(.volumetric).chart3DPose(.front) }
  var axes: some View { Text("a").chartXAxisStyle { $0.padding() }.chartYAxisStyle { $0 } }
  var lines: some View { Text("a").chartLineStyleScale(range: [StrokeStyle()]).chartSymbolSizeScale(type: .linear) }
  var surface: some View { Chart3D { SurfacePlot(x: "x", y: "y", z: "z") { $0 + $1 } } }
  var marks: some View {
    Chart3D(fruits) { PointMark(x: .value("x", $0.id), y: .value("y", $0.id), z: .value("z", $0.id)) }
  }
  var gestures: some View {
    Text("a").webViewBackForwardNavigationGestures(.disabled).webViewMagnificationGestures(.enabled)
  }
  var links: some View { Text("a").webViewLinkPreviews(.disabled).webViewElementFullscreenBehavior(.enabled) }
  var pages: some View { Text("a").webViewTextSelection(.disabled).webViewContentBackground(.hidden) }
  var menu: some View { Text("a").webViewContextMenu { _ in Button("b") {} } }
  var webScroll: some View { Text("a").webViewScrollPosition($place).webViewScrollInputBehavior(.enabled, for: .look) }
  var offset: some View {
    Text("a").webViewOnScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.y) { _, new in number = Int(new) }
  }
  var features: some View { Text("a").mapFeatureSelectionDisabled { _ in true }.mapFeatureSelectionAccessory(.callout) }
  var feature: some View { Text("a").mapFeatureSelectionContent { Marker("b", coordinate: $0.coordinate) } }
  var place1: some View { Text("a").mapItemDetailPopover(item: $item, arrowEdge: .top) }
  var anchor: some View { Text("a").tipAnchor("b").tipBackgroundInteraction(.enabled) }
  var tip: some View { Text("a").popoverTip(Peeling(), attachmentAnchor: .point(.center), arrowEdge: .top) }
  var tipImage: some View { Text("a").tipImageStyle(.red, .blue).tipImageStyle(.red, .blue, .green) }
  var siri: some View { Text("a").siriTipViewStyle(.dark).shortcutsLinkStyle(.dark) }
  var intents: some View { Text("a").onAppIntentExecution(Picking.self) { _ in } }
  var widgets: some View { Text("a").accessoryWidgetGroupStyle(.circular) }
  var camera: some View { Text("a").realityViewCameraControls(.orbit).realityViewLayoutBehavior(.centered) }
  var capture: some View { Text("a").onCameraCaptureEvent { _ in } }
  var captures: some View { Text("a").onCameraCaptureEvent(primaryAction: { _ in }, secondaryAction: { _ in }) }
  var album: some View { Text("a").postToPhotosSharedAlbumSheet(isPresented: $isShown, items: []) }
  var entitled: some View { Text("a").currentEntitlementTask(for: "b") { _ in } }
  var status: some View { Text("a").subscriptionStatusTask(for: "b") { state in number = state.value?.count ?? 0 } }
  var product: some View { Text("a").storeProductTask(for: "b") { _ in } }
  var products: some View { Text("a").storeProductsTask(for: ["b"]) { _ in } }
  var buying: some View { Text("a").inAppPurchaseOptions { _ in [] }.onInAppPurchaseStart { _ in } }
  var bought: some View { Text("a").onInAppPurchaseCompletion { _, _ in } }
  var refunded: some View { Text("a").refundRequestSheet(for: 1, isPresented: $isShown) }
  var redeemed: some View { Text("a").offerCodeRedemption(isPresented: $isShown) }
  var described: some View { Text("a").productDescription(.hidden).productIconBorder() }
  var offers: some View { Text("a").preferredSubscriptionOffer { _, _, offers in offers.first } }
  var offerStyle: some View { Text("a").subscriptionOfferViewStyle(.compact).subscriptionOfferViewDetailAction {} }
  var controls: some View { Text("a").subscriptionStoreControlIcon { _, _ in Image(systemName: "star") } }
  var groups: some View { Text("a").subscriptionStoreOptionGroupStyle(.tabs) }
  var translated: some View { Text("a").translationPresentation(isPresented: $isShown, text: text) }
  var translating: some View { Text("a").translationTask(languages) { session in _ = try? await session.translate("b") } }
  var body: some View { Text("uses") }
}

struct Values: View {
  @Environment(\.accessibilityAssistiveAccessEnabled) var a
  @Environment(\.accessibilityPrefersHeadAnchorAlternative) var b
  @Environment(\.accessibilityReduceHighlightingEffects) var c
  @Environment(\.accessibilityShowBorders) var d
  @Environment(\.authorizationController) var e
  @Environment(\.webAuthenticationSession) var f
  @Environment(\.documentConfiguration) var g
  @Environment(\.newDocument) var h
  @Environment(\.openDocument) var i
  @Environment(\.findContext) var j
  @Environment(\.fontResolutionContext) var k
  @Environment(\.isActivityUpdateReduced) var l
  @Environment(\.isSceneCaptured) var m
  @Environment(\.levelOfDetail) var n
  @Environment(\.preferredPencilSqueezeAction) var o
  @Environment(\.purchase) var p
  @Environment(\.realityKitScene) var q
  @Environment(\.realityViewCameraControls) var r
  @Environment(\.supportedActivityFamilies) var s
  @Environment(\.symbolColorRenderingMode) var t
  @Environment(\.symbolVariableValueMode) var u
  @Environment(\.tabBarPlacement) var v
  @Environment(\.textSelectionAffinity) var w
  @Environment(\.displayStoreKitMessage) var x
  @Environment(\.supportsImagePlayground) var y
  @Environment(\.requestAgeRange) var z
  var body: some View { Text("a").id(a).id(b).id(c).id(d) }
  var more: some View { Text("a").id(l).id(m).id(n).id(o).id(s).id(t) }
  var rest: some View { Text("a").id(u).id(v).id(w).id(y) }
}
