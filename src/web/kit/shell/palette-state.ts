import { useSyncExternalStore } from 'react'

/** Something the palette can do. */
export interface PaletteItem {
  readonly id: string
  readonly label: string
  /** A second line or word: an SKU, a place. */
  readonly detail?: string
  readonly run: () => void
}

/** Where items come from: the pages, the records of a collection. */
export interface PaletteSource {
  readonly id: string
  readonly heading: string
  /** The best matches for what was typed, at most a handful; called at every keystroke. */
  readonly search: (query: string) => readonly PaletteItem[] | Promise<readonly PaletteItem[]>
}

const sources = new Map<string, PaletteSource>()
const listeners = new Set<() => void>()
let open = false
/** What was typed for the palette while it was still loading. */
let typedAhead = ''

function tell() {
  for (const listener of listeners) listener()
}

/** Adds a source, below those that are there; returns how to take it away. */
export function registerPaletteSource(source: PaletteSource): () => void {
  sources.set(source.id, source)
  return () => {
    if (sources.get(source.id) === source) sources.delete(source.id)
  }
}

/** The sources in the order in which they were added. */
export function paletteSources(): readonly PaletteSource[] {
  return [...sources.values()]
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
