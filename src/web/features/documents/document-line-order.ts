import type { LinesEdit } from '#domain/merge.ts'
import type { ItemRow } from '#web/kit/documents/document-row.ts'

/** What adds a line behind another: an edit of that line alone at the end, else the whole list in its new order. */
export function itemAdded(
  items: readonly ItemRow[],
  added: readonly ItemRow[],
  after: string | null,
): readonly ItemRow[] | LinesEdit {
  const at = after === null ? items.length : items.findIndex(({ id }) => id === after) + 1
  if (at === 0 || at >= items.length) {
    return { lines: Object.fromEntries(added.map(({ id, ...values }) => [id, values])) }
  }
  return [...items.slice(0, at), ...added, ...items.slice(at)]
}

/** The lines with one of them at another place; the same list where nothing moves. */
export function itemMoved(items: readonly ItemRow[], id: string, to: number): readonly ItemRow[] {
  const from = items.findIndex((item) => item.id === id)
  const place = Math.max(0, Math.min(to, items.length - 1))
  const item = items[from]
  if (!item || from === place) return items
  const others = items.filter((each) => each !== item)
  return [...others.slice(0, place), item, ...others.slice(place)]
}

/** The lines with removed ones back where they stood among those that are left. */
export function itemsRestored(
  before: readonly ItemRow[],
  now: readonly ItemRow[],
  ids: ReadonlySet<string>,
): readonly ItemRow[] {
  const present = new Set(now.map(({ id }) => id))
  let result = [...now]
  before.forEach((item, index) => {
    if (!ids.has(item.id) || present.has(item.id)) return
    const previous = before.slice(0, index).findLast(({ id }) => result.some((each) => each.id === id))
    const at = previous ? result.findIndex(({ id }) => id === previous.id) + 1 : 0
    result = [...result.slice(0, at), item, ...result.slice(at)]
  })
  return result
}
