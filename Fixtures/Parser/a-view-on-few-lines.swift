// A view squeezed onto few lines.
struct V:View{var a=1;@State var b=2;var body:some View{VStack{Text("a").bold();if a==b{Text("b")}else{Image("c")};ForEach(0..<3){Text("\($0)")}}.padding(.all,a+b).onTapGesture{b+=1}}}
