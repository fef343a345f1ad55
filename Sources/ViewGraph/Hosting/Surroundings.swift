import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// What the root view finds in its environment.
public struct Surroundings: Hashable, Sendable {
  /// Whether `colorScheme` is dark.
  public var isDark = false
  /// `layoutDirection`: in which direction reading goes.
  public var direction = LayoutDirection.leftToRight
  /// The size of type that the person has chosen; SwiftUI begins with `large`.
  public var typeSize = DynamicTypeSize.large
  /// `horizontalSizeClass`: regular on an iPad and a Mac, compact on a phone.
  public var hasRegularWidth = false
  /// `verticalSizeClass`: compact on a phone that is held sideways.
  public var hasRegularHeight = true

  /// Those of a phone held upright, in light.
  public init() {}
}

extension Graph {
  /// The environment of the outermost view.
  public func environment(_ surroundings: Surroundings) -> EnvironmentStore {
    hasRegularWidth = surroundings.hasRegularWidth
    // The graph holds its views, and they hold their environment.
    var store = EnvironmentStore(
      outermost: OutermostValues([(.property("editMode"), { [weak self] in self?.editMode ?? .nothing })]))
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

  /// Where lists and `EditButton` have whether rows are being edited: one place for the window.
  private var editMode: Value {
    let mode = analyzer.known("EditMode")
    guard let decl = analyzer.knownDecl("Binding"), let inactive = try? machine.staticValue("inactive", of: mode) else {
      return .nothing
    }
    let location = StateLocation(self, nil, name: "editMode", label: "editMode", type: mode, value: inactive)
    return binding(location.binding, analyzer.nominalType(decl, [mode])).wrapped
  }
}
