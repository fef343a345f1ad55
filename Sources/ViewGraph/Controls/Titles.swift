import ViewLayout
import ViewMachine
import ViewSource

/// Labels of several views: the first one is the title of the control, and the others are subtitles below it.
extension EnvironmentStore {
  private static let titlesKey = Key.own("titles")

  /// The environment of controls, and of a label, whose label may have subtitles.
  var withTitles: EnvironmentStore { setting(EnvironmentStore.titlesKey, .bool(true)) }

  /// The environment of the title.
  fileprivate var insideTitle: EnvironmentStore { setting(EnvironmentStore.titlesKey, .bool(false)) }

  fileprivate var hasTitles: Bool {
    if case .bool(true)? = self[EnvironmentStore.titlesKey] { true } else { false }
  }
}

extension ViewUpdate {
  /// The label of a control that shows several views as title and subtitles.
  mutating func titledLabel() -> ViewNode {
    guard !graph.isInCells, case .ref(let box) = field("label"), let label = box as? StructBox,
      case .ref(let content)? = label.fields.first, content is TupleBox
    else { return child("label") }
    return child("label", in: environment("titles") { $0.withTitles })
  }

  /// Whether the view consists of a title and its subtitles.
  var isTitle: Bool { node.key == .field("label") && !graph.isInCells && environment.hasTitles }

  /// The environment of a title, or of a subtitle, which is smaller and fainter [believed].
  func titleEnvironment(isFirst: Bool) throws -> EnvironmentStore {
    if isFirst { return environment("title") { $0.insideTitle } }
    let color = graph.color(try paints.secondary)
    let font = graph.font("subheadline", isBold: false)
    return environment("subtitle") { store in
      let faded = store.insideTitle.setting(.own("foregroundStyle"), color)
      return font.map { faded.setting(.property("font"), $0.wrapped) } ?? faded
    }
  }
}
