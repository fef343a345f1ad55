import Foundation
let u = UUID(uuid: (1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16))
print(u)
print(u.uuid.0, u.uuid.15)
let f = NumberFormatter()
f.positiveFormat = "#,##0.00"
f.negativeFormat = "(#,##0.00)"
print(f.string(from: 1234.5)!, f.string(from: -1234.5)!)
let g = NumberFormatter()
g.numberStyle = .decimal
g.locale = Locale(identifier: "en_US")
g.minimumIntegerDigits = 3; g.maximumFractionDigits = 2; g.minimumFractionDigits = 1
g.positivePrefix = "+"; g.negativePrefix = "minus "; g.positiveSuffix = "!"
print(g.string(from: 7)!, g.string(from: -7.256)!)
g.groupingSeparator = "_"; g.groupingSize = 2; print(g.string(from: 1234567)!)
g.decimalSeparator = ","; print(g.string(from: 12.5)!)
g.zeroSymbol = "zip"; print(g.string(from: 0)!)
g.nilSymbol = "none"; print(g.nilSymbol)
let h = NumberFormatter(); h.usesSignificantDigits = true; h.maximumSignificantDigits = 3; print(h.string(from: 3.14159)!)
let k = NumberFormatter(); k.numberStyle = .percent; k.multiplier = 1; print(k.string(from: 45)!)
let m = NumberFormatter(); m.formatWidth = 8; m.paddingCharacter = "*"; print(m.string(from: 42)!)
let r = NumberFormatter(); r.numberStyle = .decimal; r.roundingMode = .floor; r.maximumFractionDigits = 0; print(r.string(from: 2.9)!, r.string(from: -2.1)!)
r.roundingIncrement = 5; print(r.string(from: 13)!)
let c = NumberFormatter(); c.numberStyle = .currency; c.currencyCode = "EUR"; c.locale = Locale(identifier: "de_DE"); print(c.string(from: 1234.5)!, c.currencySymbol!, c.decimalSeparator!, c.groupingSeparator!)
print(c.number(from: "12,50 €") as Any)
print(f.positiveFormat!, f.negativeFormat!, c.positiveFormat!, g.positiveFormat!)
