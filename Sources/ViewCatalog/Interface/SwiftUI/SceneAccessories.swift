extension InterfaceText {
  /// Scene content on external screens, since the SDK 27.
  static let swiftUISceneAccessories = #"""
    #if SDK_27 && os(iOS)
    @MainActor @preconcurrency
    public protocol SceneAccessoryContent {
      associatedtype Body: SceneAccessoryContent
      @MainActor @preconcurrency var body: Body { get }
    }

    extension SceneAccessoryContent where Body == Never {
      @primitive nonisolated public var body: Never { get }
    }

    extension Never: SceneAccessoryContent {}

    extension SceneAccessoryContent {
      nonisolated public func onAvailabilityChange(
        @runs("event") perform action: @escaping (Bool) -> Void
      ) -> some SceneAccessoryContent {
        _ModifiedSceneAccessory(content: self, action: action)
      }
    }

    extension View {
      @uncertain
      nonisolated public func sceneAccessory<C: SceneAccessoryContent>(content: () -> C) -> some View {
        modifier(_SceneAccessoryWriter(content: content()))
      }
    }

    @hole
    @shows("nothing")
    struct _SceneAccessoryWriter<Content: SceneAccessoryContent>: ViewModifier {
      typealias Body = Never
      var content: Content
    }

    @hole
    struct _ModifiedSceneAccessory<Content: SceneAccessoryContent>: SceneAccessoryContent {
      typealias Body = Never
      var content: Content
      var action: (Bool) -> Void
      nonisolated init(content: Content, action: @escaping (Bool) -> Void) {
        self.content = content
        self.action = action
      }
    }

    @root("view")
    public struct ExternalNonInteractiveAccessory<Content: View>: SceneAccessoryContent {
      public typealias Body = Never
      var content: Content
      nonisolated public init(@ViewBuilder content: () -> Content) {
        self.content = content()
      }
      nonisolated public init(isEnabled: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.content = content()
      }
    }
    #endif
    """#
}
