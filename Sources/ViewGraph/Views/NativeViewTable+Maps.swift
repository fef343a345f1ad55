import ViewDrawing
import ViewLayout
import ViewSource

/// Maps. There are no map images, so a plain background represents the land.
extension NativeViewTable {
  mutating func addMaps() {
    view("Map") { update in
      update.graph.note(
        "there is no map data: plain land is drawn",
        at: update.node.source, feature: "Map")
      let land =
        update.paints.isDark ? Paint(red: 0.16, green: 0.18, blue: 0.2) : Paint(red: 0.95, green: 0.94, blue: 0.9)
      let ground = update.part(1, .color, [], .shape(ShapeDrawing(outline: .rectangle, paint: land)), type: "Land")
      // A map extends behind bars and to the edges of the screen.
      let items = update.looked(
        "items", "_MapLook", ["items", "region", "position", "initial"].map { update.field($0) })
      let whole = update.part(2, .decoration(.overlay(.topLeading)), [ground] + items, type: "Map")
      update.container(.modifier(.ignoresSafeArea(.all, .all)), [whole])
    }
    modifier("_MapModifier") { update in update.surround(.modifier(.passThrough)) }
  }
}
