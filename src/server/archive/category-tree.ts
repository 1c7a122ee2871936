import { textOf } from '#domain/archive/values.ts'
import { archiveMessages as messages } from './archive-messages.ts'
import type { ArchiveRecord } from './archive-records.ts'

/** A category whose parent is a top category, or that is one, and why it is no longer where it was. */
export interface PlacedCategory {
  readonly record: ArchiveRecord
  readonly note?: { readonly field: string; readonly message: string }
}

/**
 * Categories in two levels (CAT-01), parents first: one below a child, or in a circle of parents, becomes a top category, and says so.
 */
export function placedCategories(records: readonly ArchiveRecord[]): readonly PlacedCategory[] {
  const parents = new Map(records.map(({ id, values }) => [id, textOf(values['parentId'])]))
  const placed = records.map((record): PlacedCategory => {
    const parent = parents.get(record.id) ?? ''
    const above = parents.get(parent) ?? ''
    if (parent === '' || !parents.has(parent) || (above === '' && parent !== record.id)) return { record }
    const message = isInCircle(record.id, parents) ? messages.circle : messages.tooDeep
    return { record: { ...record, values: { ...record.values, parentId: null } }, note: { field: 'parentId', message } }
  })
  const isTop = ({ record: { values } }: PlacedCategory): boolean => !parents.has(textOf(values['parentId']))
  return [...placed.filter(isTop), ...placed.filter((each) => !isTop(each))]
}

function isInCircle(id: string, parents: ReadonlyMap<string, string>): boolean {
  const seen = new Set<string>()
  for (let at = parents.get(id) ?? ''; at !== '' && !seen.has(at); at = parents.get(at) ?? '') {
    if (at === id) return true
    seen.add(at)
  }
  return false
}
