import ViewLayout
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

extension Interpreter {
  func environment(_ surroundings: Surroundings) -> EnvironmentStorage {
    var storage = EnvironmentStorage()
    func set(_ key: String, _ type: Name, _ member: String, isOptional: Bool = false) {
      guard let decl = analyzer.knownDecl(type),
        let value = try? dynamicStatic(Name(member), analyzer.nominalType(decl))
      else { return }
      storage = storage.setting(key, isOptional ? .wrapped(value) : value)
    }
    set("colorScheme", "ColorScheme", surroundings.isDark ? "dark" : "light")
    set("layoutDirection", "LayoutDirection", "\(surroundings.direction)")
    set("dynamicTypeSize", "DynamicTypeSize", "\(surroundings.typeSize)")
    for (key, isRegular) in [
      ("horizontalSizeClass", surroundings.hasRegularWidth), ("verticalSizeClass", surroundings.hasRegularHeight),
    ] {
      set(key, "UserInterfaceSizeClass", isRegular ? "regular" : "compact", isOptional: true)
    }
    return storage
  }
}
