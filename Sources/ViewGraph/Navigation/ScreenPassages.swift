import ViewDrawing
import ViewLayout
import ViewMachine

/// The transition between two screens of a stack: the pictures of the old screen, and the direction.
struct ScreenPassage {
  let run: AnimationRun
  /// Whether the new screen is pushed above the old one, or revealed below it.
  let isPush: Bool
  fileprivate let old: [BarPart: (list: DisplayList, frame: Rect)]
  fileprivate let search: [(list: DisplayList, frame: Rect)]
}

/// The moving parts of a screen, by the part numbers in `bars(of:_:)`.
private enum BarPart: Int, CaseIterable {
  case screen = 1
  case bar = 17
  case largeTitle = 19
}

extension ViewUpdate {
  /// Detects a screen change in a stack, before the parts are reused for the new screen.
  func screenPassage(of stack: NavigationBox) -> ScreenPassage? {
    let old = stack.keys
    stack.keys = stack.shown.map(\.key)
    guard let before = old.last, let now = stack.keys.last, before != now,
      let run = graph.animations.chromeRun(ChromeCurve.screen, for: node)
    else { return nil }
    var pictures: [BarPart: (list: DisplayList, frame: Rect)] = [:]
    for part in BarPart.allCases { pictures[part] = graph.picture(of: node.made[.own(part.rawValue)]) }
    let search = stack.search.compactMap { graph.picture(of: $0) }
    return ScreenPassage(run: run, isPush: !old.contains(now), old: pictures, search: search)
  }

  /// Starts the transition: screens slide over each other, and bars cross-fade.
  func move(_ passage: ScreenPassage, of stack: NavigationBox) {
    let (run, isPush) = (passage.run, passage.isPush)
    guard let screen = node.made[.own(BarPart.screen.rawValue)] else { return }
    let ground = ground
    let (front, back) = (ChromeTransition.Way.beside(1), ChromeTransition.Way.beside(-ChromeCurve.parallax))
    screen.come([isPush ? front : back], ground: isPush ? ground : nil, by: run, in: graph)
    if let picture = passage.old[.screen] {
      let way = isPush ? back : front
      screen.follow(
        ChromeTransition(going: [way], picture, ground: isPush ? nil : ground, isInFront: !isPush), by: run, in: graph)
    }
    let bar = node.made[.own(BarPart.bar.rawValue)]
    bar?.come([.faded], by: run, in: graph)
    if let picture = passage.old[.bar] {
      (bar ?? screen).follow(ChromeTransition(going: [.faded], picture), by: run, in: graph)
    }
    let title = node.made[.own(BarPart.largeTitle.rawValue)]
    title?.come([isPush ? front : back, .faded], by: run, in: graph)
    for field in stack.search { field.come([isPush ? front : back, .faded], by: run, in: graph) }
    let leaving = isPush ? back : front
    for picture in passage.search + (passage.old[.largeTitle].map { [$0] } ?? []) {
      (title ?? screen).follow(ChromeTransition(going: [leaving, .faded], picture), by: run, in: graph)
    }
  }

  /// The background of the screens: of the window, or of a sheet.
  private var ground: Paint {
    if case .bool(true)? = environment["isPresented"] { return paper }
    let tone: Double = paints.isDark ? 0 : 1
    return Paint(red: tone, green: tone, blue: tone)
  }
}
