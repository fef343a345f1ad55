func haveCommon<T: Sequence, U: Sequence>(_ left: T, _ right: U) -> Bool
where T.Element: Equatable, T.Element == U.Element {
  for one in left { for other in right where one == other { return true } }
  return false
}
print(haveCommon([1, 2, 3], [3.0]), haveCommon([1.5], [1, 2]), haveCommon([1, 2], [2]))
