// A view by someone who opens every brace on a line of its own.
import SwiftUI
struct CounterView : View
{
    @State var count : Int = 0
    var body : some View
    {
        VStack( alignment : .leading , spacing : 8 )
        {
            if count > 10
            {
                Text( "many" )
            }
            else if count > 5
            {
                Text( "some" )
            }
            else
            {
                Text( "few" )
            }
            ForEach( 0 ..< count , id : \.self )
            { index in
                Text( "\( index )" )
            }
            Button( action : { self.count += 1 } )
            {
                Text( "more" )
            }
        }
        .padding( )
    }
}
