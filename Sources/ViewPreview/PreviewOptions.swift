import ViewDrawing
import ViewGraph
import ViewLayout

/// Where and how a view is laid out.
public struct PreviewOptions: Sendable {
  /// In points; with `fits` only the width, and the height for a view that wants an infinite one.
  public var size: Size
  /// What bars and the shape of the device take from the edges, in points; with `fits` it counts as none.
  public var safeArea = EdgeInsets.zero
  /// Pixels a point, for measuring text as on iOS.
  public var scale = 3.0
  /// As high as the view wants to be at this width.
  public var fits = false
  /// How text is measured; `ios` rounds it to pixels of `scale`.
  public var metrics: Preview.Metrics
  /// Whether chrome is seen on its way: for pictures of moments, not for those of views at rest.
  public var animatesChrome = false
  /// The device of which it is the screen, and whether that is held sideways; `nil` for a size without a device.
  private var device: (device: Device, isLandscape: Bool)?
  /// What the root view finds in its environment; the direction is also that of the layout.
  public var surroundings = Surroundings()

  /// A surface without a safe area, in the surroundings of an upright phone.
  public init(size: Size, metrics: Preview.Metrics) {
    self.size = size
    self.metrics = metrics
  }

  /// A device's screen. On cells its lengths are rounded to whole ones: the size down, the insets up.
  public init(device: Device, isLandscape: Bool = false, metrics: Preview.Metrics) {
    self.init(size: device.size(isLandscape: isLandscape), metrics: metrics)
    self.device = (device, isLandscape)
    safeArea = device.safeArea(isLandscape: isLandscape)
    scale = device.scale
    surroundings.hasRegularWidth = device.idiom.isWide
    surroundings.hasRegularHeight = surroundings.hasRegularWidth || (device.idiom == .phone && !isLandscape)
    if metrics == .cell {
      func rounded(_ length: Double, _ unit: Double, _ rule: FloatingPointRoundingRule) -> Double {
        (length / unit).rounded(rule) * unit
      }
      size.width = rounded(size.width, CellCanvas.cellWidth, .down)
      size.height = rounded(size.height, CellCanvas.cellHeight, .down)
      safeArea = EdgeInsets(
        top: rounded(safeArea.top, CellCanvas.cellHeight, .up),
        leading: rounded(safeArea.leading, CellCanvas.cellWidth, .up),
        bottom: rounded(safeArea.bottom, CellCanvas.cellHeight, .up),
        trailing: rounded(safeArea.trailing, CellCanvas.cellWidth, .up))
    }
  }

  /// The same with the device held the other way; without a device its sides change places.
  var rotated: PreviewOptions {
    guard let (device, isLandscape) = device else {
      return resized(to: Size(width: size.height, height: size.width))
    }
    var turned = PreviewOptions(device: device, isLandscape: !isLandscape, metrics: metrics)
    turned.fits = fits
    turned.animatesChrome = animatesChrome
    let regular = (turned.surroundings.hasRegularWidth, turned.surroundings.hasRegularHeight)
    turned.surroundings = surroundings
    (turned.surroundings.hasRegularWidth, turned.surroundings.hasRegularHeight) = regular
    return turned
  }

  /// The same in a window of another size, in points.
  func resized(to size: Size) -> PreviewOptions {
    var options = self
    options.size = size
    options.device = nil
    options.safeArea = .zero
    return options
  }
}
