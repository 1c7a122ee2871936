import { useSyncExternalStore } from 'react'

/** Something the palette can do. */
export interface PaletteItem {
  readonly id: string
  readonly label: string
  /** A second line or word, such as an SKU. */
  readonly detail?: string
  readonly run: () => void
}

/** Where items come from, such as the pages or the records of a kind. */
export interface PaletteSource {
  readonly id: string
  readonly heading: () => string
  /** The best matches for what was typed, at most a handful; called at every keystroke. */
  readonly search: (query: string) => readonly PaletteItem[] | Promise<readonly PaletteItem[]>
}

/** Answers the sources in the order in which their matches are shown. */
export type PaletteSources = () => Promise<readonly PaletteSource[]>

let sources: PaletteSources = () => Promise.resolve([])
const listeners = new Set<() => void>()
let open = false
/** What was typed for the palette while it was still loading. */
let typedAhead = ''

function tell() {
  for (const listener of listeners) listener()
}

/** Says where the palette finds its items; the sources load when the palette is first opened. */
export function providePaletteSources(load: PaletteSources): void {
  sources = load
}

/** The sources of the palette. */
export function paletteSources(): Promise<readonly PaletteSource[]> {
  return sources()
}

/** Opens the command palette. */
export function openPalette(): void {
  open = true
  tell()
}

/** Closes it. */
export function closePalette(): void {
  open = false
  typedAhead = ''
  tell()
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

/** Whether the palette is open. */
export function usePaletteOpen(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => open,
  )
}
