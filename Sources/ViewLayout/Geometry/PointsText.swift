/// Formats a number of points: at most two decimals, no trailing zeros, `∞` for infinity.
func formatPoints(_ value: Double) -> String {
  if value.isNaN { return "nan" }
  if value.isInfinite { return value < 0 ? "-∞" : "∞" }
  let hundredths = (value * 100).rounded()
  guard abs(hundredths) < 1e15 else { return "\(value)" }
  let total = Int(hundredths)
  let sign = total < 0 ? "-" : ""
  let (whole, rest) = total.magnitude.quotientAndRemainder(dividingBy: 100)
  if rest == 0 { return "\(sign)\(whole)" }
  if rest % 10 == 0 { return "\(sign)\(whole).\(rest / 10)" }
  return "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
}
