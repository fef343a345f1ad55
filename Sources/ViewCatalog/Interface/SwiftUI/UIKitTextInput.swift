extension InterfaceText {
  /// Positions and ranges in the text of UIKit's views. A position is an offset in UTF-16 units; no text is laid out, so
  /// every rectangle of a range is empty.
  static let swiftUIUIKitTextInput = #"""
    @MainActor
    open class UITextPosition: NSObject {
      var _offset = 0
      convenience init(_offset: Int) {
        self.init()
        self._offset = _offset
      }
    }
    @MainActor
    open class UITextRange: NSObject {
      var _start = UITextPosition()
      var _end = UITextPosition()
      convenience init(_start: UITextPosition, _end: UITextPosition) {
        self.init()
        self._start = _start
        self._end = _end
      }
      open var start: UITextPosition { _start }
      open var end: UITextPosition { _end }
      open var isEmpty: Bool { start._offset == end._offset }
    }
    public enum UITextStorageDirection: Int, Sendable { case forward, backward }
    public enum UITextLayoutDirection: Int, Sendable { case right = 2, left, up, down }
    public struct UITextDirection: RawRepresentable, Hashable, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
      }
      public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
      }
    }

    @MainActor
    public protocol UIKeyInput: NSObjectProtocol {
      var hasText: Bool { get }
      func insertText(_ text: String)
      func deleteBackward()
    }
    @MainActor
    public protocol UITextInput: UIKeyInput {
      var selectedTextRange: UITextRange? { get set }
      var markedTextRange: UITextRange? { get }
      var beginningOfDocument: UITextPosition { get }
      var endOfDocument: UITextPosition { get }
      func text(in range: UITextRange) -> String?
      func replace(_ range: UITextRange, withText text: String)
      func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
      func position(from position: UITextPosition, offset: Int) -> UITextPosition?
      func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    }

    /// A view whose whole text is a string.
    @MainActor
    protocol _TextHolder: UITextInput {
      var _wholeText: String { get set }
      var _selection: NSRange { get set }
    }
    extension _TextHolder {
      public var hasText: Bool { !_wholeText.isEmpty }
      public var selectedTextRange: UITextRange? {
        get { _range(_selection.location, _selection.location + _selection.length) }
        set {
          guard let newValue else { return }
          let start = newValue.start._offset
          _selection = NSRange(location: start, length: newValue.end._offset - start)
        }
      }
      /// Text that an input method has not confirmed; there is none.
      public var markedTextRange: UITextRange? { nil }
      public var beginningOfDocument: UITextPosition { UITextPosition() }
      public var endOfDocument: UITextPosition { UITextPosition(_offset: _wholeText.utf16.count) }
      func _range(_ start: Int, _ end: Int) -> UITextRange {
        UITextRange(_start: UITextPosition(_offset: start), _end: UITextPosition(_offset: end))
      }
      func _string(_ range: NSRange) -> String { (_wholeText as NSString).substring(with: range) }
      func _nsRange(_ range: UITextRange) -> NSRange {
        let count = _wholeText.utf16.count
        let start = min(max(range.start._offset, 0), count)
        return NSRange(location: start, length: max(min(range.end._offset, count) - start, 0))
      }
      public func text(in range: UITextRange) -> String? { _string(_nsRange(range)) }
      public func replace(_ range: UITextRange, withText text: String) {
        let replaced = _nsRange(range)
        _wholeText = (_wholeText as NSString).replacingCharacters(in: replaced, with: text)
        _selection = NSRange(location: replaced.location + text.utf16.count, length: 0)
      }
      public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        _range(min(fromPosition._offset, toPosition._offset), max(fromPosition._offset, toPosition._offset))
      }
      public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let moved = position._offset + offset
        return moved < 0 || moved > _wholeText.utf16.count ? nil : UITextPosition(_offset: moved)
      }
      public func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
      ) -> UITextPosition? {
        self.position(from: position, offset: direction == .left || direction == .up ? -offset : offset)
      }
      public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        toPosition._offset - from._offset
      }
      public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        position._offset == other._offset
          ? .orderedSame : position._offset < other._offset ? .orderedAscending : .orderedDescending
      }
      public func caretRect(for position: UITextPosition) -> CGRect { .zero }
      public func firstRect(for range: UITextRange) -> CGRect { .zero }
      public func closestPosition(to point: CGPoint) -> UITextPosition? { beginningOfDocument }
      public func characterRange(at point: CGPoint) -> UITextRange? { nil }
      public func unmarkText() {}
    }
    extension UITextView: _TextHolder {
      var _wholeText: String {
        get { text ?? "" }
        set { text = newValue }
      }
      var _selection: NSRange {
        get { selectedRange }
        set { selectedRange = newValue }
      }
    }
    extension UITextField: _TextHolder {
      var _wholeText: String {
        get { text ?? "" }
        set { text = newValue }
      }
    }

    extension UIResponder {
      open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
      open func paste(_ sender: Any?) {}
      open func copy(_ sender: Any?) {}
      open func cut(_ sender: Any?) {}
      open func delete(_ sender: Any?) {}
      open func select(_ sender: Any?) {}
      open func selectAll(_ sender: Any?) {}
      open var keyCommands: [UIKeyCommand]? { nil }
      open var inputAccessoryViewController: UIViewController? { nil }
      open func buildMenu(with builder: any UIMenuBuilder) {}
      open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
      open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
      open var userActivity: NSUserActivity? {
        get { nil }
        set {}
      }
    }
    @MainActor
    public protocol UIMenuBuilder {
      func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
      func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
      func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
      func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
      func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
      func remove(menu removedIdentifier: UIMenu.Identifier)
    }
    """#
}
