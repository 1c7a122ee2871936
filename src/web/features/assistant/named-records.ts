import { foldText, searchTerms } from '#domain/text-fold.ts'
import type { AnyRow } from '#contract/entity.ts'
import type { Store } from '#web/kit/data/store.ts'
import { rowsNamed } from '#web/kit/list/named-rows.ts'
import { type SeenRecord, seenRecord } from './page-context.ts'

const OF_EACH = 3
const LONGEST = 40
/** What is being written behind an @, at the end of the text before the caret. */
const NAMING = /(?:^|\s)@([^\s@][^@\n]{0,39}|)$/u

/** The name that is being written behind an @; undefined where none is. */
export function namingIn(text: string): string | undefined {
  return NAMING.exec(text.slice(-LONGEST - 2))?.[1]
}

/** So many records that hold the words are looked at for those whose names begin with them. */
const LOOKED_AT = 200

/** Records whose texts hold the words, for the choice behind an @: those whose names begin with them first. */
export function recordsNamed(store: Pick<Store, 'query' | 'all'>, words: string): readonly SeenRecord[] {
  const terms = searchTerms(words)
  const start = foldText(words.trimStart())
  const isBegun = ({ name }: SeenRecord): boolean => foldText(name).startsWith(start)
  const begunFirst = (records: readonly SeenRecord[]): readonly SeenRecord[] =>
    start === '' ? records : [...records.filter(isBegun), ...records.filter((each) => !isBegun(each))]
  const seen = (kind: string, rows: readonly AnyRow[]): readonly SeenRecord[] =>
    begunFirst(rows.map((row) => seenRecord(kind, row))).slice(0, OF_EACH)
  const indexed = (kind: 'product' | 'document') =>
    seen(kind, store.query(kind, { search: words, page: 1, pageSize: LOOKED_AT }).rows)
  const lookedThrough = (kind: 'customer' | 'service' | 'shipment') =>
    seen(kind, rowsNamed(store.all(kind), terms, LOOKED_AT))
  return begunFirst([
    ...indexed('product'),
    ...lookedThrough('customer'),
    ...lookedThrough('service'),
    ...indexed('document'),
    ...lookedThrough('shipment'),
  ])
}
