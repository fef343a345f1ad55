// Durations as text: patterns of time, units, widths, fractions and what is zero.
import Foundation

let us = Locale(identifier: "en_US")
let long = Duration.seconds(3725) + .milliseconds(678)
let values: [Duration] = [.zero, .milliseconds(1500), .seconds(59.96), long, .seconds(-90), .seconds(200_000)]

for value in values {
  print(
    value.formatted(.time(pattern: .hourMinute).locale(us)),
    value.formatted(.time(pattern: .hourMinuteSecond).locale(us)),
    value.formatted(.time(pattern: .minuteSecond).locale(us)),
    value.formatted(.time(pattern: .minuteSecond(padMinuteToLength: 3, fractionalSecondsLength: 1)).locale(us)),
    value.formatted(
      .time(pattern: .hourMinuteSecond(padHourToLength: 2, fractionalSecondsLength: 2, roundFractionalSeconds: .down))
        .locale(us)),
    value.formatted(.time(pattern: .hourMinute(padHourToLength: 2, roundSeconds: .up)).locale(us)))
}

for value in values {
  print(
    value.formatted(.units().locale(us)),
    value.formatted(.units(allowed: [.minutes, .seconds], width: .wide).locale(us)),
    value.formatted(.units(allowed: [.seconds, .milliseconds, .microseconds], width: .narrow).locale(us)),
    value.formatted(
      .units(allowed: [.seconds], width: .condensedAbbreviated, fractionalPart: .show(length: 2)).locale(us)),
    separator: " | ")
}

func show(_ style: Duration.UnitsFormatStyle) { print(style.locale(us).format(long), style.locale(us).format(.zero)) }
show(.units(allowed: [.hours, .minutes, .seconds], zeroValueUnits: .show(length: 2)))
show(.units(allowed: [.days, .hours, .minutes, .seconds], width: .wide, maximumUnitCount: 2))
show(.units(allowed: [.hours, .minutes, .seconds], valueLength: 3))
show(.units(allowed: [.hours, .minutes, .seconds], valueLengthLimits: 2...4, fractionalPart: .hide(rounded: .up)))
show(.units(allowed: [.seconds], width: .wide, fractionalPart: .show(length: 1, rounded: .towardZero, increment: 0.5)))

var style = Duration.UnitsFormatStyle(allowedUnits: [.minutes, .seconds], width: .abbreviated)
style.maximumUnitCount = 1
style.fractionalPartDisplay = .init(lengthLimits: 0...3, roundingRule: .toNearestOrEven)
style.locale = Locale(identifier: "de_DE")
print(style.format(long), style == style.locale(us), style.unitWidth == .abbreviated, style.allowedUnits.count)
let time = Duration.TimeFormatStyle(pattern: .minuteSecond, locale: Locale(identifier: "fr_FR"))
print(time.format(long), [Duration.seconds(5), .seconds(65)].map { $0.formatted(time) })
