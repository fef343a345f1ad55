extension InterfaceText {
  /// Controllers with which the system shows pages, mail and files. They present no content here: each is a placeholder
  /// with a symbol and a description.
  static let safariServices: [(name: String, text: String)] = [("Safari", controllersSafari)]
  static let messageUI: [(name: String, text: String)] = [("Messages", controllersMessages)]
  static let contactsUI: [(name: String, text: String)] = [("ContactPicker", controllersContacts)]

  private static let controllersSafari = #"""
    import Foundation
    import SwiftUI

    @MainActor
    public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
      func safariViewControllerDidFinish(_ controller: SFSafariViewController)
    }
    extension SFSafariViewControllerDelegate {
      public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
    }

    @MainActor
    open class SFSafariViewController: UIViewController {
      public class Configuration: NSObject {
        public override init() {}
        public var entersReaderIfAvailable = false
        public var barCollapsingEnabled = true
      }
      public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }
      let _url: URL
      public init(url URL: URL) {
        _url = URL
        super.init(nibName: nil, bundle: nil)
      }
      public init(url URL: URL, configuration: Configuration) {
        _url = URL
        super.init(nibName: nil, bundle: nil)
      }
      public weak var delegate: (any SFSafariViewControllerDelegate)?
      public var preferredBarTintColor: UIColor?
      public var preferredControlTintColor: UIColor?
      public var dismissButtonStyle = DismissButtonStyle.done
      public override var _look: AnyView { AnyView(_SystemPlace(symbol: "safari", words: _url.absoluteString)) }
    }
    """#

  private static let controllersMessages = #"""
    import Foundation
    import SwiftUI

    public enum MFMailComposeResult: Int, Sendable { case cancelled, saved, sent, failed }
    public enum MessageComposeResult: Int, Sendable { case cancelled, sent, failed }

    @MainActor
    public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
      func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
    }
    extension MFMailComposeViewControllerDelegate {
      public func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
      ) {}
    }

    @MainActor
    open class MFMailComposeViewController: UINavigationController {
      /// False: the device has no mail account, as a simulator.
      public class func canSendMail() -> Bool { false }
      public weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
      private var subject = ""
      public func setSubject(_ subject: String) { self.subject = subject }
      public func setToRecipients(_ toRecipients: [String]?) {}
      public func setCcRecipients(_ ccRecipients: [String]?) {}
      public func setBccRecipients(_ bccRecipients: [String]?) {}
      public func setMessageBody(_ body: String, isHTML: Bool) {}
      public func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
      public func setPreferredSendingEmailAddress(_ emailAddress: String) {}
      public override var _look: AnyView { AnyView(_SystemPlace(symbol: "envelope", words: subject)) }
    }

    @MainActor
    public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
      func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
    }

    @MainActor
    open class MFMessageComposeViewController: UINavigationController {
      public class func canSendText() -> Bool { false }
      public class func canSendAttachments() -> Bool { false }
      public class func canSendSubject() -> Bool { false }
      public weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
      public var recipients: [String]?
      public var body: String?
      public var subject: String?
      public override var _look: AnyView { AnyView(_SystemPlace(symbol: "message", words: body ?? "")) }
    }
    """#

  private static let controllersContacts = #"""
    import Contacts
    import Foundation
    import SwiftUI

    @MainActor
    public protocol CNContactPickerDelegate: NSObjectProtocol {
      func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
      func contactPickerDidCancel(_ picker: CNContactPickerViewController)
    }
    extension CNContactPickerDelegate {
      public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
      public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
    }
    @MainActor
    open class CNContactPickerViewController: UIViewController {
      public weak var delegate: (any CNContactPickerDelegate)?
      public var displayedPropertyKeys: [String]?
      public var predicateForEnablingContact: NSPredicate?
      public override var _look: AnyView { AnyView(_SystemPlace(symbol: "person.crop.circle", words: "Contacts")) }
    }
    """#
}
