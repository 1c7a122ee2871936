import { useSyncExternalStore } from 'react'

/** What stands in the palette. Enter waits until the matches of that text are there. */
export interface PaletteText {
  readonly text: string
  readonly isEntered: boolean
}

const NOTHING: PaletteText = { text: '', isEntered: false }

let current = NOTHING
/** The field took the focus since the palette was opened: from then on it takes the keys itself. */
let hasField = false
const listeners = new Set<() => void>()

function set(next: PaletteText): void {
  current = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What stands in the palette, and whether Enter was pressed for it. */
export function usePaletteText(): PaletteText {
  return useSyncExternalStore(subscribe, () => current)
}

/** Empties it, for a palette that is opened. */
export function beginText(): void {
  hasField = false
  set(NOTHING)
}

/** Writes it. After Enter nothing more belongs to it. */
export function writeText(text: string): void {
  if (!current.isEntered) set({ ...current, text })
}

/** Notes that Enter was pressed, or that it has led somewhere. */
export function setEntered(isEntered: boolean): void {
  set({ ...current, isEntered })
}

/** Leaves the keys to the field. */
export function fieldTakesKeys(): void {
  hasField = true
}

/** Whether it does so already. */
export function doesFieldTakeKeys(): boolean {
  return hasField
}

/** Takes a key in place of the field; answers whether it is one that the field would take. */
export function takeEarlyKey(key: string): boolean {
  if (key === 'Enter') setEntered(true)
  else if (key === 'Backspace') writeText(Array.from(current.text).slice(0, -1).join(''))
  else if (Array.from(key).length === 1) writeText(current.text + key)
  else return false
  return true
}
