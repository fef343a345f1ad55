extension InterfaceText {
  /// The texts of the module `TipKit`: tips and the views that show them.
  static let tipKit: [(name: String, text: String)] = [
    ("Tips", tipKitTips)
  ]

  private static let tipKitTips = #"""
    import Foundation
    import SwiftUI

    public protocol Tip: Identifiable, Sendable {
      var id: String { get }
      var title: Text { get }
      var message: Text? { get }
      var image: Image? { get }
      @Tips.ActionBuilder var actions: [Tips.Action] { get }
    }

    extension Tip {
      public var id: String { String(describing: Self.self) }
      public var message: Text? { nil }
      public var image: Image? { nil }
      public var actions: [Tips.Action] { [] }
      @primitive public func invalidate(reason: Tips.InvalidationReason)
    }

    public enum Tips {
      public typealias Action = TipAction
      public struct ConfigurationOption: Sendable {
        public struct DisplayFrequency: Sendable {
          public static let immediate = DisplayFrequency()
          public static let hourly = DisplayFrequency()
          public static let daily = DisplayFrequency()
          public static let weekly = DisplayFrequency()
          public static let monthly = DisplayFrequency()
        }
        public struct DatastoreLocation: Sendable {
          public static let applicationDefault = DatastoreLocation()
          public static func url(_ url: URL) -> DatastoreLocation { DatastoreLocation() }
          public static func groupContainer(identifier: String) -> DatastoreLocation { DatastoreLocation() }
        }
        public static func displayFrequency(_ frequency: DisplayFrequency) -> ConfigurationOption {
          ConfigurationOption()
        }
        public static func datastoreLocation(_ location: DatastoreLocation) -> ConfigurationOption {
          ConfigurationOption()
        }
      }
      public static func configure(_ configuration: [ConfigurationOption] = []) throws {}
      public static func resetDatastore() throws {}
      public static func showAllTipsForTesting() {}
      public static func hideAllTipsForTesting() {}
      public enum InvalidationReason: Sendable {
        case actionPerformed
        case displayCountExceeded
        case displayDurationExceeded
        case tipClosed
      }
      @resultBuilder
      public struct ActionBuilder {
        public static func buildBlock(_ actions: Action...) -> [Action] { actions }
      }
      public static func configure() throws {}
      public static func resetDatastore() throws {}
    }

    public struct TipAction: Identifiable, Sendable {
      public let id: String
      public let index: Int?
      public init<S: StringProtocol>(
        id: String = "",
        title: S,
        perform handler: @escaping @Sendable () -> Void = {}
      ) {
        self.id = id
        index = nil
      }
      public init(
        id: String = "",
        perform handler: @escaping @Sendable () -> Void = {},
        _ label: @escaping @Sendable () -> Text
      ) {
        self.id = id
        index = nil
      }
    }

    @MainActor
    public struct TipView<Content: Tip>: View {
      public typealias Body = Never
      var tip: Content
      nonisolated public init(
        _ tip: Content,
        arrowEdge: Edge? = nil,
        action: @escaping @Sendable (Tips.Action) -> Void = { _ in }
      ) {
        self.tip = tip
      }
      @available(iOS, introduced: 18)
      nonisolated public init(
        _ tip: Content,
        isPresented: Binding<Bool>?,
        arrowEdge: Edge? = nil,
        action: @escaping @Sendable (Tips.Action) -> Void = { _ in }
      ) {
        self.tip = tip
      }
    }

    struct _TipViewLook<Content: Tip>: View {
      var view: TipView<Content>
      var body: some View {
        HStack(alignment: .top, spacing: 12) {
          if let image = view.tip.image { image.font(.title2).foregroundStyle(.tint) }
          VStack(alignment: .leading, spacing: 4) {
            view.tip.title.font(.headline)
            if let message = view.tip.message { message.font(.subheadline).foregroundStyle(.secondary) }
          }
          Spacer(minLength: 0)
          Image(systemName: "xmark").font(.footnote).foregroundStyle(.secondary)
        }
        .padding(16)
        .background(.fill.tertiary, in: RoundedRectangle(cornerRadius: 12))
      }
    }

    nonisolated extension View {
      @presents("message")
      public func popoverTip<Content: Tip>(
        _ tip: Content,
        arrowEdge: Edge? = nil,
        action: @escaping @Sendable (Tips.Action) -> Void = { _ in }
      ) -> some View {
        modifier(_TipPresentation())
      }
      @presents("message")
      public func popoverTip(
        _ tip: (any Tip)?,
        arrowEdge: Edge? = nil,
        action: @escaping @Sendable (Tips.Action) -> Void = { _ in }
      ) -> some View {
        modifier(_TipPresentation())
      }
      @presents("message")
      public func popoverTip(
        _ tip: (any Tip)?,
        isPresented: Binding<Bool>? = nil,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil,
        action: @escaping @Sendable (Tips.Action) -> Void = { _ in }
      ) -> some View {
        modifier(_TipPresentation())
      }
      @presents("message")
      public func popoverTip(
        _ tip: (any Tip)?,
        isPresented: Binding<Bool>? = nil,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdges: Edge.Set,
        action: @escaping @Sendable (Tips.Action) -> Void = { _ in }
      ) -> some View {
        modifier(_TipPresentation())
      }
      public func tipAnchor<AnchorID: Hashable & Sendable>(_ id: AnchorID) -> some View {
        modifier(_TipOption())
      }
      public func tipBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
        modifier(_TipOption())
      }
      public func tipImageStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
        modifier(_TipOption())
      }
      public func tipImageStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1,
        _ secondary: S2,
        _ tertiary: S3
      ) -> some View {
        modifier(_TipOption())
      }
      public func tipBackground<S: ShapeStyle>(_ style: S) -> some View {
        modifier(_TipOption())
      }
      public func tipCornerRadius(_ cornerRadius: CGFloat, antialiased: Bool = true) -> some View {
        modifier(_TipOption())
      }
      public func tipImageSize(_ size: CGSize) -> some View {
        modifier(_TipOption())
      }
      public func tipImageStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(_TipOption())
      }
      public func tipViewStyle<S: TipViewStyle>(_ style: S) -> some View {
        modifier(_TipOption())
      }
    }

    @hole
    struct _TipPresentation: ViewModifier {
      typealias Body = Never
    }

    @hole
    struct _TipOption: ViewModifier {
      typealias Body = Never
    }

    @MainActor
    public protocol TipViewStyle {
      associatedtype Body: View
      typealias Configuration = TipViewStyleConfiguration
      @ViewBuilder func makeBody(configuration: Configuration) -> Body
    }

    public struct TipViewStyleConfiguration {
      public let tip: any Tip
      public var title: Text?
      public var message: Text?
      public var image: Image?
      public var actions: [Tips.Action]
    }

    public struct MiniTipViewStyle: TipViewStyle {
      nonisolated public init() {}
      public func makeBody(configuration: Configuration) -> some View { configuration.title }
    }

    extension TipViewStyle where Self == MiniTipViewStyle {
      public static var miniTip: MiniTipViewStyle { MiniTipViewStyle() }
    }
    """#
}
