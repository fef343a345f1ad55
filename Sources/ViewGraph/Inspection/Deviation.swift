import ViewMachine
import ViewSemantics
import ViewSource

/// A feature of a program that is not drawn or run like SwiftUI.
public struct Deviation: Hashable, Sendable {
  public enum Degree: String, Hashable, Sendable, CaseIterable {
    /// It is approximated, or a substitute is shown.
    case approximate
    /// It has no effect.
    case missing
  }

  public let degree: Degree
  /// The view, modifier or function, if known; otherwise the message.
  public let feature: String
  /// One sentence, without the location.
  public let message: String
  public let place: SourcePlace?
}

/// The marks of a run without duplicates, in order of occurrence.
struct CoverageMarks {
  private(set) var all: [Deviation] = []
  private var known: Set<Deviation> = []

  mutating func add(_ mark: Deviation) {
    if known.insert(mark).inserted { all.append(mark) }
  }
}

extension Graph {
  /// The deviations from SwiftUI, for each feature and location.
  public var marks: [Deviation] { coverage.all }

  /// The uses of SwiftUI views and modifiers that are currently shown: the type name and the source location.
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
      // The parts of a control have other names than its type; the elements of a modifier have the modifier's name.
      guard element.type == typeName(type) || machine.catalogueName(type) == "ModifiedContent" else { continue }
      guard !own.contains(element.type), isMadeByProgram(element.node) else { continue }
      let use = FeatureUse(feature: element.type, place: element.source)
      if seen.insert(use).inserted { result.append(use) }
    }
    return result
  }

  /// Whether code of the program creates a view, not code of a SwiftUI view.
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

/// The use of a SwiftUI view or modifier at a location.
public struct FeatureUse: Hashable, Sendable {
  public let feature: String
  public let place: SourcePlace?
}
