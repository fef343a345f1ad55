// Shown at 240x160: a page view controller shows the page that its coordinator gave it, asks the coordinator for the
// neighbours, and tells its delegate about a turn. The pages follow each other in a circle, in both directions.
// Do: swipe "Page 2" left
// Do: swipe "Page 3" left
// Do: swipe "Page 1" right
// Do: swipe "Page 3" right
// Do: swipe "Page 2" right
import SwiftUI
import UIKit

struct Pages<Page: View>: UIViewControllerRepresentable {
  var pages: [Page]
  @Binding var current: Int

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIViewController(context: Context) -> UIPageViewController {
    let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    controller.dataSource = context.coordinator
    controller.delegate = context.coordinator
    return controller
  }

  func updateUIViewController(_ controller: UIPageViewController, context: Context) {
    controller.setViewControllers([context.coordinator.controllers[current]], direction: .forward, animated: true)
  }

  final class Coordinator: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    var parent: Pages
    let controllers: [UIViewController]

    init(_ parent: Pages) {
      self.parent = parent
      controllers = parent.pages.map { UIHostingController(rootView: $0) }
    }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
      guard let index = controllers.firstIndex(of: viewController) else { return nil }
      return index == 0 ? controllers.last : controllers[index - 1]
    }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
      guard let index = controllers.firstIndex(of: viewController) else { return nil }
      return index + 1 == controllers.count ? controllers.first : controllers[index + 1]
    }

    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
      if completed, let shown = pageViewController.viewControllers?.first,
        let index = controllers.firstIndex(of: shown)
      {
        parent.current = index
      }
    }
  }
}

struct Album: View {
  @State private var current = 1
  var body: some View {
    VStack {
      Pages(pages: (1...3).map { Text("Page \($0)") }, current: $current)
        .frame(height: 120)
      Text("shown: \(current + 1) of 3")
    }
  }
}

#Preview { Album() }
