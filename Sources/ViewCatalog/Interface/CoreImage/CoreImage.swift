extension InterfaceText {
  /// The texts of the module `CoreImage`: what is dear to make.
  static let coreImage: [(name: String, text: String)] = [
    ("Context", coreImageContext)
  ]

  private static let coreImageContext = #"""
    import Foundation

    @costly
    open class CIContext: NSObject, @unchecked Sendable {
      public override init() {}
      public init(options: [CIContextOption: Any]? = nil) {}
    }

    public struct CIContextOption: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
    }

    extension CIContextOption {
      @primitive public static var useSoftwareRenderer: CIContextOption { get }
      @primitive public static var workingColorSpace: CIContextOption { get }
      @primitive public static var outputColorSpace: CIContextOption { get }
      @primitive public static var cacheIntermediates: CIContextOption { get }
      @primitive public static var highQualityDownsample: CIContextOption { get }
    }
    """#
}
