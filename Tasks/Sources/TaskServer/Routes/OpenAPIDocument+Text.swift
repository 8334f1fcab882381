extension OpenAPIDocument {
    /// Part of the program and not a file beside it, so that one without the other can't be.
    static let text = #"""
        openapi: 3.1.0
        info:
          title: Tasks
          version: "1"
          description: >-
            The tasks of one person, on their own computer. Every answer but the page's files, exports and the stream is JSON;
            every error is application/problem+json (RFC 9457) with a `detail` that names the field and the way out, in
            English or Italian, as Accept-Language likes it best and Content-Language says; with Nod-Words: simple in words
            for children. Besides the statuses listed, every operation answers 403 to a foreign Host or Origin, and every address 405 to a method it
            hasn't; what answers GET answers HEAD. Where the server is shared, a device that isn't paired gets 401 from all but
            /api/pair. Writes take an optional Idempotency-Key and the name of the client in Nod-Client. A body of JSON is at most 64 KB. Answers of 1 KB and more come packed as Accept-Encoding likes it.
        servers:
          - url: http://127.0.0.1:8080
        paths:
          /api/health:
            get:
              operationId: getHealth
              summary: Whether the server answers.
              responses:
                "200": { $ref: "#/components/responses/Health" }
          /api/openapi.yaml:
            get:
              operationId: getDescription
              summary: This document.
              responses:
                "200":
                  description: The document.
                  content:
                    application/yaml: { schema: { type: string } }
          /api/events:
            get:
              operationId: getEvents
              summary: Changes as they happen.
              description: >-
                A stream of server-sent events. `event` is task, collection or settings; `data` is a Change. With
                Last-Event-ID what was missed comes first; when that is no longer known, `reload` does, as after an import of
                hundreds. Comments come every
                15 seconds.
              parameters:
                - { name: Last-Event-ID, in: header, schema: { type: integer } }
              responses:
                "200":
                  description: The stream.
                  content:
                    text/event-stream: { schema: { $ref: "#/components/schemas/Change" } }
          /api/pair:
            post:
              operationId: pair
              summary: Let this device in, where the server is shared.
              description: >-
                The code stands in the terminal. It is good for one device and ten minutes. After a wrong one `Retry-After` says
                how long no other is looked at; after five it is locked. Who is let in already needs no code.
              requestBody:
                required: true
                content:
                  application/json: { schema: { $ref: "#/components/schemas/Pairing" } }
              responses:
                "204":
                  description: It is in. From now on the cookie says so.
                  headers:
                    Set-Cookie: { schema: { type: string } }
                "400": { $ref: "#/components/responses/Problem" }
                "403": { $ref: "#/components/responses/Problem" }
                "410": { $ref: "#/components/responses/Problem" }
                "413": { $ref: "#/components/responses/Problem" }
                "415": { $ref: "#/components/responses/Problem" }
                "422": { $ref: "#/components/responses/Problem" }
                "429": { $ref: "#/components/responses/Problem" }
          /api/settings:
            get:
              operationId: getSettings
              summary: Every setting with its value.
              responses:
                "200": { $ref: "#/components/responses/Settings" }
            patch:
              operationId: changeSettings
              summary: Change some settings.
              parameters: [{ $ref: "#/components/parameters/Once" }, { $ref: "#/components/parameters/Client" }]
              requestBody:
                required: true
                content:
                  application/json: { schema: { $ref: "#/components/schemas/SettingsChange" } }
              responses:
                "200": { $ref: "#/components/responses/Settings" }
                "400": { $ref: "#/components/responses/Problem" }
                "413": { $ref: "#/components/responses/Problem" }
                "415": { $ref: "#/components/responses/Problem" }
                "422": { $ref: "#/components/responses/Problem" }
          /api/tasks:
            get:
              operationId: listTasks
              summary: A page of the list.
              description: >-
                Open tasks and all tasks come by position, completed ones latest first; with `order=due` soonest day first,
                tasks without a day last, those of one day by position. `counts` are of the tasks that match `q` and
                `collection`, whatever the filter; with `column`, `open` counts that column.
              parameters:
                - { name: filter, in: query, description: "`inbox`: open tasks without a day and a collection.", schema: { enum: [open, completed, all, inbox], default: open } }
                - { name: column, in: query, description: "Open tasks of this column; not with another filter.", schema: { enum: [todo, doing] } }
                - { name: order, in: query, schema: { enum: [due] } }
                - { name: q, in: query, description: "Looked for in title and notes, without regard to case and marks.", schema: { type: string, maxLength: 500 } }
                - { name: collection, in: query, schema: { type: integer } }
                - { name: cursor, in: query, description: "The `next` of the page before, with the same filter and order.", schema: { type: string } }
                - { name: limit, in: query, schema: { type: integer, minimum: 1, maximum: 500, default: 100 } }
              responses:
                "200": { $ref: "#/components/responses/Page" }
                "400": { $ref: "#/components/responses/Problem" }
                "404": { $ref: "#/components/responses/Problem" }
            post:
              operationId: createTask
              summary: Make a task. It stands above all others.
              parameters: [{ $ref: "#/components/parameters/Once" }, { $ref: "#/components/parameters/Client" }]
              requestBody:
                required: true
                content:
                  application/json: { schema: { $ref: "#/components/schemas/NewTask" } }
              responses:
                "201": { $ref: "#/components/responses/CreatedTask" }
                "400": { $ref: "#/components/responses/Problem" }
                "404": { $ref: "#/components/responses/Problem" }
                "413": { $ref: "#/components/responses/Problem" }
                "415": { $ref: "#/components/responses/Problem" }
                "422": { $ref: "#/components/responses/Problem" }
          /api/tasks/{id}:
            parameters: [{ $ref: "#/components/parameters/Id" }]
            get:
              operationId: getTask
              summary: A task.
              responses:
                "200": { $ref: "#/components/responses/Task" }
                "404": { $ref: "#/components/responses/Problem" }
            patch:
              operationId: changeTask
              summary: Change a task. What already is as wished changes nothing.
              parameters: [{ $ref: "#/components/parameters/Once" }, { $ref: "#/components/parameters/Client" }]
              requestBody:
                required: true
                content:
                  application/json: { schema: { $ref: "#/components/schemas/TaskChange" } }
              responses:
                "200": { $ref: "#/components/responses/Task" }
                "400": { $ref: "#/components/responses/Problem" }
                "404": { $ref: "#/components/responses/Problem" }
                "413": { $ref: "#/components/responses/Problem" }
                "415": { $ref: "#/components/responses/Problem" }
                "422": { $ref: "#/components/responses/Problem" }
            delete:
              operationId: deleteTask
              summary: Put a task into the bin.
              parameters: [{ $ref: "#/components/parameters/Once" }, { $ref: "#/components/parameters/Client" }]
              responses:
                "204": { description: It is in the bin. }
                "400": { $ref: "#/components/responses/Problem" }
                "404": { $ref: "#/components/responses/Problem" }
                "422": { $ref: "#/components/responses/Problem" }
          /api/tasks/{id}/restore:
            parameters: [{ $ref: "#/components/parameters/Id" }]
            post:
              operationId: restoreTask
              summary: Take a task out of the bin, as it was.
              parameters: [{ $ref: "#/components/parameters/Once" }, { $ref: "#/components/parameters/Client" }]
              responses:
                "200": { $ref: "#/components/responses/Task" }
                "400": { $ref: "#/components/responses/Problem" }
                "404": { $ref: "#/components/responses/Problem" }
                "422": { $ref: "#/components/responses/Problem" }
          /api/collections:
            get:
              operationId: listCollections
              summary: All collections, oldest first.
              responses:
                "200": { $ref: "#/components/responses/Collections" }
            post:
              operationId: createCollection
              summary: Make a collection. Its name is unlike every other.
              parameters: [{ $ref: "#/components/parameters/Once" }, { $ref: "#/components/parameters/Client" }]
              requestBody:
                required: true
                content:
                  application/json: { schema: { $ref: "#/components/schemas/CollectionName" } }
              responses:
                "201": { $ref: "#/components/responses/NewCollection" }
                "400": { $ref: "#/components/responses/Problem" }
                "413": { $ref: "#/components/responses/Problem" }
                "415": { $ref: "#/components/responses/Problem" }
                "422": { $ref: "#/components/responses/Problem" }
          /api/collections/{id}:
            parameters: [{ $ref: "#/components/parameters/Id" }]
            get:
              operationId: getCollection
              summary: A collection.
              responses:
                "200": { $ref: "#/components/responses/Collection" }
                "404": { $ref: "#/components/responses/Problem" }
            patch:
              operationId: renameCollection
              summary: Rename a collection.
              parameters: [{ $ref: "#/components/parameters/Once" }, { $ref: "#/components/parameters/Client" }]
              requestBody:
                required: true
                content:
                  application/json: { schema: { $ref: "#/components/schemas/CollectionName" } }
              responses:
                "200": { $ref: "#/components/responses/Collection" }
                "400": { $ref: "#/components/responses/Problem" }
                "404": { $ref: "#/components/responses/Problem" }
                "413": { $ref: "#/components/responses/Problem" }
                "415": { $ref: "#/components/responses/Problem" }
                "422": { $ref: "#/components/responses/Problem" }
            delete:
              operationId: deleteCollection
              summary: Put a collection into the bin; its tasks stay.
              parameters: [{ $ref: "#/components/parameters/Once" }, { $ref: "#/components/parameters/Client" }]
              responses:
                "204": { description: It is in the bin. }
                "400": { $ref: "#/components/responses/Problem" }
                "404": { $ref: "#/components/responses/Problem" }
                "422": { $ref: "#/components/responses/Problem" }
          /api/collections/{id}/restore:
            parameters: [{ $ref: "#/components/parameters/Id" }]
            post:
              operationId: restoreCollection
              summary: Take a collection out of the bin, with its tasks.
              parameters: [{ $ref: "#/components/parameters/Once" }, { $ref: "#/components/parameters/Client" }]
              responses:
                "200": { $ref: "#/components/responses/Collection" }
                "400": { $ref: "#/components/responses/Problem" }
                "404": { $ref: "#/components/responses/Problem" }
                "422": { $ref: "#/components/responses/Problem" }
          /api/collections/{id}/tasks/{taskId}:
            parameters:
              - { $ref: "#/components/parameters/Id" }
              - { name: taskId, in: path, required: true, schema: { type: integer } }
            put:
              operationId: addTask
              summary: Put a task into a collection.
              parameters: [{ $ref: "#/components/parameters/Once" }, { $ref: "#/components/parameters/Client" }]
              responses:
                "204": { description: It is in the collection. }
                "400": { $ref: "#/components/responses/Problem" }
                "404": { $ref: "#/components/responses/Problem" }
                "422": { $ref: "#/components/responses/Problem" }
            delete:
              operationId: removeTask
              summary: Take a task out of a collection.
              parameters: [{ $ref: "#/components/parameters/Once" }, { $ref: "#/components/parameters/Client" }]
              responses:
                "204": { description: It is not in the collection. }
                "400": { $ref: "#/components/responses/Problem" }
                "404": { $ref: "#/components/responses/Problem" }
                "422": { $ref: "#/components/responses/Problem" }
          /api/export:
            get:
              operationId: exportTasks
              summary: All tasks but those in the bin as a file, named by the day.
              description: Only JSON holds everything; todo.txt has no notes, a CSV for Todoist one collection for each task.
              parameters:
                - { name: format, in: query, required: true, schema: { enum: [json, csv, todotxt] } }
              responses:
                "200": { $ref: "#/components/responses/File" }
                "400": { $ref: "#/components/responses/Problem" }
          /api/import:
            post:
              operationId: importTasks
              summary: Bring the tasks of a file in. Again it adds nothing.
              description: >-
                The body is the file: todo.txt, Todoist's CSV or our JSON, at most 16 MB, whatever its type is called. All that can
                be read is added in one transaction, above the others; what can't is told by its line.
              parameters:
                - { name: name, in: query, description: "The file's name: its ending says what it is, else its content.", schema: { type: string } }
                - { $ref: "#/components/parameters/Once" }
                - { $ref: "#/components/parameters/Client" }
              requestBody:
                required: true
                content:
                  "*/*": {}
              responses:
                "200": { $ref: "#/components/responses/Imported" }
                "400": { $ref: "#/components/responses/Problem" }
                "413": { $ref: "#/components/responses/Problem" }
                "415": { $ref: "#/components/responses/Problem" }
                "422": { $ref: "#/components/responses/Problem" }
        components:
          parameters:
            Id: { name: id, in: path, required: true, schema: { type: integer } }
            Once:
              name: Idempotency-Key
              in: header
              description: >-
                The write happens once under this key; again it gets the same answer, for a week. Another request under the
                same key gets 422. Visible ASCII characters.
              schema: { type: string, minLength: 1, maxLength: 200 }
            Client:
              name: Nod-Client
              in: header
              description: Comes back in the changes that this write makes.
              schema: { type: string, maxLength: 200 }
          responses:
            Health:
              description: It does.
              content: { application/json: { schema: { $ref: "#/components/schemas/Health" } } }
            Settings:
              description: Every setting with its value.
              content: { application/json: { schema: { $ref: "#/components/schemas/Settings" } } }
            Page:
              description: A page of the list.
              content: { application/json: { schema: { $ref: "#/components/schemas/Page" } } }
            Task:
              description: The task.
              content: { application/json: { schema: { $ref: "#/components/schemas/Task" } } }
            CreatedTask:
              description: The task that was made.
              headers: { Location: { schema: { type: string } } }
              content: { application/json: { schema: { $ref: "#/components/schemas/CreatedTask" } } }
            Collections:
              description: All collections.
              content: { application/json: { schema: { $ref: "#/components/schemas/Collections" } } }
            Collection:
              description: The collection.
              content: { application/json: { schema: { $ref: "#/components/schemas/Collection" } } }
            NewCollection:
              description: The collection that was made.
              headers: { Location: { schema: { type: string } } }
              content: { application/json: { schema: { $ref: "#/components/schemas/Collection" } } }
            File:
              description: The file.
              headers: { Content-Disposition: { schema: { type: string } } }
              content:
                application/json: { schema: { $ref: "#/components/schemas/File" } }
                text/csv: { schema: { type: string } }
                text/plain: { schema: { type: string } }
            Imported:
              description: What came of it.
              content: { application/json: { schema: { $ref: "#/components/schemas/Imported" } } }
            Problem:
              description: Why not, and the way out.
              content: { application/problem+json: { schema: { $ref: "#/components/schemas/Problem" } } }
          schemas:
            Health:
              type: object
              required: [status]
              additionalProperties: false
              properties:
                status: { type: string, enum: [ok] }
            Pairing:
              type: object
              required: [code]
              additionalProperties: false
              properties:
                code: { type: string, description: "8 letters and digits; small letters, spaces and hyphens are as good." }
            Task:
              type: object
              required: [id, title, notes, column, position, due, priority, createdAt, completedAt, updatedAt, collections]
              additionalProperties: false
              properties: &task
                id: { type: integer }
                title: { type: string, description: "One line, 1 to 500 characters." }
                notes: { type: string }
                column: { type: string, enum: [todo, doing, done], description: "done exactly when completedAt is set" }
                position: { type: number, description: "Smaller stands higher." }
                due: { type: [string, "null"], format: date }
                priority: { type: [string, "null"], pattern: "^[A-Z]$" }
                createdAt: { type: string, format: date-time }
                completedAt: { type: [string, "null"], format: date-time }
                updatedAt: { type: string, format: date-time }
                collections: { type: array, items: { $ref: "#/components/schemas/CollectionSummary" } }
            NewTask:
              type: object
              required: [title]
              additionalProperties: false
              properties:
                title: { type: string, description: "1 to 500 characters after trimming; line breaks and control characters become spaces." }
                notes: { type: string, maxLength: 20000 }
                column: { type: string, enum: [todo, doing, done] }
                due: { type: [string, "null"], format: date }
                priority: { type: [string, "null"], pattern: "^[A-Z]$" }
                collections: { type: array, items: { type: integer } }
                completed: { type: boolean }
                captured: { type: boolean, default: false, description: "Whether a person captured it; the first of all is answered so." }
            CreatedTask:
              type: object
              required: [id, title, notes, column, position, due, priority, createdAt, completedAt, updatedAt, collections]
              additionalProperties: false
              properties:
                <<: *task
                firstCapture: { type: boolean, description: "Of a captured task: whether it is the first ever. Said to one task, once." }
            TaskChange:
              type: object
              additionalProperties: false
              properties:
                title: { type: string }
                notes: { type: string, maxLength: 20000 }
                column: { type: string, enum: [todo, doing, done], description: "done completes, the others reopen" }
                position: { type: number, minimum: -1000000000000, maximum: 1000000000000 }
                due: { type: [string, "null"], format: date }
                priority: { type: [string, "null"], pattern: "^[A-Z]$" }
                completed: { type: boolean, description: "false returns to the column it had before" }
            Page:
              type: object
              required: [tasks, next, counts]
              additionalProperties: false
              properties:
                tasks: { type: array, items: { $ref: "#/components/schemas/Task" } }
                next: { type: [string, "null"], description: "The cursor of the next page; null on the last." }
                counts:
                  type: object
                  required: [open, completed]
                  additionalProperties: false
                  properties:
                    open: { type: integer }
                    completed: { type: integer }
            CollectionSummary:
              type: object
              required: [id, name, open, total]
              additionalProperties: false
              properties:
                id: { type: integer }
                name: { type: string }
                open: { type: integer }
                total: { type: integer }
            Collection:
              type: object
              required: [id, name, open, total, createdAt]
              additionalProperties: false
              properties:
                id: { type: integer }
                name: { type: string }
                open: { type: integer }
                total: { type: integer }
                createdAt: { type: string, format: date-time }
            Collections:
              type: object
              required: [collections]
              additionalProperties: false
              properties:
                collections: { type: array, items: { $ref: "#/components/schemas/Collection" } }
            CollectionName:
              type: object
              additionalProperties: false
              properties:
                name: { type: string, description: "1 to 200 characters after trimming, unlike every other." }
            Settings:
              type: object
              required:
                - completionHapticEnabled
                - completionSoundEnabled
                - soundVolume
                - celebrations
                - motion
                - profile
                - theme
                - language
                - hidesCompleted
                - hasCompletedFirstCapture
              additionalProperties: false
              properties: &settings
                completionHapticEnabled: { type: boolean, default: true }
                completionSoundEnabled: { type: boolean, default: false }
                soundVolume: { type: number, minimum: 0, maximum: 1, default: 0.5 }
                celebrations: { type: string, enum: [full, subtle, "off"], default: full }
                motion: { type: string, enum: [system, reduced], default: system }
                profile: { type: string, enum: [standard, child], default: standard }
                theme: { type: string, enum: [system, light, dark], default: system }
                language: { type: string, enum: [system, en, it], default: system }
                hidesCompleted: { type: boolean, default: true }
                hasCompletedFirstCapture: { type: boolean, default: false }
            SettingsChange:
              type: object
              additionalProperties: false
              properties: *settings
            Change:
              type: object
              required: [id, deleted, client]
              additionalProperties: false
              properties:
                id: { type: [integer, "null"], description: "null for settings" }
                deleted: { type: boolean }
                client: { type: [string, "null"], description: "The Nod-Client of the write." }
                task: { anyOf: [{ $ref: "#/components/schemas/Task" }, { type: "null" }] }
                collection: { anyOf: [{ $ref: "#/components/schemas/Collection" }, { type: "null" }] }
                settings: { $ref: "#/components/schemas/Settings" }
            File:
              type: object
              description: What isn't there is empty.
              required: [format, version, collections, tasks]
              additionalProperties: false
              properties:
                format: { type: string, enum: [nod-tasks] }
                version: { type: integer }
                collections:
                  type: array
                  items:
                    type: object
                    required: [name]
                    additionalProperties: false
                    properties:
                      name: { type: string }
                tasks:
                  type: array
                  items:
                    type: object
                    required: [uid, title, createdAt]
                    additionalProperties: false
                    properties:
                      uid: { type: string, description: "The same in every copy." }
                      title: { type: string }
                      notes: { type: string }
                      column: { type: string, enum: [todo, doing], description: "Also where a completed one comes back to." }
                      due: { type: string, format: date }
                      priority: { type: string, pattern: "^[A-Z]$" }
                      createdAt: { type: string, format: date-time }
                      completedAt: { type: string, format: date-time }
                      collections: { type: array, items: { type: string } }
                      origin:
                        type: object
                        required: [format, text]
                        additionalProperties: false
                        properties:
                          format: { type: string }
                          text: { type: string, description: "The task as it stood in the file it came from." }
            Imported:
              type: object
              required: [added, known, problems]
              additionalProperties: false
              properties:
                added: { type: integer }
                known: { type: integer, description: "Those that an earlier import brought." }
                problems:
                  type: array
                  items:
                    type: object
                    required: [line, message]
                    additionalProperties: false
                    properties:
                      line: { type: integer, description: "Counted from 1; in our JSON the number of the task." }
                      message: { type: string }
            Problem:
              type: object
              required: [type, title, status, detail]
              additionalProperties: false
              properties:
                type: { type: string }
                title: { type: string, description: "The status in words." }
                status: { type: integer }
                detail: { type: string, description: "A sentence for people, with the way out, in the language of the request." }
                field: { type: string, description: "The field to blame, when there is one." }
                line: { type: integer, description: "The line of a file to blame, when there is one." }
        """#
}
