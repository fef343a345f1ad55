// What stands behind a test of a version that another clause has met is not parsed.

#if swift(>=2.2)
print("new")
#else
THIS IS NO SWIFT AT ALL, AND IT ISN'T READ
#endif
#if swift(<3)
func old() -> { nothing like this
#elseif swift(>=5)
print("five")
#else
more of what is none
#endif
#if compiler(>=5) && canImport(Swift)
print("both")
#else
print("neither")
#endif
