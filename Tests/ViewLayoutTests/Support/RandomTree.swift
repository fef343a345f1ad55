/// Random trees of views, as notations.
struct RandomTree {
  var random: Random
  /// Whether containers may be lazy, choose among their views, or scroll.
  var hasSpecialContainers = true
  private var names = 0

  init(seed: Int) { random = Random(seed: UInt64(seed)) }

  /// A tree of at most `depth` containers in each other, each node named.
  mutating func make(depth: Int) -> TreeNotation {
    var view = depth == 0 || random.below(4) == 0 ? leaf() : container(depth: depth)
    for _ in 0..<random.below(3) {
      view = node(modifier(), [view])
    }
    if random.below(6) == 0 {
      let added = (0..<1 + random.below(2)).map { _ in make(depth: 0) }
      view = node(["\(random.pick(["overlay", "background"]))", alignment()], [view] + added)
    }
    return view
  }

  private mutating func node(_ words: [String], _ children: [TreeNotation] = []) -> TreeNotation {
    names += 1
    return TreeNotation(words: words, names: ["\(names)"], children: children)
  }

  private mutating func leaf() -> TreeNotation {
    switch random.below(9) {
    case 0, 1: node(["color"])
    case 2: node(["circle"])
    case 3: node(["spacer", random.pick(["_", "0", "5"])])
    case 4: node(["divider"])
    case 5: node(["mono", "\(1 + random.below(20))", "7", "13"])
    case 6: node(["image", "30", "20", random.pick(["natural", "resizable"])])
    default: node(["text", random.pick(["word", "two words", "a few more words", "longer words and\na second line"])])
    }
  }

  private mutating func container(depth: Int) -> TreeNotation {
    let views = (0..<random.below(4) + 1).map { _ in make(depth: depth - 1) }
    switch random.below(hasSpecialContainers ? 9 : 5) {
    case 0, 1:
      return node(["hstack", random.pick(["top", "center", "bottom", "firstTextBaseline"]), spacing()], views)
    case 2, 3: return node(["vstack", random.pick(["leading", "center", "trailing"]), spacing()], views)
    case 4: return node(["zstack", alignment()], views)
    case 5: return node(["scroll", random.pick(["h", "v"])], views)
    case 6: return node(["fits", random.pick(["h", "v", "hv"])], views)
    case 7: return node([random.pick(["lazyv", "lazyh"]), "center", spacing()], views)
    default:
      return node(["grid", alignment(), spacing(), spacing()], [node(["row", "_"], views), make(depth: depth - 1)])
    }
  }

  private mutating func modifier() -> [String] {
    let length = ["_", "0", "12", "40", "90"]
    switch random.below(10) {
    case 0: return ["frame", random.pick(length), random.pick(length), alignment()]
    case 1, 2:
      return ["flex", random.pick(["_", "5"]), random.pick(["_", "30"]), random.pick(["_", "60", "inf"]), "_", "_"]
        + [random.pick(["_", "80", "inf"]), alignment()]
    case 3: return ["padding", "2", "3", random.pick(["0", "5"]), "-1"]
    case 4: return ["ideal", random.pick(["h", "v", "hv"])]
    case 5: return ["ratio", random.pick(["_", "1", "2.5"]), random.pick(["fit", "fill"])]
    case 6: return ["priority", random.pick(["1", "2", "-1"])]
    case 7: return ["offset", "3", "-4"]
    case 8: return ["pass"]
    default: return ["zindex", "1"]
    }
  }

  private mutating func spacing() -> String { random.pick(["_", "0", "6"]) }

  private mutating func alignment() -> String {
    random.pick(["topLeading", "top", "center", "trailing", "bottomTrailing", "bottom"])
  }
}

extension TreeNotation {
  /// The same tree with empty views among the children of containers, and children in groups.
  func withGroupsAndEmptyViews(_ random: inout Random) -> TreeNotation {
    var copy = self
    copy.children = children.map { $0.withGroupsAndEmptyViews(&random) }
    let containers: Set = ["hstack", "vstack", "zstack", "lazyv", "lazyh", "fits", "row"]
    guard containers.contains(words.first ?? "") else { return copy }
    copy.children = copy.children.flatMap { child -> [TreeNotation] in
      let empty = TreeNotation(words: ["empty"])
      switch random.below(4) {
      case 0: return [empty, child]
      case 1: return [TreeNotation(words: ["group"], children: [child, empty])]
      case 2: return [TreeNotation(words: ["pass"], children: [empty]), child]
      default: return [child]
      }
    }
    return copy
  }
}
