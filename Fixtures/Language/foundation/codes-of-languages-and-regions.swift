import Foundation

// Codes of languages, regions and scripts, instants moved by durations, and bytes of any kind.
print(Locale.LanguageCode.isoLanguageCodes.count, Locale.LanguageCode("eng").identifier(.alpha2) ?? "nil", Locale.LanguageCode("xx").identifier(.alpha2) ?? "nil")
print(Locale.LanguageCode.welsh.identifier, Locale.Region.newZealand.identifier, Locale.Script.thaana.identifier, Locale.LanguageCode.welsh.isISOLanguage)
let regions: Set<Locale.Region> = [.thailand, .spain]
print(regions.map(\.identifier).sorted())
var t = ContinuousClock.now
let u = t
t += .seconds(2)
t -= .seconds(1)
print(t - u == .seconds(1))
func sum(_ b: some ContiguousBytes) -> Int { b.withUnsafeBytes { $0.reduce(0) { $0 + Int($1) } } }
print(sum([1, 2] as [UInt8]), sum([1, 2, 3][1...].map { UInt8($0) }), sum(Data("a".utf8)))
