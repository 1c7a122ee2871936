import { compareByName } from '#domain/list-query.ts'
import { matchesSearch, searchTerms } from '#domain/text-fold.ts'
import type { AnyRow } from '#contract/entity.ts'
import { titleOf } from '#web/kit/actions/row-titles.ts'
import type { Store } from '#web/kit/data/store.ts'
import { MOST_NAME, type SeenRecord } from './page-context.ts'

const OF_EACH = 3
const LONGEST = 40
/** What is being written behind an @, at the end of the text before the caret. */
const NAMING = /(?:^|\s)@([^\s@][^@\n]{0,39}|)$/u

/** The name that is being written behind an @; undefined where none is. */
export function namingIn(text: string): string | undefined {
  return NAMING.exec(text.slice(-LONGEST - 2))?.[1]
}

/** Records whose texts hold the words, for the choice behind an @. */
export function recordsNamed(store: Pick<Store, 'query' | 'all'>, words: string): readonly SeenRecord[] {
  const terms = searchTerms(words)
  const indexed = (kind: 'product' | 'document') =>
    seen(kind, store.query(kind, { search: words, page: 1, pageSize: OF_EACH }).rows)
  // Without an index: few enough to be looked through.
  const lookedThrough = (kind: 'customer' | 'service' | 'shipment') =>
    seen(
      kind,
      store
        .all(kind)
        .filter(({ searchText }) => matchesSearch(searchText, terms))
        .sort((a, b) => compareByName(a, b))
        .slice(0, OF_EACH),
    )
  return [
    ...indexed('product'),
    ...lookedThrough('customer'),
    ...lookedThrough('service'),
    ...indexed('document'),
    ...lookedThrough('shipment'),
  ]
}

function seen(kind: string, rows: readonly AnyRow[]): readonly SeenRecord[] {
  return rows.map((row) => ({ kind, id: row.id, name: titleOf(kind, row).slice(0, MOST_NAME) }))
}
