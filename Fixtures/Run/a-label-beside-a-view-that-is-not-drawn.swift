// Shown at 160x64: constraints between views that are not drawn have no effect, and are no fault.
import SwiftUI
import UIKit

struct ContentView: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    let (hidden, label) = (UIView(), UILabel())
    label.text = "Label"
    for part in [label, hidden] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    hidden.isHidden = true
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.topAnchor),
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      hidden.topAnchor.constraint(equalTo: label.bottomAnchor),
      hidden.heightAnchor.constraint(equalToConstant: 20),
    ])
    return view
  }
  func updateUIView(_ view: UIView, context: Context) {}
}
