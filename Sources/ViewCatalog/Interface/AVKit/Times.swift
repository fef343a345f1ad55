extension InterfaceText {
  /// Arithmetic of media times, and the properties of assets and tracks that are loaded asynchronously. An asset has no
  /// content, so each property is loaded as the property of the same name reads.
  static let avFoundationTimes = #"""
    import Foundation

    extension CMTime: Comparable {
      /// The value of a time of another scale in this scale. [believed]: rounded to the nearest, halves away from zero.
      func _value(in scale: Int32, _ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) -> Int64 {
        scale == timescale ? value : Int64((Double(value) * Double(scale) / Double(timescale)).rounded(rule))
      }
      /// The scale of a sum: the scale that both have, else one in which both are whole. [believed]
      static func _scale(_ lhs: CMTime, _ rhs: CMTime) -> Int32 {
        if lhs.timescale == rhs.timescale { return lhs.timescale }
        var (a, b) = (Int64(lhs.timescale), Int64(rhs.timescale))
        while b != 0 { (a, b) = (b, a % b) }
        let common = Int64(lhs.timescale) / max(a, 1) * Int64(rhs.timescale)
        return common > Int64(Int32.max) ? max(lhs.timescale, rhs.timescale) : Int32(common)
      }
      public static func < (lhs: CMTime, rhs: CMTime) -> Bool { lhs.seconds < rhs.seconds }
      public static func + (lhs: CMTime, rhs: CMTime) -> CMTime {
        guard lhs.isNumeric, rhs.isNumeric else { return .invalid }
        let scale = _scale(lhs, rhs)
        return CMTime(value: lhs._value(in: scale) + rhs._value(in: scale), timescale: scale)
      }
      public static func - (lhs: CMTime, rhs: CMTime) -> CMTime {
        guard lhs.isNumeric, rhs.isNumeric else { return .invalid }
        let scale = _scale(lhs, rhs)
        return CMTime(value: lhs._value(in: scale) - rhs._value(in: scale), timescale: scale)
      }
      public static func += (lhs: inout CMTime, rhs: CMTime) { lhs = lhs + rhs }
      public static func -= (lhs: inout CMTime, rhs: CMTime) { lhs = lhs - rhs }
      public static var positiveInfinity: CMTime { CMTime(value: 1, timescale: 0) }
      public static var negativeInfinity: CMTime { CMTime(value: -1, timescale: 0) }
      public func convertScale(_ newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
        isNumeric ? CMTime(value: _value(in: newTimescale, method._rule), timescale: newTimescale) : self
      }
    }
    public enum CMTimeRoundingMethod: UInt32, Sendable {
      case roundHalfAwayFromZero = 1, roundTowardZero, roundAwayFromZero, quickTime, roundTowardPositiveInfinity
      case roundTowardNegativeInfinity
      public static var `default`: CMTimeRoundingMethod { .roundHalfAwayFromZero }
      /// QuickTime rounds towards zero when the scale becomes smaller, which is used for all scales. [approximation]
      var _rule: FloatingPointRoundingRule {
        switch self {
        case .roundHalfAwayFromZero: .toNearestOrAwayFromZero
        case .roundTowardZero, .quickTime: .towardZero
        case .roundAwayFromZero: .awayFromZero
        case .roundTowardPositiveInfinity: .up
        case .roundTowardNegativeInfinity: .down
        }
      }
    }
    public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
    public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
    public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime {
      CMTime(value: time.value * Int64(multiplier), timescale: time.timescale)
    }
    public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Double) -> CMTime {
      CMTime(seconds: time.seconds * multiplier, preferredTimescale: time.timescale)
    }
    public func CMTimeMultiplyByRatio(_ time: CMTime, multiplier: Int32, divisor: Int32) -> CMTime {
      CMTime(value: time.value * Int64(multiplier), timescale: time.timescale * divisor)
    }
    public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 { time1 < time2 ? -1 : time1 == time2 ? 0 : 1 }
    public func CMTimeMaximum(_ time1: CMTime, _ time2: CMTime) -> CMTime { max(time1, time2) }
    public func CMTimeMinimum(_ time1: CMTime, _ time2: CMTime) -> CMTime { min(time1, time2) }
    public func CMTimeConvertScale(_ time: CMTime, timescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
      time.convertScale(timescale, method: method)
    }
    public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
      CMTimeRange(start: start, duration: duration)
    }
    public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange {
      CMTimeRange(start: start, end: end)
    }
    public func CMTimeRangeContainsTime(_ range: CMTimeRange, time: CMTime) -> Bool { range.containsTime(time) }

    open class AVPartialAsyncProperty<Root>: @unchecked Sendable {}
    public final class AVAsyncProperty<Root, Value>: AVPartialAsyncProperty<Root>, @unchecked Sendable {
      let _read: (Root) -> Value
      init(_ read: @escaping (Root) -> Value) { _read = read }
      public enum Status { case notYetLoaded, loading, loaded(Value), failed(NSError) }
    }
    public protocol AVAsynchronousKeyValueLoading {}
    extension AVAsynchronousKeyValueLoading {
      public func load<T>(_ property: AVAsyncProperty<Self, T>) async throws -> T { property._read(self) }
      public func load<A, B>(
        _ propertyA: AVAsyncProperty<Self, A>, _ propertyB: AVAsyncProperty<Self, B>
      ) async throws -> (A, B) { (propertyA._read(self), propertyB._read(self)) }
      public func load<A, B, C>(
        _ propertyA: AVAsyncProperty<Self, A>, _ propertyB: AVAsyncProperty<Self, B>,
        _ propertyC: AVAsyncProperty<Self, C>
      ) async throws -> (A, B, C) { (propertyA._read(self), propertyB._read(self), propertyC._read(self)) }
      public func load<A, B, C, D>(
        _ propertyA: AVAsyncProperty<Self, A>, _ propertyB: AVAsyncProperty<Self, B>,
        _ propertyC: AVAsyncProperty<Self, C>, _ propertyD: AVAsyncProperty<Self, D>
      ) async throws -> (A, B, C, D) {
        (propertyA._read(self), propertyB._read(self), propertyC._read(self), propertyD._read(self))
      }
      public func status<T>(of property: AVAsyncProperty<Self, T>) -> AVAsyncProperty<Self, T>.Status {
        .loaded(property._read(self))
      }
    }
    extension AVAsset: AVAsynchronousKeyValueLoading {}
    extension AVAssetTrack: AVAsynchronousKeyValueLoading {}
    extension AVMetadataItem: AVAsynchronousKeyValueLoading {}
    extension AVPartialAsyncProperty where Root: AVAsset {
      public static var duration: AVAsyncProperty<Root, CMTime> { AVAsyncProperty { $0.duration } }
      public static var isPlayable: AVAsyncProperty<Root, Bool> { AVAsyncProperty { $0.isPlayable } }
      public static var isExportable: AVAsyncProperty<Root, Bool> { AVAsyncProperty { $0.isExportable } }
      public static var isReadable: AVAsyncProperty<Root, Bool> { AVAsyncProperty { $0.isReadable } }
      public static var isComposable: AVAsyncProperty<Root, Bool> { AVAsyncProperty { _ in false } }
      public static var hasProtectedContent: AVAsyncProperty<Root, Bool> { AVAsyncProperty { $0.hasProtectedContent } }
      public static var metadata: AVAsyncProperty<Root, [AVMetadataItem]> { AVAsyncProperty { $0.metadata } }
      public static var commonMetadata: AVAsyncProperty<Root, [AVMetadataItem]> { AVAsyncProperty { $0.commonMetadata } }
      public static var creationDate: AVAsyncProperty<Root, AVMetadataItem?> { AVAsyncProperty { _ in nil } }
      public static var tracks: AVAsyncProperty<Root, [AVAssetTrack]> { AVAsyncProperty { $0.tracks } }
      public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> {
        AVAsyncProperty { _ in .identity }
      }
      public static var preferredRate: AVAsyncProperty<Root, Float> { AVAsyncProperty { _ in 1 } }
      public static var preferredVolume: AVAsyncProperty<Root, Float> { AVAsyncProperty { _ in 1 } }
    }
    extension AVPartialAsyncProperty where Root: AVAssetTrack {
      public static var naturalSize: AVAsyncProperty<Root, CGSize> { AVAsyncProperty { $0.naturalSize } }
      public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> {
        AVAsyncProperty { $0.preferredTransform }
      }
      public static var nominalFrameRate: AVAsyncProperty<Root, Float> { AVAsyncProperty { $0.nominalFrameRate } }
      public static var minFrameDuration: AVAsyncProperty<Root, CMTime> { AVAsyncProperty { $0.minFrameDuration } }
      public static var estimatedDataRate: AVAsyncProperty<Root, Float> { AVAsyncProperty { $0.estimatedDataRate } }
      public static var timeRange: AVAsyncProperty<Root, CMTimeRange> { AVAsyncProperty { $0.timeRange } }
      public static var isEnabled: AVAsyncProperty<Root, Bool> { AVAsyncProperty { $0.isEnabled } }
      public static var isPlayable: AVAsyncProperty<Root, Bool> { AVAsyncProperty { $0.isPlayable } }
      public static var isDecodable: AVAsyncProperty<Root, Bool> { AVAsyncProperty { $0.isDecodable } }
      public static var metadata: AVAsyncProperty<Root, [AVMetadataItem]> { AVAsyncProperty { _ in [] } }
      public static var naturalTimeScale: AVAsyncProperty<Root, Int32> { AVAsyncProperty { _ in 600 } }
      public static var languageCode: AVAsyncProperty<Root, String?> { AVAsyncProperty { _ in nil } }
      public static var mediaCharacteristics: AVAsyncProperty<Root, [String]> { AVAsyncProperty { _ in [] } }
    }
    extension AVPartialAsyncProperty where Root: AVMetadataItem {
      public static var value: AVAsyncProperty<Root, (NSCopying & NSObjectProtocol)?> { AVAsyncProperty { _ in nil } }
      public static var stringValue: AVAsyncProperty<Root, String?> { AVAsyncProperty { _ in nil } }
      public static var numberValue: AVAsyncProperty<Root, NSNumber?> { AVAsyncProperty { _ in nil } }
      public static var dateValue: AVAsyncProperty<Root, Date?> { AVAsyncProperty { _ in nil } }
      public static var dataValue: AVAsyncProperty<Root, Data?> { AVAsyncProperty { _ in nil } }
    }
    """#
}
