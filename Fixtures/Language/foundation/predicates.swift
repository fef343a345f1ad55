import Foundation

// A predicate is evaluated with what it is given, and filters a sequence.
let large = #Predicate<Int> { $0 > 1 }
print(try large.evaluate(3), try large.evaluate(1))
let limit = 5
print(try [1, 9, 4, 7].filter(#Predicate { $0 > limit }))
struct Trip { var name: String; var days: Int }
let long = #Predicate<Trip> { trip in trip.days > limit && trip.name.contains("o") }
print(try [Trip(name: "Rome", days: 9), Trip(name: "Bari", days: 8)].filter(long).map(\.name))
let both = #Predicate<Int, String> { $0 > 1 && $1.isEmpty }
print(try both.evaluate(3, ""), try both.evaluate(3, "a"))
