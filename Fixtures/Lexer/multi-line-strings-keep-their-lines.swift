// A multi-line string is one token from delimiter to delimiter.
let plain = """
  one
    "two" ""three""

  four \
  and more
  """
let empty = """
  """
let quotes = """
  \""" and "\""
  """
let raw = #"""
  \n stays, \#n does not, """ is inside
  """#
let pieces = f("""
  text
  """, 1)
let tabs = """
	tab
	"""
