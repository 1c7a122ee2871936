import { openedStore } from './current-store.ts'
import type { Store } from './store.ts'
import { dataText } from './text.ts'

/** The changes that would be lost with the local copy: those on their way and those refused. */
export const unsent = {
  count: (): number => unsentCount(openedStore()),
  follow: (listener: () => void): (() => void) => openedStore()?.subscribe(listener) ?? (() => undefined),
  /** Saves them as a file. */
  save: (): void => saveFile(dataText.unsentFile, exportUnsent(openedStore())),
}

/** How many changes would be lost with a copy. */
export function unsentCount(store: Store | undefined): number {
  return store ? store.pending().length + store.refused().length : 0
}

/** The unsent changes as JSON text. */
export function exportUnsent(store: Store | undefined): string {
  return JSON.stringify({ userId: store?.userId, pending: store?.pending(), refused: store?.refused() }, null, 2)
}

function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  URL.revokeObjectURL(url)
}
