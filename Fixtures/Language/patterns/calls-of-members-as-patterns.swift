// swift-version: 6
// A call of a member as a pattern is a value that `~=` compares.
import Foundation
for text in ["v2.10.3-beta", "v7", "x"] {
  switch true {
  case text.contains(/^v(\d+)$/): print("major")
  case text.contains(/^v(\d+)\.(\d+)(?:\.(\d+))?(-\w+)?$/): print("full")
  case text.contains("x"), text.hasPrefix("y"): print("letter")
  default: print("?")
  }
  if case text.contains(/\d$/) = true { print("ends with a digit") }
}
switch 3 {
case [1, 2, 3].max()!: print("the largest")
default: print("another")
}
