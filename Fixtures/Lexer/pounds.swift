// `#` begins directives, macros, raw strings and regexes.
#if DEBUG
#elseif os(iOS) && swift(>=6)
#else
#endif
#sourceLocation(file: "a.swift", line: 1)
#sourceLocation()
if #available(iOS 16, *), #unavailable(macOS 14) {}
let a = #file + #function
#warning("soon")
let b = #selector(f)
