import type { Target } from './figure.ts'

/*
 * The limits. Those of the REST calls hold on PostgreSQL, where the floor is; the floor does neither sign-in, isolation, validation,
 * versions, dedupe, history nor push.
 */
const ratio = (gate: number, moonshot: number): Target => ({ of: 'ratio', gate, moonshot })
const atMost = (gate: number, moonshot: number): Target => ({ of: 'value', gate, moonshot })
/** A mark that others or a prototype have set, and that nobody has promised. */
const mark = (moonshot: number): Target => ({ of: 'value', moonshot })

/** CPU of a request as a ratio to the floor's. */
export const REST_CPU = {
  list: ratio(1.3, 1),
  get: ratio(1.5, 1.1),
  create: ratio(2, 1.3),
  update: ratio(2, 1.3),
} as const

/** The same to a floor that durably writes the same rows, by the number of connections. */
export const SAME_ROWS: Readonly<Record<number, Target>> = {
  1: { of: 'ratio', gate: 2 },
  16: { of: 'ratio', gate: 1 },
}

/** Metrics may cost two hundredths of the CPU of a list call (DIAG-07). */
export const WATCHING: Target = { of: 'ratio', gate: 1.02 }
export const LIVE = { p50: ratio(1.5, 1.2), crowdP95: mark(50) } as const
/** Milliseconds from the process to its first answer. */
export const START = { pg: atMost(600, 350), embedded: atMost(2_000, 1_000) } as const
/** Megabytes of the server's process; the embedded database is within it. */
export const MEMORY = { pg: atMost(150, 110), embedded: { of: 'value', gate: 350 } } as const satisfies Record<
  string,
  Target
>
/** Megabytes. */
export const INSTALL = atMost(70, 40)
/** A neighbour's list calls beside a noisy account, as times those alone, and the server's memory in MB meanwhile. */
export const NOISY = {
  pg: { of: 'ratio', gate: 2 },
  embedded: { of: 'ratio', gate: 5 },
  memory: { of: 'value', gate: 600 },
} as const satisfies Record<string, Target>
/** A page of a list beside the same page of the smallest shop, for each row that it answers; and a search in milliseconds, whatever it finds. */
export const GROWTH = { page: { of: 'ratio', gate: 2 }, search: { of: 'value', gate: 50 } } as const satisfies Record<
  string,
  Target
>
/** Milliseconds from a key press to a month with 2,000 events. */
export const CALENDAR_MONTH: Target = { of: 'value', gate: 50 }
/** Milliseconds for the feed of 5,000 events, and for the answer that nothing changed. */
export const FEED_MS = {
  whole: { of: 'value', gate: 1_000 },
  unchanged: { of: 'value', gate: 20 },
} as const satisfies Record<string, Target>
/** Milliseconds for an answer of the built-in assistant, nine of ten and more. */
export const ASSISTANT_MS: Target = { of: 'value', gate: 100 }
/** KiB of gzip. */
export const FIRST_PAGE = atMost(120, 100)

/** Milliseconds from the choice of a language to the page in it. */
export const LANGUAGE_SWITCH = atMost(1_000, 500)

/** What the browser takes, in milliseconds, by the number of products. */
export interface BrowserTargets {
  /** A first visit, until the first rows of the list are painted. */
  readonly firstRows: Target
  readonly cold?: Target
  readonly warm: Target
  readonly firstSync?: Target
  /** From a key press to the screen: a letter in the search, and any other. */
  readonly keystroke: Target
  readonly interaction: Target
  /** Our own code within that; the moonshot is what the prototype of the local copy took. */
  readonly keystrokeWork: Target
  readonly editWork: Target
  /** From a key press on one device to the screen of another. */
  readonly elsewhere: Target
}

export const BROWSER: Readonly<Record<10_000 | 100_000, BrowserTargets>> = {
  10_000: {
    firstRows: { of: 'value', gate: 500 },
    keystroke: atMost(20, 16),
    cold: atMost(700, 400),
    warm: atMost(300, 100),
    firstSync: atMost(1_500, 500),
    interaction: atMost(50, 16),
    keystrokeWork: atMost(8, 2.8),
    editWork: mark(0.9),
    elsewhere: mark(200),
  },
  100_000: {
    firstRows: { of: 'value', gate: 500 },
    keystroke: atMost(20, 16),
    warm: atMost(1_000, 556),
    interaction: atMost(100, 16),
    keystrokeWork: atMost(8, 7.8),
    editWork: mark(1.2),
    elsewhere: mark(200),
  },
}

/** A catalogue of 500 products with pictures: a few seconds, and small enough to be mailed. */
export const CATALOGUE_MS = atMost(5_000, 2_000)
export const CATALOGUE_MEGABYTES = atMost(15, 8)

/** Documents by their lines: milliseconds and KiB of the best prototype. */
export const DOCUMENTS: readonly PaperMark[] = [
  { lines: 1, ms: mark(141), kib: mark(20) },
  { lines: 50, ms: mark(122), kib: mark(28) },
  { lines: 500, ms: mark(258), kib: mark(67) },
  // Twice as many texts as in the papers that the marks are from.
  { lines: 500, hasSkus: true },
]

interface PaperMark {
  readonly lines: number
  readonly hasSkus?: true
  readonly ms?: Target
  readonly kib?: Target
}

/** Milliseconds for one pass over 100,000 products: within a frame at 60 a second, and with most of the frame left to draw. */
export const REPRICING = atMost(1_000 / 60, 5)

/** Milliseconds for one frame of the price simulator over 100,000 products, with the figures of its pictures. */
export const SIMULATOR_FRAME = atMost(1_000 / 60, 8)

/** Milliseconds to resolve 100,000 effective prices: well below a second, best while a list is opened. */
export const RESOLVING = atMost(500, 100)

/** Milliseconds until the insights stand again after a change. */
export const INSIGHTS = { changed: { of: 'value', gate: 50 } } as const satisfies Record<string, Target>

/** Milliseconds until the figures of a view are worked out, from rows that nobody has read yet and after a change: what is promised to the screen. */
export const ANALYTICS = {
  cold: { of: 'value', gate: 200 },
  changed: { of: 'value', gate: 50 },
  /** The page answers in between: as long as nobody notices. */
  slice: { of: 'value', gate: 50 },
} as const satisfies Record<string, Target>

/**
 * Milliseconds while a sticky note is dragged: a frame at 60 a second, with what a clock may be off; our own code in it; and once it is let
 * go, until it has moved on another device.
 */
export const NOTES = {
  frame: { of: 'value', gate: 20 },
  work: atMost(4, 1),
  elsewhere: atMost(200, 60),
} as const satisfies Record<string, Target>
