// `#if` around declarations, statements, cases and attributes, with every condition.
#if os(iOS) || os(macOS) && !targetEnvironment(simulator)
import UIKit
#elseif canImport(AppKit, _version: 1.2)
import AppKit
#elseif swift(>=6.0) && compiler(<6.3)
#else
func none() {}
#endif
#if DEBUG
struct A {
  #if arch(arm64)
  var a = 1
  #else
  var a = 2
  #endif
  func f() {
    #if DEBUG
    print(a)
    #elseif RELEASE
    #endif
    switch a {
    #if os(iOS)
    case 1: break
    #endif
    case 2:
      #if DEBUG
      b()
      #endif
      c()
    #if os(macOS)
    case 3: break
    #else
    default: break
    #endif
    }
  }
}
#endif
#if hasAttribute(preconcurrency)
@preconcurrency
#endif
public protocol P {}
struct B {
  #if os(iOS)
  @available(iOS 16, *)
  #else
  @available(macOS 13, *) @objc
  #endif
  var b: Int
}
enum C {
  #if a
  case a
  #endif
  case b
}
#if a
#if b
let nested = 1
#endif
#endif
#if (a || b) && hasFeature(C)
#endif
#if _endian(little)
#endif
protocol D {
  #if a
  func f()
  #endif
}
