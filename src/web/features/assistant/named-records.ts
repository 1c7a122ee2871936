import { titleOf } from '#web/kit/actions/row-titles.ts'
import type { Store } from '#web/kit/data/store.ts'
import type { SeenRecord } from './page-context.ts'

const KINDS = ['product', 'customer', 'service', 'document', 'shipment'] as const
const OF_EACH = 4
const MOST = 8
const LONGEST = 40
/** What is being written behind an @, at the end of the text before the caret. */
const NAMING = /(?:^|\s)@([^\s@][^@\n]{0,39}|)$/u

/** The name that is being written behind an @; undefined where none is. */
export function namingIn(text: string): string | undefined {
  return NAMING.exec(text.slice(-LONGEST - 2))?.[1]
}

/** Records whose texts hold the words, for the choice behind an @. */
export function recordsNamed(store: Pick<Store, 'query'>, words: string): readonly SeenRecord[] {
  return KINDS.flatMap((kind) =>
    store
      .query(kind, { search: words, page: 1, pageSize: OF_EACH })
      .rows.map((row) => ({ kind, id: row.id, name: titleOf(kind, row) })),
  ).slice(0, MOST)
}
