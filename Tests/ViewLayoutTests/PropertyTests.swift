import Testing

@testable import ViewLayout

/// Properties of every tree, tested on random trees from fixed seeds.
@Suite struct PropertyTests {
  private static let surfaces = [(120.0, 90.0), (40, 300), (0, 0), (500, 20)]

  private func tree(_ seed: Int, depth: Int = 3) -> (Tree, (Double, Double)) {
    var random = RandomTree(seed: seed)
    return (Tree(random.make(depth: depth)), Self.surfaces[seed % Self.surfaces.count])
  }

  /// The placements of a tree; empty for a tree with infinite views, whose positions cannot be compared.
  private func placements(of tree: Tree) -> [LayoutPlacement] {
    let placements = tree.engine.placements(below: tree.root)
    return placements.allSatisfy { $0.size.isFinite } ? placements : []
  }

  /// A placed view has the size that it returns for the proposal of its placement.
  @Test(arguments: 0..<200)
  func placedSizesAreAnswers(seed: Int) {
    let (tree, surface) = tree(seed)
    tree.layout(surface.0, surface.1)
    for placement in tree.engine.placements(below: tree.root) {
      #expect(tree.engine.size(of: placement.node, in: placement.proposal) == placement.size)
    }
  }

  /// If the spacing is at least 0, the views of a stack do not overlap.
  @Test(arguments: 0..<200)
  func viewsOfAStackDoNotOverlap(seed: Int) {
    let (tree, surface) = tree(seed)
    tree.layout(surface.0, surface.1)
    for placement in placements(of: tree) {
      guard case .container(.stack(let stack)) = tree.engine.kind(of: placement.node) else { continue }
      let frames = tree.engine.placedViews(of: placement.node).compactMap { tree.engine.frame(of: $0) }
      for (first, second) in zip(frames, frames.dropFirst()) {
        #expect(second.start(along: stack.axis) >= first.end(along: stack.axis) - 1e-9)
      }
    }
  }

  /// The right-to-left layout is the mirror image of the left-to-right one.
  @Test(arguments: 0..<200)
  func rightToLeftIsTheMirrorImage(seed: Int) {
    let (tree, surface) = tree(seed)
    tree.layout(surface.0, surface.1)
    let frames = placements(of: tree)
    tree.layout(surface.0, surface.1, .rightToLeft)
    let mirrored = placements(of: tree)
    #expect(frames.map(\.node) == mirrored.map(\.node))
    for (left, right) in zip(frames, mirrored) {
      #expect(abs(surface.0 - right.frame.maxX - left.frame.minX) < 1e-9)
      #expect(abs(right.frame.minY - left.frame.minY) < 1e-9)
      #expect(abs(right.size.width - left.size.width) < 1e-9 && abs(right.size.height - left.size.height) < 1e-9)
    }
  }

  /// Groups and empty views change nothing.
  @Test(arguments: 0..<200)
  func groupsAndEmptyViewsChangeNothing(seed: Int) {
    var random = RandomTree(seed: seed)
    let notation = random.make(depth: 3)
    let grouped = notation.withGroupsAndEmptyViews(&random.random)
    let surface = Self.surfaces[seed % Self.surfaces.count]
    let (plain, other) = (Tree(notation), Tree(grouped))
    plain.layout(surface.0, surface.1)
    other.layout(surface.0, surface.1)
    for name in plain.names.keys { #expect(plain[name] == other[name]) }
  }

  /// Caches change nothing.
  @Test(arguments: 0..<60)
  func rememberingChangesNothing(seed: Int) {
    let (tree, surface) = tree(seed, depth: 2)
    tree.layout(surface.0, surface.1)
    let frames = tree.engine.placements(below: tree.root)
    let forgetful = self.tree(seed, depth: 2).0
    forgetful.engine.isCachingEnabled = false
    forgetful.layout(surface.0, surface.1)
    #expect(forgetful.engine.placements(below: forgetful.root) == frames)
  }

  /// A second pass, and a pass after others with other sizes, give the same result as the first.
  @Test(arguments: 0..<60)
  func passesDoNotDependOnEarlierOnes(seed: Int) {
    let (tree, surface) = tree(seed)
    tree.layout(surface.0, surface.1)
    let frames = tree.engine.placements(below: tree.root)
    for other in Self.surfaces { tree.layout(other.0, other.1) }
    tree.layout(surface.0, surface.1)
    #expect(tree.engine.placements(below: tree.root) == frames)
  }

  /// However a tree came about, it is laid out like one that was built that way.
  @Test(arguments: 0..<150)
  func changesLeaveNothingBehind(seed: Int) throws {
    var random = RandomTree(seed: seed)
    random.readsContainers = true
    var notation = TreeNotation(words: ["vstack", "center", "_"], names: ["root"], children: [random.make(depth: 3)])
    let tree = Tree(notation)
    let surface = Self.surfaces[seed % Self.surfaces.count]
    for _ in 0..<12 {
      tree.layout(surface.0, surface.1)
      for _ in 0..<1 + random.random.below(3) { try random.change(&notation, of: tree) }
    }
    let fresh = Tree(notation)
    tree.layout(surface.0, surface.1)
    fresh.layout(surface.0, surface.1)
    #expect(tree.size(nil, nil) == fresh.size(nil, nil))
    for name in fresh.names.keys { #expect(tree[name] == fresh[name], "\(name)") }
    #expect(
      tree.engine.placements(below: tree.root).map(\.frame)
        == fresh.engine.placements(below: fresh.root).map(\.frame))
  }

  /// Whatever the numbers are, nothing traps, and every position is valid.
  @Test(arguments: 0..<150)
  func nonsenseDoesNotTrap(seed: Int) {
    var random = RandomTree(seed: seed)
    random.hasNonsense = true
    random.readsContainers = true
    let tree = Tree(random.make(depth: 3))
    let lengths = [Double.nan, .infinity, -.infinity, -3, 0, 1e308, 70]
    for _ in 0..<4 {
      let direction = random.random.pick([LayoutDirection.leftToRight, .rightToLeft])
      tree.layout(random.random.pick(lengths), random.random.pick(lengths), direction)
      for placement in tree.engine.placements(below: tree.root) {
        #expect(placement.frame.minX.isFinite && placement.frame.minY.isFinite)
        #expect(placement.frame.width >= 0 && placement.frame.height >= 0)
      }
    }
  }

  /// No proposal leads to a size that is negative or NaN.
  @Test(arguments: 0..<100)
  func answersAreLengths(seed: Int) {
    let tree = tree(seed).0
    for width in [nil, 0, 33.3, Double.infinity] {
      for height in [nil, 0, 33.3, Double.infinity] {
        let size = tree.size(width, height)
        #expect(size.width >= 0 && size.height >= 0)
      }
    }
  }
}
