/// `containerRelativeFrame`: a frame whose lengths are relative to the nearest scroll view, or to the surface.
///
/// SwiftUI documents which containers count. The size of a scroll view, here its proposed size minus its content
/// margins, is an approximation.
public struct ContainerRelativeFrame: Equatable {
  /// The length as a function of the container's length.
  public enum Length: Equatable {
    /// As long as the container.
    case whole
    /// `span` of `count` equal columns with `spacing` points between them.
    case columns(count: Int, span: Int, spacing: Double)
    /// The result of a closure of the program.
    case custom(ContainerLength)
  }

  /// The axes with container-relative lengths.
  public var axes: AxisSet
  /// The alignment of the content in the frame.
  public var alignment: Alignment
  /// The length along each of `axes`.
  public var length: Length

  /// The defaults are those of `containerRelativeFrame(_:alignment:)`.
  public init(axes: AxisSet, alignment: Alignment = .center, length: Length = .whole) {
    self.axes = axes
    self.alignment = alignment
    self.length = length
  }

  /// The fixed frame in a container of `size`; without a container, the lengths are `nil`.
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

  /// The edges whose position the frame changes.
  var fixedEdges: EdgeSet {
    Axis.allCases.reduce(into: []) { if axes.contains($1) { $0.formUnion(EdgeSet($1)) } }
  }
}

/// A closure of the program that computes a length from the container's length along an axis.
public final class ContainerLength: Equatable {
  let length: (Double, Axis) -> Double

  /// `length` receives the container's length in points and its axis, and returns points.
  public init(_ length: @escaping (Double, Axis) -> Double) { self.length = length }

  /// Compares identity; closures cannot be compared.
  public static func == (left: ContainerLength, right: ContainerLength) -> Bool { left === right }
}
