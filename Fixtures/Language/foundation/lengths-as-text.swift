import Foundation

let formatter = LengthFormatter()
print(formatter.string(fromValue: 4.5, unit: .kilometer), formatter.string(fromValue: 1234.567, unit: .meter))
formatter.unitStyle = .long
print(formatter.string(fromValue: 1, unit: .mile), formatter.string(fromValue: 2, unit: .foot))
print(formatter.string(fromValue: 2.345, unit: .centimeter))
formatter.unitStyle = .medium
print(formatter.string(fromValue: 2, unit: .inch), formatter.string(fromValue: 2, unit: .yard))
formatter.numberFormatter.maximumFractionDigits = 0
print(formatter.string(fromValue: 4.5, unit: .kilometer), formatter.string(fromValue: 0, unit: .millimeter))
