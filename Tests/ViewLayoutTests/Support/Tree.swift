import Testing

@testable import ViewLayout

/// A tree of layout nodes made from its notation, and the named nodes.
final class Tree {
  let engine: LayoutEngine
  private(set) var root = LayoutNodeID.none
  private(set) var names: [String: LayoutNodeID] = [:]
  private let marksNames: Bool

  /// With `marksNames`, a name stands for a colour behind its view. The colour has the view's frame, unless the view
  /// sets a guide for its center; the known frames were measured in this way.
  init(_ notation: TreeNotation, engine: LayoutEngine = LayoutEngine(), marksNames: Bool = false) {
    self.engine = engine
    self.marksNames = marksNames
    root = insert(notation, geometry: nil)
  }

  convenience init(_ text: String, engine: LayoutEngine = LayoutEngine()) throws {
    self.init(try #require(TreeNotation(text)), engine: engine)
  }

  /// The node called `name`.
  func node(_ name: String) throws -> LayoutNodeID { try #require(names[name]) }

  /// The frame of the node called `name`, rounded to a millionth of a point.
  subscript(name: String) -> Rect? {
    guard let node = names[name], let frame = engine.frame(of: node) else { return nil }
    func rounded(_ value: Double) -> Double { (value * 1e6).rounded() / 1e6 }
    return Rect(
      x: rounded(frame.minX), y: rounded(frame.minY), width: rounded(frame.width), height: rounded(frame.height))
  }

  @discardableResult
  func layout(_ width: Double, _ height: Double, _ direction: LayoutDirection = .leftToRight) -> LayoutPass {
    engine.layout(root, in: LayoutSurface(size: Size(width: width, height: height), direction: direction))
  }

  func size(_ width: Double?, _ height: Double?) -> Size {
    engine.sizeThatFits(root, in: ProposedViewSize(width: width, height: height))
  }

  /// Changes the kind of the node called `name` to the one that `words` describe.
  func change(_ name: String, to words: [String]) throws {
    engine.setKind(kind(TreeNotation(words: words), nil), of: try node(name))
  }

  /// Removes the node called `name` and its subtree.
  func remove(_ name: String) throws { engine.remove(try node(name)) }

  /// Inserts `notation` into the children of the node called `name`, at `index`.
  func add(_ notation: TreeNotation, to name: String, at index: Int) throws {
    let parent = try node(name)
    var children = engine.children(of: parent)
    children.insert(insert(notation, geometry: nil), at: index)
    engine.setChildren(children, of: parent)
  }

  func insert(_ notation: TreeNotation, geometry: Size?) -> LayoutNodeID {
    let id: LayoutNodeID
    if notation.words.first == "geometry" {
      id = insertGeometryReader(notation)
    } else if notation.words.first == "mono" {
      id = engine.insert(kind(notation, geometry), children: [engine.insert(.color)])
    } else {
      id = engine.insert(
        kind(notation, geometry), children: notation.children.map { insert($0, geometry: geometry) })
    }
    return notation.names.reduce(id) { mark($0, $1) }
  }

  private func mark(_ view: LayoutNodeID, _ name: String) -> LayoutNodeID {
    names[name] = marksNames ? engine.insert(.color) : view
    return marksNames ? engine.insert(.background(), children: [view, names[name] ?? view]) : view
  }

  /// A reader that rebuilds its content whenever its size changes, as the reader of a program does.
  private func insertGeometryReader(_ notation: TreeNotation) -> LayoutNodeID {
    var reader = LayoutNodeID.none
    let content = GeometryContent { [unowned self] value in
      let old = engine.children(of: reader)
      engine.setChildren(notation.children.map { insert($0, geometry: value.size) }, of: reader)
      for child in old { engine.remove(child) }
    }
    reader = engine.insert(.container(.geometryReader(content)))
    return reader
  }

  private func kind(_ notation: TreeNotation, _ geometry: Size?) -> LayoutKind {
    var arguments = Arguments(notation.words, geometry: geometry)
    let word = notation.words.first ?? ""
    guard let kind = LayoutKind(word, &arguments) else {
      Issue.record("no kind of view is called \(word)")
      return .empty
    }
    return kind
  }
}
