// Modifiers of size and position: alone, in a builder beside another view, and with padding.
import SwiftUI

struct Sample: View {
  var body: some View { Text("sample") }
}

struct FrameCase1: View {
  var body: some View { Sample().frame(width: 8, height: 8, alignment: .bottomTrailing) }
  @ViewBuilder var beside: some View {
    Sample().frame()
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().frame(width: 8, height: 8, alignment: .bottomTrailing)
  }
}

struct FrameCase2: View {
  var body: some View { Sample().frame() }
  @ViewBuilder var beside: some View {
    Sample().frame()
    Divider()
  }
  var afterPadding: some View { Sample().padding().frame() }
}

struct FrameCase3: View {
  var body: some View {
    Sample().frame(minWidth: 8, idealWidth: 8, maxWidth: 8, minHeight: 8, idealHeight: 8, maxHeight: 8, alignment: .bottomTrailing)
  }
  @ViewBuilder var beside: some View {
    Sample().frame(minWidth: 8, idealWidth: 8, maxWidth: 8, minHeight: 8, idealHeight: 8, maxHeight: 8, alignment: .bottomTrailing)
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().frame(minWidth: 8, idealWidth: 8, maxWidth: 8, minHeight: 8, idealHeight: 8, maxHeight: 8, alignment: .bottomTrailing)
  }
}

struct PaddingCase1: View {
  var body: some View { Sample().padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)) }
  @ViewBuilder var beside: some View {
    Sample().padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
  }
}

struct PaddingCase2: View {
  var body: some View { Sample().padding(.horizontal, 8) }
  @ViewBuilder var beside: some View {
    Sample().padding(.horizontal, 8)
    Divider()
  }
  var afterPadding: some View { Sample().padding().padding(.horizontal, 8) }
}

struct PaddingCase3: View {
  var body: some View { Sample().padding(4) }
  @ViewBuilder var beside: some View {
    Sample().padding(4)
    Divider()
  }
  var afterPadding: some View { Sample().padding().padding(4) }
}

struct SafeAreaPaddingCase1: View {
  var body: some View { Sample().safeAreaPadding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)) }
  @ViewBuilder var beside: some View {
    Sample().safeAreaPadding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().safeAreaPadding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
  }
}

struct SafeAreaPaddingCase2: View {
  var body: some View { Sample().safeAreaPadding(.horizontal, 8) }
  @ViewBuilder var beside: some View {
    Sample().safeAreaPadding(.horizontal, 8)
    Divider()
  }
  var afterPadding: some View { Sample().padding().safeAreaPadding(.horizontal, 8) }
}

struct SafeAreaPaddingCase3: View {
  var body: some View { Sample().safeAreaPadding(4) }
  @ViewBuilder var beside: some View {
    Sample().safeAreaPadding(4)
    Divider()
  }
  var afterPadding: some View { Sample().padding().safeAreaPadding(4) }
}

struct AspectRatioCase1: View {
  var body: some View { Sample().aspectRatio(8, contentMode: .fit) }
  @ViewBuilder var beside: some View {
    Sample().aspectRatio(contentMode: .fit)
    Divider()
  }
  var afterPadding: some View { Sample().padding().aspectRatio(8, contentMode: .fit) }
}

struct AspectRatioCase2: View {
  var body: some View { Sample().aspectRatio(CGSize(width: 3, height: 4), contentMode: .fit) }
  @ViewBuilder var beside: some View {
    Sample().aspectRatio(CGSize(width: 3, height: 4), contentMode: .fit)
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().aspectRatio(CGSize(width: 3, height: 4), contentMode: .fit)
  }
}

struct ScaledToFitCase1: View {
  var body: some View { Sample().scaledToFit() }
  @ViewBuilder var beside: some View {
    Sample().scaledToFit()
    Divider()
  }
  var afterPadding: some View { Sample().padding().scaledToFit() }
}

struct ScaledToFillCase1: View {
  var body: some View { Sample().scaledToFill() }
  @ViewBuilder var beside: some View {
    Sample().scaledToFill()
    Divider()
  }
  var afterPadding: some View { Sample().padding().scaledToFill() }
}

struct FixedSizeCase1: View {
  var body: some View { Sample().fixedSize() }
  @ViewBuilder var beside: some View {
    Sample().fixedSize()
    Divider()
  }
  var afterPadding: some View { Sample().padding().fixedSize() }
}

struct FixedSizeCase2: View {
  var body: some View { Sample().fixedSize(horizontal: true, vertical: true) }
  @ViewBuilder var beside: some View {
    Sample().fixedSize(horizontal: true, vertical: true)
    Divider()
  }
  var afterPadding: some View { Sample().padding().fixedSize(horizontal: true, vertical: true) }
}

struct LayoutPriorityCase1: View {
  var body: some View { Sample().layoutPriority(0.5) }
  @ViewBuilder var beside: some View {
    Sample().layoutPriority(0.5)
    Divider()
  }
  var afterPadding: some View { Sample().padding().layoutPriority(0.5) }
}

struct PositionCase1: View {
  var body: some View { Sample().position(CGPoint(x: 1, y: 2)) }
  @ViewBuilder var beside: some View {
    Sample().position(CGPoint(x: 1, y: 2))
    Divider()
  }
  var afterPadding: some View { Sample().padding().position(CGPoint(x: 1, y: 2)) }
}

struct PositionCase2: View {
  var body: some View { Sample().position(x: 4, y: 4) }
  @ViewBuilder var beside: some View {
    Sample().position()
    Divider()
  }
  var afterPadding: some View { Sample().padding().position(x: 4, y: 4) }
}

struct OffsetCase1: View {
  var body: some View { Sample().offset(CGSize(width: 3, height: 4)) }
  @ViewBuilder var beside: some View {
    Sample().offset(CGSize(width: 3, height: 4))
    Divider()
  }
  var afterPadding: some View { Sample().padding().offset(CGSize(width: 3, height: 4)) }
}

struct OffsetCase2: View {
  var body: some View { Sample().offset(x: 4, y: 4) }
  @ViewBuilder var beside: some View {
    Sample().offset()
    Divider()
  }
  var afterPadding: some View { Sample().padding().offset(x: 4, y: 4) }
}

struct AlignmentGuideCase1: View {
  var body: some View { Sample().alignmentGuide(.leading) { dimensions in dimensions[.leading] } }
  @ViewBuilder var beside: some View {
    Sample().alignmentGuide(.leading) { dimensions in dimensions[.leading] }
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().alignmentGuide(.leading, computeValue: { dimensions in dimensions[.leading] })
  }
}

struct AlignmentGuideCase2: View {
  var body: some View { Sample().alignmentGuide(.top) { dimensions in dimensions[.leading] } }
  @ViewBuilder var beside: some View {
    Sample().alignmentGuide(.top) { dimensions in dimensions[.leading] }
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().alignmentGuide(.top, computeValue: { dimensions in dimensions[.leading] })
  }
}

struct ZIndexCase1: View {
  var body: some View { Sample().zIndex(0.5) }
  @ViewBuilder var beside: some View {
    Sample().zIndex(0.5)
    Divider()
  }
  var afterPadding: some View { Sample().padding().zIndex(0.5) }
}
