/// The components of a view's path: `Garden/GardenView/body/VStack/1` from a run, or `GardenView.body/VStack/1` as
/// `viewlint identity` prints it.
struct ViewPath: Hashable {
  /// `GardenView`, `body`, `VStack`, `1`
  let segments: [String]

  init(_ text: String) {
    var segments: [String] = []
    var segment = ""
    var depth = 0
    for character in text {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if character == "/", depth <= 0 {
        segments.append(segment)
        segment = ""
      } else {
        segment.append(character)
      }
    }
    segments.append(segment)
    self.segments = segments.flatMap { segment in
      segment.hasSuffix(".body") && segment.count > 5 ? [String(segment.dropLast(5)), "body"] : [segment]
    }
  }

  /// Whether this path is a suffix of another one.
  ///
  /// - Parameter isLoose: whether to ignore identifiers: `ForEach(plant.id)` in the source is `ForEach(3)` in a run.
  func isEnd(of other: ViewPath, isLoose: Bool) -> Bool {
    guard segments.count <= other.segments.count else { return false }
    return zip(segments, other.segments.suffix(segments.count)).allSatisfy { own, other in
      own == other || isLoose && ["ForEach(", "#("].contains { own.hasPrefix($0) && other.hasPrefix($0) }
    }
  }

  /// The path in the format of `viewlint identity`, from the last occurrence of a view's body; the whole path if there
  /// is none.
  func text(from view: String) -> String {
    let start = segments.indices.dropLast().last { segments[$0] == view && segments[$0 + 1] == "body" }
    guard let start else { return segments.joined(separator: "/") }
    return (["\(view).body"] + segments[(start + 2)...]).joined(separator: "/")
  }

  /// The length of the common prefix.
  func commonLength(with other: ViewPath) -> Int {
    zip(segments, other.segments).prefix { $0 == $1 }.count
  }

  /// The path with the longest common prefix, as a suggestion.
  func nearest(in paths: [String]) -> String? {
    guard let view = segments.first, segments.count > 1 else { return nil }
    var best: (text: String, common: Int, difference: Int)?
    for path in paths {
      let text = ViewPath(path).text(from: view)
      let other = ViewPath(text)
      let common = commonLength(with: other)
      let difference = abs(other.segments.count - segments.count)
      if common > best?.common ?? 1 || common == best?.common && difference < best?.difference ?? 0 {
        best = (text, common, difference)
      }
    }
    return best?.text
  }
}
