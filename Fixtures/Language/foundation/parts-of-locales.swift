// The language, script and region of an identifier, and locales made of parts.
import Foundation

let chinese = Locale.Language(identifier: "zh-Hant-TW")
print(
  chinese.languageCode?.identifier ?? "none", chinese.script?.identifier ?? "none", chinese.region?.identifier ?? "none"
)
print(chinese.minimalIdentifier, chinese.maximalIdentifier)
let english = Locale.Language(identifier: "en")
print(english.languageCode!.identifier, english.script?.identifier ?? "none", english.region?.identifier ?? "none")
print(english == Locale.Language(languageCode: .english), english.characterDirection == .leftToRight)
let german = Locale.Components(identifier: "de_DE@currency=usd;calendar=buddhist")
print(german.languageComponents.languageCode == .german, german.languageComponents.region?.identifier ?? "none")
print(german.region?.identifier ?? "none", german.currency?.identifier ?? "none", german.calendar == .buddhist)
var french = Locale.Components(languageCode: .french, script: nil, languageRegion: .canada)
print(Locale(components: french).identifier, Locale(components: french).region?.identifier ?? "none")
french.currency = "EUR"
print(Locale(components: french).identifier, Locale(components: french).currency?.identifier ?? "none")
print(Locale(languageCode: .japanese, languageRegion: .japan).identifier)
print(
  Locale(identifier: "fr_CA").language.region?.identifier ?? "none",
  Locale(identifier: "en_GB").region == .unitedKingdom)
print(Locale(identifier: "sr_Latn_RS").language.script?.identifier ?? "none", Locale.Script("Latn").identifier)
