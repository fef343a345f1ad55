@testable import ViewLayout

extension LayoutKind {
  /// The kind called `word` in the notation.
  init?(_ word: String, _ arguments: inout Arguments) {
    guard
      let kind = LayoutKind(leaf: word, &arguments) ?? LayoutKind(container: word, &arguments)
        ?? LayoutKind(modifier: word, &arguments)
    else { return nil }
    self = kind
  }

  private init?(leaf word: String, _ arguments: inout Arguments) {
    switch word {
    case "empty": self = .empty
    case "group": self = .group(.fixed)
    case "dynamic": self = .group(.dynamic)
    case "color": self = .color
    case "shape": self = .shape
    case "circle": self = .circle
    case "divider": self = .divider
    case "spacer": self = .spacer(minLength: arguments.length())
    case "text":
      self = .text(TextContent(arguments.word(), font: TextFont(size: arguments.number(17))))
    case "image":
      let size = Size(width: arguments.number(), height: arguments.number())
      self = .image(ImageContent(size: size, isResizable: arguments.word() == "resizable"))
    case "symbol": self = .image(ImageContent(symbolIn: TextFont(size: arguments.number(17))))
    default: return nil
    }
  }

  private init?(container word: String, _ arguments: inout Arguments) {
    switch word {
    case "hstack": self = .hStack(alignment: VerticalAlignment(arguments.word()), spacing: arguments.length())
    case "vstack": self = .vStack(alignment: HorizontalAlignment(arguments.word()), spacing: arguments.length())
    case "zstack": self = .zStack(alignment: Alignment(arguments.word()))
    case "mono":
      let count = Int(arguments.number())
      self = .layout(
        AnyLayout(MonoText(count: count, character: arguments.number(), line: arguments.number()), identity: "mono"))
    case "layout": self = .layout(testLayout(arguments.word()))
    case "grid":
      self = .grid(
        GridLayout(
          alignment: Alignment(arguments.word("center")), horizontalSpacing: arguments.length(),
          verticalSpacing: arguments.length()))
    case "row":
      let alignment = arguments.word()
      self = .gridRow(alignment: alignment == "_" ? nil : VerticalAlignment(alignment))
    case "lazyv":
      self = .lazy(.vStack(alignment: HorizontalAlignment(arguments.word("center")), spacing: arguments.length()))
    case "lazyh":
      self = .lazy(.hStack(alignment: VerticalAlignment(arguments.word("center")), spacing: arguments.length()))
    case "vgrid":
      let items = Array(repeating: GridItem(.flexible()), count: Int(arguments.number(1)))
      self = .lazy(.vGrid(columns: items, alignment: .center, spacing: arguments.length()))
    case "hgrid":
      let items = Array(repeating: GridItem(.flexible()), count: Int(arguments.number(1)))
      self = .lazy(.hGrid(rows: items, alignment: .center, spacing: arguments.length()))
    case "fits": self = .container(.viewThatFits(AxisSet(arguments.word())))
    default: return nil
    }
  }

  private init?(modifier word: String, _ arguments: inout Arguments) {
    switch word {
    case "frame":
      self = .frame(
        width: arguments.length(), height: arguments.length(), alignment: Alignment(arguments.word("center")))
    case "flex":
      let frame = FlexibleFrame(
        minWidth: arguments.length(), idealWidth: arguments.length(), maxWidth: arguments.length(),
        minHeight: arguments.length(), idealHeight: arguments.length(), maxHeight: arguments.length(),
        alignment: Alignment(arguments.word("center")))
      self = .modifier(.flexibleFrame(frame))
    case "relativeFrame":
      self = .modifier(.containerRelativeFrame(ContainerRelativeFrame(axes: AxisSet(arguments.word()))))
    case "padding": self = .modifier(.padding(EdgeInsets(&arguments)))
    case "safePadding": self = .modifier(.safeAreaPadding(EdgeInsets(&arguments)))
    case "ideal": self = .modifier(.fixedSize(AxisSet(arguments.word())))
    case "ratio": self = .aspectRatio(arguments.length(), arguments.word() == "fill" ? .fill : .fit)
    case "priority": self = .modifier(.layoutPriority(arguments.number()))
    case "overlay": self = .overlay(Alignment(arguments.word("center")))
    case "background": self = .background(Alignment(arguments.word("center")))
    case "offset": self = .modifier(.offset(Point(x: arguments.number(), y: arguments.number())))
    case "position": self = .modifier(.position(Point(x: arguments.number(), y: arguments.number())))
    case "guide": self = .modifier(.alignmentGuide(GuideRule(key: arguments.word(), value: arguments.word())))
    case "inset": self = .decoration(.safeAreaInset(SafeAreaInset(&arguments)))
    case "unsafe": self = .modifier(.ignoresSafeArea(.all, .all))
    case "scroll":
      self = .scrollView(AxisSet(arguments.word("v")), offset: Point(x: arguments.number(), y: arguments.number()))
    case "zindex": self = .modifier(.trait(.zIndex(arguments.number())))
    case "columns": self = .modifier(.trait(.gridCellColumns(Int(arguments.number()))))
    case "unsized": self = .modifier(.trait(.gridCellUnsizedAxes(AxisSet(arguments.word()))))
    case "anchor": self = .modifier(.trait(.gridCellAnchor(UnitPoint(x: arguments.number(), y: arguments.number()))))
    case "columnAlignment": self = .modifier(.trait(.gridColumnAlignment(HorizontalAlignment(arguments.word()))))
    case "effect": self = .modifier(.effect(.scale(x: 2, y: 2, anchor: .center)))
    case "direction":
      self = .modifier(.layoutDirection(arguments.word() == "rtl" ? .rightToLeft : .leftToRight))
    case "clipped": self = .modifier(.clipped)
    case "hidden": self = .modifier(.hidden)
    case "pass": self = .modifier(.passThrough)
    default: return nil
    }
  }
}

extension HorizontalAlignment {
  init(_ word: String) {
    switch word {
    case "leading": self = .leading
    case "trailing": self = .trailing
    case "quarter": self = HorizontalAlignment(CustomAlignments.quarterWidth)
    case "oracleCustom": self = HorizontalAlignment(CustomAlignments.zero)
    default: self = .center
    }
  }
}

extension VerticalAlignment {
  init(_ word: String) {
    switch word {
    case "top": self = .top
    case "bottom": self = .bottom
    case "firstTextBaseline": self = .firstTextBaseline
    case "lastTextBaseline": self = .lastTextBaseline
    case "oneThird": self = VerticalAlignment(CustomAlignments.thirdHeight)
    case "lowThird": self = VerticalAlignment(CustomAlignments.twoThirdsHeight)
    default: self = .center
    }
  }
}

extension Alignment {
  init(_ word: String) {
    let lower = word.lowercased()
    switch word {
    case "quarterLow":
      self.init(horizontal: HorizontalAlignment("quarter"), vertical: VerticalAlignment("lowThird"))
    default:
      self.init(
        horizontal: lower.hasSuffix("leading") ? .leading : lower.hasSuffix("trailing") ? .trailing : .center,
        vertical: lower.hasPrefix("top") ? .top : lower.hasPrefix("bottom") ? .bottom : .center)
    }
  }
}

extension AxisSet {
  /// The axes named by the letters `h` and `v`.
  init(_ word: String) {
    self = []
    if word.contains("h") { insert(.horizontal) }
    if word.contains("v") { insert(.vertical) }
  }
}

extension EdgeInsets {
  init(_ arguments: inout Arguments) {
    self.init(
      top: arguments.number(), leading: arguments.number(), bottom: arguments.number(), trailing: arguments.number())
  }
}

extension SafeAreaInset {
  init(_ arguments: inout Arguments) {
    let edges: [String: Edge] = ["top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing]
    let edge = edges[arguments.word()] ?? .bottom
    let alignment = arguments.word("center")
    let spacing = arguments.length()
    if edge.axis == .vertical {
      self.init(edge: edge, alignment: HorizontalAlignment(alignment), spacing: spacing)
    } else {
      self.init(edge: edge, alignment: VerticalAlignment(alignment), spacing: spacing)
    }
  }
}

extension GuideRule {
  /// `key` is `h.` or `v.` followed by the guide's name; `value` is a sum such as `1*center,4` of guides, `width`,
  /// `height` and points.
  convenience init(key: String, value: String) {
    let isHorizontal = key.hasPrefix("h.")
    let name = String(key.dropFirst(2))
    let terms = value.split(separator: ",").map { $0.split(separator: "*").map(String.init) }
    let sum = { (dimensions: ViewDimensions) -> Double in
      terms.reduce(0) { sum, term in
        let factor = Double(term[0]) ?? 0
        guard let guide = term.count > 1 ? term[1] : nil else { return sum + factor }
        if guide == "width" { return sum + factor * dimensions.width }
        if guide == "height" { return sum + factor * dimensions.height }
        return sum
          + factor
          * (isHorizontal ? dimensions[HorizontalAlignment(guide)] : dimensions[VerticalAlignment(guide)])
      }
    }
    if isHorizontal {
      self.init(HorizontalAlignment(name), value: sum)
    } else {
      self.init(VerticalAlignment(name), value: sum)
    }
  }
}
