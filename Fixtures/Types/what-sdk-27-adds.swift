// What the SDK 27 adds: each once.
// sdk: 27
// target: ios27
import SwiftUI

struct Fruit: Identifiable {
  let id: Int
  var name: String
}

enum Basket: Hashable, Sendable { case left, right }

struct Failure: LocalizedError {}

struct Rows: View {
  @State private var fruits = [Fruit(id: 1, name: "Pear")]
  var body: some View {
    List {
      ForEach(fruits) { Text($0.name) }.reorderable()
    }
    .reorderContainer(for: Fruit.self) { difference in
      let sources: [Int] = difference.sources
      if case .before(let id) = difference.destination.position { fruits.removeAll { $0.id == id || sources.contains($0.id) } }
    }
  }
  var baskets: some View {
    ForEach(fruits) { Text($0.name) }.reorderable(collectionID: Basket.left)
  }
  var byPath: some View {
    Text("a").reorderContainer(for: Fruit.self, itemID: \.name, in: Basket.self, isEnabled: false) { difference in
      if difference.destination.collectionID == .right { fruits = [] }
    }
  }
}

struct Swipes: View {
  @State private var isOpen = false
  var body: some View {
    Text("a")
      .swipeActions(edge: .leading) { Button("Delete") {} } onPresentationChanged: { isOpen = $0 }
  }
  var container: some View { Text("a").swipeActionsContainer() }
}

struct Messages: View {
  @State private var fruit: Fruit?
  @State private var failure: Failure?
  let title = "Fruit"
  var body: some View { Text("a").alert("Fruit", item: $fruit) { Text($0.name) } }
  var message: some View {
    Text("a").alert(Text("Fruit"), item: $fruit) { Button($0.name) {} } message: { Text($0.name) }
  }
  var named: some View { Text("a").alert(title, item: $fruit) { Text($0.name) } }
  var error: some View { Text("a").alert(error: $failure) { Button("OK") {} } }
  var told: some View { Text("a").alert(error: $failure) { _ in Button("OK") {} } message: { Text($0.localizedDescription) } }
  var dialog: some View {
    Text("a").confirmationDialog("Fruit", item: $fruit, titleVisibility: .visible) { Button($0.name) {} }
  }
}

struct Pictures: View {
  let request: URLRequest
  var body: some View { AsyncImage(request: request) }
  var placed: some View { AsyncImage(request: request) { $0.resizable() } placeholder: { Color.gray } }
  var phases: some View { AsyncImage(request: request) { phase in phase.image } }
  var session: some View { Text("a").asyncImageURLSession(.shared) }
}

struct Bars: View {
  var body: some View { Text("a").toolbarMinimizationBehavior(.onScrollDown, for: .navigationBar) }
  var restored: some View { Text("a").toolbarMinimizationRestoration(.atScrollEdge, for: .navigationBar) }
  var adjusted: some View { Text("a").toolbarMinimizationSafeAreaAdjustment(.disabled, for: .navigationBar) }
  var menu: some View { Text("a").toolbarOverflowMenu { Button("More") {} } }
  var status: some View { Text("a").toolbar(.hidden, for: .statusBar) }
}

struct Tabs: View {
  @Environment(\.isTabViewSidebarAvailable) private var hasSidebar
  var body: some View {
    TabView {
      Tab("a", systemImage: "a", role: .prominent) { Text(hasSidebar ? "a" : "b") }
    }
    .defaultTabBarPlacement(.sidebar)
  }
  var picker: some View { Picker("a", selection: .constant(1)) { Text("1").tag(1) }.pickerStyle(.tabs) }
  var placed: some View { Text("a").presentationPlacement(.leading) }
  var faded: some View { Text("a").navigationTransition(.crossFade) }
}

struct Gestures: View {
  var body: some View { Text("a").gesture(TapGesture(count: 2, inputKinds: .pencil)) }
  var drag: some View { Text("a").gesture(DragGesture(inputKinds: [.directTouch, .pointer]).onEnded { _ in }) }
  var tap: some View { Text("a").onTapGesture(inputKinds: .pencil) { print($0.x) } }
  var plain: some View { Text("a").gesture(DragGesture()) }
}

struct Fields: View {
  @State private var text = ""
  var body: some View { TextField("a", text: $text).textFieldStyle(.bordered) }
  var shaped: some View { TextField("a", text: $text).textInputBorderShape(.capsule) }
  var corners: some View {
    GeometryReader { geometry in Text("\(geometry.concentricCornerRadii(in: .zero)?.topLeading ?? 0)") }
  }
}

struct Screens: View {
  var body: some View {
    Text("a").sceneAccessory { ExternalNonInteractiveAccessory { Text("b") }.onAvailabilityChange { print($0) } }
  }
}

final class Note: Document {
  var text = ""
  static let readableContentTypes: [UTType] = [.plainText]
  func reader(configuration: sending ReadConfiguration) -> sending FileWrapperDocumentReader<String> {
    FileWrapperDocumentReader(configuration) { wrapper in
      String(decoding: wrapper.regularFileContents ?? Data(), as: UTF8.self)
    }
  }
  func apply(snapshot: sending String, previous: sending String?) async throws { text = snapshot }
  func writer(configuration: sending WriteConfiguration) -> sending FileWrapperDocumentWriter<String> {
    FileWrapperDocumentWriter(configuration) { FileWrapper(regularFileWithContents: Data($0.utf8)) }
  }
  func snapshot(contentType: UTType) async throws -> sending String { text }
}

extension DocumentCreationSource { static let scanner = DocumentCreationSource(id: "scanner") }

struct Notes: App {
  var body: some Scene {
    DocumentGroup { (note: Note) in Text(note.text) } makeDocument: { configuration, context in
      if context.creationSource == .scanner { print(configuration.fileURL?.path ?? "") }
      return Note()
    }
  }
  var viewer: some Scene {
    DocumentGroup { (note: Note) in Text(note.text) } makeReadableDocument: { _, _ in Note() }
  }
}

struct Launch: View {
  @State private var isShown = false
  let note: Note
  var body: some View { NewDocumentButton("Scan", source: .scanner) }
  var title: some View { Text("a").documentLaunchTitle("Notes").documentLaunchSubtitle(Text("b")) }
  var exporter: some View {
    Text("a").fileExporter(isPresented: $isShown, document: note, contentType: .plainText) { _ in }
  }
}

struct Arranged: View {
  @Environment(\.toolbarVerticalEdge) private var edge
  @State private var hinge: DeviceHinge?
  var body: some View {
    ArrangementView { Text("a").overlayArrangementEdge(.trailing) } secondary: { Image("b") }
  }
  var style: some View { Text("a").arrangementViewStyle(.split.axes(.horizontal)) }
  var hinges: some View {
    Text(edge == .leading ? "a" : "b").onHingeChange { _, context in
      if context.hinge?.status == .fullyOpen { hinge = context.hinge }
    }
  }
  var regions: some View {
    GeometryReader { geometry in
      ForEach(geometry.reservedRegions(kind: .occlusion, options: .includeInactive)) { Text("\($0.frame.width)") }
    }
  }
  var bars: some View { Text("a").toolbarVerticalBehavior(.disabled).toolbarVerticalCompressionBehavior(.prefersTabBar) }
  var camera: some View { Text("a").sceneAccessory { CameraCaptureAccessory { Text("b") } } }
  var margins: some View { Text("a").contentMargins(for: .container, edges: .horizontal) }
  var inset: some View {
    GeometryReader { geometry in Text("\(geometry.contentMargins(for: .container).leading)") }
  }
  var below: some View { Text("a").overlayArrangementEdge(VerticalEdge.bottom) }
}

struct Column: ArrangementViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.primary
      configuration.secondary
    }
  }
}

struct Pane: View {
  @Environment(\.splitArrangementAxis) private var axis
  @Environment(\.overlayArrangementZIndex) private var zIndex
  @ViewBuilder var body: some View {
    if axis == .horizontal { Text("a") } else { Image("b").opacity(zIndex > 0 ? 1 : 0) }
  }
  var styled: some View { ArrangementView { Text("a") } secondary: { Text("b") }.arrangementViewStyle(Column()) }
}

struct Drops: View {
  var body: some View {
    Text("a").onDropSessionUpdated { session in
      if case .end? = session.reorderDestination(for: Fruit.self)?.position { print("end") }
    }
  }
}

struct Matrices: View {
  var body: some View {
    Canvas { context, size in
      context.addFilter(.colorMatrix(ColorMatrix()))
      context.addFilter(.colorMatrix(ColorMatrix(), isPremultiplied: true))
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
    }
  }
}
