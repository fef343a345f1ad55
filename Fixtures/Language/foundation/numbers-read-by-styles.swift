// Numbers read by a style, signs of accounts, lists in other languages, and what JSON can hold.

import Foundation
print(JSONSerialization.isValidJSONObject(["a": Date()]), JSONSerialization.isValidJSONObject([1]), JSONSerialization.isValidJSONObject("x"), JSONSerialization.isValidJSONObject(["a": [1, NSNull(), true, 2.5, "s", ["k": 1]] as [Any]]), JSONSerialization.isValidJSONObject([1: 2]), JSONSerialization.isValidJSONObject([Double.nan]))
print((try? Double("1,234.5", format: .number.locale(Locale(identifier: "en_US")))) as Any, (try? Int("1,234", format: .number.locale(Locale(identifier: "en_US")))) as Any, try Decimal("$3.50", format: .currency(code: "USD").locale(Locale(identifier: "en_US"))), (try? Int("abc", format: .number)) as Any)
let en = Locale(identifier: "en_US")
print((-5).formatted(.currency(code: "USD").locale(en).sign(strategy: .accounting)), 5.formatted(.currency(code: "USD").locale(en).sign(strategy: .accountingAlways())), (-5.5).formatted(.currency(code: "USD").locale(en).sign(strategy: .always())), (-5).formatted(.number.locale(en).sign(strategy: .never)))
print(["x", "y"].formatted(.list(type: .or).locale(Locale(identifier: "de_DE"))), ["x", "y", "z"].formatted(.list(type: .and, width: .narrow).locale(Locale(identifier: "fr_FR"))))
