// apple-only: NSCache is a class of Objective-C there, whose objects do not know their generic arguments
import Foundation

final class K {}

let cache = NSCache<NSString, K>()
let any: AnyObject = cache
print(any is NSCache<NSString, K>, any is NSCache<NSString, NSString>, any is NSString)
