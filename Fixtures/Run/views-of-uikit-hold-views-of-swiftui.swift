// Shown at 240x160: a view of UIKit has the size that the program says, else what is proposed; a hosting controller shows its
// view, which keeps its state when another value of it is set.
// Do: tap "Hosted 0, 0"
// Do: tap "Next"
// Events
import SwiftUI
import UIKit

struct Sized: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: Context) {}
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
    CGSize(width: (proposal.width ?? 0) / 2, height: 32)
  }
}

struct Hosted: View {
  let number: Int
  @State private var taps = 0
  var body: some View { Button("Hosted \(number), \(taps)") { taps += 1 } }
}

struct Hosting: UIViewControllerRepresentable {
  let number: Int
  func makeUIViewController(context: Context) -> UIHostingController<Hosted> {
    UIHostingController(rootView: Hosted(number: number))
  }
  func updateUIViewController(_ controller: UIHostingController<Hosted>, context: Context) {
    controller.rootView = Hosted(number: number)
  }
}

struct ContentView: View {
  @State private var number = 0
  var body: some View {
    VStack(spacing: 0) {
      Sized()
      Hosting(number: number)
      Button("Next") { number += 1 }
    }
  }
}
