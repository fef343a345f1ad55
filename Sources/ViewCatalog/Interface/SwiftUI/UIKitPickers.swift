extension InterfaceText {
  /// Controllers of UIKit with which the user picks images and files. They never pick anything on their own.
  static let swiftUIUIKitPickers = #"""
    /// The placeholder for an interface of the system.
    public struct _SystemPlace: View {
      var symbol: String
      var words: String
      public init(symbol: String, words: String) {
        self.symbol = symbol
        self.words = words
      }
      public var body: some View {
        VStack(spacing: 8) {
          Image(systemName: symbol).font(.largeTitle)
          if !words.isEmpty { Text(verbatim: words).font(.footnote).lineLimit(1) }
        }
        .foregroundStyle(.secondary)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }

    @MainActor
    public protocol UINavigationControllerDelegate: NSObjectProtocol {}
    @MainActor
    public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
      func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
      func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
    }
    extension UIImagePickerControllerDelegate {
      public func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
      ) {}
      public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
    }

    @MainActor
    open class UIImagePickerController: UINavigationController {
      public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
      public enum CameraDevice: Int, Sendable { case rear, front }
      public enum CameraCaptureMode: Int, Sendable { case photo, video }
      public enum CameraFlashMode: Int, Sendable { case off = -1, auto, on }
      public enum QualityType: Int, Sendable { case typeHigh, typeMedium, typeLow }
      public struct InfoKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
        public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
        public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
      }
      /// The camera is not available, as in a simulator.
      public class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
      public class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
      public class func availableMediaTypes(for sourceType: SourceType) -> [String]? { ["public.image"] }
      open var sourceType = SourceType.photoLibrary
      open var mediaTypes = ["public.image"]
      open var allowsEditing = false
      open var cameraDevice = CameraDevice.rear
      open var cameraCaptureMode = CameraCaptureMode.photo
      open var cameraFlashMode = CameraFlashMode.auto
      open var showsCameraControls = true
      open var videoQuality = QualityType.typeMedium
      open var videoMaximumDuration: TimeInterval = 600
      open var cameraOverlayView: UIView?
      open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
      public override var _look: AnyView {
        AnyView(_SystemPlace(symbol: sourceType == .camera ? "camera" : "photo.on.rectangle", words: ""))
      }
    }

    @MainActor
    public protocol UIDocumentPickerDelegate: NSObjectProtocol {
      func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
      func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
    }
    extension UIDocumentPickerDelegate {
      public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
      public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
    }
    @MainActor
    open class UIDocumentPickerViewController: UIViewController {
      public init(forOpeningContentTypes contentTypes: [UTType]) { super.init(nibName: nil, bundle: nil) }
      public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) { super.init(nibName: nil, bundle: nil) }
      public init(forExporting urls: [URL]) { super.init(nibName: nil, bundle: nil) }
      public init(forExporting urls: [URL], asCopy: Bool) { super.init(nibName: nil, bundle: nil) }
      open weak var delegate: (any UIDocumentPickerDelegate)?
      open var allowsMultipleSelection = false
      open var shouldShowFileExtensions = false
      open var directoryURL: URL?
      public override var _look: AnyView { AnyView(_SystemPlace(symbol: "folder", words: "")) }
    }

    @MainActor
    open class UIDocumentInteractionController: NSObject {
      public init(url URL: URL) { url = URL }
      public var url: URL?
      public var name: String?
      @discardableResult
      public func presentPreview(animated: Bool) -> Bool { false }
    }
    @MainActor
    open class UIReferenceLibraryViewController: UIViewController {
      public init(term: String) { super.init(nibName: nil, bundle: nil) }
      public class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }
    }
    @MainActor
    open class UIPrintInteractionController: NSObject {
      public class var shared: UIPrintInteractionController { UIPrintInteractionController() }
      public class var isPrintingAvailable: Bool { false }
      public var printingItem: Any?
      public var showsNumberOfCopies = true
      @discardableResult
      public func present(animated: Bool, completionHandler: Any? = nil) -> Bool { false }
    }
    @MainActor
    open class UIFontPickerViewController: UIViewController {}
    @MainActor
    open class UIColorPickerViewController: UIViewController {
      public var selectedColor = UIColor.black
      public var supportsAlpha = true
    }

    public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
      public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
      public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
      public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
      public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
      public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
      public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
      public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
      public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
      public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
      public static let accessibilityExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXL")
      public static let accessibilityExtraExtraLarge =
        UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXXL")
      public static let accessibilityExtraExtraExtraLarge =
        UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXXXL")
      public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }
      public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
    }
    """#
}
