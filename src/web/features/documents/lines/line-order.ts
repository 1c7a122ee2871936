import type { LinesEdit, Place } from '#domain/merge.ts'
import type { ItemRow } from '#web/kit/documents/document-row.ts'

/** What adds lines behind another (null: at the end): an edit of these alone, so that lines of other devices stay. */
export function itemsAdded(items: readonly ItemRow[], added: readonly ItemRow[], after: string | null): LinesEdit {
  const isInside = after !== null && items.some(({ id }) => id === after) && items.at(-1)?.id !== after
  return { lines: linesOf(added), ...(isInside && { places: oneBehindTheOther(added, after) }) }
}

/** What moves a line to another place; nothing where it stands there. */
export function itemMoved(items: readonly ItemRow[], id: string, to: number): LinesEdit | null {
  const from = items.findIndex((item) => item.id === id)
  const place = Math.max(0, Math.min(to, items.length - 1))
  if (from === -1 || from === place) return null
  const others = items.filter((item) => item.id !== id)
  return { lines: {}, places: [{ id, after: others[place - 1]?.id ?? null }] }
}

function linesOf(items: readonly ItemRow[]): LinesEdit['lines'] {
  return Object.fromEntries(items.map(({ id, ...values }) => [id, values]))
}

function oneBehindTheOther(items: readonly ItemRow[], after: string): readonly Place[] {
  return items.map(({ id }, index) => ({ id, after: items[index - 1]?.id ?? after }))
}
