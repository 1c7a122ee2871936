import { createEventQueue } from './event-queue.ts'
import type { Tone } from './tone.tsx'

/** A short message that goes by itself. */
export interface ToastMessage {
  readonly title: string
  readonly detail?: string
  /** What can still be done about it, above all 'Undo'. The toast closes with it. */
  readonly action?: { readonly label: string; readonly run: () => void }
  readonly tone?: Tone
  /** How far what it tells of has come: a bar with these words. */
  readonly progress?: { readonly label: string; readonly done: number; readonly total: number }
  /** Stays until it is closed: for what must not be missed. */
  readonly sticky?: boolean
  /** How long it stays where a requirement says so. */
  readonly shownMs?: number
  /** Takes the place of a message of the same key that still stands: for what may follow each other quickly. */
  readonly key?: string
  /** Closes it, such as when what it speaks of is left. */
  readonly signal?: AbortSignal
  /** Closes what was said to be done since this moment: it was not. */
  readonly deniesSince?: number
}

/** What waits to be shown; the host loads when the first message comes. */
export const toastQueue = createEventQueue<ToastMessage>()

/** Shows a message at the edge of the page, from anywhere. */
export function showToast(message: ToastMessage): void {
  toastQueue.push(message)
}
