extension InterfaceText {
  /// UIKit's images, which are AppKit's as well, and the functions that draw them.
  static let swiftUIImagesOfUIKit = #"""
    public final class UIImage: NSObject, @unchecked Sendable {
      var name: String?
      var systemName: String?
      /// Whether the image has no pixels and no size.
      var _isBlank = false
      public override init() { _isBlank = true }
      /// An image of pixels that are not known here.
      init(_unread: Void) {}
      public init?(named name: String) {
        self.name = name
      }
      public init?(systemName: String) {
        self.systemName = systemName
      }
      init(resourceName: String) {
        name = resourceName
      }
      @slow("decodes an image")
      public init?(data: Data) {
        guard !data.isEmpty else { return nil }
        if let text = String(data: data, encoding: .utf8), text.hasPrefix("image:") {
          name = String(text.dropFirst(6))
        } else {
          name = _decodedImage(data)
        }
      }
      @slow("reads an image")
      public init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        name = _decodedImage(data)
      }
      /// The name by which a decoded image is shown; `nil` for an unsupported format.
      @primitive func _decodedImage(_ data: Data) -> String?
      public init(cgImage: CGImage) {}
      /// The size that a Mac program gives to an image.
      var _ownSize: CGSize?
      @primitive var _size: CGSize { get }
      #if os(macOS)
      public var size: CGSize {
        get { _ownSize ?? _size }
        set { _ownSize = newValue }
      }
      #else
      public var size: CGSize { _size }
      #endif
      public var scale: CGFloat { 1 }
      public var cgImage: CGImage? {
        CGImage(_width: max(1, Int(size.width * scale)), height: max(1, Int(size.height * scale)))
      }
      @slow("encodes an image")
      public func jpegData(compressionQuality: CGFloat) -> Data? { _data }
      @slow("encodes an image")
      public func pngData() -> Data? { _data }
      /// The name of the image, encoded as data from which the image can be created again.
      var _data: Data? { name.map { Data(("image:" + $0).utf8) } }
    }

    @freestanding(expression)
    public macro colorLiteral(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) -> UIColor =
      #externalMacro(module: "Swift", type: "ColorLiteral")
    @freestanding(expression)
    public macro imageLiteral(resourceName: String) -> UIImage =
      #externalMacro(module: "Swift", type: "ImageLiteral")

    extension UIImage: NSItemProviderWriting {}

    extension UIImage {
      var _provider: Image.Provider {
        systemName.map { .system($0, variableValue: nil) } ?? .platform(self)
      }
    }

    extension UIImage {
      public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
      public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
      }
      public enum SymbolScale: Int, Sendable { case `default` = -1, unspecified, small, medium, large }
      public enum SymbolWeight: Int, Sendable {
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
      }
      public class Configuration: NSObject { public override init() {} }
      public class SymbolConfiguration: Configuration, @unchecked Sendable {
        public init(pointSize: CGFloat) {}
        public init(pointSize: CGFloat, weight: SymbolWeight) {}
        public init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {}
        public init(pointSize: CGFloat, weight: UIFont.Weight) {}
        public init(pointSize: CGFloat, weight: UIFont.Weight, scale: SymbolScale) {}
        public init(textStyle: UIFont.TextStyle) {}
        public init(textStyle: UIFont.TextStyle, scale: SymbolScale) {}
        public init(weight: SymbolWeight) {}
        public init(scale: SymbolScale) {}
        public init(font: UIFont) {}
        public init(font: UIFont, scale: SymbolScale) {}
        public init(paletteColors: [UIColor]) {}
        public init(hierarchicalColor: UIColor) {}
        public func applying(_ otherConfiguration: Configuration) -> SymbolConfiguration { self }
      }
      public convenience init(resource: ImageResource) { self.init(resourceName: resource.name) }
      public convenience init?(systemName: String, withConfiguration configuration: Configuration?) {
        self.init(systemName: systemName)
      }
      public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name)
      }
      public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        self.init(named: name)
      }
      @slow("decodes an image")
      public convenience init?(data: Data, scale: CGFloat) { self.init(data: data) }
      public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) { self.init(cgImage: cgImage) }
      public convenience init(ciImage: CIImage) { self.init(_unread: ()) }
      public var imageOrientation: Orientation { .up }
      public var renderingMode: RenderingMode { .automatic }
      public var isSymbolImage: Bool { systemName != nil }
      public var ciImage: CIImage? { nil }
      public var images: [UIImage]? { nil }
      public var capInsets: UIEdgeInsets { .zero }
      public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }
      public func withTintColor(_ color: UIColor) -> UIImage { self }
      public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }
      public func withConfiguration(_ configuration: Configuration) -> UIImage { self }
      public func withSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }
      public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }
      public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
      public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { self }
      public func withHorizontallyFlippedOrientation() -> UIImage { self }
      @slow("scales an image")
      public func preparingThumbnail(of size: CGSize) -> UIImage? { self }
      public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { self }
      @slow("decodes an image")
      public func preparingForDisplay() -> UIImage? { self }
      public func byPreparingForDisplay() async -> UIImage? { self }
      public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? { images.first }
    }

    public func UIGraphicsBeginImageContext(_ size: CGSize) {
      _drawingContexts.append(CGContext(width: Int(size.width), height: Int(size.height)))
    }
    public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
      UIGraphicsBeginImageContext(size)
    }
    public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
      guard let context = _drawingContexts.last else { return nil }
      return context._image(CGSize(width: context.width, height: context.height), scale: 1)
    }
    public func UIGraphicsGetCurrentContext() -> CGContext? { _drawingContexts.last }
    public func UIGraphicsEndImageContext() { _ = _drawingContexts.popLast() }
    public func UIGraphicsPushContext(_ context: CGContext) { _drawingContexts.append(context) }
    public func UIGraphicsPopContext() { _ = _drawingContexts.popLast() }
    public func UIRectFill(_ rect: CGRect) { _drawingContexts.last?.fill(rect) }
    public func UIRectClip(_ rect: CGRect) { _drawingContexts.last?.clip(to: rect) }
    """#
}
