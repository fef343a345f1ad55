/// Random trees of views, as notations.
struct RandomTree {
  var random: Random
  /// Whether views may take their size from the container around them, so that a size does not depend on the proposal
  /// alone.
  var readsContainers = false
  /// Whether lengths may be negative, infinite, huge or NaN.
  var hasNonsense = false
  private var names = 0

  init(seed: Int) { random = Random(seed: UInt64(seed)) }

  /// A tree with at most `depth` nested containers, in which each node has a name.
  mutating func make(depth: Int) -> TreeNotation {
    var view = depth == 0 || random.below(4) == 0 ? leaf() : container(depth: depth)
    for _ in 0..<random.below(3) {
      view = node(modifier(), [view])
    }
    if random.below(6) == 0 {
      let added = (0..<1 + random.below(2)).map { _ in make(depth: 0) }
      view = node([random.pick(["overlay", "background"]), alignment()], [view] + added)
    } else if random.below(12) == 0 {
      let edge = random.pick([["top", "leading"], ["trailing", "bottom"]])
      view = node(["inset", edge[0], edge[1], random.pick(["_", "3"])], [view, make(depth: 0)])
    }
    return view
  }

  private mutating func node(_ words: [String], _ children: [TreeNotation] = []) -> TreeNotation {
    names += 1
    return TreeNotation(words: words, names: ["\(names)"], children: children)
  }

  mutating func leaf() -> TreeNotation {
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
    var views = (0..<random.below(4) + 1).map { _ in make(depth: depth - 1) }
    if random.below(3) == 0 { views = [node([random.pick(["group", "dynamic"])], views)] }
    switch random.below(9) {
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

  mutating func modifier() -> [String] {
    if hasNonsense && random.below(2) == 0 { return nonsense() }
    let length = ["_", "0", "12", "40", "90"]
    switch random.below(readsContainers ? 14 : 13) {
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
    case 9:
      return [
        "guide", random.pick(["h.leading", "h.center", "v.firstTextBaseline"]), random.pick(["7", "0.5*width"]),
      ]
    case 10: return ["unsafe"]
    case 11: return ["safePadding", "2", "0", "4", "1"]
    case 13: return ["relativeFrame", random.pick(["h", "v"])]
    default: return ["zindex", "1"]
    }
  }

  private mutating func nonsense() -> [String] {
    let lengths = (0..<6).map { _ in random.pick(["_", "nan", "inf", "-inf", "-7", "0", "1e308", "-1e308", "1e-320"]) }
    let words = random.pick([
      ["frame"], ["flex"], ["padding"], ["offset"], ["position"], ["priority"], ["safePadding"], ["scroll", "v"],
    ])
    if random.below(6) == 0 { return ["ratio", lengths[0], "fill"] }
    if random.below(6) == 0 { return ["guide", "h.center", lengths[0] == "_" ? "0" : lengths[0]] }
    return words + lengths
  }

  private mutating func spacing() -> String {
    random.pick(hasNonsense ? ["_", "nan", "-inf", "1e308", "-1e9"] : ["_", "0", "6"])
  }

  private mutating func alignment() -> String {
    random.pick(["topLeading", "top", "center", "trailing", "bottomTrailing", "bottom"])
  }
}

/// A random change of a tree, made in its notation and in the tree built from it.
extension RandomTree {
  private static let containers: Set = [
    "hstack", "vstack", "zstack", "lazyv", "lazyh", "fits", "scroll", "row", "group", "dynamic",
  ]
  private static let leaves: Set = ["color", "circle", "spacer", "divider", "image", "text"]
  private static let decorations: Set = ["overlay", "background"]

  mutating func change(_ notation: inout TreeNotation, of tree: Tree) throws {
    if !notation.children.isEmpty, random.below(4) > 0 {
      return try change(&notation.children[random.below(notation.children.count)], of: tree)
    }
    let word = notation.words[0]
    if Self.leaves.contains(word) {
      var other = leaf()
      while other.words[0] == "mono" { other = leaf() }
      notation.words = other.words
      try tree.change(notation.names[0], to: other.words)
    } else if Self.containers.contains(word) {
      try changeChildren(&notation, of: tree)
    } else if Self.decorations.contains(word) {
      notation.words = [random.pick(["overlay", "background"]), random.pick(["top", "trailing"])]
      try tree.change(notation.names[0], to: notation.words)
    } else if !["mono", "grid", "inset"].contains(word) {
      notation.words = modifier()
      try tree.change(notation.names[0], to: notation.words)
    }
  }

  private mutating func changeChildren(_ notation: inout TreeNotation, of tree: Tree) throws {
    let index = random.below(notation.children.count + 1)
    switch random.below(3) {
    case 0:
      guard !["row", "scroll", "group", "dynamic"].contains(notation.words[0]) else { return }
      notation.words = random.pick([["hstack", "top", "3"], ["vstack", "leading", "_"], ["zstack", "top"]])
      try tree.change(notation.names[0], to: notation.words)
    case 1:
      guard index < notation.children.count else { return }
      try tree.remove(notation.children.remove(at: index).names[0])
    default:
      let added = make(depth: 1)
      notation.children.insert(added, at: index)
      try tree.add(added, to: notation.names[0], at: index)
    }
  }
}

extension TreeNotation {
  /// The same tree with empty views among the children of containers, and with children in groups.
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
