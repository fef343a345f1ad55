import ViewCatalog
import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// How the views of a declaration of the catalogue are updated, laid out and drawn by the host.
final class NativeView {
  /// Says what the view consists of; called again whenever its value, its environment or the elements of a child changed.
  let update: (inout ViewUpdate) throws -> Void
  /// Whether an equal value in the same environment needs no update: views without closures and without children.
  let comparesValue: Bool
  /// Whether it can be shown without parts of it that are not there.
  let canLackParts: Bool
  /// Whether something is shown in its place, and said, where its value is not there at all.
  let canLackValue: Bool
  /// What the view does with rows: views in it that a lazy container makes when they come into sight.
  let rows: RowsRole

  init(
    comparesValue: Bool = false, canLackParts: Bool = false, canLackValue: Bool = false, rows: RowsRole = .none,
    _ update: @escaping (inout ViewUpdate) throws -> Void
  ) {
    self.update = update
    self.comparesValue = comparesValue
    self.canLackParts = canLackParts
    self.canLackValue = canLackValue
    self.rows = rows
  }

  /// A view of the catalogue that the host does not draw: the catalogue's own view that looks like it, as `_VideoPlayerLook`
  /// of `VideoPlayer`, else what it holds is shown in its place.
  static func unknown(_ name: String) -> NativeView {
    NativeView { update in
      if let elements = update.look(named: name) { return update.pass(elements) }
      let decl = update.machine.types.decl(update.type)
      let isSpace = update.graph.analyzer.catalogueText(.shows, of: decl) == "space"
      update.graph.note(
        isSpace
          ? "what has three dimensions is not drawn: a frame stands for `\(name)`" : "`\(name)` is not drawn yet",
        at: update.node.source, feature: name, isMissing: true)
      var elements: [Element] = []
      for field in ["content", "label", "title"] {
        let type = update.fieldType(field)
        guard update.machine.fieldIndex(field, of: update.type) != nil, update.machine.conforms(type, to: "View") else {
          continue
        }
        elements += update.child(field).elements
      }
      guard elements.isEmpty else { return update.pass(elements) }
      if update.graph.analyzer.decl(decl).has(.fillsRoom) {
        return update.frame(named: name)
      }
      let run = TextDrawing.Run(text: name, paint: Paint(red: 0.5, green: 0.5, blue: 0.5))
      update.leaf(.text(TextContent(name)), .text(TextDrawing(runs: [run])))
    }
  }
}

extension ViewUpdate {
  /// The view of the catalogue that looks like this one: it has the same generic parameters and is given the view; `nil` if
  /// there is none.
  fileprivate mutating func look(named name: String) -> [Element]? {
    guard let decl = graph.analyzer.knownDecl(Name("_\(name)Look")) else { return nil }
    let type = graph.analyzer.nominalType(decl, machine.types.arguments(self.type))
    guard let look = try? machine.make(type, labels: ["view"], [value]) else { return nil }
    return child(.field("look"), look, type, segment: "").elements
  }

  /// The view is a frame with a name, by itself as large as is proposed.
  mutating func frame(named name: String, _ kind: LayoutKind? = nil) {
    let content = ImageContent(size: Size(width: 10, height: 10), isResizable: true)
    leaf(kind ?? .image(content), .image(name, Paint(red: 0.5, green: 0.5, blue: 0.5), weight: .regular))
  }
}

/// What the host has for declarations of the catalogue, by their names with those of the types around them.
///
/// Each declaration is named once: here. What a name does not say, the catalogue says by attributes.
struct NativeViewTable {
  /// Views that are laid out, drawn or spliced by the host.
  private(set) var views: [String: NativeView] = [:]
  /// What stands in the place of a view that is not there and was given others.
  let lostView = NativeView { try Graph.showLost(&$0) }
  /// Modifiers; their code is given the content as a child.
  private(set) var modifiers: [String: NativeView] = [:]
  /// Layouts of the catalogue when they are used as values.
  private(set) var layouts: [String: (Graph, Value) throws -> LayoutKind] = [:]
  /// Gestures: how their values are watched for.
  private(set) var gestures: [String: (GestureReading) throws -> Recognizer] = [:]
  /// How a control with a style of the system looks: the fields are those of the control or of its configuration.
  private(set) var looks: [String: (inout ViewUpdate) throws -> Void] = [:]
  /// Property wrappers.
  private(set) var properties: [String: PropertyKind] = [:]

  init() {
    addProperties()
    addStructure()
    addSubviews()
    addContainerValues()
    addModifiedContent()
    addStacks()
    addLeaves()
    addMaps()
    addStore()
    addAsyncImages()
    addShapes()
    addLayoutModifiers()
    addDrawingModifiers()
    addEnvironmentModifiers()
    addModelContexts()
    addLifecycleModifiers()
    addReaders()
    addCustomLayouts()
    addPreferences()
    addGeometryModifiers()
    addTimelines()
    addCanvas()
    addCharts()
    addGestures()
    addStyles()
    addButtons()
    addToggles()
    addFields()
    addPickers()
    addIndicators()
    addGroups()
    addScrolling()
    addMenus()
    addFocus()
    addLists()
    addRowModifiers()
    addNavigation()
    addNavigationLinks()
    addDestinations()
    addToolbars()
    addTabs()
    addTabAccessories()
    addSymbolEffects()
    addSearch()
    addSheets()
    addAlerts()
    addTransactions()
    addTransitions()
    addAnimators()
  }

  private mutating func addProperties() {
    for (name, initial, label) in [
      ("State", "initialValue", "@State"), ("FocusState", "resetValue", "@FocusState"),
      ("GestureState", "initialValue", "@GestureState"),
      ("AccessibilityFocusState", "resetValue", "@AccessibilityFocusState"),
    ] {
      properties[name] = .state(initial: initial, label: label)
    }
    properties["AppStorage"] = .stored(initial: "defaultValue", label: "@AppStorage")
    properties["SceneStorage"] = .stored(initial: "defaultValue", label: "@SceneStorage")
    properties["StateObject"] = .object
    properties["ObservedObject"] = .observed
    properties["Environment"] = .environment
    properties["EnvironmentObject"] = .environmentObject
    properties["Binding"] = .binding
    properties["Namespace"] = .namespace
    properties["ScaledMetric"] = .metric
    properties["Query"] = .query
    properties["FetchRequest"] = .query
    properties["SectionedFetchRequest"] = .query
  }

  mutating func view(
    _ name: String, comparesValue: Bool = false, canLackParts: Bool = false, canLackValue: Bool = false,
    rows: RowsRole = .none, _ update: @escaping (inout ViewUpdate) throws -> Void
  ) {
    views[name] = NativeView(
      comparesValue: comparesValue, canLackParts: canLackParts, canLackValue: canLackValue, rows: rows, update)
  }

  mutating func modifier(_ name: String, _ update: @escaping (inout ViewUpdate) throws -> Void) {
    modifiers[name] = NativeView(update)
  }

  mutating func gesture(_ name: String, _ make: @escaping (GestureReading) throws -> Recognizer) {
    gestures[name] = make
  }

  mutating func look(_ names: String..., as look: @escaping (inout ViewUpdate) throws -> Void) {
    for name in names { looks[name] = look }
  }

  mutating func layout(_ name: String, _ make: @escaping (Graph, Value) throws -> LayoutKind) { layouts[name] = make }
}
