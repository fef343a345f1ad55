// Foundation's values describe themselves: notifications, names of persons, sets of ranges, locales and their parts.
import Foundation
final class O: CustomStringConvertible { var description: String { "obj" } }
print(
  Notification(name: .init("n"), object: O(), userInfo: ["k": 1]),
  Notification(name: .init("n"), object: nil, userInfo: ["k": 1]), Notification(name: .init("n"), object: O()))
print(
  PersonNameComponents(
    namePrefix: "Dr", givenName: "A", middleName: "M", familyName: "B", nameSuffix: "Jr", nickname: "N"),
  PersonNameComponents())
print(
  [RangeSet<Int>()], RangeSet(1..<3), Locale(identifier: "de"), [Locale.LanguageCode("fr")], Locale.Region("DE"),
  Locale.Currency("EUR"), Locale.Currency("EUR").identifier)
print(ContinuousClock().minimumResolution, SuspendingClock().minimumResolution)
print(Locale(identifier: "en_US").debugDescription)
