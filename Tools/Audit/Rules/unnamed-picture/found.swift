import SwiftUI

struct Pictures: View {
    var body: some View {
        Image("onboarding2").resizable()  // found
        VStack { Image("logo"); Text("Welcome") }  // found
    }
}
