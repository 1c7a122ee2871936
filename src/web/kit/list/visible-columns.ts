import { useState } from 'react'

const PREFIX = 'pricewright.columns.'

/** The columns that a stored text names, in the order of the list; the defaults where there is none. */
export function columnsOf<C extends string>(
  stored: string | null,
  all: readonly C[],
  defaults: readonly C[],
): readonly C[] {
  if (stored === null) return defaults
  const named = new Set(stored.split(','))
  return all.filter((column) => named.has(column))
}

/** The columns after one is shown or hidden, in the order of the list. */
export function withColumn<C extends string>(
  shown: readonly C[],
  all: readonly C[],
  column: C,
  isShown: boolean,
): readonly C[] {
  return all.filter((each) => (each === column ? isShown : shown.includes(each)))
}

/** The columns that the user chose to see of a list; kept on this device (PROD-08). */
export function useVisibleColumns<C extends string>(
  list: string,
  all: readonly C[],
  defaults: readonly C[],
): readonly [readonly C[], (columns: readonly C[]) => void] {
  const [shown, setShown] = useState(() => columnsOf(read(list), all, defaults))
  return [
    shown,
    (columns) => {
      setShown(columns)
      write(list, columns.join(','))
    },
  ]
}

function read(list: string): string | null {
  try {
    return localStorage.getItem(PREFIX + list)
  } catch {
    return null
  }
}

function write(list: string, text: string): void {
  try {
    localStorage.setItem(PREFIX + list, text)
  } catch {
    // Without storage the choice lives as long as the page.
  }
}
