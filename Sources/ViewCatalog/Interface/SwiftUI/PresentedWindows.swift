extension InterfaceText {
  /// Windows that are opened for a value, and immersive spaces.
  static let swiftUIPresentedWindows = #"""
    extension WindowGroup {
      @lasts("one per value")
      nonisolated public init<D: Codable & Hashable, C: View>(
        for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
      ) where Content == PresentedWindowContent<D, C> {
        self.init(windowTitle: nil, id: nil, content: PresentedWindowContent(content: content))
      }
      @lasts("one per value")
      nonisolated public init<D: Codable & Hashable, C: View>(
        id: String,
        for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
      ) where Content == PresentedWindowContent<D, C> {
        self.init(windowTitle: nil, id: id, content: PresentedWindowContent(content: content))
      }
      @lasts("one per value")
      nonisolated public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey,
        for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
      ) where Content == PresentedWindowContent<D, C> {
        self.init(windowTitle: Text(titleKey), id: nil, content: PresentedWindowContent(content: content))
      }
      @lasts("one per value")
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
      @lasts("one per value")
      nonisolated public init<D: Codable & Hashable, C: View>(
        _ title: Text,
        for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
      ) where Content == PresentedWindowContent<D, C> {
        self.init(windowTitle: title, id: nil, content: PresentedWindowContent(content: content))
      }
      @lasts("one per value")
      nonisolated public init<D: Codable & Hashable, C: View>(
        _ title: Text,
        id: String,
        for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
      ) where Content == PresentedWindowContent<D, C> {
        self.init(windowTitle: title, id: id, content: PresentedWindowContent(content: content))
      }
      @lasts("one per value")
      nonisolated public init<D: Codable & Hashable, C: View>(
        for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C,
        @runs("event") defaultValue: @escaping () -> D
      ) where Content == PresentedWindowContent<D, C> {
        self.init(windowTitle: nil, id: nil, content: PresentedWindowContent(content: content, defaultValue: defaultValue))
      }
      @lasts("one per value")
      nonisolated public init<D: Codable & Hashable, C: View>(
        id: String,
        for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C,
        @runs("event") defaultValue: @escaping () -> D
      ) where Content == PresentedWindowContent<D, C> {
        self.init(windowTitle: nil, id: id, content: PresentedWindowContent(content: content, defaultValue: defaultValue))
      }
      @lasts("one per value")
      nonisolated public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey,
        for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C,
        @runs("event") defaultValue: @escaping () -> D
      ) where Content == PresentedWindowContent<D, C> {
        self.init(windowTitle: Text(titleKey), id: nil, content: PresentedWindowContent(content: content, defaultValue: defaultValue))
      }
      @lasts("one per value")
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
      @lasts("one per value")
      nonisolated public init<D: Codable & Hashable, C: View>(
        _ title: Text,
        for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C,
        @runs("event") defaultValue: @escaping () -> D
      ) where Content == PresentedWindowContent<D, C> {
        self.init(windowTitle: title, id: nil, content: PresentedWindowContent(content: content, defaultValue: defaultValue))
      }
      @lasts("one per value")
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

    /// A view in an immersive space: its place in the type is known, its name is not established.
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
      public static func buildExpression<Content: ImmersiveSpaceContent>(_ content: Content) -> Content { content }
      public static func buildBlock<Content: ImmersiveSpaceContent>(_ content: Content) -> Content { content }
    }

    public protocol ImmersionStyle {}
    public struct MixedImmersionStyle: ImmersionStyle {
      public init() {}
    }
    public struct FullImmersionStyle: ImmersionStyle {
      public init() {}
    }
    public struct ProgressiveImmersionStyle: ImmersionStyle {
      public init() {}
      public init(immersion: ClosedRange<Double>?, initialAmount: Double? = nil) {}
    }
    public struct AutomaticImmersionStyle: ImmersionStyle {
      public init() {}
    }
    extension ImmersionStyle where Self == MixedImmersionStyle {
      public static var mixed: MixedImmersionStyle { MixedImmersionStyle() }
    }
    extension ImmersionStyle where Self == FullImmersionStyle {
      public static var full: FullImmersionStyle { FullImmersionStyle() }
    }
    extension ImmersionStyle where Self == AutomaticImmersionStyle {
      public static var automatic: AutomaticImmersionStyle { AutomaticImmersionStyle() }
    }
    extension ImmersionStyle where Self == ProgressiveImmersionStyle {
      public static var progressive: ProgressiveImmersionStyle { ProgressiveImmersionStyle() }
      public static func progressive(
        _ immersion: ClosedRange<Double>?, initialAmount: Double? = nil
      ) -> ProgressiveImmersionStyle { ProgressiveImmersionStyle() }
    }
    nonisolated extension Scene {
      public func immersionStyle(
        selection: Binding<any ImmersionStyle>, in styles: any ImmersionStyle...
      ) -> some Scene {
        transformSceneList()
      }
    }

    /// An immersive space. An app with windows as well starts with a window.
    public struct ImmersiveSpace<Content: ImmersiveSpaceContent, Data: Codable & Hashable>: Scene {
      public typealias Body = Never
      var content: (Binding<Data?>) -> Content
      nonisolated public init(
        id: String,
        @ImmersiveSpaceContentBuilder content: () -> Content
      ) where Data == Never {
        let made = content()
        self.content = { _ in made }
      }
      nonisolated public init(
        @ImmersiveSpaceContentBuilder content: () -> Content
      ) where Data == Never {
        let made = content()
        self.content = { _ in made }
      }
      nonisolated public init(
        id: String,
        for type: Data.Type = Data.self,
        @ImmersiveSpaceContentBuilder content: @escaping (Binding<Data?>) -> Content
      ) {
        self.content = content
      }
      nonisolated public init(
        for type: Data.Type = Data.self,
        @ImmersiveSpaceContentBuilder content: @escaping (Binding<Data?>) -> Content
      ) {
        self.content = content
      }
      nonisolated public init(
        id: String,
        for type: Data.Type = Data.self,
        @ImmersiveSpaceContentBuilder content: @escaping (Binding<Data>) -> Content,
        @runs("event") defaultValue: @escaping () -> Data
      ) {
        self.content = { value in
          content(Binding(get: { value.wrappedValue ?? defaultValue() }, set: { value.wrappedValue = $0 }))
        }
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
