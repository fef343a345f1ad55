extension InterfaceText {
  /// Window styles.
  static let swiftUIWindowStyles = #"""
    #if os(macOS) || os(visionOS)
    public protocol WindowStyle {}

    public struct DefaultWindowStyle: WindowStyle {
      nonisolated public init() {}
    }

    extension WindowStyle where Self == DefaultWindowStyle {
      public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
    }

    public struct PlainWindowStyle: WindowStyle {
      nonisolated public init() {}
    }

    extension WindowStyle where Self == PlainWindowStyle {
      public static var plain: PlainWindowStyle { PlainWindowStyle() }
    }
    #endif

    #if os(visionOS)
    public struct VolumetricWindowStyle: WindowStyle {
      nonisolated public init() {}
    }

    extension WindowStyle where Self == VolumetricWindowStyle {
      public static var volumetric: VolumetricWindowStyle { VolumetricWindowStyle() }
    }
    #endif

    #if os(macOS)
    public struct HiddenTitleBarWindowStyle: WindowStyle {
      nonisolated public init() {}
    }

    extension WindowStyle where Self == HiddenTitleBarWindowStyle {
      public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
    }

    public struct TitleBarWindowStyle: WindowStyle {
      nonisolated public init() {}
    }

    extension WindowStyle where Self == TitleBarWindowStyle {
      public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
    }

    public protocol WindowToolbarStyle {}

    public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
      nonisolated public init() {}
    }

    extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
      public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
    }

    public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
      nonisolated public init() {}
    }

    extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
      public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
    }

    public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
      nonisolated public init() {}
    }

    extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
      public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { UnifiedCompactWindowToolbarStyle() }
    }

    public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
      nonisolated public init() {}
    }

    extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
      public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
    }

    public protocol MenuBarExtraStyle {}

    public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {
      nonisolated public init() {}
    }

    extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
      public static var automatic: AutomaticMenuBarExtraStyle { AutomaticMenuBarExtraStyle() }
    }

    public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
      nonisolated public init() {}
    }

    extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
      public static var menu: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() }
    }

    public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
      nonisolated public init() {}
    }

    extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
      public static var window: WindowMenuBarExtraStyle { WindowMenuBarExtraStyle() }
    }
    #endif
    """#
}
