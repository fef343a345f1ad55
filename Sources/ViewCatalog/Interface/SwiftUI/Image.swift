extension InterfaceText {
  /// `Image`, and images that load asynchronously.
  static let swiftUIImage = #"""
    @shows("picture")
    public struct Image: View, Equatable, Sendable {
      public typealias Body = Never

      /// The source of the image.
      enum Provider: Equatable, Sendable {
        case named(String, bundle: Bundle?, variableValue: Double?)
        case system(String, variableValue: Double?)
        case resource(ImageResource)
        case platform(UIImage)
        case bitmap(CGImage, scale: CGFloat, orientation: Orientation)
        case drawn(Drawing)
      }

      /// An image that a closure draws.
      final class Drawing: Equatable, @unchecked Sendable {
        let size: CGSize
        let isOpaque: Bool
        let colorMode: ColorRenderingMode
        let renderer: (inout GraphicsContext) -> Void
        init(
          size: CGSize,
          isOpaque: Bool,
          colorMode: ColorRenderingMode,
          renderer: @escaping (inout GraphicsContext) -> Void
        ) {
          self.size = size
          self.isOpaque = isOpaque
          self.colorMode = colorMode
          self.renderer = renderer
        }
        static func == (lhs: Drawing, rhs: Drawing) -> Bool { lhs === rhs }
      }

      /// The changes to the image, in the order of application.
      enum Modifier: Equatable, Sendable {
        case resizable(capInsets: EdgeInsets, resizingMode: ResizingMode)
        case renderingMode(TemplateRenderingMode?)
        case interpolation(Interpolation)
        case antialiased(Bool)
        case symbolRenderingMode(SymbolRenderingMode?)
        case allowedDynamicRange(DynamicRange?)
      }

      var provider: Provider
      var label: Text?
      var isDecorative: Bool
      var modifiers: [Modifier] = []

      init(provider: Provider, label: Text? = nil, isDecorative: Bool = false) {
        self.provider = provider
        self.label = label
        self.isDecorative = isDecorative
      }

      func adding(_ modifier: Modifier) -> Image {
        var image = self
        image.modifiers.append(modifier)
        return image
      }

      public init(_ name: String, bundle: Bundle? = nil) {
        self.init(provider: .named(name, bundle: bundle, variableValue: nil), label: Text(name))
      }
      public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(provider: .named(name, bundle: bundle, variableValue: nil), label: label)
      }
      public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(provider: .named(name, bundle: bundle, variableValue: nil), isDecorative: true)
      }
      public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(provider: .named(name, bundle: bundle, variableValue: variableValue), label: Text(name))
      }
      public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
        self.init(provider: .named(name, bundle: bundle, variableValue: variableValue), label: label)
      }
      public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(provider: .named(name, bundle: bundle, variableValue: variableValue), isDecorative: true)
      }
      public init(systemName: String) {
        self.init(provider: .system(systemName, variableValue: nil))
      }
      public init(_internalSystemName systemName: String) {
        self.init(systemName: systemName)
      }
      public init(systemName: String, variableValue: Double?) {
        self.init(provider: .system(systemName, variableValue: variableValue))
      }
      public init(_ resource: ImageResource) {
        self.init(provider: .resource(resource))
      }
      public init(uiImage: UIImage) {
        self.init(provider: uiImage._provider)
      }
      public init(nsImage: UIImage) {
        self.init(provider: nsImage._provider)
      }
      public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
        self.init(provider: .bitmap(cgImage, scale: scale, orientation: orientation), label: label)
      }
      public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
        self.init(provider: .bitmap(cgImage, scale: scale, orientation: orientation), isDecorative: true)
      }
      public init(
        size: CGSize,
        label: Text? = nil,
        opaque: Bool = false,
        colorMode: ColorRenderingMode = .nonLinear,
        renderer: @escaping (inout GraphicsContext) -> Void
      ) {
        let drawing = Drawing(size: size, isOpaque: opaque, colorMode: colorMode, renderer: renderer)
        self.init(provider: .drawn(drawing), label: label)
      }

      public enum Scale: Hashable, CaseIterable, Sendable {
        case small
        case medium
        case large
      }

      public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        case up
        case upMirrored
        case down
        case downMirrored
        case left
        case leftMirrored
        case right
        case rightMirrored
      }

      public enum TemplateRenderingMode: Hashable, Sendable {
        case template
        case original
      }

      public enum Interpolation: Hashable, Sendable {
        case none
        case low
        case medium
        case high
      }

      public enum ResizingMode: Hashable, Sendable {
        case tile
        case stretch
      }

      public struct DynamicRange: Hashable, Sendable {
        var name: String
        public static let standard = DynamicRange(name: "standard")
        public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
        public static let high = DynamicRange(name: "high")
      }
    }

    public struct SymbolRenderingMode: Hashable, Sendable {
      var name: String
      public static let monochrome = SymbolRenderingMode(name: "monochrome")
      public static let multicolor = SymbolRenderingMode(name: "multicolor")
      public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
      public static let palette = SymbolRenderingMode(name: "palette")
    }

    public struct SymbolVariants: Hashable, Sendable {
      var names: Set<String>
      func adding(_ name: String) -> SymbolVariants {
        SymbolVariants(names: names.union([name]))
      }
      public static let none = SymbolVariants(names: [])
      public static let circle = none.adding("circle")
      public static let square = none.adding("square")
      public static let rectangle = none.adding("rectangle")
      public static let fill = none.adding("fill")
      public static let slash = none.adding("slash")
      public var circle: SymbolVariants { adding("circle") }
      public var square: SymbolVariants { adding("square") }
      public var rectangle: SymbolVariants { adding("rectangle") }
      public var fill: SymbolVariants { adding("fill") }
      public var slash: SymbolVariants { adding("slash") }
      public func contains(_ other: SymbolVariants) -> Bool { names.isSuperset(of: other.names) }
    }

    public struct ImageResource: Hashable, Sendable {
      var name: String
      var bundle: Bundle
      public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
      }
    }

    public struct ColorResource: Hashable, Sendable {
      var name: String
      var bundle: Bundle
      public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
      }
    }

    public enum AsyncImagePhase: Sendable {
      case empty
      case success(Image)
      case failure(any Error)

      public var image: Image? {
        if case .success(let image) = self { image } else { nil }
      }
      public var error: (any Error)? {
        if case .failure(let error) = self { error } else { nil }
      }
    }

    @shows("picture")
    @loads("picture")
    public struct AsyncImage<Content: View>: View {
      public typealias Body = Never
      var url: URL?
      var scale: CGFloat
      var transaction: Transaction
      var content: (AsyncImagePhase) -> Content

      public init(url: URL?, scale: CGFloat = 1) where Content == Image {
        self.init(url: url, scale: scale) { phase in
          phase.image ?? Image(provider: .system("", variableValue: nil))
        }
      }
      public init<I: View, P: View>(
        url: URL?,
        scale: CGFloat = 1,
        @branch("true") @ends("the image is no longer there") @ViewBuilder content: @escaping (Image) -> I,
        @branch("false") @ends("the image is there") @ViewBuilder placeholder: @escaping () -> P
      ) where Content == _ConditionalContent<I, P> {
        self.init(url: url, scale: scale) { phase in
          if let image = phase.image {
            content(image)
          } else {
            placeholder()
          }
        }
      }
      public init(
        url: URL?,
        scale: CGFloat = 1,
        transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
      ) {
        self.url = url
        self.scale = scale
        self.transaction = transaction
        self.content = content
      }
      /// The content of a phase: before the response, with the image, or with an error.
      func _content(isAnswered: Bool, picture: String?) -> Content {
        guard isAnswered else { return content(.empty) }
        guard let picture else { return content(.failure(URLError(.badServerResponse))) }
        return content(.success(Image(decorative: picture)))
      }
    }
    """#
}
