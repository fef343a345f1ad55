import ViewDrawing
import ViewLayout
import ViewMachine

/// Another page of a tab view comes to be shown.
struct PagePassage {
  fileprivate let run: AnimationRun
  /// Whether it is one further on.
  fileprivate let isForward: Bool
  fileprivate let old: (list: DisplayList, frame: Rect)
}

extension ViewUpdate {
  /// Looks whether another page is shown than last time, before the old one is out of sight. A program that changes the
  /// page without an animation sees it at once.
  func pagePassage(of tabs: TabsBox, to page: Int) -> PagePassage? {
    defer { (tabs.shownPage, tabs.isTurning) = (page, false) }
    guard let before = tabs.shownPage, before != page, !isRelisting else { return nil }
    let animation = graph.field("animation", of: graph.animations.transaction(around: node))
    guard tabs.isTurning || !animation.isNothing, let old = graph.picture(of: node.made[.own(1)]),
      let run = graph.animations.chromeRun(ChromeCurve.page, for: node)
    else { return nil }
    return PagePassage(run: run, isForward: page > before, old: old)
  }

  /// The new page comes beside the old one.
  func turn(_ passage: PagePassage, _ screen: Element) {
    let way: Double = passage.isForward ? 1 : -1
    screen.come([.beside(way)], by: passage.run, in: graph)
    screen.follow(Passage(going: [.beside(-way)], passage.old), by: passage.run, in: graph)
  }
}
