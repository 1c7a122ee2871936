import type { ReactNode } from 'react'
import { openState } from './open-state.ts'

/** Something the palette can do. */
export interface PaletteItem {
  readonly id: string
  readonly label: string
  /** A second line or word, such as an SKU. */
  readonly detail?: string
  /** Words that find it, beside those of its label. */
  readonly words?: string
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
export interface Act {
  readonly id: string
  readonly label: string
  readonly icon: ReactNode
  readonly run: () => void
}

let load = (): Promise<PaletteContent> => Promise.resolve({ sources: [], acts: () => [] })
let loading: Promise<PaletteContent> | undefined

/** Whether the palette is open. */
export const paletteShown = openState()

/** What was typed for the palette while it was still loading. */
let typedAhead = ''

/** Says where the palette finds what it shows; it loads when it is first wanted. */
export function providePalette(content: () => Promise<PaletteContent>): void {
  load = content
}

/** What the palette finds; the same promise each time. */
export function paletteContent(): Promise<PaletteContent> {
  loading ??= load()
  return loading
}

/** Opens the command palette. */
export function openPalette(): void {
  paletteShown.set(true)
}

/** Closes it. */
export function closePalette(): void {
  typedAhead = ''
  paletteShown.set(false)
}

/** Takes a key for the palette that is still loading; answers whether it is one that a field would take. */
export function typeAhead(key: string): boolean {
  if (key === 'Backspace') typedAhead = typedAhead.slice(0, -1)
  else if (Array.from(key).length === 1) typedAhead += key
  else return false
  return true
}

/** What was typed ahead, once. */
export function takeTypedAhead(): string {
  const typed = typedAhead
  typedAhead = ''
  return typed
}
