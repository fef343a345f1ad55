/// A body and its view. One body in a protocol extension belongs to many views, each with its own witnesses.
struct BodyOfView: MemoKey {
  let body: DeclID
  let view: DeclID

  var bits: UInt64 { body.bits &* 0xA076_1D64_78BD_642F ^ view.bits }
}

/// The result of a walk over a body.
struct WalkedBody {
  let reads: [DependencyWalker.Read]
  /// The properties of observable objects that publish their changes.
  let published: Set<DeclID>
  let children: [ChildInput]
  /// The body's requests to the window.
  let asked: [EnvironmentKey: DependencyWalker.Source]
  /// The values that the body publishes with the focus of its views.
  let focused: [EnvironmentKey: DependencyWalker.Source]
  /// The SwiftUI controls in the body that pass changeable values to their styles.
  let controlsMade: Set<DeclID>
  let contentsCalled: [DeclID]
  let hasUnknownArguments: Bool
  let hasUnknownReads: Bool
  let unknownNames: [String]
  let places: ContentPlaces

  init(by walker: DependencyWalker, reads: [DependencyWalker.Read]) {
    self.reads = reads
    published = walker.published
    children = walker.childrenWithStyles()
    asked = walker.asked
    focused = walker.focused
    controlsMade = walker.controlsMade
    contentsCalled = walker.contentsCalled
    hasUnknownArguments = walker.hasUnknownArguments
    hasUnknownReads = walker.hasUnknownReads
    unknownNames = walker.unknownNames
    places = walker.places
  }
}
