// What is infinite or not a number has words of its own in a format style.
import Foundation

let english = Locale(identifier: "en_US")
for number in [Double.nan, .infinity, -.infinity] {
  print(number.formatted(.percent.locale(english)), number.formatted(.number.locale(english)))
}
