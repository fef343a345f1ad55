import Foundation
import ViewSemantics
import ViewSource

/// The format styles of durations.
extension NativeTable {
  mutating func addDurationStyles() {
    add("Duration.TimeFormatStyle._format(_:_:_:_:_:_:)") { call in
      let (padding, fraction) = (try call.int(3), try call.int(4))
      let rounding = NativeTable.roundingRules[try call.int(5)]
      let pattern: Duration.TimeFormatStyle.Pattern =
        switch try call.int(2) {
        case 0: .hourMinute(padHourToLength: padding, roundSeconds: rounding)
        case 1:
          .hourMinuteSecond(
            padHourToLength: padding, fractionalSecondsLength: fraction, roundFractionalSeconds: rounding)
        default:
          .minuteSecond(
            padMinuteToLength: padding, fractionalSecondsLength: fraction, roundFractionalSeconds: rounding)
        }
      let style = Duration.TimeFormatStyle(pattern: pattern, locale: try call.machine.locale(call[6]))
      return .string(style.format(.nanoseconds(try call.int(1))))
    }
    add("Duration.UnitsFormatStyle._format(_:_:_:_:_:_:_:_:_:)") { call in
      typealias Style = Duration.UnitsFormatStyle
      let all: [Style.Unit] = [
        .weeks, .days, .hours, .minutes, .seconds, .milliseconds, .microseconds, .nanoseconds,
      ]
      let widths: [Style.UnitWidth] = [.wide, .abbreviated, .condensedAbbreviated, .narrow]
      let units = Set(try call.integers(2).map { all[$0] })
      let (maximum, zeroLength) = (try call.int(4), try call.int(5))
      let (limits, fraction, increment) = (try call.integers(6), try call.integers(7), try call.double(8))
      var style = Style(
        allowedUnits: units, width: widths[try call.int(3)], maximumUnitCount: maximum > 0 ? maximum : nil,
        zeroValueUnits: zeroLength > 0 ? .show(length: zeroLength) : .hide,
        fractionalPart: Style.FractionalPartDisplayStrategy(
          lengthLimits: fraction[0]...fraction[1], roundingRule: NativeTable.roundingRules[fraction[2]],
          roundingIncrement: increment > 0 ? increment : nil))
      if limits[1] > 0 { style.valueLengthLimits = limits[0]..<limits[1] }
      style.locale = try call.machine.locale(call[9])
      return .string(style.format(.nanoseconds(try call.int(1))))
    }
  }
}

extension NativeCall {
  /// The elements of an argument that is an array of integers.
  fileprivate func integers(_ index: Int) throws -> [Int] { try self[index].asArray.map { try $0.asInt } }
}
