import ViewSemantics
import ViewSource
import ViewSyntax

/// The one or two properties that a view reads of a value or object with several.
struct NarrowReads {
  let read: [DeclID]
  /// The other properties that change independently.
  let others: [DeclID]

  /// The minimum number of properties of a value for which reading a few counts as narrow.
  private static let leastProperties = 4
  /// The maximum number of properties that could be passed to the view separately.
  private static let mostReads = 2

  /// Fails if the view may need the whole value, or if the value has few properties.
  init?(of property: DeclID, among all: [DeclID], _ context: RuleContext) {
    guard all.count >= Self.leastProperties,
      let read = MemberReads(of: property, atMost: Self.mostReads, context.analyzer)?.members, !read.isEmpty
    else { return nil }
    let together = Self.changingTogether(with: read, context)
    self.read = read
    others = all.filter { !read.contains($0) && !together.contains($0) }
    guard read.count + others.count >= Self.leastProperties else { return nil }
  }

  /// The properties that the object's own code writes only together with those that the view reads, which invalidate
  /// the view anyway.
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
        // An object in its initializer is not shown yet.
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
