extension InterfaceText {
  /// Items that apps share: providers, and the requests of app extensions.
  static let foundationItemProviders = #"""
    public protocol NSItemProviderWriting: AnyObject {}

    public protocol NSItemProviderReading: AnyObject {}

    extension NSString: NSItemProviderWriting, NSItemProviderReading {}
    extension NSURL: NSItemProviderWriting, NSItemProviderReading {}
    extension NSUserActivity: NSItemProviderWriting, NSItemProviderReading {}

    open class NSExtensionItem: NSObject {
      public override init() {}
      public var attributedTitle: NSAttributedString?
      public var attributedContentText: NSAttributedString?
      public var attachments: [NSItemProvider]?
      public var userInfo: [AnyHashable: Any]?
    }
    /// The request of an app extension, which has no items here.
    open class NSExtensionContext: NSObject {
      public override init() {}
      public var inputItems: [Any] { [] }
      public func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) {
        completionHandler?(false)
      }
      public func cancelRequest(withError error: any Error) {}
      public func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(true) }
    }

    open class NSItemProvider: NSObject, @unchecked Sendable {
      public var suggestedName: String?
      /// The item of the provider, for drag and drop within one program.
      public var _carried: Any?
      private var _types: [String] = []
      public override init() {}
      public init(_carrying item: Any) { _carried = item }
      public init(object: any NSItemProviderWriting) { _carried = object }
      public init?(contentsOf fileURL: URL) { _carried = fileURL }
      public init(item: Any?, typeIdentifier: String?) {
        _carried = item
        if let typeIdentifier { _types = [typeIdentifier] }
      }
      public var registeredTypeIdentifiers: [String] { _types }
      public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        _types.isEmpty ? _carried != nil : _types.contains(typeIdentifier)
      }
      public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool { _carried != nil }
      public func canLoadObject<T>(ofClass aClass: T.Type) -> Bool { _carried is T }
      @discardableResult
      public func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
      ) -> Progress {
        if let text = _carried as? String {
          completionHandler(NSString(string: text), nil)
        } else {
          completionHandler(_carried as? any NSItemProviderReading, nil)
        }
        return Progress(totalUnitCount: 1)
      }
      @discardableResult
      public func loadObject<T>(
        ofClass aClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
      ) -> Progress {
        completionHandler(_carried as? T, nil)
        return Progress(totalUnitCount: 1)
      }
      /// The file is that of the item, which is deleted by the system after the handler returns; here it stays.
      @discardableResult
      public func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
      ) -> Progress {
        completionHandler(_carried as? URL, nil)
        return Progress(totalUnitCount: 1)
      }
      @discardableResult
      public func loadInPlaceFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
      ) -> Progress {
        completionHandler(_carried as? URL, true, nil)
        return Progress(totalUnitCount: 1)
      }
      @discardableResult
      public func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
      ) -> Progress {
        completionHandler(_carried as? Data, nil)
        return Progress(totalUnitCount: 1)
      }
      @discardableResult
      public func loadTransferable<T>(
        type transferableType: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
      ) -> Progress {
        if let item = _carried as? T { completionHandler(.success(item)) }
        return Progress(totalUnitCount: 1)
      }
      @discardableResult
      public func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
      ) -> Progress {
        if let text = _carried as? String {
          completionHandler(Data(text.utf8), nil)
        } else {
          completionHandler(_carried as? Data, nil)
        }
        return Progress(totalUnitCount: 1)
      }
      public func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: (@Sendable (Any?, (any Error)?) -> Void)? = nil
      ) {
        completionHandler?(_carried, nil)
      }
    }
    """#
}
