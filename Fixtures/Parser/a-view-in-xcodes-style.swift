//
//  ContentView.swift
//  A view as Xcode's template and formatting leave it.
//

import SwiftUI

struct ContentView: View {
    @State private var items: [Item] = []
    @State private var isPresented = false
    @Environment(\.colorScheme) private var colorScheme
    @Binding var selection: Item.ID?

    let title: LocalizedStringKey

    var body: some View {
        NavigationStack {
            List(selection: $selection) {
                ForEach(items) { item in
                    NavigationLink {
                        DetailView(item: item)
                    } label: {
                        Label(item.name, systemImage: "star")
                            .foregroundStyle(colorScheme == .dark ? .white : .black)
                    }
                }
                .onDelete { items.remove(atOffsets: $0) }
            }
            .navigationTitle(title)
            .toolbar {
                ToolbarItem(placement: .primaryAction) {
                    Button("Add", systemImage: "plus") {
                        isPresented.toggle()
                    }
                }
            }
            .sheet(isPresented: $isPresented) {
                EditView(items: $items)
            }
            .task { await load() }
        }
    }

    private func load() async {
        do {
            items = try await Item.all()
        } catch {
            print("failed: \(error.localizedDescription)")
        }
    }
}

#Preview {
    ContentView(selection: .constant(nil), title: "Items")
}
