// In a multi-line string an interpolation may go over several lines.
let a = """
  \(
    1 +
    2
  )
  \(list.map {
    "(\($0))"
  }.joined())
  """
