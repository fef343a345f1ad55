import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// What changes around the views while they live.
extension Graph {
  /// Shows the views in other surroundings or on another surface: what they keep, they keep.
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

  /// The properties of `EnvironmentValues` that surroundings set.
  private static let surroundingValues = [
    "colorScheme", "layoutDirection", "dynamicTypeSize", "horizontalSizeClass", "verticalSizeClass",
  ]

  private func isSameCase(_ left: Value, _ right: Value) -> Bool {
    machine.caseName(left) == machine.caseName(right)
  }

  // MARK: The log

  /// What has happened since it was last asked: forgotten then, so that a long session does not keep it all.
  public func takeEvents() -> [Event] {
    defer { events = [] }
    return events
  }

  // MARK: The clock

  /// Nanoseconds of the program's clock.
  public var now: Int { machine.now }

  /// When something next happens by itself, in nanoseconds of the program's clock: a timer, a frame of what moves; `nil`
  /// for never.
  public var nextTime: Int? { [machine.nextTime, nextFrameTime].compactMap { $0 }.min() }

  /// What the program has printed so far.
  public var printedText: String { machine.output }
}
