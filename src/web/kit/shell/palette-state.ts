import type { ReactNode } from 'react'
import { sharedState } from './shared-state.ts'
import { beginText } from './palette-text.ts'

/** Something the palette can do. */
export interface PaletteItem {
  readonly id: string
  readonly label: string
  /** A second line or word, such as an SKU. */
  readonly detail?: string
  /** Words that find it, beside those of its label. */
  readonly words?: string | undefined
  readonly run: () => void
}

/** Where items come from, such as the pages or the records of a kind. */
export interface PaletteSource {
  readonly id: string
  readonly heading: () => string
  /** The best matches for what was typed, at most a handful; called at every keystroke. */
  readonly search: (query: string) => readonly PaletteItem[] | Promise<readonly PaletteItem[]>
}

/** What the product gives to the palette. */
export interface PaletteContent {
  /** In the order in which their matches are shown. */
  readonly sources: readonly PaletteSource[]
  /** What can be made or brought in from any page. */
  readonly acts: () => readonly Act[]
}

/** Something that can be made or brought in from any page: in the palette, and behind the plus of a phone. */
export interface Act extends PaletteItem {
  readonly icon: ReactNode
}

let load = (): Promise<PaletteContent> => Promise.resolve({ sources: [], acts: () => [] })
let loading: Promise<PaletteContent> | undefined

/** Whether the palette is open. */
export const paletteShown = sharedState(false)

/** Says where the palette finds what it shows; it loads when it is first wanted. */
export function providePalette(content: () => Promise<PaletteContent>): void {
  load = content
  loading = undefined
}

/** What the palette finds; the same promise each time. */
export function paletteContent(): Promise<PaletteContent> {
  loading ??= load()
  return loading
}

/** Opens the command palette. */
export function openPalette(): void {
  if (paletteShown.get()) return
  beginText()
  paletteShown.set(true)
}

/** Closes it. */
export function closePalette(): void {
  paletteShown.set(false)
}
