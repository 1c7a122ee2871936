import type { DocumentBook } from '#domain/analytics/document-facts.ts'
import { isOffered, isOwed } from '#domain/documents/document-state.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import type { Store } from '#web/kit/data/store.ts'
import { byPlace, type Entry } from './entry.ts'

/** The documents that fall due or expire in some days; only these are read as rows. */
export function documentsIn(
  book: DocumentBook,
  store: Pick<Store, 'get'>,
  firstDay: string,
  lastDay: string,
): readonly RowOfKind<'document'>[] {
  const found: RowOfKind<'document'>[] = []
  for (const facts of book.all()) {
    const { id, dueDate } = facts
    if (dueDate === null || dueDate < firstDay || dueDate > lastDay || !(isOwed(facts) || isOffered(facts))) continue
    const row = store.get('document', id)
    if (row) found.push(row)
  }
  return found
}

/** The next entries that still count, in the order in which they come. */
export function nextEntries(entries: readonly Entry[], most: number): readonly Entry[] {
  return entries
    .filter(({ isDone }) => !isDone)
    .toSorted(byPlace)
    .slice(0, most)
}
