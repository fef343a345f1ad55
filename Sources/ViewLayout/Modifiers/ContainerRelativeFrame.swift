/// `containerRelativeFrame`: a frame whose lengths come from the nearest scroll view, or from the surface.
///
/// Which containers count is documented by SwiftUI; that the size of a scroll view is what it is proposed, less its
/// content margins, is an approximation.
public struct ContainerRelativeFrame: Equatable {
  /// What a length is of the container's.
  public enum Length: Equatable {
    /// As long as the container.
    case whole
    /// `span` of `count` equal columns with `spacing` points between them.
    case columns(count: Int, span: Int, spacing: Double)
    /// What a closure of the program makes of the container's length.
    case custom(ContainerLength)
  }

  /// The axes on which the container decides.
  public var axes: AxisSet
  /// Where the content stands in the frame.
  public var alignment: Alignment
  /// What the frame takes of the container, along each of `axes`.
  public var length: Length

  /// The defaults are those of `containerRelativeFrame(_:alignment:)`.
  public init(axes: AxisSet, alignment: Alignment = .center, length: Length = .whole) {
    self.axes = axes
    self.alignment = alignment
    self.length = length
  }

  /// The fixed frame that results in a container of `size`; `nil` without one.
  func frame(in container: Size?) -> FixedFrame {
    FixedFrame(
      width: length(along: .horizontal, in: container), height: length(along: .vertical, in: container),
      alignment: alignment)
  }

  private func length(along axis: Axis, in container: Size?) -> Double? {
    guard axes.contains(axis), let available = container?[axis] else { return nil }
    switch length {
    case .whole: return available
    case .columns(let count, let span, let spacing):
      let (count, span) = (Double(max(count, 1)), Double(span))
      let column = (available - spacing * (count - 1)) / count
      return max(0, column * span + spacing * (span - 1))
    case .custom(let custom): return custom.length(available, axis)
    }
  }

  /// The edges that the frame puts somewhere else than the content does.
  var fixedEdges: EdgeSet {
    Axis.allCases.reduce(into: []) { if axes.contains($1) { $0.formUnion(EdgeSet($1)) } }
  }
}

/// A closure of the program that makes a length of the container's, along an axis.
public final class ContainerLength: Equatable {
  let length: (Double, Axis) -> Double

  /// `length` is given the container's length in points and its axis, and answers points.
  public init(_ length: @escaping (Double, Axis) -> Double) { self.length = length }

  /// The same object: what the closures would answer cannot be compared.
  public static func == (left: ContainerLength, right: ContainerLength) -> Bool { left === right }
}
