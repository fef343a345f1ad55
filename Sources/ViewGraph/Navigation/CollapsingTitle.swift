import ViewLayout
import ViewSource

/// The large title of a screen, which goes out of view with the first points that the content below it is scrolled.
struct CollapsingTitle {
  /// The height of the large title below the row of buttons; 0 without one.
  var height = 0.0
  /// The part of the height that has been scrolled away.
  var hidden = 0.0
  /// The content below the bar.
  weak var content: Element?

  var isHidden: Bool { height > 0 && hidden >= height }
}

extension Graph {
  /// Lets a large title above a scroll view take its part of the scrolling, as UIKit's does.
  ///
  /// The offset counts from the lower edge of the bar. While the title goes, the bar becomes lower by as much as the
  /// content moves, so the offset stays.
  ///
  /// - Parameters:
  ///   - offset: The offset without a title; afterwards the one that remains.
  ///   - wanted: The same, not limited to the length of the content.
  /// - Returns: Whether the title has changed.
  func collapseTitle(over element: Element, for offset: inout Double, wanted: Double) -> Bool {
    guard !isInCells, let screen = element.node.environment.screen, screen.title.height > 0,
      let content = screen.title.content, !content.isDisposed,
      let top = frame(of: content)?.minY, let place = frame(of: element), abs(place.minY - top) < 1,
      let layout = element.layout, let size = engine.frame(of: layout)?.size,
      let length = engine.contentSize(of: layout)?.height
    else { return false }
    let hidden = screen.title.hidden
    // With the whole title, less of the content is seen.
    let whole = min(max(wanted + hidden, 0), max(length - size.height + hidden, 0))
    let taken = min(whole, screen.title.height)
    offset = whole - taken
    guard taken != hidden else { return false }
    screen.title.hidden = taken
    if let container = screen.container { invalidate(container, .input) }
    return true
  }
}
