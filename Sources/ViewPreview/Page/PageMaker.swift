import ViewDrawing
import ViewGraph
import ViewLayout

/// Makes the page of a preview: in both appearances, at the widths where its layout changes, and over time.
public struct PageMaker {
  private let make: (_ isDark: Bool) -> Preview?
  private let options: PreviewOptions
  private let title: String
  private let settles: Bool

  /// The maximum number of widths and times of a page.
  private static let maximumWidthCount = 16
  private static let maximumTimeCount = 24
  /// The interval between two images and the total duration, in nanoseconds.
  private static let timeStep = 125_000_000
  private static let timeEnd = 3_000_000_000
  /// The maximum number of proposals to find the widths.
  private static let sweepLimit = 400_000

  /// - Parameters:
  ///   - settles: whether to show the views at rest first, and animations only over time.
  ///   - make: makes the preview in an appearance, after all steps; returns `nil` if that fails.
  public init(
    title: String, options: PreviewOptions, settles: Bool = true, make: @escaping (_ isDark: Bool) -> Preview?
  ) {
    self.title = title
    self.settles = settles
    self.options = options
    self.make = make
  }

  /// The page; `nil` if the preview cannot be made.
  public var text: String? {
    guard let main = make(options.surroundings.isDark) else { return nil }
    let device =
      options.fits
      ? nil : Device.all.first { [$0.size(isLandscape: false), $0.size(isLandscape: true)].contains(options.size) }
    var page = HTMLPage(title: title, device: device)
    let moves = settles && main.graph.nextFrameTime != nil
    if moves { main.settle() }
    let width = main.size.width
    page.add(main, width: width, isExplained: true)
    var others: [Preview] = [main]
    if let other = make(!options.surroundings.isDark), other.isDark != main.isDark {
      if moves { other.settle() }
      page.add(other, width: width, isExplained: true)
      others.append(other)
    }
    addWidths(of: others, around: width, to: &page)
    // A preview brought to rest is made again, to show its animations from the beginning.
    let moving = moves ? others.compactMap { make($0.isDark) } : others
    addTimes(of: moving, width: width, hasRest: moves, to: &page)
    return page.text
  }

  /// Adds the first and the last width of each layout between half and one and a half times the width.
  private func addWidths(of previews: [Preview], around width: Double, to page: inout HTMLPage) {
    guard width >= 2, width <= 4_000 else { return }
    let range = Int(width / 2)...Int(width * 1.5)
    let sweep = LayoutSweep(previews[0], widths: range, limit: PageMaker.sweepLimit)
    var widths = Set(sweep.stages.flatMap { [$0.widths.lowerBound, $0.widths.upperBound] })
    widths.remove(Int(width))
    var chosen = widths.sorted()
    if chosen.count > PageMaker.maximumWidthCount {
      page.isCut = true
      // The nearest widths are the most useful.
      chosen = Array(chosen.sorted { abs($0 - Int(width)) < abs($1 - Int(width)) }.prefix(PageMaker.maximumWidthCount))
        .sorted()
    }
    for preview in previews {
      for other in chosen {
        guard page.hasRoom else {
          page.isCut = true
          break
        }
        preview.setWidth(Double(other))
        page.add(preview, width: Double(other), isExplained: false)
      }
      preview.setWidth(width)
    }
  }

  /// Adds the times at which the image changes.
  ///
  /// - Parameter hasRest: whether the image of time 0 shows the views at rest, not their initial state.
  private func addTimes(of previews: [Preview], width: Double, hasRest: Bool, to page: inout HTMLPage) {
    for preview in previews {
      var last = preview.svg(size: Size(width: width, height: preview.size.height), prefix: "")
      if hasRest { page.add(preview, width: width, time: HTMLPage.beginning, isExplained: false) }
      var time = 0
      var count = 0
      while time < PageMaker.timeEnd, count < PageMaker.maximumTimeCount, page.hasRoom {
        time += PageMaker.timeStep
        preview.graph.wait(PageMaker.timeStep)
        let svg = preview.svg(size: Size(width: width, height: preview.size.height), prefix: "")
        guard svg != last else { continue }
        last = svg
        count += 1
        page.add(preview, width: width, time: Double(time) / 1e9, isExplained: false)
      }
    }
  }
}

extension Preview {
  /// The image of a part of the surface; its identifiers have a prefix.
  func svg(size: Size, prefix: String) -> String {
    SVGRenderer(
      displayList, size: size, background: isDark ? .black : .white, bitmaps: graph.bitmaps, marksNodes: true,
      prefix: prefix
    ).text
  }
}
