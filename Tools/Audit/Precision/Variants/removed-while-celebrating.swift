// MARK: - Removed at once
struct Inbox: View {
    @State private var items: [Item] = []
    @State private var showCelebration = false

    private func complete(at index: Int) {
        showCelebration = true
        items.↓remove(at: index)
    }
}

// MARK: - Removed first
struct Chores: View {
    @State private var chores: [Chore] = []
    @State private var celebrates = false

    private func finish(_ chore: Chore) {
        withAnimation {
            chores.↓removeAll { $0.id == chore.id }
        }
        celebrates = true
    }
}

// MARK: - Deleted from the store
struct TodoRow: View {
    @Environment(\.modelContext) private var context
    let todo: Todo
    @State private var confettiCounter = 0

    var body: some View {
        Button("Done") {
            confettiCounter += 1
            context.↓delete(todo)
        }
    }
}

// MARK: - A burst by its function
final class Board {
    var open: [Card] = []

    func done(_ card: Card) {
        card.isDone = true
        celebrate(card)
        open = open.↓filter { $0.id != card.id }
    }

    private func celebrate(_ card: Card) {}
}

// MARK: - A success haptic for what is gone
struct Reminders: View {
    @State private var reminders: [Reminder] = []

    private func complete(_ reminder: Reminder) {
        reminder.completedAt = .now
        HapticFeedback.success()
        reminders.↓removeAll { $0 == reminder }
    }
}

// MARK: - Moved to another list
struct Kanban: View {
    @State private var doing: [Card] = []
    @State private var done: [Card] = []
    @State private var showConfetti = false

    private func finish(_ card: Card) {
        showConfetti = true
        withAnimation {
            doing.↓removeAll { $0.id == card.id }
            done.append(card)
        }
    }
}

// MARK: - A list that hides what is done
struct OpenTasks: View {
    @State private var tasks: [TaskItem] = []
    @State private var showsCheckmarkBurst = false

    var body: some View {
        List(tasks.filter { !$0.isCompleted }) { task in
            Button(task.title) {
                showsCheckmarkBurst = true
                ↓task.isCompleted = true
            }
        }
    }
}

// MARK: - A query that hides what is done
struct Today: View {
    @Query(filter: #Predicate<Chore> { !$0.isDone }) private var chores: [Chore]
    @State private var celebration = 0

    var body: some View {
        List(chores) { chore in
            Button("Done") {
                celebration += 1
                chore.isDone.↓toggle()
            }
        }
    }
}

// MARK: - By the view model
struct Captures: View {
    let model: CaptureModel
    @State private var isCelebrating = false

    private func complete(_ item: Capture) {
        try? store.complete(item)
        model.↓remove(item)
        withAnimation { isCelebrating = true }
    }
}

// MARK: - At a swipe
struct Mail: View {
    @State private var mails: [Letter] = []
    @State private var sparkles = false

    var body: some View {
        ForEach(mails) { mail in
            Text(mail.subject).swipeActions {
                Button("Done") {
                    sparkles.toggle()
                    mails.↓removeAll(where: { $0.id == mail.id })
                }
            }
        }
    }
}

// MARK: - In a task without waiting
struct Goals: View {
    @State private var goals: [Goal] = []
    @State private var showSuccessAnimation = false

    private func reach(_ goal: Goal) {
        Task { @MainActor in
            showSuccessAnimation = true
            if let index = goals.firstIndex(of: goal) { goals.↓remove(at: index) }
        }
    }
}
