import { useState } from 'react'
import type { Kind } from '#contract/row-kinds.ts'
import type { ListBreakpoint } from './list-breakpoint.ts'
import type { ListView } from './list-view.ts'

const PREFIX = 'pricewright.columns.'
const ROOMS: Readonly<Record<ListBreakpoint, number>> = { small: 0, medium: 1, full: 2 }

/** The columns of a list, and how to choose others and their order. */
export interface ListColumns {
  /** Those that stand, in order; the first names the row. */
  readonly shown: readonly string[]
  /** All but the first, those that stand before the others. */
  readonly offered: readonly string[]
  /** What somebody chose; undefined where the list decides by its room. */
  readonly chosen: readonly string[] | undefined
  readonly choose: (columns: readonly string[] | undefined) => void
}

/** The columns that the user chose to see of a list, in their order, kept on this device (PROD-08); else those that there is room for. */
export function useListColumns<K extends Kind, Context>(
  view: ListView<K, Context>,
  breakpoint: ListBreakpoint,
  filters: Readonly<Record<string, string>>,
  /** A record is open beside the list. */
  isBeside: boolean,
): ListColumns {
  const [first = '', ...others] = Object.keys(view.columns)
  const [chosen, setChosen] = useState(() => chosenColumns(read(view.name), others))
  const usual = others.filter((name) => {
    const { breakpoint: needed = 'small', isExtra = false, isAlone = false } = view.columns[name] ?? {}
    return !isExtra && !(isAlone && isBeside) && ROOMS[needed] <= ROOMS[breakpoint]
  })
  const standing = chosen ?? usual
  return {
    shown: [first, ...standing.filter((name) => !view.columns[name]?.isIdle?.(filters))],
    offered: [...standing, ...others.filter((name) => !standing.includes(name))],
    chosen,
    choose(columns) {
      setChosen(columns)
      write(view.name, columns?.join(','))
    },
  }
}

/** The columns that a stored text names, in its order; undefined where there is none. */
export function chosenColumns(stored: string | null, all: readonly string[]): readonly string[] | undefined {
  return stored === null ? undefined : [...new Set(stored.split(','))].filter((name) => all.includes(name))
}

/** The columns after one went a place up (−1) or down (1). */
export function movedColumn(columns: readonly string[], name: string, step: -1 | 1): readonly string[] {
  const at = columns.indexOf(name)
  const others = columns.filter((each) => each !== name)
  return [...others.slice(0, Math.max(0, at + step)), name, ...others.slice(Math.max(0, at + step))]
}

function read(list: string): string | null {
  try {
    return localStorage.getItem(PREFIX + list)
  } catch {
    return null
  }
}

function write(list: string, text: string | undefined): void {
  try {
    if (text === undefined) localStorage.removeItem(PREFIX + list)
    else localStorage.setItem(PREFIX + list, text)
  } catch {
    // Without storage the choice lives as long as the page.
  }
}
