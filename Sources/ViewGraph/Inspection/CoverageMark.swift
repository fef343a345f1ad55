import ViewMachine
import ViewSemantics
import ViewSource

/// Something of a program that is not drawn or run as SwiftUI would.
public struct CoverageMark: Hashable, Sendable {
  public enum Degree: String, Hashable, Sendable, CaseIterable {
    /// Something stands for it, or it is drawn in another way.
    case approximate
    /// It has no effect.
    case missing
  }

  public let degree: Degree
  /// The view, modifier or function, where it is known; else what is said of it.
  public let feature: String
  /// One sentence, without the place.
  public let message: String
  public let place: SourcePlace?
}

/// The marks of a run in the order in which they were made, each once.
struct CoverageMarks {
  private(set) var all: [CoverageMark] = []
  private var known: Set<CoverageMark> = []

  mutating func add(_ mark: CoverageMark) {
    if known.insert(mark).inserted { all.append(mark) }
  }
}

extension Graph {
  /// What is not as SwiftUI would have it: each feature at each place.
  public var marks: [CoverageMark] { coverage.all }

  /// What the views of the catalogue that are there are made of: the name of each type of a view or modifier of SwiftUI's,
  /// and the place that the program makes it at.
  public var featureUses: [FeatureUse] {
    var result: [FeatureUse] = []
    var seen: Set<FeatureUse> = []
    let own = Set(ownViews.map { typeName($0.type) })
    var open = elements
    while let element = open.popLast() {
      open += element.children.reversed()
      if case .fault = element.drawing { continue }
      let type = element.node.type
      guard types.kind(type) == .nominal, analyzer.isFromCatalogue(types.decl(type)) else { continue }
      // What a control consists of has a name that is not its type's; what a modifier adds has the modifier's.
      guard element.type == typeName(type) || machine.catalogueName(type) == "ModifiedContent" else { continue }
      guard !own.contains(element.type), isMadeByProgram(element.node) else { continue }
      let use = FeatureUse(feature: element.type, place: element.source)
      if seen.insert(use).inserted { result.append(use) }
    }
    return result
  }

  /// Whether the program's code makes a view, not that of a view of SwiftUI's.
  private func isMadeByProgram(_ node: ViewNode) -> Bool {
    var current: ViewNode? = node
    while let view = current {
      if case .ref(let box) = view.value, let made = box as? StructBox, machine.place(ofOrigin: made.origin) != nil {
        return true
      }
      if view !== node, case .body(let plan) = view.behavior { return plan.isOwn }
      current = view.parent
    }
    return true
  }
}

/// A view or modifier of SwiftUI's at a place of the program.
public struct FeatureUse: Hashable, Sendable {
  public let feature: String
  public let place: SourcePlace?
}
