import CoreData
import SwiftUI

// Xcode generates the properties of `Member` in an extension; this file declares those of `Transaction`.
@objc(Member)
public class Member: NSManagedObject {
  var paid: Int32 { (payments as? Set<Transaction> ?? []).reduce(0) { $0 + $1.amount } }
}

@objc(Transaction)
public class Transaction: NSManagedObject {
  @NSManaged public var amount: Int32
  @NSManaged public var member: Member?
}

struct ClubView: View {
  @Environment(\.managedObjectContext) private var context
  @FetchRequest(sortDescriptors: [SortDescriptor(\.name)]) private var members: FetchedResults<Member>

  var body: some View {
    List(members) { member in
      Text("\(member.name ?? "?"): \(member.fee, specifier: "%.2f"), paid \(member.paid)")
    }
    .onAppear {
      let member = Member(context: context)
      for _ in 0..<2 { member.addToPayments(Transaction(context: context)) }
    }
  }
}

@main struct ClubApp: App {
  let container = NSPersistentContainer(name: "Club")
  init() { container.loadPersistentStores { _, _ in } }
  var body: some Scene {
    WindowGroup { ClubView().environment(\.managedObjectContext, container.viewContext) }
  }
}
