/// Who imports the store has the values it speaks of.
@_exported import TaskValues

/// Here it is a place in the list, and not GRDB's protocol of that name.
typealias Cursor = TaskValues.Cursor
