extension InterfaceText {
  /// The texts of the module `Photos`: an empty photo library, for which access has not been requested.
  static let photos: [(name: String, text: String)] = [("Library", photosLibrary)]

  private static let photosLibrary = #"""
    import AVFoundation
    import Foundation
    import SwiftUI

    public enum PHAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized, limited }
    public enum PHAccessLevel: Int, Sendable { case addOnly = 1, readWrite }
    public enum PHAssetMediaType: Int, Sendable { case unknown, image, video, audio }
    public struct PHAssetMediaSubtype: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1)
      public static let photoHDR = PHAssetMediaSubtype(rawValue: 2)
      public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 4)
      public static let photoLive = PHAssetMediaSubtype(rawValue: 8)
    }
    public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
      func photoLibraryDidChange(_ changeInstance: PHChange)
    }
    open class PHChange: NSObject {}

    public final class PHPhotoLibrary: NSObject, @unchecked Sendable {
      public class func shared() -> PHPhotoLibrary { PHPhotoLibrary() }
      public class func authorizationStatus() -> PHAuthorizationStatus { .notDetermined }
      public class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .notDetermined }
      @background("callback")
      public class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) { handler(.authorized) }
      @background("callback")
      public class func requestAuthorization(
        for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
      ) { handler(.authorized) }
      public class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus { .authorized }
      public func register(_ observer: any PHPhotoLibraryChangeObserver) {}
      public func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
      public func performChanges(
        _ changeBlock: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil
      ) {
        changeBlock()
        completionHandler?(true, nil)
      }
      public func performChanges(_ changeBlock: @escaping () -> Void) async throws { changeBlock() }
    }

    open class PHObject: NSObject, @unchecked Sendable {
      public var localIdentifier: String { "" }
    }
    open class PHAsset: PHObject, Identifiable, @unchecked Sendable {
      public var mediaType: PHAssetMediaType { .image }
      public var mediaSubtypes: PHAssetMediaSubtype { [] }
      public var pixelWidth: Int { 0 }
      public var pixelHeight: Int { 0 }
      public var creationDate: Date? { nil }
      public var modificationDate: Date? { nil }
      public var location: AnyObject? { nil }
      public var duration: TimeInterval { 0 }
      public var isFavorite: Bool { false }
      public var isHidden: Bool { false }
      public class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
      public class func fetchAssets(
        with mediaType: PHAssetMediaType, options: PHFetchOptions?
      ) -> PHFetchResult<PHAsset> { PHFetchResult() }
      public class func fetchAssets(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
      ) -> PHFetchResult<PHAsset> { PHFetchResult() }
      public class func fetchAssets(
        in assetCollection: PHAssetCollection, options: PHFetchOptions?
      ) -> PHFetchResult<PHAsset> { PHFetchResult() }
    }
    public enum PHAssetCollectionType: Int, Sendable { case album = 1, smartAlbum }
    public enum PHAssetCollectionSubtype: Int, Sendable {
      case albumRegular = 2, smartAlbumGeneric = 200, smartAlbumFavorites = 203, smartAlbumUserLibrary = 209, any = 1000
    }
    open class PHAssetCollection: PHObject, @unchecked Sendable {
      public var localizedTitle: String? { nil }
      public var estimatedAssetCount: Int { 0 }
      public class func fetchAssetCollections(
        with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
      ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
    }
    open class PHFetchOptions: NSObject {
      public override init() {}
      public var predicate: NSPredicate?
      public var sortDescriptors: [NSSortDescriptor]?
      public var fetchLimit = 0
      public var includeHiddenAssets = false
    }
    open class PHFetchResult<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
      public override init() {}
      public var count: Int { 0 }
      public var firstObject: ObjectType? { nil }
      public var lastObject: ObjectType? { nil }
      public func object(at index: Int) -> ObjectType { fatalError("the library has no pictures") }
      public func objects(at indexes: IndexSet) -> [ObjectType] { [] }
      public func enumerateObjects(_ block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
    }

    public typealias PHImageRequestID = Int32
    public enum PHImageContentMode: Int, Sendable { case aspectFit, aspectFill }
    public enum PHImageRequestOptionsDeliveryMode: Int, Sendable { case opportunistic, highQualityFormat, fastFormat }
    public enum PHImageRequestOptionsResizeMode: Int, Sendable { case none, fast, exact }
    open class PHImageRequestOptions: NSObject {
      public override init() {}
      public var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
      public var resizeMode = PHImageRequestOptionsResizeMode.fast
      public var isSynchronous = false
      public var isNetworkAccessAllowed = false
      public var progressHandler: Any?
    }
    open class PHImageManager: NSObject, @unchecked Sendable {
      public class func `default`() -> PHImageManager { PHImageManager() }
      public override init() {}
      @discardableResult
      public func requestImage(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
        resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
      ) -> PHImageRequestID {
        resultHandler(nil, nil)
        return 0
      }
      public func cancelImageRequest(_ requestID: PHImageRequestID) {}
    }
    public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
    open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
      public override init() { super.init() }
      public var allowsCachingHighQualityImages = true
    }
    open class PHAssetChangeRequest: NSObject {
      public override init() {}
      public class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest { PHAssetChangeRequest() }
      public class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> PHAssetChangeRequest? { nil }
      public class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> PHAssetChangeRequest? { nil }
      public class func deleteAssets(_ assets: Any) {}
      public var creationDate: Date?
      public var isFavorite = false
    }
    open class PHAssetResourceCreationOptions: NSObject { public override init() {} }
    public enum PHAssetResourceType: Int, Sendable { case photo = 1, video }
    open class PHAssetCreationRequest: PHAssetChangeRequest {
      public class func forAsset() -> PHAssetCreationRequest { PHAssetCreationRequest() }
      public func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?) {}
      public func addResource(with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?) {}
    }
    """#
}
