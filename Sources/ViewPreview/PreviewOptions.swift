import ViewDrawing
import ViewGraph
import ViewLayout

/// The options of a preview's layout.
public struct PreviewOptions: Sendable {
  /// In points; with `fits` only the width counts, and the height for a view with an infinite one.
  public var size: Size
  /// The insets of bars and of the device's shape, in points; ignored with `fits`.
  public var safeArea = EdgeInsets.zero
  /// Pixels per point, for text metrics as on iOS.
  public var scale = 3.0
  /// Whether the height is that of the view at this width.
  public var fits = false
  /// The text metrics; `ios` rounds to pixels of `scale`.
  public var metrics: Preview.Metrics
  /// Whether chrome is drawn in transition: for images of moments, not of views at rest.
  public var animatesChrome = false
  /// The device and its orientation; `nil` for a size without a device.
  private var device: (device: Device, isLandscape: Bool)?
  /// The environment of the root view; its layout direction is also that of the layout.
  public var surroundings = Surroundings()

  /// A surface without a safe area, in the environment of a phone in portrait orientation.
  public init(size: Size, metrics: Preview.Metrics) {
    self.size = size
    self.metrics = metrics
  }

  /// The screen of a device. With cell metrics, the size is rounded down to whole cells and the insets up.
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

  /// Whether the window grows to the least size of its content, as on a Mac, if no size is given.
  var growsWithContent: Bool {
    guard let (device, isLandscape) = device, device.idiom == .mac else { return false }
    return size == PreviewOptions(device: device, isLandscape: isLandscape, metrics: metrics).size
  }

  /// The options with the device in the other orientation; without a device, width and height are exchanged.
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

  /// The options with a window of another size, in points.
  func resized(to size: Size) -> PreviewOptions {
    var options = self
    options.size = size
    options.device = nil
    options.safeArea = .zero
    return options
  }
}
