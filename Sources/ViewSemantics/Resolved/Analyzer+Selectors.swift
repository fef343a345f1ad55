import ViewSource
import ViewSyntax

/// The part of a declaration that a `#selector` refers to.
public enum SelectorPart: Sendable {
  case method, getter, setter
}

/// Objective-C selectors, as `#selector` and message sends use them.
extension Analyzer {
  /// The Objective-C selector of a member: `tapped:` for `func tapped(_ sender: Any)`, `showWithDuration:animated:` for
  /// `func show(duration: Double, animated: Bool)`, or the name in `@objc(name)`. Source: the language's rules for
  /// `@objc`.
  public func selector(of id: DeclID, _ part: SelectorPart = .method) -> String {
    if part != .setter, let written = writtenSelector(of: id) { return written }
    let name = decl(id).name.text
    switch part {
    case .getter: return name
    case .setter: return "set\(Analyzer.capitalized(name)):"
    case .method: break
    }
    let isMaker = decl(id).kind == .initializer
    guard isMaker || decl(id).kind == .function else { return name }
    let labels = signature(of: id).parameters.map(\.label)
    guard let first = labels.first else { return name }
    let rest = labels.dropFirst().map { $0 == .none ? ":" : $0.text + ":" }.joined()
    return name + Analyzer.firstPart(first, isMaker: isMaker) + ":" + rest
  }

  /// The method of a type that a selector refers to, a subclass's before its superclass's; `nil` if there is none.
  public func method(ofSelector selector: String, of type: TypeID) -> DeclID? {
    guard types.kind(type) == .nominal else { return nil }
    let start = types.decl(type)
    for owner in [start] + ancestors(of: start) where owner.file != .local {
      let declared = children(of: owner) + program.extensions(of: owner).flatMap { children(of: $0) }
      let found = declared.first { decl($0).kind == .function && self.selector(of: $0) == selector }
      if let found { return found }
    }
    return nil
  }

  /// The name in `@objc(…)`: `fill` for `@objc(fill) func load()`.
  private func writtenSelector(of id: DeclID) -> String? {
    guard let list = header(of: id).child(.modifierList) else { return nil }
    let attribute = program.configuration.attributes(in: list).first { attribute in
      attribute.children.first?.lastToken.map { attribute.isSpelt($0, "objc") } ?? false
    }
    guard let text = attribute?.text, let start = text.firstIndex(of: "("), let end = text.lastIndex(of: ")") else {
      return nil
    }
    return text[start...].dropFirst().prefix(upTo: end).filter { !$0.isWhitespace }
  }

  /// The text that the label of the first parameter adds to the selector: `WithSender` for `sender`, `ByName` for
  /// `byName`.
  private static func firstPart(_ label: Name, isMaker: Bool) -> String {
    if label == .none { return "" }
    let text = label.text
    let word = String(text.prefix { !$0.isUppercase && $0 != "_" })
    return (prepositions.contains(word) ? "" : "With") + capitalized(text)
  }

  private static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

  /// Words that replace the `With`. Source: the compiler's list of prepositions.
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given",
    "in",
    "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until", "using",
    "via",
    "when", "with", "within",
  ]
}
