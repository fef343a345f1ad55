import SwiftUI

struct Quantities: View {
  let formatter: DateComponentsFormatter = {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.hour, .minute, .second]
    return formatter
  }()

  func text(_ seconds: TimeInterval, _ style: DateComponentsFormatter.UnitsStyle) -> String {
    formatter.unitsStyle = style
    return formatter.string(from: seconds) ?? "none"
  }

  func padded() -> String {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.minute, .second]
    formatter.zeroFormattingBehavior = .pad
    return formatter.string(from: 65) ?? "none"
  }

  var body: some View {
    Text(text(3610, .positional))
    Text(text(3610, .abbreviated))
    Text(text(3661, .full))
    Text(text(7385, .short))
    Text(text(7385, .brief))
    Text(text(0, .full))
    Text(text(62, .spellOut))
    Text(padded())
    Text(Measurement(value: 25, unit: UnitTemperature.celsius).formatted())
    Text(Measurement(value: 25, unit: UnitTemperature.celsius).formatted(.measurement(width: .narrow, usage: .weather)))
    Text(Measurement(value: 21.5, unit: UnitTemperature.celsius).formatted(.measurement(width: .wide, usage: .asProvided)))
    Text(Measurement(value: 5300, unit: UnitLength.meters).formatted(.measurement(width: .abbreviated, usage: .road)))
    Text(Measurement(value: 1, unit: UnitLength.kilometers).formatted(.measurement(width: .wide, usage: .asProvided)))
    Text(MeasurementFormatter().string(from: Measurement(value: 10, unit: UnitLength.kilometers)))
    Text(provided.string(from: Measurement(value: 72.5, unit: UnitMass.kilograms)))
  }

  var provided: MeasurementFormatter {
    let formatter = MeasurementFormatter()
    formatter.unitOptions = .providedUnit
    formatter.unitStyle = .long
    return formatter
  }
}
