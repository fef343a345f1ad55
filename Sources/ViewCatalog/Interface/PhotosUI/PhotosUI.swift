extension InterfaceText {
  /// The texts of the module `PhotosUI`: the picker and its results.
  static let photosUI: [(name: String, text: String)] = [
    ("PhotosPicker", photosUIPicker), ("PickerController", photosUIController),
  ]

  private static let photosUIController = #"""
    import Foundation
    import Photos
    import SwiftUI

    public struct PHPickerConfiguration: Equatable {
      public enum Selection: Sendable { case `default`, ordered, continuous, continuousAndOrdered }
      public enum AssetRepresentationMode: Sendable { case automatic, current, compatible }
      public init() {}
      public init(photoLibrary: PHPhotoLibrary) {}
      public var selectionLimit = 1
      public var filter: PHPickerFilter?
      public var selection = Selection.default
      public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
      public var preselectedAssetIdentifiers: [String] = []
    }
    public struct PHPickerResult: Hashable, @unchecked Sendable {
      public let itemProvider: NSItemProvider
      public let assetIdentifier: String?
    }
    @MainActor
    public protocol PHPickerViewControllerDelegate: AnyObject {
      func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
    }
    @MainActor
    open class PHPickerViewController: UIViewController {
      public let configuration: PHPickerConfiguration
      public weak var delegate: (any PHPickerViewControllerDelegate)?
      public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
      }
      public override var _look: AnyView { AnyView(_SystemPlace(symbol: "photo.on.rectangle", words: "")) }
    }
    """#

  private static let photosUIPicker = #"""
    import Foundation
    import Photos
    import SwiftUI

    public struct PHPickerFilter: Equatable, Hashable, Sendable {
      var name: String
      public static let images = PHPickerFilter(name: "images")
      public static let videos = PHPickerFilter(name: "videos")
      public static let livePhotos = PHPickerFilter(name: "livePhotos")
      public static let screenshots = PHPickerFilter(name: "screenshots")
      public static let screenRecordings = PHPickerFilter(name: "screenRecordings")
      public static let panoramas = PHPickerFilter(name: "panoramas")
      public static let bursts = PHPickerFilter(name: "bursts")
      public static let depthEffectPhotos = PHPickerFilter(name: "depthEffectPhotos")
      public static let slomoVideos = PHPickerFilter(name: "slomoVideos")
      public static let timelapseVideos = PHPickerFilter(name: "timelapseVideos")
      public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(name: "any(" + subfilters.map(\.name).joined(separator: ", ") + ")")
      }
      public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(name: "all(" + subfilters.map(\.name).joined(separator: ", ") + ")")
      }
      public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
        PHPickerFilter(name: "not(" + filter.name + ")")
      }
    }

    public enum PhotosPickerSelectionBehavior: Sendable {
      case `default`
      case ordered
      case continuous
      case continuousAndOrdered
    }

    public struct PhotosPickerItem: Equatable, Hashable, Sendable {
      public enum EncodingDisambiguationPolicy: Sendable {
        case automatic
        case current
        case compatible
      }
      public let itemIdentifier: String?
      public init(itemIdentifier: String) {
        self.itemIdentifier = itemIdentifier
      }
      @primitive public var supportedContentTypes: [UTType] { get }
      @primitive public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T?
    }

    @control("action")
    @MainActor
    public struct PhotosPicker<Label: View>: View {
      public typealias Body = Never
      var label: Label
      nonisolated public init(
        selection: Binding<PhotosPickerItem?>,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        @ViewBuilder label: () -> Label
      ) {
        self.label = label()
      }
      nonisolated public init(
        selection: Binding<[PhotosPickerItem]>,
        maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        @ViewBuilder label: () -> Label
      ) {
        self.label = label()
      }
      nonisolated public init(
        selection: Binding<PhotosPickerItem?>,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary,
        @ViewBuilder label: () -> Label
      ) {
        self.label = label()
      }
      nonisolated public init(
        selection: Binding<[PhotosPickerItem]>,
        maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary,
        @ViewBuilder label: () -> Label
      ) {
        self.label = label()
      }
    }

    extension PhotosPicker where Label == Text {
      nonisolated public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<PhotosPickerItem?>,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
      ) {
        self.init(selection: selection, matching: filter) { Text(titleKey) }
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(
        _ title: S,
        selection: Binding<PhotosPickerItem?>,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
      ) {
        self.init(selection: selection, matching: filter) { Text(title) }
      }
      nonisolated public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<[PhotosPickerItem]>,
        maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
      ) {
        self.init(selection: selection, matching: filter) { Text(titleKey) }
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(
        _ title: S,
        selection: Binding<[PhotosPickerItem]>,
        maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
      ) {
        self.init(selection: selection, matching: filter) { Text(title) }
      }
      nonisolated public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<PhotosPickerItem?>,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary
      ) {
        self.init(selection: selection, matching: filter) { Text(titleKey) }
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(
        _ title: S,
        selection: Binding<PhotosPickerItem?>,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary
      ) {
        self.init(selection: selection, matching: filter) { Text(title) }
      }
      nonisolated public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<[PhotosPickerItem]>,
        maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary
      ) {
        self.init(selection: selection, matching: filter) { Text(titleKey) }
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(
        _ title: S,
        selection: Binding<[PhotosPickerItem]>,
        maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary
      ) {
        self.init(selection: selection, matching: filter) { Text(title) }
      }
    }

    extension View {
      @presents("view")
      public func photosPicker(
        isPresented: Binding<Bool>,
        selection: Binding<PhotosPickerItem?>,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
      ) -> some View {
        modifier(_PhotosPickerPresentation(isPresented: isPresented))
      }
      @presents("view")
      public func photosPicker(
        isPresented: Binding<Bool>,
        selection: Binding<[PhotosPickerItem]>,
        maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
      ) -> some View {
        modifier(_PhotosPickerPresentation(isPresented: isPresented))
      }
      @presents("view")
      public func photosPicker(
        isPresented: Binding<Bool>,
        selection: Binding<PhotosPickerItem?>,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary
      ) -> some View {
        modifier(_PhotosPickerPresentation(isPresented: isPresented))
      }
      @presents("view")
      public func photosPicker(
        isPresented: Binding<Bool>,
        selection: Binding<[PhotosPickerItem]>,
        maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary
      ) -> some View {
        modifier(_PhotosPickerPresentation(isPresented: isPresented))
      }
      nonisolated public func photosPickerStyle(_ style: PhotosPickerStyle) -> some View {
        modifier(_PhotosPickerOption())
      }
      nonisolated public func photosPickerDisabledCapabilities(
        _ disabledCapabilities: PHPickerCapabilities
      ) -> some View {
        modifier(_PhotosPickerOption())
      }
      #if SDK_27
      nonisolated public func photosPickerSearchText(_ searchText: PHPickerSearchText?) -> some View {
        modifier(_PhotosPickerOption())
      }
      nonisolated public func photosPickerMetadataOptions(_ metadataOptions: PHPickerMetadataOptions) -> some View {
        modifier(_PhotosPickerOption())
      }
      @presents("view")
      public func photosSharedAlbumCreationSheet(
        isPresented: Binding<Bool>,
        defaultTitle: String? = nil,
        defaultSharingPolicy: PHSharedAlbumCreationSharingPolicy? = nil,
        photoLibrary: PHPhotoLibrary = .shared(),
        onCompletion: ((PHSharedAlbumCreationResult?) -> Void)? = nil
      ) -> some View {
        modifier(_PhotosPickerPresentation(isPresented: isPresented))
      }
      @presents("view")
      public func photosSharedAlbumCustomizationSheet(
        isPresented: Binding<Bool>,
        albumIdentifier: String?,
        photoLibrary: PHPhotoLibrary = .shared(),
        onCompletion: (((any Error)?) -> Void)? = nil
      ) -> some View {
        modifier(_PhotosPickerPresentation(isPresented: isPresented))
      }
      @presents("view")
      public func photosSharedAlbumPostingSheet(
        isPresented: Binding<Bool>,
        items: [PHPickerResult],
        defaultAlbumIdentifier: String? = nil,
        photoLibrary: PHPhotoLibrary = .shared(),
        completion: ((Result<String, any Error>) -> Void)? = nil
      ) -> some View {
        modifier(_PhotosPickerPresentation(isPresented: isPresented))
      }
      #endif
      nonisolated public func photosPickerAccessoryVisibility(
        _ visibility: Visibility,
        edges: Edge.Set = .all
      ) -> some View {
        modifier(_PhotosPickerOption())
      }
    }

    #if SDK_27
    public struct PHPickerSearchText: Sendable {}
    public struct PHPickerMetadataOptions: OptionSet, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) {
        self.rawValue = rawValue
      }
    }
    public struct PHSharedAlbumCreationSharingPolicy: Sendable {}
    public struct PHSharedAlbumCreationResult: Sendable {}
    #endif

    public struct PhotosPickerStyle: Equatable, Hashable, Sendable {
      var name: String
      public static let presentation = PhotosPickerStyle(name: "presentation")
      public static let inline = PhotosPickerStyle(name: "inline")
      public static let compact = PhotosPickerStyle(name: "compact")
    }

    public struct PHPickerCapabilities: OptionSet, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) {
        self.rawValue = rawValue
      }
      public static let search = PHPickerCapabilities(rawValue: 1)
      public static let stagingArea = PHPickerCapabilities(rawValue: 2)
      public static let collectionNavigation = PHPickerCapabilities(rawValue: 4)
      public static let selectionActions = PHPickerCapabilities(rawValue: 8)
      public static let sensitivityAnalysisIntervention = PHPickerCapabilities(rawValue: 16)
    }

    @hole
    struct _PhotosPickerOption: ViewModifier {
      typealias Body = Never
    }

    @hole
    struct _PhotosPickerPresentation: ViewModifier {
      typealias Body = Never
      var isPresented: Binding<Bool>
    }

    nonisolated extension View {
      @available(iOS, deprecated: 27, message: "use `photosSharedAlbumPostingSheet`")
      @presents("view")
      public func postToPhotosSharedAlbumSheet(
        isPresented: Binding<Bool>,
        items: [PhotosPickerItem],
        photoLibrary: PHPhotoLibrary = .shared(),
        defaultAlbumIdentifier: String? = nil,
        completion: ((Result<String?, any Error>) -> Void)? = nil
      ) -> some View {
        modifier(_SharedAlbumSheet())
      }
      @available(iOS, deprecated: 27, message: "use `photosSharedAlbumPostingSheet`")
      @presents("view")
      public func postToPhotosSharedAlbumSheet(
        isPresented: Binding<Bool>,
        items: [PHPickerResult],
        photoLibrary: PHPhotoLibrary = .shared(),
        defaultAlbumIdentifier: String? = nil,
        completion: ((Result<Void, any Error>) -> Void)? = nil
      ) -> some View {
        modifier(_SharedAlbumSheet())
      }
    }

    @hole
    struct _SharedAlbumSheet: ViewModifier {
      typealias Body = Never
    }
    """#
}
