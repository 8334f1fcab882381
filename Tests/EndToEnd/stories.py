"""Stories by keys alone, by surface: act, control, keys, resulting focus and visible text. `about` selects the part
whose controls must all be used.
"""

import boards
from collecting import collect

TASKS = ["Buy milk", "Call Inge", "Write to Tom"]

STORIES = {
    "list": dict(path="/", tasks=TASKS, about="main :not(.menu *), nod-toasts", story="""
    skip the places | link Skip to the content  | Enter         | main                           |
    complete        | checkbox Buy milk         | Space         | checkbox Call Inge: off        | Completed “Buy milk”
    undo            | button Undo               | Enter         | checkbox Buy milk: off         | Buy milk
    complete        | checkbox Write to Tom     | Space         | checkbox Call Inge: off        | Completed “Write
    undo by keys    |                           | Control+z     | checkbox Call Inge: off        | Write to Tom
    delete          | button Delete “Call Inge” | Enter         | checkbox Write to Tom: off     | Deleted “Call Inge”
    dismiss         | button Dismiss            | Space         | button Delete “Write to Tom”   | no Deleted “Call
    delete the last |                           | Enter         | checkbox Buy milk: off         | Deleted “Write to
    escape a toast  | button Undo               | Escape        | button Delete “Buy milk”       | no Deleted “Write
    edit            | button Edit Buy milk      | Enter         | field Title: Buy milk          | Priority
    leave it        |                           | Escape        | button Edit Buy milk           | no Priority
    edit            |                           | Space         | field Title: Buy milk          | Priority
    write notes     | field Notes               | “By_mail”     | field Notes: By mail           |
    choose a day    | field Due                 | “01/02/2099”  | field Due: 2099-01-02          |
    choose priority | choice Priority           | ArrowDown     | choice Priority: A             |
    save            | button Save               | Enter         | button Edit Buy milk           | Priority A
    edit            |                           | Enter         | field Title: Buy milk          | Cancel
    cancel          | button Cancel             | Space         | button Edit Buy milk           | no Cancel
    delete there    | button Edit Buy milk      | Enter         | field Title: Buy milk          | Cancel
    delete it       | button Delete             | Enter         | heading Open tasks             | Deleted “Buy milk”
    undo by keys    |                           | Control+z     | heading Open tasks             | Buy milk
    search          |                           | /             | field Search tasks             |
    write it        |                           | “milk”        | field Search tasks: milk       | Results
    find nothing    |                           | “_tea”        | field Search tasks: milk tea   | Nothing found
    clear it        | button Clear search       | Enter         | field Search tasks             | Buy milk
    open the menu   | button View options       | Enter         | button View options            | All
    show completed  | radio View options: Open  | ArrowDown     | radio View options: Completed: on | no Buy milk
    show all        |                           | ArrowDown     | radio View options: All: on    | Buy milk
    leave the menu  |                           | Escape        | button View options            |
    pass it by      |                           | Enter Tab Tab | field Search tasks             | no Completed
    complete        | checkbox Buy milk         | Space         | checkbox Buy milk: on          | Completed “Buy milk”
    reopen          |                           | Space         | checkbox Buy milk: off         |
    """),
    "empty list": dict(path="/", tasks=["Buy milk"], about="nod-status :not(.editor *)", story="""
    complete all    | checkbox Buy milk         | Space         | heading Open tasks             | Everything is done
    undo            | button Undo               | Enter         | checkbox Buy milk: off         | Buy milk
    complete all    |                           | Space         | heading Open tasks             | Everything is done
    see it          | button See completed      | Enter         | heading Completed tasks        | Buy milk
    reopen it       | checkbox Buy milk         | Space         | heading Completed tasks        | Nothing completed
    see it          | button See open tasks     | Space         | heading Open tasks             | Buy milk
    delete it       | button Delete “Buy milk”  | Enter         | heading Open tasks             | A fresh page
    write a task    | button Write a task       | Enter         | field New task                 | Add and continue
    write           |                           | “Read” Enter  | checkbox Read: off             | Read
    edit            | button Edit Read          | Enter Escape  | button Edit Read               |
    """),
    "board": dict(path="/board", fill=boards.fill, about="main :not(.editor *)", story="""
    open the menu   | button Move “Call Inge”   | Enter         | button Move to Doing           | Move to Done
    walk in it      |                           | ArrowDown     | button Move to Done            |
    leave it        |                           | Escape        | button Move “Call Inge”: shut  | no Move to Done
    pass it by      |                           | Enter Shift+Tab Shift+Tab | button Edit Call Inge | no Move to Done
    move up         | button Move “Call Inge”   | Enter ArrowDown ArrowDown Enter | button Move “Call Inge”: shut | Inge Edit Buy
    move down       |                           | Enter ArrowDown ArrowDown Enter | button Move “Call Inge”: shut | milk Edit Call
    to Doing        |                           | Enter Enter   | button Move “Call Inge”: shut  | Inge Edit Read
    to To do        |                           | Enter Enter   | button Move “Call Inge”: shut  | Inge Edit Buy
    by arrows       |                           | ArrowRight    | button Move “Call Inge”: shut  | 3 tasks
    with Alt        | checkbox Call Inge        | Alt+ArrowLeft | checkbox Call Inge: off        | 3 tasks
    to Done         | button Move “Call Inge”   | Enter ArrowDown Enter | button Move “Call Inge”: shut | Completed “
    undo by keys    |                           | Control+z     | button Move “Call Inge”: shut  | no Completed “Call
    complete        | checkbox Read             | Space         | checkbox Write: off            | Completed “Read”
    reopen          | checkbox Water            | Space         | checkbox Water: off            |
    edit            | button Edit Write         | Enter         | field Title: Write             | Priority
    leave it        |                           | Escape        | button Edit Write              | no Priority
    delete          | button Move “Write”       | Enter ArrowUp Enter | heading Doing            | Deleted “Write”
    undo by keys    |                           | Control+z     | heading Doing                  | Write
    """),
    "board on a phone": dict(path="/board", fill=boards.fill, width=390, about=".column-bar *", story="""
    go to Done      | link Done 2               | Enter         | heading Done                   |
    go to Doing     | link Doing 2              | Enter         | heading Doing                  |
    go to To do     | link To do 3              | Enter         | heading To do                  |
    """),
    "capture": dict(path="/capture", tasks=TASKS, about="main :not(.editor *)", story="""
    complete        | checkbox Buy milk         | Space         | checkbox Call Inge: off        | Completed “Buy milk”
    like a swipe    | button Edit Call Inge     | Control+Enter | checkbox Write to Tom: off     | Completed 2 tasks
    undo both       |                           | Control+z     | checkbox Write to Tom: off     | Call Inge
    edit            | button Edit Write to Tom  | Enter         | field Title: Write to Tom      | Priority
    leave it        |                           | Escape        | button Edit Write to Tom       | no Priority
    delete          | button Delete “Call Inge” | Enter         | checkbox Write to Tom: off     | Deleted “Call Inge”
    delete          | button Delete “Buy milk”  | Enter         | checkbox Write to Tom: off     | Deleted 2 tasks
    delete the last | button Delete “Write to Tom” | Enter      | heading Inbox                  | Deleted 3 tasks
    write one       | button Write a task       | Enter         | field New task                 | Add and continue
    leave it        |                           | Escape        | button Write a task            |
    """),
    "what waits": dict(path="/capture", tasks=TASKS, away=True, about=".waiting :not(.editor *)", story="""
    write one       | checkbox Buy milk         | n             | field New task                 | Add and continue
    write           |                           | “Read” Enter  | checkbox Buy milk: off         | Waits here
    edit            | button Edit Read          | Enter         | field Title: Read              | Priority
    another title   |                           | “Sing” Enter  | button Edit ReadSing           | Waits here
    edit            |                           | Enter         | field Title: ReadSing          | Priority
    leave it        |                           | Escape        | button Edit ReadSing           | no Priority
    delete          | button Delete “ReadSing”  | Enter         | heading Inbox                  | Deleted “ReadSing”
    undo            | button Undo               | Enter         | button Delete “Write to Tom”   | ReadSing
    """),
    "composer": dict(path="/", tasks=TASKS, collections={"Home": []}, settings={"hasCompletedFirstCapture": True},
                     about="#composer-sheet *", story="""
    open            | button New task           | Enter         | field New task                 | Add and continue
    leave           |                           | Escape        | button New task                |
    open by a key   | checkbox Call Inge        | n             | field New task                 | Add and continue
    nothing written | button Add                | Enter         | field New task                 | Write
    leave           | button Close              | Enter         | checkbox Call Inge: off        |
    open by a key   |                           | c             | field New task                 |
    write           |                           | “Read”        | field New task: Read           |
    for today       | radio Due: No date        | ArrowRight    | radio Due: Today: on           |
    for some day    |                           | ArrowRight ArrowRight | radio Due: Pick a date: on |
    which           | field Due                 | “01/02/2099”  | field Due: 2099-01-02          |
    where           | choice Collection         | ArrowDown     | choice Collection: 1           |
    and another     | button Add and continue   | Enter         | field New task                 | Added “Read”
    write           |                           | “Sing”        | field New task: Sing           |
    add it          |                           | Enter         | checkbox Sing: off             | Sing
    open            | button New task           | Space         | field New task                 |
    write and add   |                           | “Swim” Enter  | checkbox Swim: off             | Swim
    """),
    "first capture": dict(path="/capture", about=".blank *", story="""
    open            | button Write a task       | Enter         | field New task                 | Add and continue
    write           |                           | “Read” Enter  | checkbox Read: off             | Read
    """),
    "collections": dict(path="/collections", about="main[data-name=collections] *", story="""
    begin           | button Make a collection  | Enter         | field New collection           |
    write           |                           | “Garden”      | field New collection: Garden   |
    add             |                           | Enter         | field New collection           | Garden
    without a name  | button Add                | Enter         | field New collection           | Write
    go there        | link Garden Empty         | Enter         | heading Garden                 | Nothing in here yet
    go back         | link Collections          | Enter         | heading Collections            | Garden
    """),
    "collection": dict(path="/collections/1", collections={"Garden": ["Buy milk", "Call Inge"]}, tasks=["Read"],
                       about="main[data-name=collection] :not(.editor *, dialog *)", story="""
    rename          | button Rename “Garden”    | Enter         | field Name: Garden             | Save
    leave it        |                           | Escape        | button Rename “Garden”         | no Save
    rename          |                           | Enter         | field Name: Garden             | Save
    cancel          | button Cancel             | Enter         | button Rename “Garden”         | no Save
    rename          |                           | Enter         | field Name: Garden             | Save
    another name    |                           | “Home”        | field Name: Home               |
    save            | button Save               | Space         | button Rename “Home”           | Home
    write a task    |                           | Tab Enter     | field New task                 | Add and continue
    leave it        |                           | Escape        | button New task                |
    complete        | checkbox Buy milk         | Space         | checkbox Buy milk: on          | Completed “Buy milk”
    undo by keys    |                           | Control+z     | checkbox Buy milk: off         | no Completed “Buy
    edit            | button Edit Buy milk      | Enter         | field Title: Buy milk          | Priority
    leave it        |                           | Escape        | button Edit Buy milk           | no Priority
    remove          | button Remove “Buy milk” from this collection | Enter | checkbox Call Inge: off | Removed “
    undo            | button Undo               | Enter         | button Delete collection       | Buy milk
    delete it       | button Delete collection  | Enter         | heading Collections            | Deleted “Home”
    undo by keys    |                           | Control+z     | heading Collections            | Home
    go there        | link Home 0 of 2 done     | Enter         | heading Home                   | Call Inge
    go back         | link Collections          | Enter         | heading Collections            | Home
    """),
    "settings": dict(path="/", about="#settings *", tasks=TASKS, story="""
    open            | button Settings           | Enter         | heading Settings               | Who is it for?
    leave           |                           | Escape        | button Settings                |
    open            |                           | Space         | heading Settings               |
    haptic          | switch Completion haptic  | Space         | switch Completion haptic: off  |
    other haptics   | switch Other haptics      | Space         | switch Other haptics: off      |
    sound           | switch Completion sound   | Space         | switch Completion sound: on    |
    other sounds    | switch Other sounds       | Space         | switch Other sounds: on        |
    louder          | slider Volume             | ArrowRight    | slider Volume: 0.55            |
    try it          | button Try it             | Enter         | button Try it                  |
    celebrations    | radio Celebrations: Full  | ArrowRight    | radio Celebrations: Subtle: on |
    motion          | radio Motion: Match system| ArrowRight    | radio Motion: Reduced: on      |
    for children    | radio Who is it for?: Everyone | ArrowRight | radio Who is it for?: Children: on | Colours
    sounds for them | switch Sounds             | Space Space   | switch Sounds: on              |
    shut the rest   | fold For grown-ups        | Enter         | fold For grown-ups: shut       | no Who is it for?
    open it         |                           | Enter         | fold For grown-ups: open       | Who is it for?
    for everyone    | radio Who is it for?: Children | ArrowLeft     | radio Who is it for?: Everyone: on | Theme
    dark            | radio Theme: Match system | ArrowRight ArrowRight | radio Theme: Dark: on  |
    language        | radio Language: Match system |            | radio Language: Match system: on |
    shortcuts off   | switch Single-key shortcuts | Space Space | switch Single-key shortcuts: on |
    for designers   | fold For designers        | Enter         | fold For designers: open       | hit areas
    Studio          | link Open Studio          |               | link Open Studio               |
    hit areas       | switch Show hit areas     | Space Space   | switch Show hit areas: off     |
    recent answers  | button Open               | Enter         | heading Feedback log           | Clear
    open            | button Settings           | Enter         | heading Settings               |
    leave           | button Done               | Enter         | button Settings                |
    """),
    "inspector": dict(path="/", tasks=TASKS, about="#inspector *", story="""
    complete        | checkbox Buy milk         | Space         | checkbox Call Inge: off        | Completed “Buy milk”
    open            |                           | i             | heading Feedback log           | Clear
    read it         | log Feedback log          | ArrowDown     | log Feedback log               |
    clear           | button Clear              | Enter         | heading Feedback log           | Clear
    leave           |                           | Escape        | checkbox Call Inge: off        | no Clear
    open            |                           | i             | heading Feedback log           | Clear
    leave           | button Close              | Enter         | checkbox Call Inge: off        | no Clear
    """),
    "places": dict(path="/", tasks=TASKS, about=".places *, #open-settings", story="""
    board           | link Board                | Enter         | heading Board                  | To do
    inbox           | link Inbox                | Enter         | heading Inbox                  | Swipe right
    collections     | link Collections          | Enter         | heading Collections            | Things that
    list            | link List                 | Enter         | heading Tasks                  | Open tasks
    compose         | button New task           | Enter Escape  | button New task                |
    settings        | button Settings           | Enter Escape  | button Settings                |
    by keys         |                           | 2             | heading Board                  | To do
    by keys         |                           | 3             | heading Inbox                  | Swipe right
    by keys         |                           | 4             | heading Collections            | Things that
    by keys         |                           | 1             | heading Tasks                  | Open tasks
    down the rows   |                           | ArrowDown     | checkbox Buy milk: off         |
    down the rows   |                           | ArrowDown ArrowUp ArrowDown | checkbox Call Inge: off |
    hit areas       |                           | t t           | checkbox Call Inge: off        |
    keys            |                           | ?             | button Done                    | This list
    leave           |                           | Escape        | checkbox Call Inge: off        |
    keys            |                           | ?             | button Done                    | This list
    leave           | button Done               | Enter         | checkbox Call Inge: off        |
    """),
    "Studio": dict(width=1440, about="body :not(.knobs *)", story="""
    skip the choices | link Skip to the content | Enter         | section Stage and drawings     |
    another haptic  | choice Haptic             | ArrowDown     | choice Haptic: none            |
    undo            | button Undo               | Enter         | button Redo                    |
    and again       |                           | Enter         | button Undo                    |
    copy the link   | button Copy link          | Enter         | button Copy link               | link
    another moment  | choice Moment             | ArrowDown     | choice Moment: reopened        | Reopened
    and back        |                           | ArrowUp       | choice Moment: completed       |
    for children    | radio Profile: Standard   | ArrowRight ArrowLeft | radio Profile: Standard: on |
    dark            | radio Theme: Match system | ArrowRight ArrowLeft | radio Theme: Match system: on |
    on a card       | radio Shown on: Row       | ArrowRight ArrowLeft | radio Shown on: Row: on |
    reduced motion  | switch Reduced motion     | Space Space   | switch Reduced motion: off     |
    with sound      | switch With sound         | Space Space   | switch With sound: off         |
    more taps       | slider Taps per second    | ArrowRight    | slider Taps per second: 2      |
    one tap again   | button Tap once           | Enter         | slider Taps per second: 1      |
    play            | button Play               | Enter         | button Play                    |
    repeat          | button Repeat             | Space Space   | button Repeat: not pressed     |
    slowly | button Quarter speed, without haptic or sound | Space Space Shift+Tab | button Repeat: not pressed |
    larger          | button Twice the size     | Space Space   | button Twice the size: not pressed |
    a frame on      | slider Time               | End Home      | slider Time: 0                 | of 450 ms
    as text         | fold The same as text     | Enter         | fold The same as text: open    | When
    tune            | slider Check: response    | ArrowRight    | slider Check: response: 260    |
    back to it      | button Check: response: reset | Enter     | slider Check: response: 250    |
    tune            | slider Check: response    | ArrowRight    | slider Check: response: 260    |
    reset all       | button Reset to the profile | Enter       | choice Haptic: keep            |
    its taps        | fold success: 2 taps      | Enter         | fold success: 2 taps: open     |
    stronger        | slider Tap 1: strength    | ArrowRight    | slider Tap 1: strength: 0.66   | Nod's pattern, as drawn
    one more        | button Add a tap          | Enter         | button Add a tap               | Tap 3: time
    and gone        | button Remove the last tap | Enter Enter  | button Add a tap               | success: 1 tap
    its notes       | fold completion: 2 notes  | Enter         | fold completion: 2 notes: open |
    lower           | slider Note 1: pitch      | ArrowLeft     | slider Note 1: pitch: 71       |
    another figure  | field Check: peak         | ArrowUp       | field Check: peak: 0.13        |
    name it         | field Name                | “Calm”        | field Name: Calm               |
    another format  | radio Format: Swift       | ArrowRight    | radio Format: JSON: on         | nod-feedback
    read it         | region What is copied     | ArrowDown     | region What is copied          |
    copy it         | button Copy               | Enter         | button Copy                    |
    take it away    | button Download           | Enter         | button Download                | in one archive
    use it          | button Use in Tasks       |               | button Use in Tasks            |
    open a file     | button Open a file…       |               | button Open a file…            |
    compare         | switch Compare A and B    | Space         | switch Compare A and B: on     | Swap A and B
    in turns        | radio A and B: Together   | ArrowRight    | radio A and B: A, then B: on   |
    tune B          | radio A                   | ArrowRight    | radio B: on                    | Copy to A
    copy            | button Copy to A          | Enter         | button Copy to A               |
    swap            | button Swap A and B       | Enter         | button Swap A and B            |
    back to tasks   | link Tasks                |               | link Tasks                     |
    """),
}


def prepare(server, collections={}, tasks=(), settings=None, fill=None, **_):
    for name, titles in collections.items():
        collect(server, name, *titles)
    server.add(*tasks)
    if settings:
        server.call("PATCH", "/settings", settings)
    if fill:
        fill(server)
