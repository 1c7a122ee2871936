import { foldText, searchTerms } from '#domain/text-fold.ts'
import type { AnyRow } from '#contract/entity.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import type { RowQuery } from '#web/kit/data/index-spec.ts'
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

/** Records whose texts hold the words, for the choice behind an @: those whose names begin with them first. */
export function recordsNamed(store: Pick<Store, 'query' | 'all'>, words: string): readonly SeenRecord[] {
  const terms = searchTerms(words)
  const start = foldText(words.trimStart())
  const isBegun = (name: string): boolean => foldText(name).startsWith(start)
  const seen = (kind: string, rows: readonly AnyRow[]): readonly SeenRecord[] =>
    rows.slice(0, OF_EACH).map((row) => seenRecord(kind, row))
  /** `name` is the indexed field that the names of the kind stand in. */
  const indexed = (kind: 'product' | 'document', name: string) => {
    const found = (more: Pick<RowQuery, 'beginning'> = {}) =>
      store.query(kind, { search: words, page: 1, pageSize: OF_EACH, ...more }).rows
    return seen(kind, start === '' ? found() : [...new Set([...found({ beginning: [name, start] }), ...found()])])
  }
  const lookedThrough = (kind: 'customer' | 'service' | 'shipment') => {
    const rows = rowsNamed<NamedRow>(store.all(kind), terms, start === '' ? OF_EACH : Infinity)
    return seen(
      kind,
      begunFirst(rows, ({ name }) => isBegun(name)),
    )
  }
  const records = [
    ...indexed('product', 'nameKey'),
    ...lookedThrough('customer'),
    ...lookedThrough('service'),
    ...indexed('document', 'documentNumber'),
    ...lookedThrough('shipment'),
  ]
  return begunFirst(records, ({ name }) => isBegun(name))
}

type NamedRow = RowOfKind<'customer' | 'service' | 'shipment'>

function begunFirst<T>(found: readonly T[], isBegun: (each: T) => boolean): readonly T[] {
  return [...found.filter(isBegun), ...found.filter((each) => !isBegun(each))]
}
