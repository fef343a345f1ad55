// In a multi-line literal, a backslash at the end of a line joins it with the next one. Only the common indentation of
// that line is removed, and spaces after the backslash are too.
print(
  """
  one \
    two
  {"key": \(1 + 1),\
   "list": [\
  ]}
    a\  
  b
  """)
print(
  """
  \("""
    nested \
    text
    """)\
   end
  """)
