extension InterfaceText {
  /// The texts of the module `LinkPresentation`: links show their address, since no metadata is fetched.
  static let linkPresentation: [(name: String, text: String)] = [("Links", servicesLinks)]

  private static let servicesLinks = #"""
    import Foundation
    import SwiftUI

    open class LPLinkMetadata: NSObject, @unchecked Sendable {
      public override init() {}
      public var originalURL: URL?
      public var url: URL?
      public var title: String?
      public var iconProvider: NSItemProvider?
      public var imageProvider: NSItemProvider?
      public var videoProvider: NSItemProvider?
      public var remoteVideoURL: URL?
    }
    public struct LPError: Error {
      public enum Code: Int, Sendable { case unknown = 1, metadataFetchFailed, metadataFetchCancelled, metadataFetchTimedOut }
      public let code: Code
    }
    open class LPMetadataProvider: NSObject {
      public override init() {}
      public var shouldFetchSubresources = true
      public var timeout: TimeInterval = 30
      public func startFetchingMetadata(
        for url: URL, completionHandler: @escaping (LPLinkMetadata?, (any Error)?) -> Void
      ) { completionHandler(nil, LPError(code: .metadataFetchFailed)) }
      public func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata {
        throw LPError(code: .metadataFetchFailed)
      }
      public func cancel() {}
    }

    #if os(macOS)
    public typealias _LinkBaseView = NSView
    #else
    public typealias _LinkBaseView = UIView
    #endif
    @MainActor
    @follows("properties")
    open class LPLinkView: _LinkBaseView {
      public override convenience init() { self.init(frame: .zero) }
      public override init(frame: CGRect) { super.init(frame: frame) }
      public convenience init(url: URL) {
        self.init(frame: .zero)
        metadata.originalURL = url
        metadata.url = url
      }
      public convenience init(metadata: LPLinkMetadata) {
        self.init(frame: .zero)
        self.metadata = metadata
      }
      public var metadata = LPLinkMetadata()
      public override var _look: AnyView {
        AnyView(_SystemPlace(symbol: "link", words: metadata.title ?? metadata.url?.host() ?? ""))
      }
    }
    """#
}
