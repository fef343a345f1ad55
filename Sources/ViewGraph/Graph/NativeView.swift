import ViewCatalog
import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// The native implementation of a catalogue view: its update, layout and drawing.
final class NativeView {
  /// Lists the children and elements of the view. It runs again when the value, the environment or the elements of a
  /// child have changed.
  let update: (inout ViewUpdate) throws -> Void
  /// Whether an equal value in the same environment needs no update: for views without closures and children.
  let comparesValue: Bool
  /// Whether the view can be shown with absent parts.
  let canLackParts: Bool
  /// Whether the view shows a substitute, with a note, if its value is absent.
  let canLackValue: Bool
  /// How the view treats rows, which a lazy container creates when they become visible.
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

  /// The implementation of a catalogue view that is not drawn natively. It shows a look of the catalogue, such as
  /// `_VideoPlayerLook` for `VideoPlayer`, or else the content of the view.
  static func unknown(_ name: String) -> NativeView {
    NativeView { update in
      if let elements = update.look(named: name) { return update.pass(elements) }
      let decl = update.machine.types.decl(update.type)
      let isSpace = update.graph.analyzer.fact(.shows, of: decl) == .space
      // A view of the program has its body from a protocol of another module.
      let analyzer = update.graph.analyzer
      let absent = analyzer.isFromCatalogue(decl) ? "" : analyzer.absentModulesOfProgram
      update.graph.note(
        isSpace
          ? "three-dimensional content is not drawn: a frame stands for `\(name)`"
          : "`\(name)` is not drawn yet\(absent)",
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
  /// The elements of the catalogue's look of this view, which has the same generic parameters and receives the view;
  /// `nil` if there is none.
  fileprivate mutating func look(named name: String) -> [Element]? {
    guard let decl = graph.analyzer.knownDecl(Name("_\(name)Look")) else { return nil }
    let type = graph.analyzer.nominalType(decl, machine.types.arguments(self.type))
    guard let look = try? machine.make(type, labels: ["view"], [value]) else { return nil }
    return child(.field("look"), look, type, segment: "").elements
  }

  /// Shows a named frame, as large as the proposal by default.
  mutating func frame(named name: String, _ kind: LayoutKind? = nil) {
    let content = ImageContent(size: Size(width: 10, height: 10), isResizable: true)
    leaf(kind ?? .image(content), .image(name, Paint(red: 0.5, green: 0.5, blue: 0.5), weight: .regular))
  }
}

/// The native implementations of catalogue declarations, by qualified name.
///
/// Each declaration is named only here. Facts that a name does not express are attributes in the catalogue.
struct NativeViewTable {
  /// Views.
  private(set) var views: [String: NativeView] = [:]
  /// The implementation of an absent view with content views.
  let lostView = NativeView { try Graph.showLost(&$0) }
  /// Modifiers. Their content is a child.
  private(set) var modifiers: [String: NativeView] = [:]
  /// Layouts of the catalogue used as values.
  private(set) var layouts: [String: (Graph, Value) throws -> LayoutKind] = [:]
  /// Factories of gesture recognizers.
  private(set) var gestures: [String: (GestureReading) throws -> Recognizer] = [:]
  /// The appearance of system styles. The fields are those of the control or its configuration.
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
    addFocusedValues()
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
    for name in ["FocusedValue", "FocusedBinding", "FocusedObject"] { properties[name] = .focused }
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
