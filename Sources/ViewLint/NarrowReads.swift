import ViewSemantics
import ViewSource
import ViewSyntax

/// The one or two properties that a view reads of a value or an object that has several.
struct NarrowReads {
  let read: [DeclID]
  /// Those that change without them.
  let others: [DeclID]

  /// As many properties as a value has that is worth taking apart.
  private static let leastProperties = 4
  /// Of so few a view can be given each.
  private static let mostReads = 2

  /// `nil` if the view may need all of what a property holds, or if that has few properties.
  init?(of property: DeclID, among all: [DeclID], _ context: RuleContext) {
    guard all.count >= Self.leastProperties,
      let read = MemberReads(of: property, atMost: Self.mostReads, context.analyzer)?.members, !read.isEmpty
    else { return nil }
    let together = Self.changingTogether(with: read, context)
    self.read = read
    others = all.filter { !read.contains($0) && !together.contains($0) }
    guard read.count + others.count >= Self.leastProperties else { return nil }
  }

  /// The properties of an object that its own code writes nowhere but beside those that are read: the view runs for the
  /// change of these anyway.
  private static func changingTogether(with read: [DeclID], _ context: RuleContext) -> Set<DeclID> {
    let analyzer = context.analyzer
    guard let owner = read.first.flatMap({ analyzer.owner(of: $0) }).flatMap({ analyzer.nominal(of: $0) }),
      analyzer.decl(owner).kind == .classType
    else { return [] }
    var names = NameSet()
    for property in analyzer.children(of: owner) where analyzer.isObserved(property) {
      names.insert(analyzer.decl(property).name)
    }
    var (together, apart): (Set<DeclID>, Set<DeclID>) = ([], [])
    for member in ([owner] + analyzer.extensions(of: owner)).flatMap({ analyzer.children(of: $0) }) {
      let node = analyzer.node(of: member)
      guard node.child(.codeBlock) != nil || node.child(.accessorBlock) != nil, node.mentions(anyOf: names) else {
        continue
      }
      let record = analyzer.record(of: member)
      let written = node.subtree.compactMap { part -> DeclID? in
        // `assign(to: &$title)`
        if part.kind == .inoutExpr { return part.children.last.flatMap { record.uses[$0.id]?.decl } }
        // An object that is made is not shown yet.
        return analyzer.isInitializer(member) ? nil : PropertyWrite(part, record, analyzer)?.property
      }
      let hasRead = written.contains { read.contains($0) }
      for property in written where !read.contains(property) {
        if hasRead { together.insert(property) } else { apart.insert(property) }
      }
    }
    return together.subtracting(apart)
  }
}
