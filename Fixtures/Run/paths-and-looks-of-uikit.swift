// Shown at 240x96: a shape is made of a path of UIKit, corner by corner, and what an initialiser says to the bars of UIKit
// changes nothing and fails nothing.
// Do: tap "Share"
import SwiftUI

struct Corners: Shape {
  var radius: CGFloat
  var corners: UIRectCorner

  func path(in rect: CGRect) -> Path {
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius))
    return Path(path.cgPath)
  }
}

struct Pie: Shape {
  func path(in rect: CGRect) -> Path {
    let path = UIBezierPath()
    let center = CGPoint(x: rect.midX, y: rect.midY)
    path.move(to: center)
    path.addArc(withCenter: center, radius: rect.width / 2, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    path.close()
    return Path(path.cgPath)
  }
}

struct ContentView: View {
  @State private var shared = "nothing"

  init() {
    UITabBar.appearance().backgroundColor = .red
    UITableView.appearance().separatorStyle = .none
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
    UINavigationBar.appearance().standardAppearance = appearance
  }

  private func share() {
    let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
    let items = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
    scene?.windows.first?.rootViewController?.present(items, animated: true) { shared = "text" }
  }

  var body: some View {
    HStack {
      Color.blue.frame(width: 48, height: 48).clipShape(Corners(radius: 16, corners: [.topLeft, .bottomRight]))
      Pie().fill(.red).frame(width: 48, height: 48)
      VStack {
        Text(shared).font(Font(UIFont.systemFont(ofSize: 12, weight: .bold)))
        Button("Share", action: share)
      }
    }
  }
}
