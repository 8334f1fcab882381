import SwiftUI

struct NamedPictures: View {
    private let kept = Image("logo")
    var body: some View {
        Image(decorative: "onboarding2")
        Image("map").accessibilityLabel("Map of the harbour")
        Image(systemName: "star")
        Button { print("a") } label: { HStack { Image("logo"); Text("Open") } }
        HStack { Image("logo"); Text("Welcome") }.accessibilityElement(children: .combine)
        Text("a").background { Image("paper") }
    }
}
