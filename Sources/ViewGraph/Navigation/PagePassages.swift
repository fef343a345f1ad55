import ViewDrawing
import ViewLayout
import ViewMachine

/// The transition between two pages of a tab view.
struct PagePassage {
  fileprivate let run: AnimationRun
  /// Whether it is to a later page.
  fileprivate let isForward: Bool
  fileprivate let old: (list: DisplayList, frame: Rect)
}

extension ViewUpdate {
  /// Detects a page change, before the old page is removed. A page change of the program without an animation is
  /// immediate.
  func pagePassage(of tabs: TabsBox, to page: Int) -> PagePassage? {
    defer { (tabs.shownPage, tabs.isTurning) = (page, false) }
    guard let before = tabs.shownPage, before != page, !isRelisting else { return nil }
    let animation = graph.field("animation", of: graph.animations.transaction(around: node))
    guard tabs.isTurning || !animation.isNothing, let old = graph.picture(of: node.made[.own(1)]),
      let run = graph.animations.chromeRun(ChromeCurve.page, for: node)
    else { return nil }
    return PagePassage(run: run, isForward: page > before, old: old)
  }

  /// Starts the transition: the new page slides in beside the old one.
  func turn(_ passage: PagePassage, _ screen: Element) {
    let way: Double = passage.isForward ? 1 : -1
    screen.come([.beside(way)], by: passage.run, in: graph)
    screen.follow(ChromeTransition(going: [.beside(-way)], passage.old), by: passage.run, in: graph)
  }
}
