extension InterfaceText {
  /// The modifiers of scenes. Most of them change the list of scenes from which the app makes its windows.
  static let swiftUISceneModifiers = #"""
    @MainActor @preconcurrency
    public protocol _SceneModifier {
      associatedtype Body: Scene
      @SceneBuilder @MainActor @preconcurrency func body(content: SceneContent) -> Body
      typealias SceneContent = _SceneModifier_Content<Self>
    }

    extension _SceneModifier where Body == Never {
      @primitive nonisolated public func body(content: SceneContent) -> Never
    }

    /// The content of a modifier of type `Modifier`.
    public struct _SceneModifier_Content<Modifier: _SceneModifier>: Scene {
      public typealias Body = Never
    }

    extension ModifiedContent: Scene where Content: Scene, Modifier: _SceneModifier {}

    extension _EnvironmentKeyWritingModifier: _SceneModifier {}

    extension _EnvironmentKeyTransformModifier: _SceneModifier {}

    extension _AppearanceActionModifier: _SceneModifier {}

    extension _ValueActionModifier: _SceneModifier {}

    extension _ValueActionModifier2: _SceneModifier {}

    struct CommandsModifier<Content: Commands>: _SceneModifier {
      typealias Body = Never
      var content: Content
    }

    /// Changes the properties of each window of a scene.
    struct TransformSceneListModifier: _SceneModifier {
      typealias Body = Never
    }

    @uncertain
    @shows("nothing")
    struct ActivationConditionsModifier: _SceneModifier {
      typealias Body = Never
      var conditions: Set<String>
    }

    @uncertain
    @shows("nothing")
    struct BackgroundTaskModifier: _SceneModifier {
      typealias Body = Never
    }

    extension Scene {
      nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
      }
      nonisolated func transformSceneList() -> some Scene {
        modifier(TransformSceneListModifier())
      }
    }

    extension Scene {
      nonisolated public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
        modifier(CommandsModifier(content: content()))
      }
      nonisolated public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>,
        _ value: V
      ) -> some Scene {
        modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
      }
      nonisolated public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>,
        transform: @escaping (inout V) -> Void
      ) -> some Scene {
        modifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
      }
      @provides("object")
      nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
        environment(\.[objectOf: _EnvironmentObjectKey<T>()], object)
      }
      @provides("object")
      nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
        environment(\.[objectOf: _EnvironmentObjectKey<T>()], object)
      }
      nonisolated public func onChange<V: Equatable>(
        of value: V,
        initial: Bool = false,
        _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
      ) -> some Scene {
        modifier(_ValueActionModifier2(value: value, action: action))
          .modifier(_AppearanceActionModifier(appear: initial ? { action(value, value) } : nil, disappear: nil))
      }
      nonisolated public func onChange<V: Equatable>(
        of value: V,
        initial: Bool = false,
        _ action: @escaping () -> Void
      ) -> some Scene {
        modifier(_ValueActionModifier2(value: value, action: { _, _ in action() }))
          .modifier(_AppearanceActionModifier(appear: initial ? action : nil, disappear: nil))
      }
      @available(iOS, deprecated: 17, message: "give it a closure that takes the old and the new value, or no parameters")
      @available(macOS, deprecated: 14, message: "give it a closure that takes the old and the new value, or no parameters")
      @available(tvOS, deprecated: 17, message: "give it a closure that takes the old and the new value, or no parameters")
      @available(watchOS, deprecated: 10, message: "give it a closure that takes the old and the new value, or no parameters")
      nonisolated public func onChange<V: Equatable>(
        of value: V,
        perform action: @escaping (_ newValue: V) -> Void
      ) -> some Scene {
        modifier(_ValueActionModifier(value: value, action: action))
      }
      nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
        modifier(ActivationConditionsModifier(conditions: conditions))
      }
      @uncertain
      nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
        transformSceneList()
      }
      nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene {
        transformSceneList()
      }
      nonisolated public func defaultSize(_ size: CGSize) -> some Scene {
        transformSceneList()
      }
      nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
        defaultSize(CGSize(width: width, height: height))
      }
      #if os(visionOS)
      nonisolated public func defaultSize(width: CGFloat, height: CGFloat, depth: CGFloat) -> some Scene {
        defaultSize(CGSize(width: width, height: height))
      }
      nonisolated public func defaultSize(
        width: CGFloat, height: CGFloat, depth: CGFloat, in unit: UnitLength
      ) -> some Scene {
        // A meter has 1360 points [believed].
        let points = 1360 * Measurement(value: 1, unit: unit).converted(to: .meters).value
        return defaultSize(CGSize(width: width * points, height: height * points))
      }
      #endif
      @uncertain
      nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some Scene {
        transformSceneList()
      }
      @uncertain
      nonisolated public func commandsRemoved() -> some Scene {
        transformSceneList()
      }
      @uncertain
      nonisolated public func commandsReplaced<Content: Commands>(
        @CommandsBuilder content: () -> Content
      ) -> some Scene {
        transformSceneList()
      }
      nonisolated public func backgroundTask<D, R>(
        _ task: BackgroundTask<D, R>,
        action: @escaping (D) async -> R
      ) -> some Scene {
        modifier(BackgroundTaskModifier())
      }
      #if os(macOS) || os(visionOS)
      nonisolated public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene {
        transformSceneList()
      }
      #endif

      #if os(macOS)
      @uncertain
      nonisolated public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene {
        transformSceneList()
      }
      @uncertain
      nonisolated public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene {
        transformSceneList()
      }
      @uncertain
      nonisolated public func defaultPosition(_ position: UnitPoint) -> some Scene {
        transformSceneList()
      }
      @uncertain
      nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene {
        transformSceneList()
      }
      @uncertain
      nonisolated public func keyboardShortcut(
        _ key: KeyEquivalent,
        modifiers: EventModifiers = .command
      ) -> some Scene {
        transformSceneList()
      }
      @uncertain
      nonisolated public func windowLevel(_ level: WindowLevel) -> some Scene {
        transformSceneList()
      }
      @uncertain
      nonisolated public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene {
        transformSceneList()
      }
      @uncertain
      nonisolated public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
        transformSceneList()
      }
      @uncertain
      nonisolated public func windowManagerRole(_ role: WindowManagerRole) -> some Scene {
        transformSceneList()
      }
      @uncertain
      nonisolated public func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> some Scene {
        transformSceneList()
      }
      @uncertain
      nonisolated public func defaultWindowPlacement(
        @runs("event") _ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
      ) -> some Scene {
        transformSceneList()
      }
      @uncertain
      nonisolated public func windowIdealPlacement(
        @runs("event") _ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
      ) -> some Scene {
        transformSceneList()
      }
      @uncertain
      nonisolated public func windowIdealSize(_ idealSize: WindowIdealSize) -> some Scene {
        transformSceneList()
      }
      @uncertain
      nonisolated public func windowToolbarLabelStyle(_ style: Binding<ToolbarLabelStyle>) -> some Scene {
        transformSceneList()
      }
      @uncertain
      nonisolated public func windowToolbarLabelStyle(fixed style: ToolbarLabelStyle) -> some Scene {
        transformSceneList()
      }
      #endif
    }

    public struct BackgroundTask<Request, Response>: Sendable {
      var identifier: String
    }

    extension BackgroundTask where Request == Void, Response == Void {
      public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> {
        BackgroundTask(identifier: identifier)
      }
    }

    extension BackgroundTask where Request == String, Response == Void {
      public static var urlSession: BackgroundTask<String, Void> { BackgroundTask(identifier: "") }
      public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> {
        BackgroundTask<Void, Void>(identifier: identifier)
      }
    }

    public struct WindowResizability: Sendable {
      var name: String
      public static var automatic: WindowResizability { WindowResizability(name: "automatic") }
      public static var contentSize: WindowResizability { WindowResizability(name: "contentSize") }
      public static var contentMinSize: WindowResizability { WindowResizability(name: "contentMinSize") }
    }

    #if os(macOS)
    public struct WindowLevel: Hashable, Sendable {
      var name: String
      public static var automatic: WindowLevel { WindowLevel(name: "automatic") }
      public static var normal: WindowLevel { WindowLevel(name: "normal") }
      public static var desktop: WindowLevel { WindowLevel(name: "desktop") }
      public static var floating: WindowLevel { WindowLevel(name: "floating") }
    }

    public struct SceneRestorationBehavior: Sendable {
      var name: String
      public static var automatic: SceneRestorationBehavior { SceneRestorationBehavior(name: "automatic") }
      public static var disabled: SceneRestorationBehavior { SceneRestorationBehavior(name: "disabled") }
    }

    public struct SceneLaunchBehavior: Sendable {
      var name: String
      public static var automatic: SceneLaunchBehavior { SceneLaunchBehavior(name: "automatic") }
      public static var presented: SceneLaunchBehavior { SceneLaunchBehavior(name: "presented") }
      public static var suppressed: SceneLaunchBehavior { SceneLaunchBehavior(name: "suppressed") }
    }

    public struct WindowManagerRole: Sendable {
      var name: String
      public static var automatic: WindowManagerRole { WindowManagerRole(name: "automatic") }
      public static var principal: WindowManagerRole { WindowManagerRole(name: "principal") }
      public static var associated: WindowManagerRole { WindowManagerRole(name: "associated") }
    }

    public struct WindowIdealSize: Sendable {
      var name: String
      public static let automatic = WindowIdealSize(name: "automatic")
      public static let fitToContent = WindowIdealSize(name: "fitToContent")
      public static let maximum = WindowIdealSize(name: "maximum")
    }

    public struct ToolbarLabelStyle: Equatable, Codable, Sendable {
      var name: String
      public static let automatic = ToolbarLabelStyle(name: "automatic")
      public static let titleAndIcon = ToolbarLabelStyle(name: "titleAndIcon")
      public static let titleOnly = ToolbarLabelStyle(name: "titleOnly")
      public static let iconOnly = ToolbarLabelStyle(name: "iconOnly")
    }

    public struct WindowLayoutRoot {
      @primitive public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    }

    public struct DisplayProxy: Equatable, Sendable {
      public let bounds: CGRect
      public let visibleRect: CGRect
      public let safeAreaInsets: EdgeInsets
    }

    public struct WindowPlacementContext {
      @primitive public var defaultDisplay: DisplayProxy { get }
    }

    public struct WindowPlacement {
      public init(_ position: UnitPoint? = nil, size: CGSize? = nil) {}
      public init(_ position: UnitPoint? = nil, width: CGFloat? = nil, height: CGFloat? = nil) {}
      public init(_ position: CGPoint, size: CGSize? = nil) {}
      public init(x: CGFloat, y: CGFloat, width: CGFloat? = nil, height: CGFloat? = nil) {}
    }
    #endif
    """#
}
