extension InterfaceText {
  /// The visibility priority of toolbar items, and further toolbar content, since the SDK 27.
  static let swiftUIToolbarMinimization = #"""
    #if SDK_27
    extension ToolbarContent {
      nonisolated public func visibilityPriority(
        _ priority: ToolbarItemVisibilityPriority
      ) -> some ToolbarContent {
        _ModifiedToolbarContent(content: self)
      }
      @uncertain
      nonisolated public func contentMarginsRemoved(_ removed: Bool = true) -> some ToolbarContent {
        _ModifiedToolbarContent(content: self)
      }
    }

    extension CustomizableToolbarContent {
      nonisolated public func visibilityPriority(
        _ priority: ToolbarItemVisibilityPriority
      ) -> some CustomizableToolbarContent {
        _ModifiedToolbarContent(content: self)
      }
      @uncertain
      nonisolated public func contentMarginsRemoved(_ removed: Bool = true) -> some CustomizableToolbarContent {
        _ModifiedToolbarContent(content: self)
      }
    }

    extension ForEach: ToolbarContent where Content: ToolbarContent {
      public typealias Body = Never
    }

    extension ForEach: CustomizableToolbarContent where Content: CustomizableToolbarContent {}

    extension ForEach where ID == Data.Element.ID, Content: ToolbarContent, Data.Element: Identifiable {
      @_disfavoredOverload
      nonisolated public init(_ data: Data, @ToolbarContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, identifier: .identifiable { $0.id }, content: content)
      }
    }

    extension ForEach where Content: ToolbarContent {
      @_disfavoredOverload
      nonisolated public init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ToolbarContentBuilder content: @escaping (Data.Element) -> Content
      ) {
        self.init(data: data, identifier: .keyPath(id), content: content)
      }
    }

    extension ForEach where Data == Range<Int>, ID == Int, Content: ToolbarContent {
      @_disfavoredOverload
      nonisolated public init(_ data: Range<Int>, @ToolbarContentBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, identifier: .offset, content: content)
      }
    }

    public struct ToolbarItemVisibilityPriority: Hashable, Sendable {
      var level: Double
      init(level: Double) {
        self.level = level
      }
      public static let automatic = ToolbarItemVisibilityPriority(level: 0)
      public static let high = ToolbarItemVisibilityPriority(level: 1)
      public static let low = ToolbarItemVisibilityPriority(level: -1)
      public init(higherThan other: ToolbarItemVisibilityPriority) {
        level = other.level + 0.5
      }
      public init(lowerThan other: ToolbarItemVisibilityPriority) {
        level = other.level - 0.5
      }
    }

    #if os(iOS) || os(visionOS)
    public struct ToolbarOverflowMenu<Content: View>: ToolbarContent, CustomizableToolbarContent {
      public typealias Body = Never
      var content: Content
      nonisolated public init(@ViewBuilder content: () -> Content) {
        self.content = content()
      }
    }

    extension View {
      nonisolated public func toolbarOverflowMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        modifier(_ToolbarOverflowMenuWriter(content: content()))
      }
    }

    @hole
    struct _ToolbarOverflowMenuWriter<Content: View>: ViewModifier {
      typealias Body = Never
      var content: Content
    }
    #endif

    nonisolated extension View {
      public func toolbarMinimizationBehavior(
        _ behavior: ToolbarMinimizationBehavior,
        for bars: ToolbarPlacement...
      ) -> some View {
        modifier(_ToolbarMinimizationWriter(bars: bars))
      }
      @available(anyAppleOS, deprecated: 1, renamed: "toolbarMinimizationBehavior", message: "use `toolbarMinimizationBehavior(_:for:)`: only betas of the SDK 27 had this name")
      public func toolbarMinimizeBehavior(
        _ behavior: ToolbarMinimizationBehavior,
        for bars: ToolbarPlacement...
      ) -> some View {
        toolbarMinimizationBehavior(behavior)
      }
      public func toolbarMinimizationRestoration(
        _ restoration: ToolbarMinimizationRestoration,
        for bars: ToolbarPlacement...
      ) -> some View {
        modifier(_ToolbarMinimizationWriter(bars: bars))
      }
      public func toolbarMinimizationSafeAreaAdjustment(
        _ adjustment: ToolbarMinimizationSafeAreaAdjustment,
        for bars: ToolbarPlacement...
      ) -> some View {
        modifier(_ToolbarMinimizationWriter(bars: bars))
      }
    }

    @hole
    struct _ToolbarMinimizationWriter: ViewModifier {
      typealias Body = Never
      var bars: [ToolbarPlacement]
    }

    public struct ToolbarMinimizationBehavior: Hashable, Sendable {
      var name: String
      public static var automatic: ToolbarMinimizationBehavior { ToolbarMinimizationBehavior(name: "automatic") }
      public static let never = ToolbarMinimizationBehavior(name: "never")
      public static let onScrollDown = ToolbarMinimizationBehavior(name: "onScrollDown")
      public static let onScrollUp = ToolbarMinimizationBehavior(name: "onScrollUp")
    }

    public struct ToolbarMinimizationRestoration: Hashable, Sendable {
      var name: String
      public static var automatic: ToolbarMinimizationRestoration {
        ToolbarMinimizationRestoration(name: "automatic")
      }
      public static let atScrollEdge = ToolbarMinimizationRestoration(name: "atScrollEdge")
    }

    public struct ToolbarMinimizationSafeAreaAdjustment: Hashable, Sendable {
      var name: String
      public static let automatic = ToolbarMinimizationSafeAreaAdjustment(name: "automatic")
      public static let disabled = ToolbarMinimizationSafeAreaAdjustment(name: "disabled")
      public static let enabled = ToolbarMinimizationSafeAreaAdjustment(name: "enabled")
    }

    extension ToolbarItemPlacement {
      public static let topBarPinnedTrailing = ToolbarItemPlacement(name: "topBarPinnedTrailing")
    }

    extension ToolbarPlacement {
      public static var statusBar: ToolbarPlacement { ToolbarPlacement(name: "statusBar") }
    }
    #endif
    """#
}
