// Views text and images: alone, in a builder beside another view, and with padding.
import SwiftUI

struct Sample: View {
  var body: some View { Text("sample") }
}

struct Same: View, Equatable {
  var body: some View { Text("same") }
}

struct EmptyViewCase1: View {
  var body: some View { EmptyView() }
  @ViewBuilder var beside: some View {
    EmptyView()
    Divider()
  }
  var afterPadding: some View { EmptyView().padding() }
}

struct TupleViewCase1: View {
  var body: some View { TupleView((Text("a"), Sample())) }
  @ViewBuilder var beside: some View {
    TupleView((Text("a"), Sample()))
    Divider()
  }
  var afterPadding: some View { TupleView((Text("a"), Sample())).padding() }
}

struct AnyViewCase1: View {
  var body: some View { AnyView(Sample()) }
  @ViewBuilder var beside: some View {
    AnyView(Sample())
    Divider()
  }
  var afterPadding: some View { AnyView(Sample()).padding() }
}

struct AnyViewCase2: View {
  var body: some View { AnyView(erasing: Sample()) }
  @ViewBuilder var beside: some View {
    AnyView(erasing: Sample())
    Divider()
  }
  var afterPadding: some View { AnyView(erasing: Sample()).padding() }
}

struct EquatableViewCase1: View {
  var body: some View { EquatableView(content: Same()) }
  @ViewBuilder var beside: some View {
    EquatableView(content: Same())
    Divider()
  }
  var afterPadding: some View { EquatableView(content: Same()).padding() }
}

struct GroupCase1: View {
  var body: some View { Group { Text("content") } }
  @ViewBuilder var beside: some View {
    Group {
      Text("content")
      Divider()
    }
    Divider()
  }
  var afterPadding: some View { Group(content: { Text("content") }).padding() }
}

struct GroupCase2: View {
  var body: some View {
    Group(subviews: Sample()) { subviews in ForEach(subviews) { subview in subview.padding() } }
  }
  @ViewBuilder var beside: some View {
    Group(subviews: Sample()) { subviews in ForEach(subviews) { subview in subview.padding() } }
    Divider()
  }
  var afterPadding: some View {
    Group(subviews: Sample(), transform: { subviews in ForEach(subviews) { subview in subview.padding() } }).padding()
  }
}

struct TextCase1: View {
  var body: some View { Text(verbatim: "name") }
  @ViewBuilder var beside: some View {
    Text(verbatim: "name")
    Divider()
  }
  var afterPadding: some View { Text(verbatim: "name").padding() }
}

struct TextCase2: View {
  let name: String
  var body: some View { Text(name) }
  @ViewBuilder var beside: some View {
    Text(name)
    Divider()
  }
  var afterPadding: some View { Text(name).padding() }
}

struct TextCase3: View {
  var body: some View { Text("Title", tableName: "Dark", bundle: .main, comment: "a comment") }
  @ViewBuilder var beside: some View {
    Text("Title")
    Divider()
  }
  var afterPadding: some View {
    Text("Title", tableName: "Dark", bundle: .main, comment: "a comment").padding()
  }
}

struct TextCase4: View {
  let attributed: AttributedString
  var body: some View { Text(attributed) }
  @ViewBuilder var beside: some View {
    Text(attributed)
    Divider()
  }
  var afterPadding: some View { Text(attributed).padding() }
}

struct TextCase5: View {
  var body: some View { Text(Image(systemName: "star")) }
  @ViewBuilder var beside: some View {
    Text(Image(systemName: "star"))
    Divider()
  }
  var afterPadding: some View { Text(Image(systemName: "star")).padding() }
}

struct TextCase6: View {
  var body: some View { Text(Date(), style: .relative) }
  @ViewBuilder var beside: some View {
    Text(Date(), style: .relative)
    Divider()
  }
  var afterPadding: some View { Text(Date(), style: .relative).padding() }
}

struct TextCase7: View {
  var body: some View { Text(Date.now...Date.now.addingTimeInterval(60)) }
  @ViewBuilder var beside: some View {
    Text(Date.now...Date.now.addingTimeInterval(60))
    Divider()
  }
  var afterPadding: some View { Text(Date.now...Date.now.addingTimeInterval(60)).padding() }
}

struct TextCase8: View {
  let interval: DateInterval
  var body: some View { Text(interval) }
  @ViewBuilder var beside: some View {
    Text(interval)
    Divider()
  }
  var afterPadding: some View { Text(interval).padding() }
}

struct TextCase9: View {
  var body: some View {
    Text(timerInterval: Date.now...Date.now.addingTimeInterval(60), pauseTime: .now, countsDown: true, showsHours: true)
  }
  @ViewBuilder var beside: some View {
    Text(timerInterval: Date.now...Date.now.addingTimeInterval(60))
    Divider()
  }
  var afterPadding: some View {
    Text(timerInterval: Date.now...Date.now.addingTimeInterval(60), pauseTime: .now, countsDown: true, showsHours: true).padding()
  }
}

struct TextCase10: View {
  let number: NSNumber
  let numberFormatter = NumberFormatter()
  var body: some View { Text(number, formatter: numberFormatter) }
  @ViewBuilder var beside: some View {
    Text(number, formatter: numberFormatter)
    Divider()
  }
  var afterPadding: some View { Text(number, formatter: numberFormatter).padding() }
}

struct TextCase11: View {
  @State private var count = 1
  var body: some View { Text(count, format: .number) }
  @ViewBuilder var beside: some View {
    Text(count, format: .number)
    Divider()
  }
  var afterPadding: some View { Text(count, format: .number).padding() }
}

struct ImageCase1: View {
  var body: some View { Image("name", bundle: .main) }
  @ViewBuilder var beside: some View {
    Image("name")
    Divider()
  }
  var afterPadding: some View { Image("name", bundle: .main).padding() }
}

struct ImageCase2: View {
  var body: some View { Image("name", bundle: .main, label: Text("label")) }
  @ViewBuilder var beside: some View {
    Image("name", label: Text("label"))
    Divider()
  }
  var afterPadding: some View { Image("name", bundle: .main, label: Text("label")).padding() }
}

struct ImageCase3: View {
  var body: some View { Image(decorative: "name", bundle: .main) }
  @ViewBuilder var beside: some View {
    Image(decorative: "name")
    Divider()
  }
  var afterPadding: some View { Image(decorative: "name", bundle: .main).padding() }
}

struct ImageCase4: View {
  var body: some View { Image(systemName: "name") }
  @ViewBuilder var beside: some View {
    Image(systemName: "name")
    Divider()
  }
  var afterPadding: some View { Image(systemName: "name").padding() }
}

struct ImageCase5: View {
  var body: some View { Image(systemName: "name", variableValue: 0.5) }
  @ViewBuilder var beside: some View {
    Image(systemName: "name", variableValue: 0.5)
    Divider()
  }
  var afterPadding: some View { Image(systemName: "name", variableValue: 0.5).padding() }
}

struct ImageCase6: View {
  var body: some View { Image("name", variableValue: 0.5, bundle: .main) }
  @ViewBuilder var beside: some View {
    Image("name", variableValue: 0.5)
    Divider()
  }
  var afterPadding: some View { Image("name", variableValue: 0.5, bundle: .main).padding() }
}

struct ImageCase7: View {
  let resource: ImageResource
  var body: some View { Image(resource) }
  @ViewBuilder var beside: some View {
    Image(resource)
    Divider()
  }
  var afterPadding: some View { Image(resource).padding() }
}

struct ImageCase8: View {
  let picture: UIImage
  var body: some View { Image(uiImage: picture) }
  @ViewBuilder var beside: some View {
    Image(uiImage: picture)
    Divider()
  }
  var afterPadding: some View { Image(uiImage: picture).padding() }
}

struct ImageCase9: View {
  let picture: UIImage
  var body: some View { Image(nsImage: picture) }
  @ViewBuilder var beside: some View {
    Image(nsImage: picture)
    Divider()
  }
  var afterPadding: some View { Image(nsImage: picture).padding() }
}

struct ImageCase10: View {
  let bitmap: CGImage
  var body: some View { Image(bitmap, scale: 4, orientation: .up, label: Text("label")) }
  @ViewBuilder var beside: some View {
    Image(bitmap, scale: 4, label: Text("label"))
    Divider()
  }
  var afterPadding: some View {
    Image(bitmap, scale: 4, orientation: .up, label: Text("label")).padding()
  }
}

struct ImageCase11: View {
  let bitmap: CGImage
  var body: some View { Image(decorative: bitmap, scale: 4, orientation: .up) }
  @ViewBuilder var beside: some View {
    Image(decorative: bitmap, scale: 4)
    Divider()
  }
  var afterPadding: some View { Image(decorative: bitmap, scale: 4, orientation: .up).padding() }
}

struct ImageCase12: View {
  var body: some View {
    Image(size: CGSize(width: 3, height: 4), label: Text("prompt"), opaque: true, colorMode: .linear) { context in context.opacity = 0.5 }
  }
  @ViewBuilder var beside: some View {
    Image(size: CGSize(width: 3, height: 4)) { context in context.opacity = 0.5 }
    Divider()
  }
  var afterPadding: some View {
    Image(size: CGSize(width: 3, height: 4), label: Text("prompt"), opaque: true, colorMode: .linear, renderer: { context in context.opacity = 0.5 }).padding()
  }
}

struct ForegroundStyleCase5: View {
  var body: some View { Circle().fill(ForegroundStyle()) }
  @ViewBuilder var beside: some View {
    Sample().foregroundStyle(ForegroundStyle())
    Divider()
  }
  var afterPadding: some View { Sample().padding().background(ForegroundStyle()) }
}

struct BackgroundStyleCase2: View {
  var body: some View { Circle().fill(BackgroundStyle()) }
  @ViewBuilder var beside: some View {
    Sample().foregroundStyle(BackgroundStyle())
    Divider()
  }
  var afterPadding: some View { Sample().padding().background(BackgroundStyle()) }
}
