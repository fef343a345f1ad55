// Shown at 320x300: views of UIKit look like those of SwiftUI; constraints and stacks place them, and what is tapped calls its
// targets.
// Do: tap "Count"
// Do: tap "Count"
import SwiftUI
import UIKit

struct Caption: UIViewRepresentable {
  let text: String
  func makeUIView(context: Context) -> UILabel {
    let label = UILabel()
    label.textAlignment = .center
    label.setContentHuggingPriority(.required, for: .vertical)
    return label
  }
  func updateUIView(_ label: UILabel, context: Context) { label.text = text }
}

final class Card: UIView {
  private let title = UILabel()
  private let picture = UIImageView(image: UIImage(systemName: "star"))

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBlue
    title.text = "Card"
    for view in [title, picture] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      picture.centerYAnchor.constraint(equalTo: centerYAnchor),
      picture.widthAnchor.constraint(equalToConstant: 16),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
      title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 8),
      title.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      title.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      title.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
      heightAnchor.constraint(equalToConstant: 48),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

struct CardView: UIViewRepresentable {
  func makeUIView(context: Context) -> Card { Card() }
  func updateUIView(_ card: Card, context: Context) {}
}

struct Controls: UIViewRepresentable {
  @Binding var count: Int

  final class Coordinator: NSObject {
    var controls: Controls
    let total = UILabel()
    init(_ controls: Controls) { self.controls = controls }
    @objc func count() {
      controls.count += 1
      // A view that is changed from outside of an update is drawn again too.
      total.text = "hit \(controls.count)"
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }
  func makeUIView(context: Context) -> UIStackView {
    let button = UIButton(type: .system)
    button.setTitle("Count", for: .normal)
    button.addTarget(context.coordinator, action: #selector(Coordinator.count), for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [button, UISwitch(), context.coordinator.total])
    stack.spacing = 16
    return stack
  }
  func updateUIView(_ stack: UIStackView, context: Context) { context.coordinator.controls = self }
}

struct ContentView: View {
  @State private var count = 0

  var body: some View {
    VStack(spacing: 16) {
      Caption(text: "count is \(count)")
      CardView()
      Controls(count: $count).fixedSize()
    }
  }
}
