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
      nonisolated(unsafe) static var _isConfigured = false
      public static func configure(_ configuration: [ConfigurationOption] = []) throws { _isConfigured = true }
      public static func resetDatastore() throws {}
      public static func showAllTipsForTesting() {}
      public static func hideAllTipsForTesting() { _isConfigured = false }
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
        _TipLook(tip: view.tip) {}
          .background(.fill.tertiary, in: RoundedRectangle(cornerRadius: 12))
      }
    }

    struct _TipLook: View {
      var tip: any Tip
      var close: () -> Void
      var body: some View {
        HStack(alignment: .top, spacing: 12) {
          if let image = tip.image { image.font(.title2).foregroundStyle(.tint) }
          VStack(alignment: .leading, spacing: 4) {
            tip.title.font(.headline)
            if let message = tip.message { message.font(.subheadline).foregroundStyle(.secondary) }
          }
          Spacer(minLength: 0)
          Button(action: close) { Image(systemName: "xmark").font(.footnote).foregroundStyle(.secondary) }
            .buttonStyle(.plain)
        }
        .padding(16)
      }
    }

    nonisolated extension View {
      @presents("message")
      public func popoverTip<Content: Tip>(
        _ tip: Content,
        arrowEdge: Edge? = nil,
        action: @escaping @Sendable (Tips.Action) -> Void = { _ in }
      ) -> some View {
        modifier(_TipPresentation(tip: tip))
      }
      @presents("message")
      public func popoverTip(
        _ tip: (any Tip)?,
        arrowEdge: Edge? = nil,
        action: @escaping @Sendable (Tips.Action) -> Void = { _ in }
      ) -> some View {
        modifier(_TipPresentation(tip: tip))
      }
      @presents("message")
      public func popoverTip(
        _ tip: (any Tip)?,
        isPresented: Binding<Bool>? = nil,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil,
        action: @escaping @Sendable (Tips.Action) -> Void = { _ in }
      ) -> some View {
        modifier(_TipPresentation(tip: tip, isPresented: isPresented))
      }
      @presents("message")
      public func popoverTip(
        _ tip: (any Tip)?,
        isPresented: Binding<Bool>? = nil,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdges: Edge.Set,
        action: @escaping @Sendable (Tips.Action) -> Void = { _ in }
      ) -> some View {
        modifier(_TipPresentation(tip: tip, isPresented: isPresented))
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

    /// Shows a tip beside the content once the app has configured its tips. Rules of tips are not evaluated
    /// [approximation].
    @hole
    struct _TipPresentation: ViewModifier {
      var tip: (any Tip)?
      var isPresented: Binding<Bool>?
      @State private var isShown = Tips._isConfigured
      private func close() {
        isShown = false
        isPresented?.wrappedValue = false
      }
      func body(content: Content) -> some View {
        content.popover(isPresented: Binding(get: { isShown && tip != nil }, set: { if !$0 { close() } })) {
          if let tip {
            _TipLook(tip: tip, close: close).frame(maxWidth: 320).presentationCompactAdaptation(.popover)
          }
        }
      }
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
