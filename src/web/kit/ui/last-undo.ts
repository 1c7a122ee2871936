import { openedStore } from '../data/current-store.ts'

/** More steps back than anybody remembers. */
const MOST = 50

interface Done {
  readonly title: string
  readonly at: number
  /** Whose data it was done to. */
  readonly of: unknown
  readonly run: () => void
}

let done: readonly Done[] = []

/**
 * Keeps how something is taken back, for the key that takes back the last change (NAV-07). The answer is the same way back, for the button of
 * its message: it leads there once.
 */
export function noteUndo(title: string, run: () => void): () => void {
  const entry: Done = {
    title,
    at: Date.now(),
    of: openedStore(),
    run: () => {
      if (!done.includes(entry)) return
      done = done.filter((each) => each !== entry)
      run()
    },
  }
  done = [...done.slice(1 - MOST), entry]
  return entry.run
}

let underWay = 0
let waiting: readonly (() => void)[] = []

/** Does something that may be taken back: the key that takes back the last change waits for it, and takes back nothing older instead. */
export async function actedOut<T>(work: () => Promise<T>): Promise<T> {
  underWay += 1
  try {
    return await work()
  } finally {
    underWay -= 1
    // Its way back is noted a moment after it is done.
    if (underWay === 0) setTimeout(runWaiting)
  }
}

/** Runs as soon as nothing that may be taken back is under way. */
export function afterActs(run: () => void): void {
  waiting = [...waiting, run]
  if (underWay === 0) runWaiting()
}

function runWaiting(): void {
  if (underWay > 0) return
  const due = waiting
  waiting = []
  for (const run of due) run()
}

/** The last change on this page that can be taken back; undefined where there is none. */
export function lastDone(): Pick<Done, 'title' | 'at' | 'run'> | undefined {
  const store = openedStore()
  return done.findLast((entry) => entry.of === store)
}
