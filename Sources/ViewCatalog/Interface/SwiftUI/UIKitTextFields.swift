extension InterfaceText {
  /// Text fields and text views of UIKit.
  static let swiftUIUIKitTextFields = #"""
    public enum UIKeyboardAppearance: Int, Sendable {
      case `default`, dark, light
      public static var alert: UIKeyboardAppearance { .dark }
    }
    public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
    public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
    public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
    public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }
    public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }
    public enum UIReturnKeyType: Int, Sendable {
      case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
    }

    @MainActor
    public protocol UITextFieldDelegate: NSObjectProtocol {
      func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
      func textFieldDidBeginEditing(_ textField: UITextField)
      func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
      func textFieldDidEndEditing(_ textField: UITextField)
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
      ) -> Bool
      func textFieldDidChangeSelection(_ textField: UITextField)
      func textFieldShouldClear(_ textField: UITextField) -> Bool
      func textFieldShouldReturn(_ textField: UITextField) -> Bool
    }
    extension UITextFieldDelegate {
      public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
      public func textFieldDidBeginEditing(_ textField: UITextField) {}
      public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
      public func textFieldDidEndEditing(_ textField: UITextField) {}
      public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
      ) -> Bool { true }
      public func textFieldDidChangeSelection(_ textField: UITextField) {}
      public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
      public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    }

    @MainActor
    @follows("properties")
    open class UITextField: UIControl {
      static let proxy = UITextField()
      public override class func appearance() -> UITextField { proxy }
      public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
      public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
      open var text: String? = ""
      var _selection = NSRange(location: 0, length: 0)
      open var attributedText: NSAttributedString?
      open var placeholder: String?
      open var attributedPlaceholder: NSAttributedString?
      open var font: UIFont? = UIFont.systemFont(ofSize: 17)
      open var textColor: UIColor? = UIColor.label
      open var textAlignment = NSTextAlignment.natural
      open var borderStyle = BorderStyle.none
      open var clearButtonMode = ViewMode.never
      open var leftView: UIView?
      open var leftViewMode = ViewMode.never
      open var rightView: UIView?
      open var rightViewMode = ViewMode.never
      open var inputView: UIView?
      open var inputAccessoryView: UIView?
      open var isSecureTextEntry = false
      open var adjustsFontSizeToFitWidth = false
      open var adjustsFontForContentSizeCategory = false
      open var minimumFontSize: CGFloat = 0
      open var keyboardType = UIKeyboardType.default
      open var keyboardAppearance = UIKeyboardAppearance.default
      open var returnKeyType = UIReturnKeyType.default
      open var enablesReturnKeyAutomatically = false
      open var autocapitalizationType = UITextAutocapitalizationType.sentences
      open var autocorrectionType = UITextAutocorrectionType.default
      open var spellCheckingType = UITextSpellCheckingType.default
      open var smartQuotesType = UITextSmartQuotesType.default
      open var smartDashesType = UITextSmartDashesType.default
      open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
      open var textContentType: UITextContentType!
      open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
      public internal(set) var isEditing = false
      @ObservationIgnored open weak var delegate: (any UITextFieldDelegate)?
      open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
      open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
      open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
      open func deleteBackward() {}
      open func insertText(_ text: String) { self.text = (self.text ?? "") + text }
      public override var _look: AnyView { AnyView(_FieldLook(field: self)) }
      override var _hasOwnSize: Bool { true }
      override var _alignment: Alignment { textAlignment._alignment }
      override var _ownHugging: [NSLayoutConstraint.Axis: UILayoutPriority] { [.vertical: .defaultHigh] }
      /// Handles typed text.
      func _type(_ new: String) {
        let old = text ?? ""
        guard new != old else { return }
        let added = new.hasPrefix(old) ? String(new.dropFirst(old.count)) : new
        let range = new.hasPrefix(old)
          ? NSRange(location: old.utf16.count, length: 0) : NSRange(location: 0, length: old.utf16.count)
        guard delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: added) ?? true else { return }
        text = new
        sendActions(for: .editingChanged)
        delegate?.textFieldDidChangeSelection(self)
      }
      func _submit() {
        _ = delegate?.textFieldShouldReturn(self)
        sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
      }
    }

    @MainActor
    public protocol UITextViewDelegate: NSObjectProtocol {
      func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
      func textViewDidBeginEditing(_ textView: UITextView)
      func textViewDidEndEditing(_ textView: UITextView)
      func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
      func textViewDidChange(_ textView: UITextView)
      func textViewDidChangeSelection(_ textView: UITextView)
    }
    extension UITextViewDelegate {
      public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
      public func textViewDidBeginEditing(_ textView: UITextView) {}
      public func textViewDidEndEditing(_ textView: UITextView) {}
      public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
      ) -> Bool { true }
      public func textViewDidChange(_ textView: UITextView) {}
      public func textViewDidChangeSelection(_ textView: UITextView) {}
    }

    @MainActor
    open class NSTextContainer: NSObject {
      public var lineFragmentPadding: CGFloat = 5
      public var maximumNumberOfLines = 0
      public var lineBreakMode = NSLineBreakMode.byWordWrapping
      public var size = CGSize.zero
      public var widthTracksTextView = true
      public var heightTracksTextView = false
    }
    public struct UIDataDetectorTypes: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
      public static let link = UIDataDetectorTypes(rawValue: 2)
      public static let address = UIDataDetectorTypes(rawValue: 4)
      public static let all = UIDataDetectorTypes(rawValue: UInt.max)
    }

    @MainActor
    @follows("properties")
    open class UITextView: UIScrollView {
      static let proxy = UITextView()
      public override class func appearance() -> UITextView { proxy }
      open var text: String! = ""
      open var attributedText: NSAttributedString! { didSet { text = attributedText?.string ?? "" } }
      open var font: UIFont? = UIFont.systemFont(ofSize: 12)
      open var textColor: UIColor? = UIColor.label
      open var textAlignment = NSTextAlignment.natural
      open var isEditable = true
      open var isSelectable = true
      open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
      public let textContainer = NSTextContainer()
      public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero) }
      public convenience init(frame: CGRect, textContainer: NSTextContainer?) { self.init(frame: frame) }
      open var selectedRange = NSRange(location: 0, length: 0)
      open var dataDetectorTypes: UIDataDetectorTypes = []
      open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
      open var typingAttributes: [NSAttributedString.Key: Any] = [:]
      open var allowsEditingTextAttributes = false
      open var adjustsFontForContentSizeCategory = false
      open var inputView: UIView?
      open var inputAccessoryView: UIView?
      open var isSecureTextEntry = false
      open var isFindInteractionEnabled = false
      open var keyboardType = UIKeyboardType.default
      open var keyboardAppearance = UIKeyboardAppearance.default
      open var returnKeyType = UIReturnKeyType.default
      open var autocapitalizationType = UITextAutocapitalizationType.sentences
      open var autocorrectionType = UITextAutocorrectionType.default
      open var spellCheckingType = UITextSpellCheckingType.default
      open var smartQuotesType = UITextSmartQuotesType.default
      open var smartDashesType = UITextSmartDashesType.default
      open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
      open var textContentType: UITextContentType!
      open func scrollRangeToVisible(_ range: NSRange) {}
      open func insertText(_ text: String) { self.text = (self.text ?? "") + text }
      open func deleteBackward() {}
      public override var _look: AnyView { AnyView(_TextViewLook(field: self)) }
      override var _hasOwnSize: Bool { !isScrollEnabled }
      override var _alignment: Alignment { .topLeading }
      func _type(_ new: String) {
        let old = text ?? ""
        let delegate = delegate as? any UITextViewDelegate
        guard new != old else { return }
        let added = new.hasPrefix(old) ? String(new.dropFirst(old.count)) : new
        let range = new.hasPrefix(old)
          ? NSRange(location: old.utf16.count, length: 0) : NSRange(location: 0, length: old.utf16.count)
        guard delegate?.textView(self, shouldChangeTextIn: range, replacementText: added) ?? true else { return }
        text = new
        delegate?.textViewDidChange(self)
      }
    }

    @MainActor
    public protocol UISearchBarDelegate: NSObjectProtocol {
      func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
      func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
      func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
      func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
      func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    }
    extension UISearchBarDelegate {
      public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
      public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
      public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
      public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
      public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    }
    @MainActor
    @follows("properties")
    open class UISearchBar: UIView {
      public enum Style: UInt, Sendable { case `default`, prominent, minimal }
      open var text: String?
      open var placeholder: String?
      open var prompt: String?
      open var searchBarStyle = Style.default
      open var barTintColor: UIColor?
      open var backgroundImage: UIImage?
      open var isTranslucent = true
      open var showsCancelButton = false
      open var scopeButtonTitles: [String]?
      open var selectedScopeButtonIndex = 0
      open var autocapitalizationType = UITextAutocapitalizationType.none
      open var autocorrectionType = UITextAutocorrectionType.default
      open var returnKeyType = UIReturnKeyType.search
      open var keyboardType = UIKeyboardType.default
      open var enablesReturnKeyAutomatically = true
      public let searchTextField = UITextField()
      @ObservationIgnored open weak var delegate: (any UISearchBarDelegate)?
      open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
      }
      public override var _look: AnyView { AnyView(_SearchBarLook(bar: self)) }
      override var _ownHugging: [NSLayoutConstraint.Axis: UILayoutPriority] { [.vertical: .defaultHigh] }
      override var _hasOwnSize: Bool { true }
      func _type(_ new: String) {
        guard new != text ?? "" else { return }
        text = new
        delegate?.searchBar(self, textDidChange: new)
      }
    }
    @MainActor
    public protocol UISearchResultsUpdating: NSObjectProtocol {
      func updateSearchResults(for searchController: UISearchController)
    }
    @MainActor
    public protocol UISearchControllerDelegate: NSObjectProtocol {}
    @MainActor
    open class UISearchController: UIViewController {
      public init(searchResultsController: UIViewController?) {}
      public let searchBar = UISearchBar()
      public weak var searchResultsUpdater: (any UISearchResultsUpdating)?
      public weak var delegate: (any UISearchControllerDelegate)?
      public var isActive = false
      public var obscuresBackgroundDuringPresentation = true
      public var hidesNavigationBarDuringPresentation = true
      public var automaticallyShowsCancelButton = true
    }
    """#
}
