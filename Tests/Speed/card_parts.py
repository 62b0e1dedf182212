"""The sentences and samples that `generate_cards.py` makes its cards of.

Every tuple is walked with its own step, so that neighbouring cards differ in all their parts. `{a}`
is the control of the card, `{b}` its place, `{n}` its number.
"""

ADJECTIVES = (
    "Quiet Late Hidden Crowded Frozen Borrowed Doubled Drifting Eager Faded Guessed Hasty Idle "
    "Jumpy Kept Lonely Mute Narrow Odd Patient Queued Restless Silent Tangled Unnamed Vague "
    "Wandering Yielding Brittle Clever Distant Early Forgotten Greedy Hollow Inert Loose Misplaced "
    "Nested Opaque"
).split()

CONTROLS = (
    "Button Toggle Slider Picker Stepper Banner Badge Card Chart Chip Counter Dialog Drawer Field "
    "Footer Gauge Header Icon Label Link List Map Menu Meter Notice Player Popover Preview Row "
    "Search Sheet Spinner Switch Tab Table Tile Timer Toast Toolbar Wheel"
).split()

PLACES = (
    "Settings Checkout Onboarding Inbox Library Profile Calendar Gallery Wallet Diary Recipes "
    "Tickets Weather Workouts Reading Invoices Contacts Playlists Travel Garden"
).split()

CHAPTERS = (
    "Names and roles", "State and value", "Feedback and announcements", "Focus and order",
    "Keyboard and input", "Motion", "Text and size", "Colour and contrast", "Forms and errors",
    "Sound and video",
)

TAGS = (
    "announcements colour contrast focus forms gestures keyboard labels layout lists media motion "
    "navigation pickers sheets state text timing toolbars values"
).split()

AFFECTS = (
    "blind low-vision colour deaf hard-of-hearing motor speech vestibular seizure cognitive"
).split()

PROFILES = (
    "VoiceOver", "Voice Control", "Switch Control", "Reduce Motion", "Larger Text", "Bold Text",
    "Increase Contrast", "Reduce Transparency", "Full Keyboard Access",
)

SYMPTOMS = (
    "The {a} in {b} reacts to a touch and says nothing about it. After the second try the person "
    "leaves the screen, because nothing there told them that the first one had worked.",
    "A change in the {a} of {b} is drawn in one corner and nowhere else. Whoever looks at another "
    "part of the screen, or at none, finds the old state and acts on it.",
    "Somebody opens {b}, moves to the {a} and hears a word that belongs to the picture beside it. "
    "The control is there, it works, and it cannot be found by its name.",
    "Inside {b} the {a} keeps its size while the text around it grows. The last word is cut, and "
    "the cut word was the one that told the two choices apart.",
    "The {a} of {b} moves before it can be used, and it moves again whenever new data comes in. "
    "Aiming takes longer than the pause between two of those moves.",
)

PLACES_FOUND = (
    "Lists with a filter above them, the summary of an order, the second page of a long form, and "
    "every screen that was first drawn for a larger device.",
    "Onboarding pages, permission requests, the sheet that follows a purchase, and settings that "
    "are shared by an app and its widget.",
    "Tables that are sorted by a header, charts with a legend, and search screens that show the "
    "first results before the typing ends.",
)

BARRIERS = (
    "Someone using VoiceOver moves from element to element. Where an element does not tell its "
    "state, the only way to learn it is to press and to compare, and pressing changes it. Someone "
    "with a tremor pays for each of those presses twice.",
    "Someone who cannot hold a pointer still needs the target to be where it was a moment ago. A "
    "control that moves with its content asks for speed, and speed is what the person does not "
    "have on that day.",
    "Someone who reads with large text sees three lines at a time. What happens outside those "
    "lines happens for somebody else, unless the part that changed says so where the reading is.",
    "Someone who is easily made dizzy turns motion down once, for the whole device. A screen that "
    "asks again, or that moves regardless, sends the person away from the task, not the motion.",
)

CAUSES = (
    "The state lives in a drawing and not in the control.",
    "The name is built from the picture's file name.",
    "A gesture stands where a button belongs.",
    "The frame has a height in points, and the text has none.",
    "The animation starts whenever the view appears, not when something changed.",
    "Focus is left to the system at the moment the system knows least.",
    "The announcement is posted before the screen it speaks about exists.",
    "Two settings tell the same thing, and only one of them is read.",
    "The order on the screen comes from offsets, so the order of reading comes from chance.",
)

REASONS = (
    "The control then carries its own name and state, and every technology reads the same source.",
    "One place tells what happened, so that nothing has to be seen at the moment it happens.",
    "The system already knows this setting; asking it costs one line and no screen.",
    "A layout that grows needs no second layout for the people who need it to grow.",
)

REFUSALS = (
    "We don't add a hint that explains the missing name; a hint can be switched off.",
    "We don't slow the animation down; slower is longer, not calmer.",
    "We don't hide the control from assistive technology; it still works for everybody else.",
    "We don't move focus by a timer; the time it takes differs from device to device.",
    "We don't say the state in the label; it would be said again as the value.",
    "We don't offer a second screen for large text; it is forgotten with the first change.",
)

SOURCES = (
    ("Apple: Accessibility modifiers", "https://developer.apple.com/documentation/swiftui/view-accessibility"),
    ("W3C: Understanding WCAG 2.2", "https://www.w3.org/WAI/WCAG22/Understanding/"),
    ("Apple: Human Interface Guidelines: Accessibility", "https://developer.apple.com/design/human-interface-guidelines/accessibility"),
    ("W3C: How to Meet WCAG", "https://www.w3.org/WAI/WCAG22/quickref/"),
)

BEFORE = (
    """struct {a}Row{n}: View {{
    let title: String
    @State private var isOn = false

    var body: some View {{
        HStack {{
            Text(title)
            Spacer()
            Image(systemName: isOn ? "circle.fill" : "circle")
        }}
        .frame(height: 44)
        .onTapGesture {{ isOn.toggle() }}
    }}
}}""",
    """var {v}: some View {{
    VStack(spacing: 8) {{
        Image("{v}-{n}")
            .scaleEffect(pulse ? 1.2 : 1)
            .animation(.spring(duration: 0.4), value: pulse)
        Text("{b}")
            .font(.system(size: 13))
            .lineLimit(1)
    }}
    .onAppear {{ pulse = true }}
}}""",
)

FIX = (
    """struct {a}Row{n}: View {{
    let title: String
    @State private var isOn = false

    var body: some View {{
        Toggle(title, isOn: $isOn)
            .toggleStyle(.switch)
            .frame(minHeight: 44)
    }}
}}""",
    """@Environment(\\.accessibilityReduceMotion) private var reduceMotion

var {v}: some View {{
    Button("{a} {n}", systemImage: "star") {{
        withAnimation(reduceMotion ? nil : .spring(duration: 0.4)) {{
            pulse.toggle()
        }}
    }}
    .accessibilityValue(pulse ? "on" : "off")
}}""",
)

UIKIT = (
    """let {v} = UIButton(configuration: .plain())
{v}.accessibilityLabel = "{a} {n}"
{v}.accessibilityTraits.insert(.button)
{v}.isSelected = model.isOn""",
    """{v}.adjustsFontForContentSizeCategory = true
{v}.font = .preferredFont(forTextStyle: .body)
{v}.numberOfLines = 0
{v}.accessibilityValue = model.isOn ? "on" : "off" """,
)
