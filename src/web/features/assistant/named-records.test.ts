import { expect, it } from 'vitest'
import { emptyRowOf } from '#test/empty-row.ts'
import { nameKey, searchText } from '#domain/text-fold.ts'
import type { AnyRow } from '#contract/entity.ts'
import { Collection } from '#web/kit/data/collection.ts'
import type { IndexSpec, RowQuery } from '#web/kit/data/index-spec.ts'
import type { Store } from '#web/kit/data/store.ts'
import { recordsNamed } from './named-records.ts'

const OTHERS = { get: () => undefined, version: () => 0, all: () => [] }
const SPEC = { searchText: 'searchText', searchNames: [], filters: [] }
const PRODUCTS: IndexSpec = { ...SPEC, kind: 'product', nameKey: 'nameKey', sorts: {} }
const DOCUMENTS: IndexSpec = {
  ...SPEC,
  kind: 'document',
  nameKey: 'updatedAt',
  sorts: { documentNumber: { field: 'documentNumber' } },
}

const product = (name: string, sku = '') =>
  emptyRowOf('product', name, { name, nameKey: nameKey(name), searchText: searchText([name, sku]) })
const customer = (name: string, notes = '') =>
  emptyRowOf('customer', name, { name, nameKey: nameKey(name), searchText: searchText([name, notes]) })
const document = (documentNumber: string, updatedAt: number, notes = '') =>
  emptyRowOf('document', documentNumber, {
    documentNumber,
    updatedAt,
    searchText: searchText([documentNumber, notes]),
  })

/** As much of a store as is asked: products and documents are found by their real index. */
function storeOf(rows: Readonly<Record<string, readonly AnyRow[]>>): Pick<Store, 'query' | 'all'> {
  const indexed = new Map(
    [PRODUCTS, DOCUMENTS].map((spec) => {
      const collection = new Collection(spec.kind, spec, OTHERS)
      for (const row of rows[spec.kind] ?? []) collection.setBase(row)
      collection.flush()
      return [spec.kind, collection]
    }),
  )
  return {
    query(kind: string, query: RowQuery) {
      const { ids, ...page } = indexed.get(kind)!.index.query(query)
      return { ...page, rows: ids.map((id) => indexed.get(kind)!.get(id)) }
    },
    all: (kind: string) => rows[kind] ?? [],
  } as unknown as Pick<Store, 'query' | 'all'>
}

const namesOf = (store: Pick<Store, 'query' | 'all'>, words: string) =>
  recordsNamed(store, words).map(({ name }) => name)

it('CHAT-03 behind an @ the names that begin with the letters come first, then others that hold them', () => {
  const names = ['Cake stand', 'Camp stove', 'Matcha bowl', 'Stew pot', 'Storm lantern']
  const store = storeOf({ product: names.map((name) => product(name, 'STO-1')) })
  expect(namesOf(store, 'sto')).toEqual(['Storm lantern', 'Cake stand', 'Camp stove'])
  expect(namesOf(store, '')).toEqual(['Cake stand', 'Camp stove', 'Matcha bowl'])
})

it('CHAT-03 behind an @ the names that begin with the letters come first, however many others hold them', () => {
  const many = Array.from({ length: 250 }, (_, n) => n + 1_000)
  const store = storeOf({
    product: [...many.map((n) => product(`Mug ${n}`, `STO-${n}`)), product('Storm lantern')],
    customer: [...many.map((n) => customer(`Café ${n}`, 'stop by')), customer('Storå Livs')],
    document: [...many.map((n) => document(`QTE-${n}`, n, 'STO-1')), document('STO-0001', 9_999)],
  })
  expect(namesOf(store, 'sto').slice(0, 3)).toEqual(['Storm lantern', 'Storå Livs', 'STO-0001'])
  expect(namesOf(store, 'storå')).toEqual(['Storå Livs'])
  expect(namesOf(store, 'mug').length).toBe(3)
})
