// The properties of Unicode scalars.
for scalar in "aÉ1½Ⅷ٣ _-ǅ\u{301}\u{200D}😀".unicodeScalars {
  let properties = scalar.properties
  print(
    scalar.escaped(asASCII: true), properties.generalCategory, properties.numericType.map { "\($0)" } ?? "-",
    properties.numericValue ?? 0)
  let flags: [(String, Bool)] = [
    ("idStart", properties.isIDStart), ("idContinue", properties.isIDContinue), ("cased", properties.isCased),
    ("pattern", properties.isPatternSyntax), ("joins", properties.isJoinControl), ("extends", properties.isGraphemeExtend),
    ("base", properties.isGraphemeBase), ("lowercased", properties.changesWhenLowercased),
    ("uppercased", properties.changesWhenUppercased), ("quote", properties.isQuotationMark),
    ("emoji", properties.isEmoji), ("ignored", properties.isCaseIgnorable),
  ]
  print("  ", flags.filter(\.1).map(\.0))
}
