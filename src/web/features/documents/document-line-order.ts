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

/** What brings removed lines back to where they stood among those that are left. */
export function itemsRestored(
  before: readonly ItemRow[],
  now: readonly ItemRow[],
  ids: ReadonlySet<string>,
): LinesEdit {
  const present = new Set(now.map(({ id }) => id))
  const gone = before.filter(({ id }) => ids.has(id) && !present.has(id))
  const back = new Set([...present, ...gone.map(({ id }) => id)])
  const left = before.filter(({ id }) => back.has(id))
  const places = gone.map(({ id }): Place => ({
    id,
    after: left[left.findIndex((each) => each.id === id) - 1]?.id ?? null,
  }))
  return { lines: linesOf(gone), places }
}

/** What takes a change of some lines and the addition of others back. */
export function itemsTakenBack(
  before: readonly ItemRow[],
  changed: readonly string[],
  added: readonly string[],
): LinesEdit {
  const old = new Set(changed)
  return {
    lines: { ...linesOf(before.filter(({ id }) => old.has(id))), ...Object.fromEntries(added.map((id) => [id, null])) },
  }
}

function linesOf(items: readonly ItemRow[]): LinesEdit['lines'] {
  return Object.fromEntries(items.map(({ id, ...values }) => [id, values]))
}

function oneBehindTheOther(items: readonly ItemRow[], after: string): readonly Place[] {
  return items.map(({ id }, index) => ({ id, after: items[index - 1]?.id ?? after }))
}
