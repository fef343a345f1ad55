extension InterfaceText {
  /// Windows that are opened for a value, and spaces.
  static let swiftUIPresentedWindows = #"""
    extension WindowGroup {
      @lasts("one a value")
      nonisolated public init<D: Codable & Hashable, C: View>(
        for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
      ) where Content == PresentedWindowContent<D, C> {
        self.init(windowTitle: nil, id: nil, content: PresentedWindowContent(content: content))
      }
      @lasts("one a value")
      nonisolated public init<D: Codable & Hashable, C: View>(
        id: String,
        for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
      ) where Content == PresentedWindowContent<D, C> {
        self.init(windowTitle: nil, id: id, content: PresentedWindowContent(content: content))
      }
      @lasts("one a value")
      nonisolated public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey,
        for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
      ) where Content == PresentedWindowContent<D, C> {
        self.init(windowTitle: Text(titleKey), id: nil, content: PresentedWindowContent(content: content))
      }
      @lasts("one a value")
      nonisolated public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey,
        id: String,
        for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
      ) where Content == PresentedWindowContent<D, C> {
        self.init(windowTitle: Text(titleKey), id: id, content: PresentedWindowContent(content: content))
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol, D: Codable & Hashable, C: View>(
        _ title: S,
        for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
      ) where Content == PresentedWindowContent<D, C> {
        self.init(windowTitle: Text(title), id: nil, content: PresentedWindowContent(content: content))
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol, D: Codable & Hashable, C: View>(
        _ title: S,
        id: String,
        for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
      ) where Content == PresentedWindowContent<D, C> {
        self.init(windowTitle: Text(title), id: id, content: PresentedWindowContent(content: content))
      }
      @lasts("one a value")
      nonisolated public init<D: Codable & Hashable, C: View>(
        _ title: Text,
        for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
      ) where Content == PresentedWindowContent<D, C> {
        self.init(windowTitle: title, id: nil, content: PresentedWindowContent(content: content))
      }
      @lasts("one a value")
      nonisolated public init<D: Codable & Hashable, C: View>(
        _ title: Text,
        id: String,
        for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
      ) where Content == PresentedWindowContent<D, C> {
        self.init(windowTitle: title, id: id, content: PresentedWindowContent(content: content))
      }
      @lasts("one a value")
      nonisolated public init<D: Codable & Hashable, C: View>(
        for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C,
        @runs("event") defaultValue: @escaping () -> D
      ) where Content == PresentedWindowContent<D, C> {
        self.init(windowTitle: nil, id: nil, content: PresentedWindowContent(content: content, defaultValue: defaultValue))
      }
      @lasts("one a value")
      nonisolated public init<D: Codable & Hashable, C: View>(
        id: String,
        for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C,
        @runs("event") defaultValue: @escaping () -> D
      ) where Content == PresentedWindowContent<D, C> {
        self.init(windowTitle: nil, id: id, content: PresentedWindowContent(content: content, defaultValue: defaultValue))
      }
      @lasts("one a value")
      nonisolated public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey,
        for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C,
        @runs("event") defaultValue: @escaping () -> D
      ) where Content == PresentedWindowContent<D, C> {
        self.init(windowTitle: Text(titleKey), id: nil, content: PresentedWindowContent(content: content, defaultValue: defaultValue))
      }
      @lasts("one a value")
      nonisolated public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey,
        id: String,
        for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C,
        @runs("event") defaultValue: @escaping () -> D
      ) where Content == PresentedWindowContent<D, C> {
        self.init(windowTitle: Text(titleKey), id: id, content: PresentedWindowContent(content: content, defaultValue: defaultValue))
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol, D: Codable & Hashable, C: View>(
        _ title: S,
        for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C,
        @runs("event") defaultValue: @escaping () -> D
      ) where Content == PresentedWindowContent<D, C> {
        self.init(windowTitle: Text(title), id: nil, content: PresentedWindowContent(content: content, defaultValue: defaultValue))
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol, D: Codable & Hashable, C: View>(
        _ title: S,
        id: String,
        for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C,
        @runs("event") defaultValue: @escaping () -> D
      ) where Content == PresentedWindowContent<D, C> {
        self.init(windowTitle: Text(title), id: id, content: PresentedWindowContent(content: content, defaultValue: defaultValue))
      }
      @lasts("one a value")
      nonisolated public init<D: Codable & Hashable, C: View>(
        _ title: Text,
        for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C,
        @runs("event") defaultValue: @escaping () -> D
      ) where Content == PresentedWindowContent<D, C> {
        self.init(windowTitle: title, id: nil, content: PresentedWindowContent(content: content, defaultValue: defaultValue))
      }
      @lasts("one a value")
      nonisolated public init<D: Codable & Hashable, C: View>(
        _ title: Text,
        id: String,
        for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C,
        @runs("event") defaultValue: @escaping () -> D
      ) where Content == PresentedWindowContent<D, C> {
        self.init(windowTitle: title, id: id, content: PresentedWindowContent(content: content, defaultValue: defaultValue))
      }
    }

    extension WindowGroup {
      nonisolated public init(
        @ViewBuilder makeContent: @escaping () -> Content
      ) {
        self.init(windowTitle: nil, id: nil, content: makeContent())
      }
      nonisolated public init(
        id: String,
        @ViewBuilder makeContent: @escaping () -> Content
      ) {
        self.init(windowTitle: nil, id: id, content: makeContent())
      }
      nonisolated public init(
        _ titleKey: LocalizedStringKey,
        @ViewBuilder makeContent: @escaping () -> Content
      ) {
        self.init(windowTitle: Text(titleKey), id: nil, content: makeContent())
      }
      nonisolated public init(
        _ titleKey: LocalizedStringKey,
        id: String,
        @ViewBuilder makeContent: @escaping () -> Content
      ) {
        self.init(windowTitle: Text(titleKey), id: id, content: makeContent())
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(
        _ title: S,
        @ViewBuilder makeContent: @escaping () -> Content
      ) {
        self.init(windowTitle: Text(title), id: nil, content: makeContent())
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(
        _ title: S,
        id: String,
        @ViewBuilder makeContent: @escaping () -> Content
      ) {
        self.init(windowTitle: Text(title), id: id, content: makeContent())
      }
      nonisolated public init(
        _ title: Text,
        @ViewBuilder makeContent: @escaping () -> Content
      ) {
        self.init(windowTitle: title, id: nil, content: makeContent())
      }
      nonisolated public init(
        _ title: Text,
        id: String,
        @ViewBuilder makeContent: @escaping () -> Content
      ) {
        self.init(windowTitle: title, id: id, content: makeContent())
      }
    }

    public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
      public typealias Body = Never
      var content: (Binding<Data?>) -> Content
      nonisolated init(content: @escaping (Binding<Data?>) -> Content) {
        self.content = content
      }
      nonisolated init(content: @escaping (Binding<Data>) -> Content, defaultValue: @escaping () -> Data) {
        self.content = { value in
          content(
            Binding(get: { value.wrappedValue ?? defaultValue() }, set: { value.wrappedValue = $0 })
          )
        }
      }
    }

    #if os(visionOS)
    public protocol ImmersiveSpaceContent {}

    /// What shows a view in a space: its place is known, its name is not established.
    @uncertain
    public struct ImmersiveSpaceViewContent<Content: View>: ImmersiveSpaceContent {
      var content: Content
      nonisolated init(content: Content) {
        self.content = content
      }
    }

    @resultBuilder
    public struct ImmersiveSpaceContentBuilder {
      public static func buildExpression<Content: View>(_ content: Content) -> ImmersiveSpaceViewContent<Content> {
        ImmersiveSpaceViewContent(content: content)
      }
      @primitive public static func buildExpression<Content: ImmersiveSpaceContent>(_ content: Content) -> Content
      @primitive public static func buildBlock<Content: ImmersiveSpaceContent>(_ content: Content) -> Content
    }

    public struct ImmersiveSpace<Content: ImmersiveSpaceContent, Data: Codable & Hashable>: Scene {
      public typealias Body = Never
      @primitive nonisolated public init(
        id: String,
        @ImmersiveSpaceContentBuilder content: () -> Content
      ) where Data == Never
      @primitive nonisolated public init(
        id: String,
        for type: Data.Type = Data.self,
        @ImmersiveSpaceContentBuilder content: @escaping (Binding<Data?>) -> Content
      )
      @primitive nonisolated public init(
        for type: Data.Type = Data.self,
        @ImmersiveSpaceContentBuilder content: @escaping (Binding<Data?>) -> Content
      )
      @primitive nonisolated public init(
        id: String,
        for type: Data.Type = Data.self,
        @ImmersiveSpaceContentBuilder content: @escaping (Binding<Data>) -> Content,
        @runs("event") defaultValue: @escaping () -> Data
      )
    }

    public protocol ImmersionStyle: Sendable {}

    public struct AutomaticImmersionStyle: ImmersionStyle {
      nonisolated public init() {}
    }

    extension ImmersionStyle where Self == AutomaticImmersionStyle {
      public static var automatic: AutomaticImmersionStyle { AutomaticImmersionStyle() }
    }

    public struct FullImmersionStyle: ImmersionStyle {
      nonisolated public init() {}
    }

    extension ImmersionStyle where Self == FullImmersionStyle {
      public static var full: FullImmersionStyle { FullImmersionStyle() }
    }

    public struct MixedImmersionStyle: ImmersionStyle {
      nonisolated public init() {}
    }

    extension ImmersionStyle where Self == MixedImmersionStyle {
      public static var mixed: MixedImmersionStyle { MixedImmersionStyle() }
    }

    public struct ProgressiveImmersionStyle: ImmersionStyle {
      nonisolated public init() {}
      nonisolated public init(immersion: ClosedRange<Double>, initialAmount: Double? = nil) {}
    }

    extension ImmersionStyle where Self == ProgressiveImmersionStyle {
      public static var progressive: ProgressiveImmersionStyle { ProgressiveImmersionStyle() }
      public static func progressive(
        _ immersion: ClosedRange<Double>,
        initialAmount: Double? = nil
      ) -> ProgressiveImmersionStyle {
        ProgressiveImmersionStyle(immersion: immersion, initialAmount: initialAmount)
      }
    }

    public struct VolumetricWindowStyle: WindowStyle {
      nonisolated public init() {}
    }

    extension WindowStyle where Self == VolumetricWindowStyle {
      public static var volumetric: VolumetricWindowStyle { VolumetricWindowStyle() }
    }

    extension Scene {
      @uncertain
      nonisolated public func immersionStyle(
        selection: Binding<any ImmersionStyle>,
        in styles: any ImmersionStyle...
      ) -> some Scene {
        transformSceneList()
      }
      @uncertain
      nonisolated public func defaultSize(width: CGFloat, height: CGFloat, depth: CGFloat) -> some Scene {
        transformSceneList()
      }
      @uncertain
      nonisolated public func defaultSize(
        width: CGFloat,
        height: CGFloat,
        depth: CGFloat,
        in unit: UnitLength
      ) -> some Scene {
        transformSceneList()
      }
      @uncertain
      nonisolated public func upperLimbVisibility(_ preferredVisibility: Visibility) -> some Scene {
        transformSceneList()
      }
    }
    #endif

    #if os(watchOS)
    open class WKUserNotificationHostingController<Body: View>: NSObject {
      @primitive open var body: Body { get }
    }

    public struct WKNotificationScene<Content: View, Controller: WKUserNotificationHostingController<Content>>: Scene {
      public typealias Body = Never
      nonisolated public init(controller: Controller.Type, category: String) {}
    }
    #endif
    """#
}
