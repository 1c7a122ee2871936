import { describe, expect, it } from 'vitest'
import type { AnyRow } from './entity.ts'
import { knownEntity } from './entities/registry.ts'
import type { Kind } from './row-kinds.ts'
import { workOf } from './stored-work.ts'
import { emptyRowOf } from '#test/empty-row.ts'

const ID = '01890000-0000-7000-8000-000000000001'
const STORE = '01890000-0000-7000-8000-000000000002'

type Values = Readonly<Record<string, unknown>>

/** What is ordered when a row of a kind goes from one state to another; undefined is no row. */
function ordered(kind: Kind, before: Values | undefined, after: Values | undefined) {
  const [was, is] = [before, after].map((values) => values && (emptyRowOf(kind, ID, values) as unknown as AnyRow))
  return workOf({ entity: knownEntity(kind), id: ID, before: was, after: is })
}

describe('work that stored rows order', () => {
  const listing = { storeId: STORE, pushState: 'none' }
  const document = { balanceDue: 100, currency: 'EUR', status: 'sent' }

  it.each([
    ['a product of a store that waits', 'storeListing', listing, { ...listing, pushState: 'waiting' }, ['store-push']],
    ['a product of a store that does not', 'storeListing', listing, listing, []],
    [
      'a store that is reached again',
      'store',
      { state: 'lost' },
      { state: 'connected' },
      ['store-push', 'store-notices'],
    ],
    ['a store that stays connected', 'store', { state: 'connected' }, { state: 'connected' }, []],
    ['a new store', 'store', undefined, { state: 'connected' }, []],
    [
      'a difference that is open again',
      'storeConflict',
      { state: 'resolved', listingId: ID },
      { state: 'open', listingId: ID },
      ['compare-listing'],
    ],
    ['a new difference', 'storeConflict', undefined, { state: 'open', listingId: ID }, []],
    ['another row', 'brand', {}, {}, []],
  ] as const)('STORE-03 STORE-05 STORE-06 OPS-02 %s', (_title, kind, before, after, works) => {
    expect(ordered(kind, before, after).map(({ work }) => work)).toEqual(works)
  })

  it.each([
    ['another amount that is open', { ...document, balanceDue: 0 }, [{ balance: 0, currency: 'EUR', status: 'sent' }]],
    ['another status', { ...document, status: 'void' }, [{ balance: 100, currency: 'EUR', status: 'void' }]],
    ['a deletion', undefined, [{ balance: null, currency: null, status: null }]],
    ['another note', document, []],
  ] as const)('DOC-14 OPS-02 %s looks at the page of payment of a document', (_title, after, told) => {
    expect(ordered('document', document, after)).toEqual(
      told.map((each) => ({ work: 'document-page', ref: ID, ...each })),
    )
  })
})
