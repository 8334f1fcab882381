// Made by `make rules` from Tools/Audit/Rules.

/// The examples of each rule, by its id.
enum Examples {
    static let files: [String: (found: String, fine: String)] = [
        "bare-target": (
            #"""
            import SwiftUI

            struct BareControls: View {
                var body: some View {
                    Button { close() } label: { Image(systemName: "xmark") }  // found
                    HStack { Button("Edit") { close() }.font(.caption) }  // found
                    Button("Done") { close() }.padding()  // found
                    Button(action: close) { Text("Later").frame(maxWidth: .infinity) }  // found
                    Button(action: close) { word }  // found
                    Button(action: close) { Label("Copy", systemImage: "doc").font(.caption) }  // found
                    Button { close() } label: {  // found
                        HStack {
                            Image(systemName: "doc")
                            Text("Copy").padding(.vertical, 2)
                        }
                        .font(.caption).padding(6).background(Color.yellow, in: Capsule())
                    }
                    Button(action: close) { Text("Later").small(12).padding(.vertical, 10) }  // found
                    HStack { Text("Tag"); Spacer(); Image("cross").resizable().frame(width: 5, height: 5) }.onTapGesture { close() }  // found
                    Button(action: close) { VStack(spacing: 2) { Text("1"); Color.gray.frame(height: 1) } }.buttonStyle(ShrinkingStyle())  // found
                    Button(action: close) { Image("close") }  // asked
                }
                private var word: some View { Text("Retry") }
                private func close() {}
            }

            struct ShrinkingStyle: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    configuration.label.scaleEffect(configuration.isPressed ? 0.9 : 1)
                }
            }

            extension View {
                func small(_ size: CGFloat) -> some View { font(.system(size: size)) }
            }

            """#,
            #"""
            import SwiftUI

            struct RoomyControls: View {
                var body: some View {
                    Button { close() } label: { Image(systemName: "xmark").frame(width: 44, height: 44) }
                    Button("Edit") { close() }.buttonStyle(RoomyWordStyle())
                    Button { close() } label: { Image(systemName: "xmark") }.font(.largeTitle)
                    Button { close() } label: { Text("Copy").padding(12).background(Color.yellow) }
                    Button("Subscribe to the newsletter that comes once a month") { close() }
                    Button { close() } label: { Text("Copy").tall() }
                    Text("Copy").padding(12).onTapGesture { close() }
                    Text("Several lines of text").lineLimit(3).onTapGesture { close() }
                    List { Button("Edit") { close() } }
                    Text("a").toolbar { Button("Edit") { close() } }
                    Text("a").inBar { Button("Edit") { close() } }
                }
                private func close() {}
            }

            struct RoomyWordStyle: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View { configuration.label.padding(12) }
            }

            extension View {
                func tall() -> some View { padding(12) }
                func inBar(@ViewBuilder _ content: () -> some View) -> some View { toolbar(content: content) }
            }

            """#
        ),
        "clipped-text": (
            #"""
            import SwiftUI

            struct TightBoxes: View {
                let name: String
                var body: some View {
                    Text(name).frame(height: 24)  // found
                    Text(name).lineLimit(1)  // found
                    HStack { Text(name) }.lineLimit(1)  // found
                    TextField("Name", text: .constant(name)).frame(height: 44)  // found
                    VStack {
                        Text(name)
                        Text("New")
                    }
                    .frame(maxWidth: .infinity, maxHeight: 60)  // found
                    Button { print(name) } label: { Text(name) }.frame(height: 32)  // found
                    HStack {  // asked
                        ForEach(["Bugs", "Ideas", "Praise", "Other"], id: \.self) { Text($0).frame(maxWidth: .infinity) }
                    }
                }
            }

            """#,
            #"""
            import SwiftUI

            struct RoomyBoxes: View {
                let name: String
                var body: some View {
                    Text(name).frame(minHeight: 24)
                    List { Text(name).lineLimit(1) }
                    Text("New").lineLimit(1)
                    Text(name).font(.system(size: 12)).frame(height: 24)
                    Text("7").frame(width: 24, height: 24)
                    Image("cover").frame(height: 24)
                    VStack { Image("cover"); Text(name) }.frame(height: 160)
                    Color.red.frame(height: 2)
                }
            }

            """#
        ),
        "covered-view": (
            #"""
            import SwiftUI

            struct DimmedCard: View {
                @State private var isShown = true
                var body: some View {
                    ZStack {
                        Color.black.opacity(0.4).onTapGesture { isShown = false }  // found
                        if isShown { Text("Well done") }
                    }
                }
            }

            """#,
            #"""
            import SwiftUI

            struct ModalCard: View {
                @State private var isShown = true
                var body: some View {
                    Text("Goals").accessibilityHidden(isShown)
                    ZStack {
                        Color.black.opacity(0.4).onTapGesture { isShown = false }
                        if isShown { Text("Well done") }
                    }
                }
            }

            """#
        ),
        "dead-end-error": (
            #"""
            import SwiftUI

            struct ClosedAlerts: View {
                @State private var hasError = false
                var body: some View {
                    Text("a").alert("Could not save", isPresented: $hasError) { Button("OK") {} }  // found
                    Text("b").alert("Upload failed", isPresented: $hasError) { Button("OK") { hasError = false } }  // found
                    if hasError {  // found
                        ContentUnavailableView("Could not load", systemImage: "wifi.slash")
                    } else {
                        Text("c")
                    }
                }
            }

            """#,
            #"""
            import SwiftUI

            struct HelpfulAlerts: View {
                @State private var hasError = false
                @State private var asks = false
                var body: some View {
                    Text("a").alert("Could not save", isPresented: $hasError) {
                        Button("Try again") { save() }
                        Button("Not now") {}
                    }
                    Text("b").alert("Welcome", isPresented: $asks) { Button("OK") {} }
                }
                private func save() {}
            }

            """#
        ),
        "delayed-reset": (
            #"""
            import SwiftUI

            struct CopiedNote: View {
                @State private var isCopied = false
                @State private var message: String?
                var body: some View {
                    Button(isCopied ? "Copied!" : "Copy") { copy() }
                    if let message { HStack { Text(message) } }
                }
                private func copy() {
                    isCopied = true
                    Task {
                        try await Task.sleep(for: .seconds(1))  // found
                        isCopied = false
                    }
                }
                private func send(_ text: String) {
                    message = text
                    Task {
                        try await Task.sleep(for: .seconds(2))  // found
                        withAnimation { message = nil }
                    }
                }
            }

            """#,
            #"""
            import SwiftUI

            struct LoadedNote: View {
                @State private var isLoading = false
                @State private var isLate = false
                var body: some View {
                    if isLoading { Text("Loads") }
                    Button("Load") { load() }
                }
                private func load() {
                    isLoading = true
                    Task {
                        try await Task.sleep(for: .seconds(1))
                        isLate = true
                    }
                }
            }

            """#
        ),
        "destructive-swipe-role": (
            #"""
            import SwiftUI

            struct AskingSwipe: View {
                @State private var asks = false
                @State private var pending: String?
                var body: some View {
                    List {
                        Text("a").swipeActions { Button("Delete", role: .destructive) { asks = true } }  // found
                        Text("b").swipeActions {
                            Button(role: .destructive) { ask("b") } label: { Label("Delete", systemImage: "trash") }  // found
                        }
                        Text("c").swipeActions { Button("Delete", role: .destructive) { withAnimation { asks = true } } }  // found
                    }
                    .confirmationDialog("Delete?", isPresented: $asks) { Button("Delete", role: .destructive) { print("gone") } }
                    .alert(Text("Delete?"), isPresented: $asks, presenting: pending) { _ in Button("Delete", role: .destructive) {} }
                }
                private func ask(_ note: String) { pending = note }
            }

            """#,
            #"""
            import SwiftUI

            struct DeletingSwipe: View {
                @State private var asks = false
                @State private var isEditing = false
                @State private var isShared = false
                var body: some View {
                    List {
                        Text("a").swipeActions { Button("Delete") { asks = true }.tint(.red) }
                        Text("b").swipeActions { Button("Delete", role: .destructive) { delete() } }
                        Text("c").contextMenu { Button("Delete", role: .destructive) { asks = true } }
                        Text("d").swipeActions { Button("Clear", role: .destructive) { isEditing = true } }
                        Text("e").swipeActions {
                            Button("Delete", role: .destructive) { if isShared { asks = true } else { delete() } }
                        }
                    }
                    .alert("Delete?", isPresented: $asks) { Button("Delete", role: .destructive) { delete() } }
                }
                private func delete() {}
            }

            """#
        ),
        "double-haptic": (
            #"""
            import SwiftUI
            import UIKit

            struct DoubleTap: View {
                let impact = UIImpactFeedbackGenerator(style: .light)
                let notification = UINotificationFeedbackGenerator()
                @State private var count = 0
                var body: some View {
                    Button("Save") {
                        impact.impactOccurred()
                        count += 1
                        notification.notificationOccurred(.success)  // found
                    }
                    Button("Send") {
                        DoubleHaptics.shared.light()
                        notification.notificationOccurred(.success)  // found
                    }
                    Text("1").sensoryFeedback(.impact, trigger: count).sensoryFeedback(.success, trigger: count)  // found
                }
            }

            @MainActor final class DoubleHaptics {
                static let shared = DoubleHaptics()
                private let generator = UIImpactFeedbackGenerator(style: .light)
                func light() { generator.impactOccurred() }
            }

            """#,
            #"""
            import SwiftUI
            import UIKit

            struct SingleTap: View {
                let impact = UIImpactFeedbackGenerator(style: .light)
                let notification = UINotificationFeedbackGenerator()
                @State private var count = 0
                var body: some View {
                    Button("Save") {
                        impact.prepare()
                        impact.impactOccurred()
                    }
                    Button("Send") {
                        if count > 0 { impact.impactOccurred() } else { notification.notificationOccurred(.error) }
                    }
                    Button("Load") {
                        Task {
                            impact.impactOccurred()
                            try? await Task.sleep(for: .seconds(1))
                            notification.notificationOccurred(.success)
                        }
                    }
                    Button("Log") {
                        SingleLog.shared.light()
                        impact.impactOccurred()
                    }
                    Text("1").sensoryFeedback(.impact, trigger: count).sensoryFeedback(.success, trigger: count > 3)
                }
            }

            @MainActor final class SingleLog {
                static let shared = SingleLog()
                func light() { print("light") }
            }

            """#
        ),
        "dropped-failure": (
            #"""
            import SwiftUI

            struct DroppedFailures: View {
                let store: DroppedStore
                @State private var items: [String] = []
                var body: some View {
                    List(items, id: \.self) { Text($0) }.task { items = (try? await store.load()) ?? [] }  // found
                    Button("Delete") { Task { try? await store.save() } }  // found
                    List { Text("a") }.refreshable { await reload() }
                }
                private func show(_ result: Result<[String], any Error>) {
                    switch result {
                    case .success(let loaded): items = loaded
                    case .failure: break  // found
                    }
                }
                private func first() async {
                    guard let loaded = try? await store.load() else { return }  // found
                    items = loaded
                }
                private func use(_ result: Result<[String], any Error>) {
                    guard case .success(let loaded) = result else { return }  // found
                    items = loaded
                }
                private func reload() async {
                    do { items = try await store.load() } catch { print(error) }  // found
                }
            }

            struct DroppedResult: View {
                let result: Result<String, any Error>
                var body: some View {
                    switch result {
                    case .success(let text): Text(text)
                    case .failure: EmptyView()  // found
                    }
                }
            }

            struct DroppedElsewhere: View {
                @State private var model = DroppedModel()
                var body: some View {
                    Button("Save") { Task { await model.save() } }  // found
                    Button("Delete", action: model.delete)  // found
                }
            }

            @MainActor @Observable final class DroppedModel {
                let store = DroppedStore()
                private var loadError: String?
                func save() async {
                    do { try await store.save() } catch { loadError = "Not saved" }
                }
                func delete() { Task { try? await store.save() } }
            }

            struct DroppedStore {
                func save() async throws {}
                func load() async throws -> [String] { [] }
            }

            """#,
            #"""
            import SwiftUI

            struct ShownFailures: View {
                let store: ShownStore
                @State private var problem: String?
                var body: some View {
                    Button("Save") { Task { do { try await store.save() } catch { problem = "Could not save. Try again." } } }
                    Button("Like") { Task { if (try? await store.save()) == nil { problem = "Not liked." } } }
                    Text("a").task { do { try await Task.sleep(for: .seconds(1)) } catch {} }
                    Text(problem ?? "").task { try? await Task.sleep(for: .seconds(1)) }
                    Text("b").task {
                        // The next refresh catches up.
                        try? await store.save()
                    }
                    Button("Stop") { Task { do { try await store.save() } catch is CancellationError {} catch { problem = "No." } } }
                }
            }

            struct ShownElsewhere: View {
                @State private var model = ShownModel()
                var body: some View {
                    Text(model.error ?? "").task { await model.load() }
                    Button("Shorten") { model.shorten() }
                }
            }

            @MainActor @Observable final class ShownModel {
                let store = ShownStore()
                var error: String?
                func load() async {
                    do { try await store.save() } catch { self.error = "Could not load." }
                    try? await store.save()
                }
                func shorten() {
                    print("shorter")
                    Task { try? await store.save() }
                }
                private func listen() async { try? await store.save() }
            }

            struct ShownStore {
                func save() async throws {}
            }

            #if DEBUG
            struct SampleNotes: View {
                let result: Result<String, CancellationError>
                var body: some View { Button("Try it") { guard case .success = result else { return } } }
            }
            #endif

            """#
        ),
        "empty-label": (
            #"""
            import SwiftUI

            struct EmptyLabels: View {
                @State private var isOn = false
                @State private var name = ""
                @State private var volume = 1
                var body: some View {
                    Toggle("", isOn: $isOn).labelsHidden()  // found
                    TextField("", text: $name)  // found
                    TextField(isOn ? "Name" : "", text: $name)  // asked
                    Stepper("", value: $volume)  // found
                    Button("", systemImage: "plus", action: add)  // found
                    Toggle(isOn: $isOn) { Text("") }  // found
                    Button(action: add) { Label("", systemImage: "plus") }  // found
                    Image("chart").accessibilityLabel("")  // found
                    HStack { Text("Name"); TextField("", text: $name) }.accessibilityElement(children: .contain)  // found
                    Image("chart").accessibilityLabel(isOn ? "On" : "")  // asked
                }
                private func add() {}
            }

            """#,
            #"""
            import SwiftUI

            struct FullLabels: View {
                @State private var isOn = false
                @State private var name = ""
                @State private var names: [String] = []
                @State private var day = Date()
                var body: some View {
                    Toggle("Sound", isOn: $isOn).labelsHidden()
                    Toggle("", isOn: $isOn).labelsHidden().accessibilityLabel("Sound")
                    LabeledContent("Name") { TextField("", text: $name) }
                    TextField("", text: $name, prompt: Text("Name"))
                    TextField("", text: .constant("fixed"))
                    Button("") { add() }.keyboardShortcut("s").hidden()
                    Button("") { add() }.keyboardShortcut("s").opacity(0)
                    HStack { Text("Sound"); Toggle("", isOn: $isOn) }.accessibilityElement(children: .combine)
                    Image("chart").accessibilityLabel("").accessibilityHidden(true)
                    DatePicker("", selection: $day)  // asked
                    ForEach($names, id: \.self) { $name in TextField("", text: $name) }  // asked
                    NamedField("Name") { TextField("", text: $name) }
                    Text("")
                }
                private func add() {}
            }

            struct NamedField<Field: View>: View {
                let name: String
                let field: Field
                init(_ name: String, @ViewBuilder field: () -> Field) { self.name = name; self.field = field() }
                var body: some View { VStack { Text(name); field.accessibilityLabel(name) } }
            }

            """#
        ),
        "empty-state": (
            #"""
            import SwiftUI

            struct Debts: View {
                @State private var debts: [String] = []
                let load: () async throws -> [String]
                var body: some View {
                    Group {
                        if debts.isEmpty {  // found
                            ContentUnavailableView("No debts", systemImage: "creditcard")
                        } else {
                            List(debts, id: \.self) { Text($0) }
                        }
                    }
                    .task { debts = (try? await load()) ?? [] }
                }
            }

            """#,
            #"""
            import SwiftUI

            struct ShownFailure: View {
                @State private var debts: [String] = []
                @State private var error: String?
                let load: () async throws -> [String]
                var body: some View {
                    Group {
                        if let error {
                            Text(error)
                        } else if debts.isEmpty {
                            Text("No debts")
                        } else {
                            List(debts, id: \.self) { Text($0) }
                        }
                    }
                    .task {
                        do { debts = try await load() } catch { self.error = "The debts could not be loaded." }
                    }
                }
            }
            struct Local: View {
                @State private var debts: [String] = []
                var body: some View {
                    if debts.isEmpty { Text("No debts") }
                    Button("Add") { debts.append("Tea") }
                }
            }

            """#
        ),
        "endless-animation": (
            #"""
            import SwiftUI
            import UIKit

            struct EndlessPulse: View {
                @State private var isBig = false
                var body: some View {
                    Circle().scaleEffect(isBig ? 1.2 : 1)
                        .animation(.easeInOut(duration: 1).repeatForever(), value: isBig)  // found
                        .onAppear { isBig = true }
                }
            }

            struct EndlessSun: View {
                @State private var angle = 0.0
                var body: some View { Image("sun").rotationEffect(.degrees(angle)).onAppear { start() } }
                private func start() {
                    withAnimation(.linear(duration: 8).repeatForever(autoreverses: false)) { angle = 360 }  // found
                }
            }

            """#,
            #"""
            import SwiftUI
            import UIKit

            struct CalmPulse: View {
                @Environment(\.accessibilityReduceMotion) private var reduceMotion
                @State private var isBig = false
                var body: some View {
                    Circle().scaleEffect(isBig ? 1.2 : 1)
                        .animation(reduceMotion ? nil : .easeInOut.repeatForever(), value: isBig)
                }
            }

            struct CalmBlink: View {
                @State private var isOn = false
                var body: some View { Circle().opacity(isOn ? 1 : 0.4).animation(.easeInOut.repeatForever(), value: isOn) }
            }

            struct CalmHeart: View {
                @State private var isBig = false
                var body: some View {
                    Circle().scaleEffect(isBig ? 1.2 : 1).onAppear { withCalmAnimation(.easeIn.repeatForever()) { isBig = true } }
                }
            }

            @MainActor func withCalmAnimation(_ animation: Animation, _ body: () -> Void) {
                withAnimation(UIAccessibility.isReduceMotionEnabled ? nil : animation, body)
            }

            """#
        ),
        "excessive-motion": (
            #"""
            import SwiftUI

            struct SlowCard: View {
                @State private var isBig = false
                var body: some View {
                    Circle().scaleEffect(isBig ? 1.2 : 1).animation(.easeInOut(duration: 2), value: isBig)  // found
                    Image("leaf")  // found
                        .scaleEffect(isBig ? 1.2 : 1).opacity(isBig ? 1 : 0.4)
                        .offset(y: isBig ? 0 : 8).animation(.snappy, value: isBig)
                }
            }

            """#,
            #"""
            import SwiftUI

            struct QuickCard: View {
                @State private var isBig = false
                var body: some View {
                    Circle().scaleEffect(isBig ? 1.2 : 1).opacity(isBig ? 1 : 0.4).animation(.easeInOut(duration: 0.3), value: isBig)
                    Circle().opacity(isBig ? 1 : 0.4).animation(.easeInOut(duration: 1).repeatForever(), value: isBig)
                    Circle().animation(.linear(duration: 2), value: isBig)
                }
            }

            """#
        ),
        "faint-text": (
            #"""
            import SwiftUI

            struct FaintTexts: View {
                let title: String
                var body: some View {
                    Text(title).foregroundColor(.gray)  // found
                    Text(title).font(.caption).foregroundStyle(.orange)  // found
                    Text(title).foregroundColor(.primary.opacity(0.4))  // found
                    Text(title).foregroundStyle(.white.opacity(0.35)).background(Color.black)  // found
                    Text(title).foregroundStyle(.quaternary)  // found
                }
            }

            """#,
            #"""
            import SwiftUI

            struct PlainTexts: View {
                let title: String
                var body: some View {
                    Text(title).foregroundStyle(.secondary)
                    Text(title).foregroundColor(.blue)
                    Text(title).foregroundColor(.white)
                    Text(title).foregroundColor(.white.opacity(0.7))
                    Text(title).font(.title).foregroundColor(.gray)
                    Text(title).foregroundColor(.gray).background(Color.black)
                    VStack { Text(title).foregroundColor(.gray) }.background(Color.black)
                    Image(systemName: "star").foregroundColor(.yellow)
                }
            }

            """#
        ),
        "fixed-font-size": (
            #"""
            import SwiftUI

            struct FixedTexts: View {
                let title: String
                private let small: CGFloat = 11
                @State private var isLarge = false
                var body: some View {
                    Text(title).font(.system(size: 15))  // found
                    VStack { Text(title); Text(title) }.font(.system(size: 13, weight: .medium))  // found
                    Text(title).font(Font.system(size: 12).bold())  // found
                    Text(title).font(.system(size: isLarge ? 20 : 15))  // found
                    Text(title).font(.custom("Inter", fixedSize: 14))  // found
                    Label(title, systemImage: "bell").font(.system(size: small))  // found
                    Text(title).dynamicTypeSize(...DynamicTypeSize.xLarge)  // found
                    FixedGlyph().font(.system(size: 20))  // asked
                }
            }

            struct FixedGlyph: View {
                var body: some View { Image("a") }
            }

            extension Font {
                static let fixedCaption = Font.system(size: 11)  // found
                static func fixedBrand(_ size: CGFloat) -> Font { .system(size: size, design: .rounded) }  // found
            }

            """#,
            #"""
            import SwiftUI

            struct ScaledTexts: View {
                let title: String
                @ScaledMetric private var size = 14.0
                var body: some View {
                    Text(title).font(.body)
                    Text(title).font(.system(.body, design: .rounded))
                    Text(title).font(.custom("Inter", size: 14))
                    Text(title).font(.system(size: size))
                    Text(title).font(.system(size: 34))
                    Image(systemName: "bell").font(.system(size: 20))
                    Button(action: {}) { Image(systemName: "plus") }.font(.system(size: 18))
                    Text(title).dynamicTypeSize(...DynamicTypeSize.accessibility3)
                    Text("🎉").font(.system(size: 20))
                    Text(title).font(.system(size: 15)).accessibilityHidden(true)
                    Text("a").toolbar { ToolbarItem { Text(title).font(.system(size: 15)) } }
                    Label(title, systemImage: "bell").labelStyle(.iconOnly).font(.system(size: 18))
                }
            }

            extension Font {
                static func scaledBrand(_ size: CGFloat, isOwn: Bool) -> Font {
                    isOwn ? .custom("Brand", size: size) : .system(size: size)
                }
            }

            """#
        ),
        "hand-made-check": (
            #"""
            import SwiftUI

            struct CheckedRow: View {
                @State private var isDone = false
                var body: some View {
                    Button { isDone.toggle() } label: { Image(systemName: isDone ? "checkmark.circle.fill" : "circle") }  // found
                    Image(systemName: isDone ? "checkmark.square" : "square").onTapGesture { isDone.toggle() }  // found
                }
            }

            """#,
            #"""
            import SwiftUI

            struct ToldRow: View {
                @State private var isDone = false
                var body: some View {
                    Button { isDone.toggle() } label: { Image(systemName: isDone ? "checkmark.circle.fill" : "circle") }
                        .accessibilityLabel("Buy milk").accessibilityAddTraits(isDone ? .isSelected : [])
                    Toggle("Buy milk", isOn: $isDone)
                    Button { isDone.toggle() } label: { Image(systemName: isDone ? "star.fill" : "star") }
                }
            }

            """#
        ),
        "haptic-on-undo": (
            #"""
            import SwiftUI
            import UIKit

            struct UndoneCheck: View {
                let isCompleted: Bool
                @AppStorage("haptics") private var enabled = true
                @State private var status = 0
                let generator = UINotificationFeedbackGenerator()
                var body: some View {
                    Text("Done").sensoryFeedback(.success, trigger: isCompleted)  // found
                    Text("Done").sensoryFeedback(.success, trigger: enabled && isCompleted)  // found
                    Text("Done").sensoryFeedback(.success, trigger: status == 2)  // found
                    Text("Done").onChange(of: isCompleted) { generator.notificationOccurred(.success) }  // found
                }
            }

            """#,
            #"""
            import SwiftUI
            import UIKit

            struct DoneCheck: View {
                let isCompleted: Bool
                @State private var count = 0
                @State private var pulse = false
                @State private var outcome: Bool?
                let generator = UINotificationFeedbackGenerator()
                var body: some View {
                    Text("Done").sensoryFeedback(trigger: isCompleted) { _, done in done ? .success : nil }
                    Text("Done").sensoryFeedback(.selection, trigger: isCompleted)
                    Text("Done").sensoryFeedback(.success, trigger: count)
                    Text("Done").sensoryFeedback(.success, trigger: outcome == true)
                    Button("Save") { pulse.toggle() }.sensoryFeedback(.success, trigger: pulse)  // asked
                    Text("Done").onChange(of: isCompleted) { _, done in
                        guard done else { return }
                        generator.notificationOccurred(.success)
                    }
                }
            }

            """#
        ),
        "icon-without-label": (
            #"""
            import SwiftUI

            struct PlayerBar: View {
                @State private var isOpen = false
                var body: some View {
                    HStack {
                        Button { play() } label: { Image("play-round") }  // found
                        NavigationLink { Text("Settings") } label: { Image(decorative: "gear") }  // found
                        Menu { Button("Copy") { play() } } label: { PlayerGlyph() }  // found
                        Toggle(isOn: $isOpen) { Circle().fill(.red).frame(width: 44, height: 44) }  // found
                        Button(action: play) { face }  // found
                        Button { play() } label: { Image(systemName: "flask") }  // asked
                        Button { play() } label: { Image("close") }  // asked
                        Button { play() } label: { PlayerIcons.flask.resizable() }  // asked
                        Button { play() } label: { Image(systemName: "questionmark.circle") }  // asked
                    }
                }
                private var face: some View { ZStack { Circle().fill(.white); Image("flame-2") } }
                private func play() {}
            }

            enum PlayerIcons { static let flask = Image(systemName: "flask") }

            struct PlayerSwitch: ToggleStyle {
                func makeBody(configuration: Configuration) -> some View {
                    Button { configuration.isOn.toggle() } label: { Capsule().fill(.gray) }  // asked
                }
            }

            struct PlayerGlyph: View {
                var body: some View { Image("dots").resizable().frame(width: 44, height: 44) }
            }

            """#,
            #"""
            import SwiftUI

            struct LabelledBar: View {
                let title: String
                var body: some View {
                    Button("Play", systemImage: "play") { play() }.labelStyle(.iconOnly)
                    Button { play() } label: { Label("Play", systemImage: "play") }.labelStyle(.iconOnly)
                    Button { play() } label: { Image("play-round") }.accessibilityLabel("Play")
                    Button { play() } label: { Image("play-round", label: Text("Play")) }
                    Button { play() } label: { HStack { Image("play-round"); Text(title) } }
                    Button { play() } label: { Image("bell").overlay { Text("3") } }
                    Button { play() } label: { Image("bell") }.accessibilityHidden(true)
                    Button { play() } label: { Image("bell") }.help("Alarm")  // asked
                    Button {} label: { Image("chevron") }
                    HStack { Text(title); Button { play() } label: { Image("play-round") } }
                        .accessibilityElement(children: .ignore)
                        .accessibilityLabel(title)
                    closeButton.accessibilityLabel("Close")
                    LabelledClose().accessibilityLabel("Close")
                    Button { play() } label: { Image("cog") }.labelled("Settings")
                    Button { play() } label: { Image("share") }.buttonStyle(LabelledStyle(title: "Share"))  // asked
                }
                private var closeButton: some View { Button { play() } label: { Image("close") } }
                private func play() {}
            }

            struct LabelledClose: View {
                var body: some View { Button {} label: { Image("close") } }
            }

            extension View {
                func labelled(_ text: String) -> some View { padding(4).accessibilityLabel(text) }
            }

            struct LabelledStyle: ButtonStyle {
                let title: String
                func makeBody(configuration: Configuration) -> some View { VStack { configuration.label; Text(title) } }
            }

            """#
        ),
        "idle-button": (
            #"""
            import SwiftUI

            struct IdleButtons: View {
                var body: some View {
                    Button("Share") {}  // found
                    Button(action: {}) { Text("Save") }  // found
                    IdleRowButton(action: {})  // found
                }
            }

            struct IdleRowButton: View {
                let action: () -> Void
                var body: some View { Button("Open", action: action) }
            }

            """#,
            #"""
            import SwiftUI

            struct BusyButtons: View {
                @State private var asks = false
                var body: some View {
                    Button("Share") { asks = true }
                    Button("Save") {}.disabled(true)
                    Text("a").alert("Done", isPresented: $asks) { Button("OK") {} }
                    Button("Cancel", role: .cancel) {}
                }
            }

            """#
        ),
        "low-contrast": (
            #"""
            import SwiftUI

            private let paleHint = Color(red: 0.6, green: 0.6, blue: 0.6)

            struct PaleTexts: View {
                let title: String
                @State private var isOn = false
                var body: some View {
                    Text(title).foregroundColor(.white).padding().background(Color.green)  // found
                    Text(title).font(.caption).foregroundColor(paleHint).background(Color.white)  // found
                    Text(title).foregroundColor(.black.opacity(0.4)).background(.white, in: Capsule())  // found
                    Text(title).foregroundColor(.primary).background(Color.white)  // found
                    Text(title).foregroundColor(isOn ? .white : .black).background(isOn ? Color.yellow : Color.white)  // found
                    Button("Save") { isOn.toggle() }.foregroundColor(.white).background(Capsule().fill(Color.orange))  // found
                    VStack { Text(title) }.background(Color.mint).foregroundColor(.white)  // found
                    Text(title).foregroundStyle(.white).background(tint)  // asked
                }
                private var tint: Color { isOn ? .yellow : .blue }
            }

            """#,
            #"""
            import SwiftUI

            struct ClearTexts: View {
                let title: String
                @State private var isOn = false
                var body: some View {
                    Text(title).foregroundColor(.black).background(Color.white)
                    Text(title).foregroundColor(.white).background(Color.blue)
                    Text(title).foregroundColor(.gray).background(.white)
                    Text("★").foregroundColor(.yellow).background(Color.white)
                    Text(title).foregroundColor(.white).background(Color.green).hidden()
                    Circle().foregroundColor(.gray).background(Color.white)
                    Text(title).foregroundColor(isOn ? .white : .black).background(isOn ? Color.black : Color.white)
                    HStack { Text(title).font(.headline) }.background(Color.green).foregroundColor(.white)
                }
            }

            """#
        ),
        "missing-status": (
            #"""
            import SwiftUI

            struct LostFailures: View {
                let store: LostStore
                @State private var items: [String] = []
                var body: some View {
                    Button("Done") { Task { try await store.save() } }  // found
                    Button("Send") { send() }
                }
                private func send() {
                    Task {
                        try await store.save()  // found
                        items = []
                    }
                }
            }

            @MainActor final class LostModel {
                let store = LostStore()
                func hangUp() { Task { try await store.save() } }  // asked
            }

            struct LostStore {
                func save() async throws {}
            }

            """#,
            #"""
            import SwiftUI

            struct ToldFailures: View {
                let store: ToldStore
                @State private var problem: String?
                @State private var work: Task<Void, any Error>?
                var body: some View {
                    Button("Save") { Task { do { try await store.load() } catch { problem = "Could not save. Try again." } } }
                    Button("Try") { Task { do { try await store.load() } catch let failure { problem = "\(failure)" } } }
                    Button("Wait") { Task { try await Task.sleep(for: .seconds(1)); problem = nil } }
                    Button("Keep") { work = Task { try await store.load() } }
                    Button("Tell") { Task { try await store.saveOrTell() } }
                    Button("Like") { Task { if (try? await store.load()) == nil { problem = "Not liked." } } }
                }
                private func start() -> Task<Void, any Error> { Task { try await store.load() } }
            }

            @MainActor final class ToldStore {
                var message: String?
                func load() async throws {}
                func saveOrTell() async throws {
                    do { try await load() } catch {
                        message = "Could not save. Is the disk full?"
                        throw error
                    }
                }
            }

            """#
        ),
        "raw-error": (
            #"""
            import SwiftUI

            struct RawTexts: View {
                let error: any Error
                @State private var problem: (any Error)?
                @State private var message: String?
                var body: some View {
                    Text("Failed: \(error)")  // found
                    if let problem { Text(String(describing: problem)) }  // found
                    Text(error.localizedDescription)  // asked
                    if let message { Text(message) }
                }
                private func load() async {
                    do { try await Task.sleep(for: .seconds(1)) } catch { message = "Could not load: \(error)" }  // found
                }
            }

            """#,
            #"""
            import SwiftUI

            struct PlainTexts: View {
                @State private var error: String?
                @State private var message: String?
                var body: some View {
                    if let error { Text("Failed: \(error)") }
                    Text("Couldn't save. Check your connection and try again.")
                    if let message { Text(message) }
                }
                private func load() async {
                    do { try await Task.sleep(for: .seconds(1)) } catch {
                        print("\(error)")
                        message = "Could not load. Try again."
                    }
                }
            }

            """#
        ),
        "row-buttons": (
            #"""
            import SwiftUI

            struct AddressRows: View {
                var body: some View {
                    List {
                        HStack {
                            Button("Copy") { copy() }  // found
                            Button("Directions") { open() }
                        }
                        PlaceRow()
                    }
                }
                private func copy() {}
                private func open() {}
            }

            struct PlaceRow: View {
                var body: some View {
                    VStack {
                        Text("Home")
                        HStack {
                            Button("Call") { call() }  // found
                            Button("Write") { write() }
                        }
                    }
                }
                private func call() {}
                private func write() {}
            }

            """#,
            #"""
            import SwiftUI

            struct StyledRows: View {
                @State private var isOpen = false
                var body: some View {
                    List {
                        HStack {
                            Button("Copy") { copy() }.buttonStyle(.plain)
                            Button("Directions") { open() }.buttonStyle(.plain)
                        }
                        Button("Copy") { copy() }
                        Button("Directions") { open() }
                        HStack {
                            if isOpen { Button("Close") { copy() } } else { Button("Open") { open() } }
                        }
                        HStack {
                            Menu {
                                Button("Copy") { copy() }
                                Button("Directions") { open() }
                            } label: {
                                Text("More")
                            }
                        }
                    }
                    HStack {
                        Button("Copy") { copy() }
                        Button("Directions") { open() }
                    }
                }
                private func copy() {}
                private func open() {}
            }

            """#
        ),
        "shapeless-tap-gesture": (
            #"""
            import SwiftUI

            struct HollowRows: View {
                let title: String
                var body: some View {
                    HStack { Text(title); Spacer(); Image("arrow") }.onTapGesture { open() }  // found
                    Circle().stroke(lineWidth: 2).frame(width: 60, height: 60).onTapGesture { open() }  // found
                    HStack { Text(title) }.frame(maxWidth: .infinity, alignment: .leading).onTapGesture { open() }  // found
                    Button(action: open) { HStack { Text(title); Spacer(); Text("1") } }.buttonStyle(.plain)  // found
                    VStack { HStack { Text(title); Spacer() }; Text(title) }.padding().onTapGesture { open() }  // found
                }
                private func open() {}
            }

            """#,
            #"""
            import SwiftUI

            struct FilledRows: View {
                let title: String
                var body: some View {
                    HStack { Text(title); Spacer() }.contentShape(Rectangle()).onTapGesture { open() }
                    HStack { Text(title); Spacer() }.background(Color.white).onTapGesture { open() }
                    HStack { Text(title); Image("arrow") }.onTapGesture { open() }
                    HStack { Spacer(); Text(title); Spacer() }.onTapGesture { open() }
                    HStack { Text(title); Spacer() }.frame(width: 80).onTapGesture { open() }
                    HStack { Text(title); Spacer() }.wholeRow().onTapGesture { open() }
                    Button(action: open) { HStack { Text(title); Spacer() }.contentShape(Rectangle()) }.buttonStyle(.plain)
                    Button(action: open) { HStack { Text(title); Spacer() } }
                    Button(action: open) { HStack { Text(title); Spacer() } }.buttonStyle(FilledRowStyle())  // asked
                    ZStack { Color.white; HStack { Text(title); Spacer() } }.onTapGesture { open() }
                    Circle().fill(.red).onTapGesture { open() }
                }
                private func open() {}
            }

            struct FilledRowStyle: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View { configuration.label.background(Color.white) }
            }

            extension View {
                func wholeRow() -> some View { contentShape(Rectangle()) }
            }

            """#
        ),
        "silent-copy": (
            #"""
            import SwiftUI
            import UIKit

            struct Address: View {
                let text: String
                var body: some View {
                    Button("Copy") { UIPasteboard.general.string = text }  // found
                }
            }

            """#,
            #"""
            import SwiftUI
            import UIKit

            struct AnsweredAddress: View {
                @State private var isCopied = false
                let text: String
                var body: some View {
                    Button(isCopied ? "Copied" : "Copy") {
                        UIPasteboard.general.string = text
                        isCopied = true
                    }
                }
            }

            """#
        ),
        "silent-state": (
            #"""
            import SwiftUI

            struct SilentChoices: View {
                @State private var selected = "a"
                @State private var sort = 1
                let progress: Double
                var body: some View {
                    Button { selected = "b" } label: { Text("B").foregroundStyle(selected == "b" ? .blue : .gray) }  // found
                    Button("C") { selected = "c" }.background(selected == "c" ? Color.blue : Color.clear)  // found
                    HStack {
                        Text("D")
                        if selected == "d" { Image(systemName: "checkmark") }
                    }
                    .onTapGesture { selected = "d" }  // found
                    Button { selected = "e" } label: { Image(selected.isEmpty ? "like" : "liked") }  // asked
                    Button { sort = 2 } label: { Text("2").foregroundStyle(sort == 2 ? .blue : .gray) }  // asked
                    Button { sort = 3 } label: { SilentSegment(isSelected: sort == 3) }  // asked
                    Circle().trim(from: 0, to: progress).stroke(Color.blue)  // asked
                }
            }

            struct SilentSegment: View {
                let isSelected: Bool
                var body: some View { Text("3").foregroundStyle(isSelected ? .blue : .gray) }
            }

            """#,
            #"""
            import SwiftUI

            struct SaidChoices: View {
                @State private var selected: String? = "a"
                @State private var day = 1
                let isDone: Bool
                let progress: Double
                var body: some View {
                    Button { selected = "b" } label: { Text("B").foregroundStyle(selected == "b" ? .blue : .gray) }
                        .accessibilityAddTraits(selected == "b" ? .isSelected : [])
                    Button("Share") { selected = nil }.opacity(selected == nil ? 0.5 : 1)
                    Button { selected = "c" } label: { if isDone { Image(systemName: "checkmark.seal") } }
                    Button { day = 1 } label: { Text(day == 1 ? "Today" : "Then") }
                    Button { day = 2 } label: { SaidSegment(isSelected: day == 2) }
                    Circle().trim(from: 0, to: progress).stroke(Color.blue).accessibilityHidden(true)
                    Circle().trim(from: 0, to: 0.5).stroke(Color.blue)
                }
            }

            struct SaidSegment: View {
                let isSelected: Bool
                var body: some View { Text("3").accessibilityAddTraits(isSelected ? .isSelected : []) }
            }

            """#
        ),
        "small-target": (
            #"""
            import SwiftUI

            struct SmallTargets: View {
                private let side: CGFloat = 26
                @State private var isLarge = false
                var body: some View {
                    Button(action: close) { Image(systemName: "xmark").frame(width: 24, height: 24) }  // found
                    Button(action: close) { Image("close").resizable().frame(width: 16, height: 16).padding(4) }.padding(20)  // found
                    Menu { Button("Copy") { close() } } label: { Image(systemName: "ellipsis").frame(width: side, height: side) }  // found
                    Circle().fill(.red).frame(width: 27, height: 27).onTapGesture { close() }  // found
                    Button(action: close) { Text("Add").frame(maxWidth: .infinity).frame(height: isLarge ? 21 : 18) }  // found
                }
                private func close() {}
            }

            """#,
            #"""
            import SwiftUI

            struct LargeTargets: View {
                var body: some View {
                    Button(action: close) { Image(systemName: "xmark").frame(width: 24, height: 24).padding(10) }
                    Button(action: close) { Image("plus").frame(width: 28, height: 28) }  // asked
                    Button(action: close) { Image("tab").frame(maxWidth: .infinity).frame(height: 24) }  // asked
                    Image(systemName: "xmark").frame(width: 24, height: 24)
                    Button(action: close) { Image("plus").frame(width: 24, height: 24) }.hidden()
                    Button(action: close) { Image("plus").frame(width: 24, height: 24) }.buttonStyle(LargeTargetStyle())
                    Button(action: close) { Image("plus").frame(width: 24, height: 24).roomy() }  // asked
                    List { Button(action: close) { Image("plus").frame(width: 24, height: 24) } }
                    HStack { Button(action: close) { Image("plus").frame(width: 24, height: 24) } }.onTapGesture(perform: close)  // asked
                    LargeTargetButton().frame(width: 34, height: 34)  // asked
                    Text("a").toolbar { ToolbarItem { LargeTargetAdd() } }
                    Text("a").contextMenu { Button(action: close) { Image("bin").frame(width: 20, height: 20) } }
                }
                private func close() {}
            }

            struct LargeTargetAdd: View {
                var body: some View { Button { print("add") } label: { Image("plus").frame(width: 24, height: 24) } }
            }

            struct LargeTargetButton: View {
                var body: some View { Button("Add") { print("add") } }
            }

            struct LargeTargetStyle: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View { configuration.label.frame(minWidth: 44, minHeight: 44) }
            }

            extension View {
                func roomy() -> some View { padding(12) }
            }

            """#
        ),
        "suppression": (
            #"""
            import SwiftUI

            struct UnexplainedTaps: View {
                var body: some View {
                    // nod:disable:next tap-gesture
                    Text("Open").onTapGesture { print("a") }
                    // nod:disable tap-gestures the map has keyboard controls of its own
                    Text("Open").onTapGesture { print("b") }
                    let a = 1  // nod:disable:line tap-gesture because
                    Text("\(a)")
                    // nod:disable
                    // nod:disable suppression nothing here needs it
                }
            }

            """#,
            #"""
            import SwiftUI

            struct ExplainedTaps: View {
                var body: some View {
                    // nod:disable:next tap-gesture the scrim is a shortcut; the close button is beside it
                    Text("Open").onTapGesture { print("a") }
                    // nod:disable tap-gesture the game board has its own focus system
                    Text("Open").onTapGesture { print("b") }
                    // nod:enable tap-gesture
                    // nod: the engine behind the page
                    Text("// nod:disable")
                }
            }

            """#
        ),
        "tap-gesture": (
            #"""
            import SwiftUI

            struct TappedTexts: View {
                @State private var isOpen = false
                @State private var day = 0
                var body: some View {
                    Text("Open").onTapGesture { open() }  // found
                    Text("More").onTapGesture { isOpen.toggle() }  // found
                    Text("Less").onTapGesture { isOpen.toggle() }  // found
                    HStack { Image(systemName: "folder"); Text("a") }.contentShape(Rectangle()).onTapGesture(perform: open)  // found
                    ZStack { Text("Row"); NavigationLink { Text("Page") } label: { EmptyView() }.opacity(0) }  // asked
                    Text("Hold").onLongPressGesture { open() }  // asked
                    Text("Drag").gesture(DragGesture().onEnded { _ in open() })  // asked
                    Image(systemName: "star").accessibilityLabel("Favourite").gesture(TapGesture().onEnded { open() })  // found
                    Text("1").onTapGesture { day = 1 }.accessibilityAddTraits(day == 1 ? .isSelected : [])  // found
                    VStack { Text("2").onTapGesture { day = 2 } }.accessibilityElement(children: .contain)  // found
                    Image("photo").onTapGesture(count: 2) { open() }  // asked
                }
                private func open() {}
            }

            """#,
            #"""
            import SwiftUI

            struct PressedTexts: View {
                @State private var name = ""
                @FocusState private var isFocused: Bool
                var body: some View {
                    Button("Open") { open() }
                    Text("Open").onTapGesture { open() }.accessibilityAddTraits(.isButton)
                    Text("Open").onTapGesture { open() }.accessibilityAction { open() }
                    HStack { Image("cover").onTapGesture { open() } }.accessibilityElement(children: .combine)
                    VStack { Text("a") }.onTapGesture { isFocused = false }
                    TextField("Name", text: $name).onTapGesture { open() }
                    Color.black.opacity(0.4).onTapGesture { open() }
                    Image("cover").onTapGesture { open() }.accessibilityHidden(true)
                    Image("cover").onTapGesture {}
                    HStack { Text("a"); Button("Open") { open() } }.onTapGesture { open() }  // asked
                    PressedRow().onTapGesture { open() }.accessibilityAddTraits(.isButton)
                    Text("a").opens { open() }
                }
                private func open() {}
            }

            struct PressedRow: View {
                var body: some View { Text("a").onTapGesture { print("a") } }
            }

            extension View {
                func opens(_ action: @escaping () -> Void) -> some View { onTapGesture { action() }.accessibilityAddTraits(.isButton) }
            }

            """#
        ),
        "unannounced-message": (
            #"""
            import SwiftUI

            struct SilentForm: View {
                @State private var problem: String?
                @State private var email = ""
                @State private var didSend = false
                @State private var isInvalid = false
                @State private var state = SilentState.typing
                var body: some View {
                    TextField("Email", text: $email)
                        .overlay { if email.isEmpty { Image(systemName: "xmark").foregroundStyle(.red) } }  // asked
                    switch state {
                    case .error(let message): HStack { Image(systemName: "xmark"); Text(message) }  // found
                    case .typing: Text("Type your address")
                    }
                    if let problem {
                        Text(problem).font(.caption).foregroundStyle(.red)  // found
                    }
                    if let error = problem { Text(error).foregroundStyle(.secondary) }  // found
                    if isInvalid { VStack { Text("No such address").foregroundStyle(.red); Text("Retry").foregroundStyle(.red) } }  // asked
                    if didSend { Label("Sent", systemImage: "checkmark") }  // asked
                    RoundedRectangle(cornerRadius: 8).stroke(problem == nil ? .gray : .red)  // asked
                }
                private func send() async throws {
                    try await Task.sleep(for: .seconds(1))
                    didSend = true
                }
            }

            private enum SilentState {
                case typing, error(String)
            }

            """#,
            #"""
            import SwiftUI

            struct PlainForm: View {
                let problem: String?
                let isLate: Bool
                @State private var isSending = false
                var body: some View {
                    if problem != nil { Text("Late").foregroundStyle(.red) }
                    if isLate, let problem { Text(problem).foregroundStyle(.secondary) }
                    Text(problem ?? "").foregroundStyle(.red)
                    if isSending { Text("Sends") }
                }
                private func send() async throws {
                    isSending = true
                    try await Task.sleep(for: .seconds(1))
                }
            }

            """#
        ),
        "unawaited-refresh": (
            #"""
            import SwiftUI

            struct HastyList: View {
                var body: some View {
                    List { Text("a") }.refreshable { Task { await load() } }  // found
                    List { Text("b") }.refreshable { await reload() }
                }
                private func load() async {}
                private func reload() {
                    Task { await load() }  // found
                }
            }

            """#,
            #"""
            import SwiftUI

            struct PatientList: View {
                @State private var count = 0
                var body: some View {
                    List { Text("a") }.refreshable { await load() }
                    List { Text("b") }.refreshable {
                        Task { @MainActor in count += 1 }
                        await load()
                    }
                    List { Text("c") }.refreshable { await Task { await load() }.value }
                    List { Text("d") }.task { Task { await load() } }
                }
                private func load() async {}
            }

            """#
        ),
        "unconfirmed-deletion": (
            #"""
            import SwiftUI

            struct QuickDeletion: View {
                @State private var notes = ["a"]
                let onDelete: () -> Void
                var body: some View {
                    Button("Delete all", role: .destructive) { notes.removeAll() }  // found
                    Button("Delete", role: .destructive, action: onDelete)  // found
                    Button { remove("a") } label: { Label("Delete", systemImage: "trash") }  // found
                    Text("a").swipeActions { Button("Delete", role: .destructive) { notes.removeAll() } }  // found
                    Text("b").swipeActions { Button("Delete", role: .destructive) { discard() } }  // found
                }
                @State private var failure: String?
                private func discard() {
                    do { try store() } catch { failure = "Not deleted" }
                }
                private func store() throws { notes = [] }
                private func remove(_ note: String) { notes.removeAll { $0 == note } }
            }

            """#,
            #"""
            import SwiftUI

            struct AskedDeletion: View {
                @State private var notes = ["a"]
                @State private var asks = false
                var body: some View {
                    Button("Delete all", role: .destructive) { asks = true }
                    Button("Delete", role: .destructive) { ask() }
                    Text("a").swipeActions(allowsFullSwipe: false) { Button("Delete", role: .destructive) { notes.removeAll() } }
                    Text("b").confirmationDialog("Delete?", isPresented: $asks) {
                        Button("Delete", role: .destructive) { notes.removeAll() }
                    }
                    Button("Stop", role: .destructive) {}
                }
                private func ask() { asks = true }
            }

            """#
        ),
        "ungated-motion": (
            #"""
            import SwiftUI

            struct MovingCard: View {
                @State private var isUp = false
                var body: some View {
                    Circle().offset(y: isUp ? -20 : 0).animation(.snappy, value: isUp)  // found
                    Button("Down") { withAnimation { isUp = false } }
                }
            }

            """#,
            #"""
            import SwiftUI

            struct CalmCard: View {
                @Environment(\.accessibilityReduceMotion) private var reduceMotion
                @State private var isUp = false
                var body: some View {
                    Circle().offset(y: isUp ? -20 : 0).animation(reduceMotion ? nil : .snappy, value: isUp)
                }
            }

            """#
        ),
        "unlabelled-slider": (
            #"""
            import SwiftUI

            struct VolumeRow: View {
                @State private var volume = 0.5
                @State private var note = ""
                var body: some View {
                    HStack { Text("Volume"); Slider(value: $volume, in: 0...1) }  // found
                    Slider(value: $volume) { isEditing in print(isEditing) }  // found
                    TextEditor(text: $note)  // found
                    VolumeCard { Slider(value: $volume) }  // found
                }
            }

            struct VolumeCard<Content: View>: View {
                @ViewBuilder let content: () -> Content
                var body: some View { content().padding() }
            }

            """#,
            #"""
            import SwiftUI

            struct NamedVolume: View {
                @State private var volume = 0.5
                @State private var note = ""
                var body: some View {
                    Slider(value: $volume, in: 0...1) { Text("Volume") }
                    Slider(value: $volume, in: 0...1, label: { Text("Volume") })
                    Slider(value: $volume).accessibilityLabel("Volume")
                    VStack { Text("Volume"); Slider(value: $volume) }.accessibilityElement(children: .combine)
                    LabeledContent("Volume") { Slider(value: $volume) }
                    Text("a").accessibilityRepresentation { Slider(value: $volume) }
                    TextEditor(text: $note).accessibilityLabel("Note")
                    NamedVolumeRow("Volume") { Slider(value: $volume) }
                }
            }

            struct NamedVolumeRow<Content: View>: View {
                let title: String
                let content: () -> Content
                init(_ title: String, @ViewBuilder content: @escaping () -> Content) { self.title = title; self.content = content }
                var body: some View { VStack { Text(title); content().accessibilityLabel(title) } }
            }

            """#
        ),
        "unnamed-picture": (
            #"""
            import SwiftUI

            struct Pictures: View {
                var body: some View {
                    Image("onboarding2").resizable()  // found
                    VStack { Image("logo"); Text("Welcome") }  // found
                }
            }

            """#,
            #"""
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

            """#
        ),
        "unscrolled-page": (
            #"""
            import SwiftUI

            struct RigidSignIn: View {
                @State private var name = ""
                var body: some View {
                    VStack {  // found
                        Image("logo").resizable().frame(width: 120, height: 120)
                        Text("Sign in to see your lists on all devices")
                        TextField("Name", text: $name)
                        Button("Sign in") { print(name) }
                    }
                    .navigationTitle("Welcome")
                }
            }

            """#,
            #"""
            import SwiftUI

            struct ShortPage: View {
                var body: some View {
                    VStack {
                        Text("Done")
                        Button("Close") { print("closed") }
                    }
                    .navigationTitle("Order")
                }
            }

            struct RollingPage: View {
                var body: some View {
                    ScrollView { RollingTerms() }.navigationTitle("Terms")
                }
            }

            struct RollingTerms: View {
                var body: some View {
                    VStack {
                        Text("We keep what you write on this phone and nowhere else, unless you share it yourself. You can delete it.")
                        Spacer()
                        Button("Agree") { print("agreed") }
                    }
                }
            }

            """#
        ),
    ]
}
