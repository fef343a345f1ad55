import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// The environment settings of the root view.
public struct Surroundings: Hashable, Sendable {
  /// Whether `colorScheme` is dark.
  public var isDark = false
  /// `layoutDirection`.
  public var direction = LayoutDirection.leftToRight
  /// `dynamicTypeSize`; SwiftUI's default is `large`.
  public var typeSize = DynamicTypeSize.large
  /// `horizontalSizeClass`: regular on an iPad and a Mac, compact on a phone.
  public var hasRegularWidth = false
  /// `verticalSizeClass`: compact on a phone in landscape orientation.
  public var hasRegularHeight = true

  /// The settings of a phone in portrait orientation, in light appearance.
  public init() {}
}

extension Graph {
  /// The environment of the outermost view.
  public func environment(_ surroundings: Surroundings) -> EnvironmentStore {
    hasRegularWidth = surroundings.hasRegularWidth
    // Weak, because the graph owns its views, which own their environment.
    var store = EnvironmentStore(
      outermost: DefaultEnvironmentValues([(.property("editMode"), { [weak self] in self?.editMode ?? .nothing })]))
    func set(_ property: String, _ type: Name, _ member: String) {
      guard let value = try? machine.staticValue(Name(member), of: analyzer.known(type)) else { return }
      store = store.setting(.property(property), value)
    }
    set("colorScheme", "ColorScheme", surroundings.isDark ? "dark" : "light")
    set("layoutDirection", "LayoutDirection", surroundings.direction == .leftToRight ? "leftToRight" : "rightToLeft")
    set("dynamicTypeSize", "DynamicTypeSize", surroundings.typeSize.name)
    for (property, isRegular) in [
      ("horizontalSizeClass", surroundings.hasRegularWidth), ("verticalSizeClass", surroundings.hasRegularHeight),
    ] {
      set(property, "UserInterfaceSizeClass", isRegular ? "regular" : "compact")
    }
    return store
  }

  /// The window-wide `editMode` binding of lists and `EditButton`.
  private var editMode: Value {
    let mode = analyzer.known("EditMode")
    guard let decl = analyzer.knownDecl("Binding"), let inactive = try? machine.staticValue("inactive", of: mode) else {
      return .nothing
    }
    let location = StateLocation(self, nil, name: "editMode", label: "editMode", type: mode, value: inactive)
    return binding(location.binding, analyzer.nominalType(decl, [mode])).wrapped
  }
}
