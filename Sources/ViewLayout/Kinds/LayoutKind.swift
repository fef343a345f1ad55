/// The kind of a layout node.
///
/// Where one view is expected and several are given, they form an implicit container as in SwiftUI
/// (`ImplicitContainer`). Equal kinds lay out in the same way, so setting an equal kind costs nothing; kinds with
/// closures are equal if they hold the same object.
public enum LayoutKind: Equatable {
  /// `EmptyView`: contributes no view to its parent.
  case empty
  /// Its children become children of its parent.
  case group(GroupKind)
  /// A view without children.
  case leaf(LeafKind)
  /// A view that arranges any number of children.
  case container(ContainerKind)
  /// A view with one child, its content.
  case modifier(ModifierKind)
  /// A view whose first child is its content and whose other children are added to it.
  case decoration(DecorationKind)
}

/// A group of views that is not a view itself.
public enum GroupKind: Equatable {
  /// `Group`, a tuple.
  case fixed
  /// `ForEach`, `if`, `switch`: a group whose number of views can change. A stack around it never acts as its single
  /// child.
  case dynamic
  /// `GridRow`: a row of the enclosing grid, and outside of a grid a `Group`. An alignment of `nil` is the grid's.
  case gridRow(VerticalAlignment?)
}

extension LayoutKind {
  /// `Color`, and other views that take the proposed size.
  public static var color: LayoutKind { .leaf(.color) }

  /// `Rectangle`, `RoundedRectangle`, `Capsule`, `Ellipse`.
  public static var shape: LayoutKind { .leaf(.shape(.flexible)) }

  /// `Circle`.
  public static var circle: LayoutKind { .leaf(.shape(.circle)) }

  /// `Divider`.
  public static var divider: LayoutKind { .leaf(.divider) }

  /// `Spacer`; `nil` is the default minimum of 8 points.
  public static func spacer(minLength: Double? = nil) -> LayoutKind { .leaf(.spacer(minLength: minLength)) }

  /// `Text`.
  public static func text(_ content: TextContent) -> LayoutKind { .leaf(.text(content)) }

  /// `HStack`. A spacing of `nil` is the one that each pair of neighbours prefers, mostly 8.
  public static func hStack(alignment: VerticalAlignment = .center, spacing: Double? = nil) -> LayoutKind {
    .container(.stack(StackLayout(axis: .horizontal, alignment: alignment.key, spacing: spacing)))
  }

  /// `VStack`. A spacing of `nil` is the one that each pair of neighbours prefers, mostly 8.
  public static func vStack(alignment: HorizontalAlignment = .center, spacing: Double? = nil) -> LayoutKind {
    .container(.stack(StackLayout(axis: .vertical, alignment: alignment.key, spacing: spacing)))
  }

  /// `ZStack`.
  public static func zStack(alignment: Alignment = .center) -> LayoutKind {
    .container(.zStack(ZStackLayout(alignment: alignment)))
  }

  /// `frame(width:height:alignment:)`.
  public static func frame(
    width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
  ) -> LayoutKind {
    .modifier(.frame(FixedFrame(width: width, height: height, alignment: alignment)))
  }

  /// `padding(_:_:)`; SwiftUI's default length is 16.
  public static func padding(_ edges: EdgeSet = .all, _ length: Double? = nil) -> LayoutKind {
    .modifier(.padding(EdgeInsets(length ?? defaultPadding, on: edges)))
  }

  /// The default padding on each edge, in points.
  public static let defaultPadding = 16.0

  /// `fixedSize(horizontal:vertical:)`.
  public static func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> LayoutKind {
    .modifier(.fixedSize((horizontal ? AxisSet.horizontal : []).union(vertical ? .vertical : [])))
  }

  /// `aspectRatio(_:contentMode:)`; a ratio of `nil` is that of the content's ideal size, as in `scaledToFit()`.
  public static func aspectRatio(_ ratio: Double? = nil, _ contentMode: AspectRatio.ContentMode) -> LayoutKind {
    .modifier(.aspectRatio(AspectRatio(ratio: ratio, contentMode: contentMode)))
  }

  /// `overlay(alignment:content:)`.
  public static func overlay(_ alignment: Alignment = .center) -> LayoutKind { .decoration(.overlay(alignment)) }

  /// `background(alignment:content:)`.
  public static func background(_ alignment: Alignment = .center) -> LayoutKind { .decoration(.background(alignment)) }
}

extension LayoutKind {
  var isGroup: Bool {
    if case .group = self { true } else { false }
  }

  /// The axis of the stack that contains the spacers and dividers among the children of a node.
  enum Orientation: Equatable {
    /// The same as for the node itself.
    case inherited
    case along(Axis)
    /// No stack: spacers stretch on both axes, dividers are horizontal.
    case free
  }

  var orientation: Orientation {
    switch self {
    case .empty, .group, .leaf, .decoration: .inherited
    case .container(let container): container.orientation
    case .modifier(.scrollView): .free
    case .modifier: .inherited
    }
  }

  /// Whether a node keeps its sizes under all proposals when its kind changes from `old`, so that only its content
  /// moves.
  func preservesChildSize(of old: LayoutKind) -> Bool {
    switch (self, old) {
    case (.modifier(let new), .modifier(let old)): new.preservesChildSize(of: old)
    case (.decoration(let new), .decoration(let old)): new.preservesChildSize(of: old)
    case (.empty, _), (.group, _), (.leaf, _), (.container, _), (.modifier, _), (.decoration, _): false
    }
  }

  /// The context, beside proposals, on which measuring or placing the node depends.
  var needs: NodeFacts.Flags {
    switch self {
    case .empty, .group, .leaf, .decoration: []
    case .container(let container): container.needs
    case .modifier(let modifier): modifier.needs
    }
  }

  /// The invalid numbers of the kind.
  var faults: [LayoutFault.Reason] {
    switch self {
    case .empty, .group: []
    case .leaf(let leaf): leaf.faults
    case .container(let container): container.faults
    case .modifier(let modifier): modifier.faults
    case .decoration(let decoration): decoration.faults
    }
  }
}
