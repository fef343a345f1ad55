// sdk: 26
// target: ios26
// What came with SDK 26 or is seldom used, each in one line as programs write it: every use is of something declared.
import AppIntents
import AVKit
import Charts
import ContactsUI
import Contacts
import FamilyControls
import GameController
import GroupActivities
import ImagePlayground
import JournalingSuggestions
import ManagedApp
import MapKit
import MusicKit
import PassKit
import PhotosUI
import SecurityUI
import StoreKit
import SwiftUI
import TipKit
import Translation
import WebKit

struct Fruit: Identifiable, Hashable, Transferable {
  var id: Int
  var name: String
  static var transferRepresentation: some TransferRepresentation { ProxyRepresentation(exporting: \.name) }
}
struct Failure: Error {}
struct Hint: Tip { var title: Text { Text("a") } }
struct Key: PreferenceKey {
  static var defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) {}
}
struct Mark: TextAttribute {}
struct Plain: TextRenderer { func draw(layout: Text.Layout, in context: inout GraphicsContext) {} }
extension ContainerValues { @Entry var shelf = 0 }

struct Uses: View {
  @Namespace private var ns
  @State private var flag = false
  @State private var text = ""
  @State private var rich = AttributedString()
  @State private var selection = AttributedTextSelection()
  @State private var textSelection: TextSelection?
  @State private var value = 0.5
  @State private var number = 1
  @State private var page = WebPage()
  @State private var position = ScrollPosition()
  @State private var scroll = ScrollPosition(edge: .top)
  @State private var activity = FamilyActivitySelection()
  @State private var trust: SecTrust?
  @State private var feature: MapFeature?
  @State private var mapItem: MKMapItem?
  @State private var fruit: Fruit?
  @State private var photo: PhotosPickerItem?
  @State private var dates: Set<DateComponents> = []
  @State private var fontContext: Font.Context?
  @Environment(\.tabBarPlacement) private var tabPlacement
  @Environment(\.accessibilityShowBorders) private var showsBorders
  @Environment(\.findContext) private var findContext
  @Environment(\.documentConfiguration) private var documentConfiguration
  @Environment(\.isSceneCaptured) private var isSceneCaptured
  @Environment(\.supportsImagePlayground) private var supportsPlayground
  @Environment(\.openImmersiveSpace) private var openImmersive
  @Environment(\.fontResolutionContext) private var context
  var use1: some View { Text("a").glassEffect() }
  var use2: some View { Text("a").glassEffect(.regular.tint(.red).interactive(), in: .rect(cornerRadius: 8)) }
  var use3: some View { Text("a").glassEffectID("a", in: ns) }
  var use4: some View { Text("a").glassEffectUnion(id: "a", namespace: ns) }
  var use5: some View { Text("a").glassEffectTransition(.matchedGeometry) }
  var use6: some View { Text("a").backgroundExtensionEffect() }
  var use7: some View { Text("a").backgroundExtensionEffect(isEnabled: flag) }
  var use8: some View { List { Text("a") }.scrollEdgeEffectStyle(.soft, for: .top) }
  var use9: some View { List { Text("a") }.scrollEdgeEffectHidden(true, for: .bottom) }
  var use10: some View { Text("a").safeAreaBar(edge: .bottom) { Button("a") {} } }
  var use11: some View { TabView { Text("a") }.tabViewBottomAccessory { Text("a") } }
  var use12: some View { TabView { Text("a") }.tabViewBottomAccessory(isEnabled: flag) { Text("a") } }
  var use13: some View { TabView { Text("a") }.tabBarMinimizeBehavior(.onScrollDown) }
  var use14: some View { Text("a").searchable(text: $text).searchToolbarBehavior(.minimize) }
  var use15: some View { Text("a").navigationLinkIndicatorVisibility(.hidden) }
  var use16: some View { Button("a") {}.buttonSizing(.flexible) }
  var use17: some View { Label("a", systemImage: "b").labelIconToTitleSpacing(4) }
  var use18: some View { Label("a", systemImage: "b").labelReservedIconWidth(20) }
  var use19: some View { List { Text("a") }.listSectionMargins(.horizontal, 8) }
  var use20: some View { Section { Text("a") }.sectionIndexLabel("A") }
  var use21: some View { List { Text("a") }.listSectionIndexVisibility(.visible) }
  var use22: some View { Text("a").matchedTransitionSource(id: "a", in: ns) }
  var use23: some View { Text("a").navigationTransition(.zoom(sourceID: "a", in: ns)) }
  var use24: some View { Text("a").toolbar(removing: .title) }
  var use25: some View { Text("a").navigationSubtitle("a") }
  var use26: some View { Slider(value: $value).sliderThumbVisibility(.hidden) }
  var use27: some View { Text("a").toolbar { DefaultToolbarItem(kind: .search, placement: .bottomBar) } }
  var use28: some View { TabView { TabSection("a") { Tab("b", systemImage: "c") { Text("a") } } } }
  var use29: some View { Text("a").containerValue(\.shelf, 1) }
  var use30: some View { GlassEffectContainer(spacing: 8) { Text("a") } }
  var use31: some View { Button("a") {}.buttonStyle(.glass) }
  var use32: some View { Button("a") {}.buttonStyle(.glassProminent) }
  var use33: some View { Button("a") {}.buttonStyle(.glass(.clear)) }
  var use34: some View { Text("a").toolbar { ToolbarSpacer(.fixed) } }
  var use35: some View { Text("a").toolbar { ToolbarItem(placement: .largeTitle) { Text("a") } } }
  var use36: some View { Text("a").toolbar { ToolbarItem(placement: .subtitle) { Text("a") } } }
  var use37: some View { Text("a").toolbar { ToolbarItem(placement: .largeSubtitle) { Text("a") } } }
  var use38: some View { TabView { Tab(role: .search) { Text("a") } } }
  var use39: some View { Text("a").background(ConcentricRectangle()) }
  var use40: some View { Text("a").clipShape(.rect(corners: .concentric)) }
  var use41: some View { Text("a").containerShape(.rect(cornerRadius: 8)) }
  var use42: some View { Image(systemName: "a").symbolEffect(.drawOn, isActive: flag) }
  var use43: some View { Image(systemName: "a").symbolEffect(.drawOff) }
  var use44: some View { Image(systemName: "a").contentTransition(.symbolEffect(.replace)) }
  var use45: some View { TextEditor(text: $rich) }
  var use46: some View { TextEditor(text: $rich, selection: $selection) }
  var use47: some View { WebView(url: URL(string: "a")) }
  var use48: some View { WebView(page) }
  var use49: some View { Group(subviews: Text("a")) { subviews in subviews } }
  var use50: some View { ForEach(sections: Text("a")) { section in section.content } }
  var use51: some View { Text("a").gesture(WindowDragGesture()) }
  var use52: some View { Text("a").task(name: "a") {} }
  var use53: some View { Text("a").task(id: number, name: "a") {} }
  var use54: some View { Image(systemName: "a").symbolColorRenderingMode(.gradient) }
  var use55: some View { Image(systemName: "a").symbolVariableValueMode(.draw) }
  var use56: some View { Text("a").onInteractiveResizeChange { print($0) } }
  var use57: some View { VStack { Text("a") }.dragContainer(for: Fruit.self) { (ids: [Int]) in [Fruit]() } }
  var use58: some View { VStack { Text("a") }.dragContainerSelection([1, 2]) }
  var use59: some View { Text("a").dragConfiguration(DragConfiguration(allowMove: true)) }
  var use60: some View { Text("a").dropConfiguration { _ in DropConfiguration(operation: .copy) } }
  var use61: some View { Text("a").onDragSessionUpdated { session in print(session.phase) } }
  var use62: some View { Text("a").onDropSessionUpdated { session in print(session.location) } }
  var use63: some View { Text("a").dragPreviewsFormation(.stack) }
  var use64: some View { Text("a").dropPreviewsFormation(.list) }
  var use65: some View { Chart3D { SurfacePlot(x: "x", y: "y", z: "z") { x, y in x * y } } }
  var use66: some View { Chart3D { SurfacePlot(x: "x", y: "y", z: "z") { x, y in x * y } }.chart3DPose(.default) }
  var use67: some View { TabView { Text("a") }.tabViewSearchActivation(.searchTabSelection) }
  var use68: some View { WebView(page).webViewBackForwardNavigationGestures(.disabled) }
  var use69: some View { WebView(page).webViewContentBackground(.hidden) }
  var use70: some View { WebView(page).webViewLinkPreviews(.disabled) }
  var use71: some View { WebView(page).webViewMagnificationGestures(.enabled) }
  var use72: some View { WebView(page).webViewTextSelection(.disabled) }
  var use73: some View { WebView(page).webViewElementFullscreenBehavior(.enabled) }
  var use74: some View { WebView(page).webViewScrollPosition($position) }
  var use75: some View {
    WebView(page).webViewOnScrollGeometryChange(for: CGFloat.self, of: { $0.contentOffset.y }) { old, new in
      print(old, new)
    }
  }
  var use76: some View { WebView(page).webViewContextMenu { element in Button("a") { print(element) } } }
  var use77: some View { Text("a").lineHeight(.loose) }
  var use78: some View { Text("a").writingDirection(strategy: .layoutBased) }
  var use79: some View { Text("a").multilineTextAlignment(strategy: .writingDirectionBased) }
  var use80: some View { Text("a").dismissalConfirmationDialog("a", shouldPresent: flag) { Button("b") {} } }
  var use81: some View { Text("a").containerCornerOffset(.leading, sizeToFit: true) }
  var use82: some View { Text("a").contentToolbar(for: .tabBarSidebar) { Button("a") {} } }
  var use83: some View { Text("a").foregroundStyle(Color.red.exposureAdjust(1)) }
  var use84: some View { Text("a").foregroundStyle(Color.red.headroom(2)) }
  var use85: some View {
    Slider(value: $value, in: 0...10) {
      Text("a")
    } currentValueLabel: {
      Text("a")
    }
  }
  var use86: some View { Slider(value: $value, in: 0...10, neutralValue: 5) { Text("a") } }
  var use87: some View {
    Slider(value: $value, in: 0...10, step: 1) {
      Text("a")
    } tick: {
      SliderTick($0)
    }
  }
  var use88: some View {
    Slider(value: $value) {
      Text("a")
    } ticks: {
      SliderTick(0.5)
    }
  }
  var use89: some View { Text("a").draggable(containerItemID: 1) }
  var use90: some View {
    Text("a").dropDestination(for: String.self, isEnabled: flag) { items, session in print(items, session) }
  }
  var use91: some View {
    Text("a").fileExporter(isPresented: $flag, items: ["a"], contentTypes: [.plainText]) { _ in
    } onCancellation: {
    }
  }
  var use92: some View {
    Text("a").fileMover(isPresented: $flag, file: URL(string: "a")) { _ in
    } onCancellation: {
    }
  }
  var use93: some View { Text("a").simultaneousGesture(TapGesture(), name: "a", isEnabled: flag) }
  var use94: some View { Text("a").highPriorityGesture(TapGesture(), name: "a", isEnabled: flag) }
  var use95: some View { Text("a").gesture(TapGesture(), name: "a", isEnabled: flag) }
  var use96: some View { Text("a").accessibilityActivationPoint(.center, isEnabled: flag) }
  var use97: some View { Text("a").accessibilityDragPoint(.center, description: "a", isEnabled: flag) }
  var use98: some View { Text("a").accessibilityDropPoint(.center, description: "a", isEnabled: flag) }
  var use99: some View { Text("a").accessibilityInputLabels(["a"], isEnabled: flag) }
  var use100: some View { Text("a").accessibilityRespondsToUserInteraction(true, isEnabled: flag) }
  var use101: some View { Text("a").accessibilityScrollStatus("a") }
  var use102: some View { Text("a").accessibilityLabel("a", isEnabled: flag) }
  var use103: some View { Text("a").accessibilityHint("a", isEnabled: flag) }
  var use104: some View { Text("a").accessibilityValue("a", isEnabled: flag) }
  var use105: some View { Text("a").accessibilityHidden(true, isEnabled: flag) }
  var use106: some View { Text("a").accessibilityIdentifier("a", isEnabled: flag) }
  var use107: some View { Text("a").accessibilityAddTraits(.isButton) }
  var use108: some View { Chart { BarMark(x: .value("a", 1), y: .value("b", 2)) }.chartXAxisStyle { $0 } }
  var use109: some View {
    Chart { BarMark(x: .value("a", 1), y: .value("b", 2)) }.chartYAxisStyle { $0.background(.red) }
  }
  var use110: some View { Chart { LineMark(x: .value("a", 1), y: .value("b", 2)) }.chartLineStyleScale(domain: ["a"]) }
  var use111: some View { Chart { PointMark(x: .value("a", 1), y: .value("b", 2)) }.chartSymbolScale(domain: ["a"]) }
  var use112: some View {
    Chart { PointMark(x: .value("a", 1), y: .value("b", 2)) }.chartSymbolSizeScale(domain: 0...1, range: 1...2)
  }
  var use113: some View { Text("a").translationPresentation(isPresented: $flag, text: "a") }
  var use114: some View {
    Text("a").translationTask(source: nil, target: nil) { session in _ = try? await session.translate("a") }
  }
  var use115: some View { Text("a").imagePlaygroundSheet(isPresented: $flag, concept: "a") { url in print(url) } }
  var use116: some View { Text("a").imagePlaygroundGenerationStyle(.animation, in: [.animation]) }
  var use117: some View { Text("a").imagePlaygroundPersonalizationPolicy(.enabled) }
  var use118: some View { Text("a").musicSubscriptionOffer(isPresented: $flag) }
  var use119: some View { Text("a").familyActivityPicker(isPresented: $flag, selection: $activity) }
  var use120: some View { Text("a").journalingSuggestionsPicker(isPresented: $flag) { _ in } }
  var use121: some View { Text("a").groupActivityAssociation(.primary("a")) }
  var use122: some View { Text("a").handlesGameControllerEvents(matching: .gamepad) }
  var use123: some View { Text("a").managedContentStyle(.automatic) }
  var use124: some View { Text("a").contactAccessButtonCaption(.email) }
  var use125: some View { Text("a").contactAccessPicker(isPresented: $flag) { ids in print(ids) } }
  var use126: some View { Text("a").certificateSheet(trust: $trust) }
  var use127: some View { Text("a").refundRequestSheet(for: 1, isPresented: $flag) { _ in } }
  var use128: some View { Text("a").offerCodeRedemption(isPresented: $flag) { _ in } }
  var use129: some View { Text("a").manageSubscriptionsSheet(isPresented: $flag) }
  var use130: some View { Text("a").storeProductTask(for: "a") { state in print(state) } }
  var use131: some View { Text("a").storeProductsTask(for: ["a"]) { _ in } }
  var use132: some View { Text("a").currentEntitlementTask(for: "a") { _ in } }
  var use133: some View { Text("a").subscriptionStatusTask(for: "a") { _ in } }
  var use134: some View { Text("a").onInAppPurchaseStart { product in print(product) } }
  var use135: some View { Text("a").onInAppPurchaseCompletion { product, result in print(product) } }
  var use136: some View { Text("a").inAppPurchaseOptions { _ in [] } }
  var use137: some View { ProductView(id: "a").productDescription(.hidden) }
  var use138: some View { ProductView(id: "a").productIconBorder() }
  var use139: some View { ProductView(id: "a").productViewStyle(.compact) }
  var use140: some View { StoreView(ids: ["a"]).storeButton(.visible, for: .restorePurchases) }
  var use141: some View { SubscriptionStoreView(groupID: "a").subscriptionStoreControlStyle(.buttons) }
  var use142: some View {
    SubscriptionStoreView(groupID: "a").subscriptionStoreControlIcon { _, info in
      Image(systemName: info.groupLevel == 1 ? "a" : "b")
    }
  }
  var use143: some View { SubscriptionStoreView(groupID: "a").subscriptionStorePickerItemBackground(.red) }
  var use144: some View { SubscriptionStoreView(groupID: "a").subscriptionStorePolicyForegroundStyle(.red, .blue) }
  var use145: some View { SubscriptionOfferView(id: "a").subscriptionOfferViewStyle(.compact) }
  var use146: some View { SubscriptionOfferView(id: "a").subscriptionOfferViewButtonVisibility(.visible) }
  var use147: some View { SubscriptionOfferView(id: "a").subscriptionOfferViewDetailAction {} }
  var use148: some View {
    Text("a").subscriptionPromotionalOffer(offer: { _, _ in nil }, signature: { _, _, _ in throw Failure() })
  }
  var use149: some View { Text("a").payWithApplePayButtonStyle(.automatic) }
  var use150: some View { Text("a").payWithApplePayButtonDisableCardArt() }
  var use151: some View { Text("a").addPassToWalletButtonStyle(.blackOutline) }
  var use152: some View { Text("a").addOrderToWalletButtonStyle(.black) }
  var use153: some View { Text("a").verifyIdentityWithWalletButtonStyle(.black) }
  var use154: some View { Text("a").payLaterViewDisplayStyle(.standard) }
  var use155: some View { Text("a").payLaterViewAction(.learnMore) }
  var use156: some View { TipView(Hint()).tipBackground(.red) }
  var use157: some View { Text("a").popoverTip(Hint()) }
  var use158: some View { Text("a").tipAnchor("a") }
  var use159: some View { TipView(Hint()).tipImageStyle(.red, .blue) }
  var use160: some View { TipView(Hint()).tipBackgroundInteraction(.enabled) }
  var use161: some View { Text("a").onCameraCaptureEvent { event in print(event.phase) } }
  var use162: some View { Text("a").textInputSuggestions(["a"], id: \.self) { Text($0).textInputCompletion($0) } }
  var use163: some View { Text("a").textSelectionAffinity(.upstream) }
  var use164: some View { Text("a").writingToolsAffordanceVisibility(.hidden) }
  var use165: some View { Text("a").writingToolsBehavior(.limited) }
  var use166: some View { Text("a").searchable(text: $text).searchSelection($textSelection) }
  var use167: some View { Text("a").toolbarItemHidden() }
  var use168: some View {
    Text("a").onGeometryChange(for: CGSize.self) {
      $0.size
    } action: {
      print($0)
    }
  }
  var use169: some View { Text("a").paletteSelectionEffect(.automatic) }
  var use170: some View { Text("a").presentationBreakthroughEffect(.automatic) }
  var use171: some View { Text("a").presentationPreventsAppTermination(true) }
  var use172: some View { Text("a").dialogPreventsAppTermination(true) }
  var use173: some View { Text("a").interactionActivityTrackingTag("a") }
  var use174: some View { Text("a").contentCaptureProtected(true) }
  var use175: some View { Text("a").perspectiveRotationEffect(.degrees(1), axis: (x: 0, y: 1, z: 0)) }
  var use176: some View { Text("a").documentBrowserContextMenu { urls in Button("a") { print(urls ?? []) } } }
  var use177: some View { Text("a").mapFeatureSelectionDisabled { _ in true } }
  var use178: some View { Map().mapFeatureSelectionAccessory(.callout) }
  var use179: some View {
    Map(selection: $feature) {}.mapFeatureSelectionContent { feature in Marker("a", coordinate: feature.coordinate) }
  }
  var use180: some View { Text("a").mapItemDetailPopover(item: $mapItem) }
  var use181: some View { Text("a").mapItemDetailSheet(item: $mapItem) }
  var use182: some View { Text("a").onPasteCommand(of: [.plainText]) { print($0) } }
  var use183: some View {
    Text("a").onLongPressGesture(minimumDuration: 1) {
    } onPressingChanged: {
      print($0)
    }
  }
  var use184: some View { Text("a").overlayPreferenceValue(Key.self) { Text("\($0)") } }
  var use185: some View { Text("a").backgroundPreferenceValue(Key.self) { Text("\($0)") } }
  var use186: some View { Text("a").userActivity("a", element: text) { text, activity in print(text, activity) } }
  var use187: some View { Text("a").hoverEffect(.lift, isEnabled: flag) }
  var use188: some View { Text("a").hoverEffectDisabled() }
  var use189: some View { Text("a").listRowHoverEffectDisabled() }
  var use190: some View { Text("a").listRowHoverEffect(.lift) }
  var use191: some View { Text("a").presentationSizing(.fitted) }
  var use192: some View {
    Text("a").sheet(isPresented: $flag) {
      Text("a").presentationDetents([.medium]).presentationBackground(.thinMaterial)
    }
  }
  var use193: some View { Text("a").popover(isPresented: $flag) { Text("a").presentationCompactAdaptation(.sheet) } }
  var use194: some View { Text("a").scrollInputBehavior(.disabled, for: .look) }
  var use195: some View { ScrollView { Text("a") }.scrollTargetBehavior(.paging) }
  var use196: some View {
    ScrollView { Text("a") }.scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0) }
  }
  var use197: some View { ScrollView { Text("a") }.onScrollPhaseChange { old, new in print(old, new) } }
  var use198: some View { ScrollView { Text("a") }.onScrollVisibilityChange { print($0) } }
  var use199: some View { ScrollView { Text("a") }.defaultScrollAnchor(.bottom, for: .sizeChanges) }
  var use200: some View { ScrollView { Text("a") }.scrollPosition($scroll) }
  var use201: some View { Text("a").visualEffect { content, proxy in content.offset(y: proxy.size.height) } }
  var use202: some View {
    Text("a").keyframeAnimator(initialValue: 1.0, trigger: flag) { view, x in
      view.opacity(x)
    } keyframes: { _ in
      LinearKeyframe(0, duration: 1)
    }
  }
  var use203: some View { Text("a").phaseAnimator([0, 1]) { view, x in view.opacity(x) } }
  var use204: some View {
    KeyframeAnimator(initialValue: 1.0) {
      Text("\($0)")
    } keyframes: { _ in
      SpringKeyframe(0)
    }
  }
  var use205: some View {
    MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .blue, .red, .blue])
  }
  var use206: some View { Text("a").colorEffect(ShaderLibrary.default.ripple(.float(1))) }
  var use207: some View { Text("a").navigationDocument(URL(filePath: "a")) }
  var use208: some View { Text("a").navigationDestination(item: $fruit) { Text($0.name) } }
  var use209: some View { Text("a").inspector(isPresented: $flag) { Text("a").inspectorColumnWidth(200) } }
  var use210: some View { Text("a").sensoryFeedback(.success, trigger: flag) }
  var use211: some View { Text("a").typesettingLanguage(.init(languageCode: .german)) }
  var use212: some View { Text("a").textRenderer(Plain()) }
  var use213: some View { Text("a").textScale(.secondary) }
  var use214: some View { Text("a").fontWidth(.compressed) }
  var use215: some View { Text("a").allowedDynamicRange(.high) }
  var use216: some View { Text("a").handPointerBehavior(.automatic) }
  var use217: some View { ControlGroup { Button("a") {} }.controlGroupStyle(.palette) }
  var use218: some View { ContentUnavailableView.search(text: "a") }
  var use219: some View { Gauge(value: 0.5) { Text("a") }.gaugeStyle(.accessoryCircular) }
  var use220: some View { LabeledContent("a", value: 1, format: .number) }
  var use221: some View { ShareLink(item: "a") }
  var use222: some View { PasteButton(payloadType: String.self) { print($0) } }
  var use223: some View { PhotosPicker("a", selection: $photo) }
  var use224: some View { MultiDatePicker("a", selection: $dates) }
  var use225: some View { Table([Fruit(id: 1, name: "a")]) { TableColumn("a", value: \.name) } }
  var use226: some View { Text("a \(Text("b").bold())") }
  var use227: some View { Text(.now, format: .dateTime.year()) }
  var use228: some View { Text(TimeDataSource<Date>.currentDate, format: .dateTime) }
  var use229: some View { Text("a").customAttribute(Mark()) }
  var use230: some View { Link("a", destination: URL(filePath: "a")) }
  var use231: some View { Text("a").environment(\.symbolColorRenderingMode, .flat) }
  var use232: some View { Text("a").environment(\.textSelectionAffinity, .downstream) }
  var use233: some View { Text("a").id(tabPlacement) }
  var use234: some View { Text("a").id(showsBorders) }
  var use235: some View { Text("a").id(findContext?.isPresented) }
  var use236: some View { Text("a").id(documentConfiguration?.fileURL) }
  var use237: some View { Text("a").id(isSceneCaptured) }
  var use238: some View { Text("a").id(supportsPlayground) }
  var use239: some View { Text("a").onAppear { Task { try? await openImmersive(id: "a") } } }
  var use240: some View { Text("a").onAppear { fontContext = context } }
  var use241: some View { Text("a").appStoreMerchandising(isPresented: $flag, kind: .external) }
  var body: some View { Text("a") }
}
