import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// Changes of the environment during the lifetime of the views.
extension Graph {
  /// Shows the views with other environment settings or on another surface. They keep their state.
  public func change(to surroundings: Surroundings, on surface: LayoutSurface) {
    guard let window else { return }
    let wasUpright = isHeldUpright
    let fresh = environment(surroundings)
    self.surface = surface
    perform {
      if isHeldUpright != wasUpright { service(NavigationBars.self).turn() }
      for name in Graph.surroundingValues {
        guard let value = fresh[name] else { continue }
        if let old = window.environment[name], isSameCase(old, value) { continue }
        environment = environment.setting(.property(name), value)
        window.environment = window.environment.setting(.property(name), value)
        invalidate(window, .environment(name))
      }
    }
  }

  /// The properties of `EnvironmentValues` that depend on the settings.
  private static let surroundingValues = [
    "colorScheme", "layoutDirection", "dynamicTypeSize", "horizontalSizeClass", "verticalSizeClass",
  ]

  private func isSameCase(_ left: Value, _ right: Value) -> Bool {
    machine.caseName(left) == machine.caseName(right)
  }

  // MARK: Log

  /// Returns the events since the last call, and removes them from the log.
  public func takeEvents() -> [Event] {
    defer { events = [] }
    return events
  }

  // MARK: Clock

  /// The virtual time in nanoseconds.
  public var now: Int { machine.now }

  /// The time of the next scheduled event (timer, animation frame) in nanoseconds of the virtual clock; `nil` if there
  /// is none.
  public var nextTime: Int? { [machine.nextTime, nextFrameTime].compactMap { $0 }.min() }

  /// The output of the program so far.
  public var printedText: String { machine.output }
}
