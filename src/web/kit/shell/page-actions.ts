import { useEffect } from 'react'
import type { PaletteItem } from './palette-state.ts'

let ofPage: readonly PaletteItem[] = []

/** What can be done with what is chosen on the page. */
export function pageActs(): readonly PaletteItem[] {
  return ofPage
}

/** Puts acts of a page into the palette for as long as it shows them; the list stays the same while they do. */
export function usePageActs(items: readonly PaletteItem[]): void {
  useEffect(() => {
    ofPage = items
    return () => {
      ofPage = []
    }
  }, [items])
}
