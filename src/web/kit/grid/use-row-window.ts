import { type UIEvent, useState } from 'react'

/** Rows that are drawn beyond what is in sight, so that scrolling shows no gap. */
const BEYOND = 8
const STEP = 4

/** The rows of a long list that are drawn: those in sight, and some that must stay though they are not. */
export interface RowWindow {
  /** Runs of rows, from and to (exclusive); between them stand gaps of the height of the rows left out. */
  readonly runs: readonly Run[]
  readonly onScroll: (event: UIEvent<HTMLElement>) => void
}

/** Neighbouring rows, from and to (exclusive). */
export interface Run {
  readonly from: number
  readonly to: number
}

/** Draws only the rows in sight of a frame that scrolls; rows have one height. `kept` are indexes that stay; −1 is none. */
export function useRowWindow(count: number, rowHeight: number, kept: readonly number[]): RowWindow {
  const [place, setPlace] = useState({ top: 0, height: Math.max(900, innerHeight) })
  const first = Math.max(0, Math.floor(place.top / rowHeight) - BEYOND)
  const last = Math.min(count, Math.ceil((place.top + place.height) / rowHeight) + BEYOND)
  return {
    runs: runsOf(Math.min(first, last), last, kept),
    onScroll: ({ target }) => {
      if (!(target instanceof HTMLElement)) return
      const unit = rowHeight * STEP
      const top = Math.floor(target.scrollTop / unit) * unit
      const height = Math.ceil(target.clientHeight / unit) * unit + unit
      setPlace((before) => (before.top === top && before.height === height ? before : { top, height }))
    },
  }
}

/** The runs of rows from `first` to `last`, and the rows to keep. */
export function runsOf(first: number, last: number, kept: readonly number[]): readonly Run[] {
  const outside = [...new Set(kept)].filter((index) => index >= 0 && (index < first || index >= last))
  const runs = [{ from: first, to: last }, ...outside.map((index) => ({ from: index, to: index + 1 }))]
  return runs.sort((a, b) => a.from - b.from)
}
