extension InterfaceText {
  /// Shaders, drops and the modifiers of tabs.
  static let swiftUIExtras = #"""
    @dynamicMemberLookup
    public struct ShaderLibrary: Sendable {
      public static let `default` = ShaderLibrary()
      public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary() }
      public static subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(name: name) }
      public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(name: name) }
    }

    @dynamicCallable
    public struct ShaderFunction: Equatable, Sendable {
      public var name: String
      init(name: String) { self.name = name }
      public init(library: ShaderLibrary, name: String) { self.name = name }
      public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
        Shader(function: self, arguments: arguments)
      }
    }

    public struct Shader: Equatable, Sendable {
      public struct Argument: Equatable, Sendable {
        var values: [Double]
        public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument(values: [Double(x)]) }
        public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
          Argument(values: [Double(x), Double(y)])
        }
        public static func float2(_ point: CGPoint) -> Argument { float2(point.x, point.y) }
        public static func float2(_ size: CGSize) -> Argument { float2(size.width, size.height) }
        public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
          Argument(values: [Double(x), Double(y), Double(z)])
        }
        public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
          Argument(values: [Double(x), Double(y), Double(z), Double(w)])
        }
        public static func floatArray(_ array: [Float]) -> Argument { Argument(values: array.map { Double($0) }) }
        public static var boundingRect: Argument { Argument(values: []) }
        @primitive public static func color(_ color: Color) -> Argument
        @primitive public static func colorArray(_ array: [Color]) -> Argument
        @primitive public static func image(_ image: Image) -> Argument
      }
      public var function: ShaderFunction
      public var arguments: [Argument]
      public var dithersColor = false
      public init(function: ShaderFunction, arguments: [Argument]) {
        self.function = function
        self.arguments = arguments
      }
    }

    extension Shader: ShapeStyle {}

    extension ShapeStyle where Self == Shader {
      public static func shader(_ shader: Shader) -> Shader { shader }
    }

    public enum DropOperation: Hashable, Sendable {
      case cancel
      case forbidden
      case copy
      case move
      case delete
      #if SDK_26
      case alias
      public struct Set: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) {
          self.rawValue = rawValue
        }
        public static let copy = Set(rawValue: 1)
        public static let move = Set(rawValue: 2)
        public static let delete = Set(rawValue: 4)
        public static let alias = Set(rawValue: 8)
      }
      #endif
    }

    public struct DropProposal: Sendable {
      public let operation: DropOperation
      public init(operation: DropOperation) {
        self.operation = operation
      }
    }

    public struct DropInfo {
      public var location: CGPoint
      var _providers: [NSItemProvider]
      public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !_providers.isEmpty }
      public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { _providers }
    }

    @MainActor @preconcurrency
    public protocol DropDelegate {
      func validateDrop(info: DropInfo) -> Bool
      func performDrop(info: DropInfo) -> Bool
      func dropEntered(info: DropInfo)
      func dropUpdated(info: DropInfo) -> DropProposal?
      func dropExited(info: DropInfo)
    }

    extension DropDelegate {
      public func validateDrop(info: DropInfo) -> Bool { true }
      public func dropEntered(info: DropInfo) {}
      public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
      public func dropExited(info: DropInfo) {}
    }

    public struct TabViewCustomization: Equatable, Sendable, Codable {
      public init() {}
      public mutating func resetSectionOrder() {}
      public mutating func resetVisibility() {}
    }

    public struct TabCustomizationBehavior: Equatable, Sendable {
      var name: String
      public static var automatic: TabCustomizationBehavior { TabCustomizationBehavior(name: "automatic") }
      public static var reorderable: TabCustomizationBehavior { TabCustomizationBehavior(name: "reorderable") }
      public static var disabled: TabCustomizationBehavior { TabCustomizationBehavior(name: "disabled") }
    }

    public struct AdaptableTabBarPlacement: Hashable, Sendable {
      var name: String
      public static let automatic = AdaptableTabBarPlacement(name: "automatic")
      public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
      public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
    }

    public struct TabPlacement: Hashable, Sendable {
      var name: String
      public static let automatic = TabPlacement(name: "automatic")
      public static let pinned = TabPlacement(name: "pinned")
      public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
    }

    #if SDK_26
    public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
      case inline
      case expanded
    }
    #endif

    /// The type of a `TabView` contains a modified tab like the tab itself: tab contents are erased.
    @uncertain
    struct _ModifiedTabContent<Content: TabContent, Modifier>: TabContent {
      typealias TabValue = Content.TabValue
      typealias _IdentifiedView = Content._IdentifiedView
      typealias Body = Never
      var content: Content
      var modifier: Modifier
      nonisolated init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
      }
    }

    extension TabContent {
      nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> {
        _ModifiedTabContent(content: self, modifier: count == 0 ? nil : Text(verbatim: "\(count)"))
      }
      nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> {
        _ModifiedTabContent(content: self, modifier: label)
      }
      nonisolated public func badge(_ key: LocalizedStringKey) -> some TabContent<TabValue> {
        _ModifiedTabContent(content: self, modifier: Optional(Text(key)))
      }
      @_disfavoredOverload
      nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
        _ModifiedTabContent(content: self, modifier: label.map { Text($0) })
      }
      nonisolated public func customizationID(_ id: String) -> some TabContent<TabValue> {
        _ModifiedTabContent(content: self, modifier: id)
      }
      nonisolated public func customizationBehavior(
        _ behavior: TabCustomizationBehavior,
        for placements: AdaptableTabBarPlacement...
      ) -> some TabContent<TabValue> {
        _ModifiedTabContent(content: self, modifier: (behavior, placements))
      }
      nonisolated public func defaultVisibility(
        _ visibility: Visibility,
        for placements: AdaptableTabBarPlacement...
      ) -> some TabContent<TabValue> {
        _ModifiedTabContent(content: self, modifier: (visibility, placements))
      }
      nonisolated public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
        _ModifiedTabContent(content: self, modifier: _TabHidden(isHidden: hidden))
      }
      nonisolated public func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
        _ModifiedTabContent(content: self, modifier: disabled)
      }
      nonisolated public func contextMenu<MenuItems: View>(
        @ViewBuilder menuItems: () -> MenuItems
      ) -> some TabContent<TabValue> {
        _ModifiedTabContent(content: self, modifier: menuItems())
      }
      nonisolated public func swipeActions<Content: View>(
        edge: HorizontalEdge = .trailing,
        allowsFullSwipe: Bool = true,
        @ViewBuilder content: () -> Content
      ) -> some TabContent<TabValue> {
        _ModifiedTabContent(content: self, modifier: content())
      }
      nonisolated public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
        _ModifiedTabContent(content: self, modifier: placement)
      }
      nonisolated public func sectionActions<Content: View>(
        @ViewBuilder content: () -> Content
      ) -> some TabContent<TabValue> {
        _ModifiedTabContent(content: self, modifier: content())
      }
      nonisolated public func accessibilityIdentifier(
        _ identifier: String,
        isEnabled: Bool = true
      ) -> some TabContent<TabValue> {
        _ModifiedTabContent(content: self, modifier: identifier)
      }
    }
    """#
}
