/// A body and the view that it is the body of: an extension of a protocol has one for many, and makes in each what that one
/// has for the protocol's requirements.
struct BodyOfView: MemoKey {
  let body: DeclID
  let view: DeclID

  var bits: UInt64 { body.bits &* 0xA076_1D64_78BD_642F ^ view.bits }
}

/// What a body reads and makes.
struct WalkedBody {
  let reads: [DependencyWalker.Read]
  /// The properties of objects that say themselves when they change.
  let published: Set<DeclID>
  let children: [ChildInput]
  /// What the body asks the window for.
  let asked: [EnvironmentKey: DependencyWalker.Source]
  /// What the body says where its views have the focus.
  let focused: [EnvironmentKey: DependencyWalker.Source]
  /// The controls of SwiftUI that it makes and that tell their styles something that may change.
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
