// Shown at 300x400: a page, a picker, mail: what the system would show of its own is a place with a symbol, and with the address.
import SwiftUI
import WebKit
import SafariServices
import MessageUI
import PhotosUI
struct Web: UIViewRepresentable {
  let url: URL
  func makeCoordinator() -> C { C() }
  final class C: NSObject, WKNavigationDelegate { func webView(_ w: WKWebView, didFinish n: WKNavigation!) {} }
  func makeUIView(context: Context) -> WKWebView {
    let c = WKWebViewConfiguration(); let w = WKWebView(frame: .zero, configuration: c);
    w.navigationDelegate = context.coordinator; w.scrollView.bounces = false; return w
  }
  func updateUIView(_ w: WKWebView, context: Context) { w.load(URLRequest(url: url)) }
}
struct Safari: UIViewControllerRepresentable {
  let url: URL
  func makeUIViewController(context: Context) -> SFSafariViewController { SFSafariViewController(url: url) }
  func updateUIViewController(_ c: SFSafariViewController, context: Context) {}
}
struct Pick: UIViewControllerRepresentable {
  @Binding var image: UIImage?
  class Co: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    let p: Pick; init(_ p: Pick) { self.p = p }
    func imagePickerController(
      _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) { p.image = info[.originalImage] as? UIImage; picker.dismiss(animated: true) }
  }
  func makeCoordinator() -> Co { Co(self) }
  func makeUIViewController(context: Context) -> UIImagePickerController {
    let p = UIImagePickerController(); p.delegate = context.coordinator; p.sourceType = .camera; return p
  }
  func updateUIViewController(_ c: UIImagePickerController, context: Context) {}
}
struct Mail: UIViewControllerRepresentable {
  class Co: NSObject, MFMailComposeViewControllerDelegate {
    func mailComposeController(_ c: MFMailComposeViewController, didFinishWith r: MFMailComposeResult, error: Error?) {}
  }
  func makeCoordinator() -> Co { Co() }
  func makeUIViewController(context: Context) -> MFMailComposeViewController {
    let m = MFMailComposeViewController(); m.mailComposeDelegate = context.coordinator; m.setSubject("Hello"); return m
  }
  func updateUIViewController(_ c: MFMailComposeViewController, context: Context) {}
}
struct PP: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> PHPickerViewController {
    var c = PHPickerConfiguration(photoLibrary: .shared()); c.filter = .images; c.selectionLimit = 3;
    return PHPickerViewController(configuration: c)
  }
  func updateUIViewController(_ c: PHPickerViewController, context: Context) {}
}
struct ContentView: View {
  @State var i: UIImage?
  var body: some View {
    VStack {
      Web(url: URL(string: "https://a.b/c")!); Safari(url: URL(string: "https://d.e")!); Pick(image: $i); Mail(); PP()
    }
  }
}
