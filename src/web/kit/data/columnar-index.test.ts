import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clampPage, compareByName, compareByValue, type SortDirection } from '#domain/list-query.ts'
import { foldText, matchesSearch, nameKey, searchTerms, searchText } from '#domain/text-fold.ts'
import type { AnyRow } from '#contract/entity.ts'
import { Collection } from './collection.ts'
import type { IndexSpec, OtherRows, RowQuery } from './index-spec.ts'
import { CHUNK_ROWS } from './row-chunk.ts'

/** Rows without a price of their own cost three times their cost, times the figure of the query. */
const SPEC: IndexSpec = {
  kind: 'item',
  nameKey: 'nameKey',
  searchText: 'searchText',
  searchNames: [{ field: 'groupId', kind: 'group', nameKey: 'nameKey' }],
  filters: ['isActive', 'groupId', 'day'],
  findings: { isKnown: { fields: ['price', 'cost'], of: (row) => row['price'] !== null && row['cost'] !== null } },
  sorts: {
    price: {
      field: 'price',
      absent: (row, figures, rows) =>
        row['cost'] === null
          ? null
          : Number(row['cost']) * Number(figures) + Number(rows.get('group', 'a')?.['extra'] ?? 0),
      reads: ['group'],
    },
    sku: { field: 'sku' },
  },
}

const NAMES = ['Mug', 'mug', 'Müg', 'Enamel mug', 'Lamp', 'Lamp 2', '', 'Über-Lampe', '水']
const GROUPS = ['a', 'b', 'c'].map((id, index) => ({
  ...stamps(id),
  nameKey: ['tea', 'lamp shop', 'mug'][index],
  extra: index,
}))

function stamps(id: string) {
  return { id, version: 1, createdAt: 1, updatedAt: 1 }
}

const row: fc.Arbitrary<AnyRow> = fc
  .record({
    id: fc.nat(30).map((id) => `id-${id}`),
    name: fc.constantFrom(...NAMES),
    sku: fc.constantFrom('A', 'a', 'B-2', '', null),
    price: fc.option(fc.constantFrom(10, 20, 30)),
    cost: fc.option(fc.constantFrom(0, 5, 7)),
    isActive: fc.boolean(),
    groupId: fc.constantFrom('a', 'b', 'c', null),
    day: fc.constantFrom('2026-07-01', '2026-07-02', '2026-07-03', null),
  })
  .map((values) => ({
    ...stamps(values.id),
    ...values,
    nameKey: nameKey(values.name),
    searchText: searchText([values.name, values.sku]),
  }))

const query: fc.Arbitrary<RowQuery> = fc.record(
  {
    search: fc.constantFrom('', 'm', 'mu', 'mug', 'lamp mug', 'tea', 'lamp shop', 'MÜG', '2', 'nothing'),
    where: fc.record(
      { isActive: fc.boolean(), groupId: fc.constantFrom('a', null, 'z'), isKnown: fc.boolean() },
      { requiredKeys: [] },
    ),
    between: fc.record(
      { day: fc.tuple(fc.constantFrom('', '2026-07-02'), fc.constantFrom('', '2026-07-02', '2026-07-03')) },
      { requiredKeys: [] },
    ),
    sort: fc.constantFrom('price', 'sku'),
    direction: fc.constantFrom('asc', 'desc'),
    beginning: fc.tuple(fc.constantFrom('nameKey', 'sku'), fc.constantFrom('', 'a', 'm', 'mug', 'lamp ', 'nowhere')),
    page: fc.integer({ min: -1, max: 5 }),
    pageSize: fc.constantFrom(1, 5, 100),
    figures: fc.constantFrom(1, 3),
  },
  { requiredKeys: ['page', 'pageSize', 'figures'] },
)

const change = fc.oneof(
  fc.record({ to: fc.constant('base' as const), row }),
  fc.record({ to: fc.constant('overlay' as const), row }),
  fc.record({ to: fc.constant('hidden' as const), row }),
  fc.record({ to: fc.constant('shown' as const), row }),
  fc.record({ to: fc.constant('gone' as const), row }),
)

function apply(collection: Collection, { to, row }: { to: string; row: AnyRow }): void {
  if (to === 'base') collection.setBase(row)
  if (to === 'overlay') collection.setOverlay(row.id, row)
  if (to === 'hidden') collection.setOverlay(row.id, null)
  if (to === 'shown') collection.clearOverlay(row.id)
  if (to === 'gone') collection.removeBase(row.id)
}

/** Filter and sort as the domain words them, over plain rows. */
function expected(
  rows: readonly AnyRow[],
  {
    search = '',
    where = {},
    between = {},
    beginning: [field, start] = ['nameKey', ''],
    sort,
    direction,
    page,
    pageSize,
    figures,
  }: RowQuery,
) {
  const terms = searchTerms(search)
  const groupOf = (each: AnyRow): string => GROUPS.find(({ id }) => id === each['groupId'])?.nameKey ?? ''
  const found = rows
    .filter((each) =>
      Object.entries(where).every(
        ([field, value]) => (SPEC.findings?.[field]?.of(each, others, () => each) ?? each[field]) === value,
      ),
    )
    .filter((each) =>
      Object.entries(between).every(([field, [first, last]]) => {
        const value = each[field]
        return typeof value === 'string' && value >= first && (last === '' || value <= last)
      }),
    )
    .filter((each) =>
      terms.every((term) => matchesSearch(String(each['searchText']), [term]) || groupOf(each).includes(term)),
    )
    .filter((each) => foldText(String(each[field] ?? '')).startsWith(start))
  const spec = sort === undefined ? undefined : SPEC.sorts[sort]
  const storedIn = (each: AnyRow, field: string) => (each[field] === '' ? null : each[field])
  const places = found.map((each) => ({
    id: each.id,
    nameKey: String(each['nameKey']),
    value: spec
      ? ((storedIn(each, spec.field) ?? spec.absent?.(each, figures, others) ?? null) as number | null)
      : null,
  }))
  const way: SortDirection = direction ?? 'asc'
  places.sort((a, b) => (spec ? compareByValue(a, b, way) : compareByName(a, b, way)))
  const shown = clampPage(page, places.length, pageSize)
  const ids = places.slice((shown - 1) * pageSize, shown * pageSize).map(({ id }) => id)
  return { ids, total: places.length, page: shown }
}

let groupVersion = 0
const others: OtherRows = {
  get: (kind, id) => (kind === 'group' ? GROUPS.find((group) => group.id === id) : undefined),
  version: () => groupVersion,
  all: (kind) => (kind === 'group' ? GROUPS : []),
}

/** What the collection holds, written to disk and read again: unparsed. */
function reloaded(collection: Collection): Collection {
  const copy = new Collection(SPEC.kind, SPEC, others)
  copy.load(structuredClone([...collection.baseChunks()]))
  return copy
}

describe('a columnar index', () => {
  it('PROD-07 PROD-08 PROD-12 DOC-10 finds, orders and pages exactly as a plain filter and sort would, after any changes', () => {
    fc.assert(
      fc.property(
        fc.array(row),
        fc.array(fc.tuple(fc.array(change, { maxLength: 4 }), query), { minLength: 1, maxLength: 8 }),
        (rows, steps) => {
          const first = new Collection(SPEC.kind, SPEC, others)
          for (const each of rows) first.setBase(each)
          const collection = reloaded(first)
          for (const [changes, asked] of steps) {
            for (const each of changes) apply(collection, each)
            collection.flush()
            expect(collection.index.query(asked)).toEqual(expected(collection.all(), asked))
            expect(new Set(collection.index.ids(asked))).toEqual(
              new Set(expected(collection.all(), { ...asked, page: 1, pageSize: 1_000 }).ids),
            )
          }
        },
      ),
      { numRuns: 200 },
    )
  }, 30_000)

  it('PROD-12 follows names of other kinds, PROD-08 and values made from them', () => {
    const collection = new Collection(SPEC.kind, SPEC, others)
    collection.setBase({
      ...stamps('1'),
      nameKey: 'x',
      searchText: 'x',
      sku: null,
      price: null,
      cost: 1,
      isActive: true,
      groupId: 'a',
    })
    collection.setBase({
      ...stamps('2'),
      nameKey: 'y',
      searchText: 'y',
      sku: null,
      price: 3,
      cost: 1,
      isActive: true,
      groupId: 'b',
    })
    collection.flush()
    const byPrice = { page: 1, pageSize: 5, sort: 'price', figures: 1 }
    expect(collection.index.query({ page: 1, pageSize: 5, search: 'coffee' }).total).toBe(0)
    expect(collection.index.query(byPrice).ids).toEqual(['1', '2'])
    const [tea] = GROUPS
    Object.assign(tea!, { nameKey: 'coffee', extra: 9 })
    groupVersion += 1
    expect(collection.index.query({ page: 1, pageSize: 5, search: 'coffee' }).ids).toEqual(['1'])
    expect(collection.index.query(byPrice).ids).toEqual(['2', '1'])
    Object.assign(tea!, { nameKey: 'tea', extra: 0 })
    groupVersion += 1
  })

  it('PROD-10 counts the rows of each value', () => {
    const collection = new Collection(SPEC.kind, SPEC, others)
    for (const [id, groupId] of [
      ['1', 'a'],
      ['2', 'b'],
      ['3', 'a'],
      ['4', null],
    ]) {
      collection.setBase({ ...stamps(id!), nameKey: id, searchText: id, isActive: id !== '3', groupId })
    }
    collection.flush()
    expect(collection.index.counts('groupId')).toEqual(
      new Map([
        ['a', 2],
        ['b', 1],
        [null, 1],
      ]),
    )
    expect(collection.index.counts('groupId', { where: { isActive: true } }).get('a')).toBe(1)
    expect(() => collection.index.counts('sku')).toThrow('sku is no filter of item')
  })

  it('PROD-07 stays right when so many rows change that it orders anew', () => {
    const collection = new Collection(SPEC.kind, SPEC, others)
    const made = (n: number, price: number): AnyRow => ({
      ...stamps(`id-${n}`),
      nameKey: `${n}`,
      searchText: `${n}`,
      price,
    })
    for (let n = 0; n < 3_000; n += 1) collection.setBase(made(n, n))
    collection.flush()
    const asked = { page: 1, pageSize: 3, sort: 'price', direction: 'desc' } as const
    expect(collection.index.query(asked).ids).toEqual(['id-2999', 'id-2998', 'id-2997'])
    for (let n = 0; n < 3_000; n += 1) collection.setBase(made(n, -n))
    collection.flush()
    expect(collection.index.query(asked).ids).toEqual(['id-0', 'id-1', 'id-2'])
    expect(collection.index.query({ page: 1, pageSize: 5, search: '299' }).total).toBe(13)
  })

  it('PROD-12 finds the same rows in large collections, where texts are searched in blocks, letter by letter', () => {
    const collection = new Collection(SPEC.kind, SPEC, others)
    const texts = Array.from({ length: 10_000 }, (_, n) => `${NAMES[n % NAMES.length]} ${n % 97} ${n}`)
    const made = (n: number): AnyRow => ({
      ...stamps(`id-${n}`),
      nameKey: texts[n],
      searchText: searchText([texts[n]]),
    })
    for (const n of texts.keys()) collection.setBase(made(n))
    collection.flush()
    const totalOf = (search: string): number => collection.index.query({ page: 1, pageSize: 5, search }).total
    const plainly = (search: string): number =>
      collection.all().filter((each) => matchesSearch(String(each['searchText']), searchTerms(search))).length
    const typed = ['m', 'mu', 'mug', 'mug 1', 'mug 12', 'mug 123', 'lampe 9', '0', '水', 'nowhere', 'm', '9999 lamp']
    for (const search of typed) expect([search, totalOf(search)]).toEqual([search, plainly(search)])
    texts[4_096] = 'mug moved'
    collection.setBase(made(4_096))
    collection.removeBase('id-9999')
    collection.flush()
    for (const search of [...typed, 'moved']) expect([search, totalOf(search)]).toEqual([search, plainly(search)])
    expect(totalOf('moved')).toBe(1)
    for (const n of [1, 2, 3]) collection.setBase({ ...made(n), groupId: 'a' })
    collection.flush()
    expect(totalOf('coffee')).toBe(0)
    Object.assign(GROUPS[0]!, { nameKey: 'coffee' })
    groupVersion += 1
    expect(totalOf('coffee')).toBe(3)
    Object.assign(GROUPS[0]!, { nameKey: 'tea' })
    groupVersion += 1
  })
})

describe('a collection', () => {
  const made = (n: number): AnyRow => ({
    ...stamps(`id-${n}`),
    nameKey: `${n}`,
    searchText: `text ${n}`,
    price: n,
    tags: [`t${n}`],
    isActive: true,
    groupId: null,
    sku: null,
  })

  it('SYNC-02 comes back from its chunks as it was, parsed or not', () => {
    const collection = new Collection(SPEC.kind, SPEC, others)
    const count = CHUNK_ROWS * 2 + 10
    for (let n = 0; n < count; n += 1) collection.setBase(made(n))
    collection.removeBase('id-5')
    collection.flush()
    const once = reloaded(collection)
    once.setBase({ ...made(7), nameKey: 'changed' })
    once.setOverlay('id-8', { ...made(8), nameKey: 'pending' })
    once.removeBase('id-9')
    once.flush()
    const twice = reloaded(once)
    expect(twice.all()).toHaveLength(count - 2)
    expect(twice.get('id-7')).toEqual({ ...made(7), nameKey: 'changed' })
    expect(twice.get('id-8')).toEqual(made(8))
    expect([twice.get('id-5'), twice.get('id-9')]).toEqual([undefined, undefined])
    expect(twice.where('price', 1_000)).toEqual([made(1_000)])
    expect(twice.get('id-3')).toBe(twice.get('id-3'))
  })

  it('SYNC-02 shows the overlay and keeps the base for the disk', () => {
    const collection = new Collection(SPEC.kind, SPEC, others)
    collection.setBase(made(1))
    collection.setOverlay('id-1', null)
    collection.setOverlay('id-2', made(2))
    collection.flush()
    expect(collection.all()).toEqual([made(2)])
    expect([...collection.baseChunks()].flatMap(({ ids }) => ids)).toEqual(['id-1'])
    collection.clearOverlay('id-1')
    collection.clearOverlay('id-2')
    collection.flush()
    expect(collection.all()).toEqual([made(1)])
    expect(collection.slotCount).toBe(2)
    collection.setBase(made(3))
    collection.flush()
    expect(collection.slotCount).toBe(2)
  })
})

it('DOC-10 PRICE-09 amounts are ordered within their currency, both ways; rows without one come last', () => {
  const amounts = [
    ['usd', 'USD', 50],
    ['jpy', 'JPY', 1_000],
    ['dear', 'EUR', 70],
    ['none', 'CHF', null],
    ['cheap', 'EUR', 5],
  ] as const
  const spec: IndexSpec = { ...SPEC, sorts: { total: { field: 'total', currency: 'currency' } } }
  const items = new Collection('item', spec, { get: () => undefined, version: () => 0, all: () => [] })
  for (const [id, currency, total] of amounts) {
    items.setBase({ ...stamps(id), nameKey: id, searchText: '', currency, total })
  }
  items.flush()
  const asked = (direction: SortDirection) => items.index.query({ sort: 'total', direction, page: 1, pageSize: 9 }).ids
  expect(asked('asc')).toEqual(['cheap', 'dear', 'jpy', 'usd', 'none'])
  expect(asked('desc')).toEqual(['usd', 'jpy', 'dear', 'cheap', 'none'])
  items.setBase({ ...stamps('cheap'), nameKey: 'cheap', searchText: '', currency: 'USD', total: 5 })
  items.flush()
  expect(asked('asc')).toEqual(['dear', 'jpy', 'cheap', 'usd', 'none'])
})

it('PROD-08 PRICE-09 an amount made from figures stands within its currency, and goes last without them', () => {
  const total = { field: 'total', currency: 'currency', absent: (_row: AnyRow, figures: unknown) => figures as number }
  const spec: IndexSpec = { ...SPEC, sorts: { total } }
  const items = new Collection('item', spec, { get: () => undefined, version: () => 0, all: () => [] })
  const put = (id: string, currency: string, amount: number | null) =>
    items.setBase({ ...stamps(id), nameKey: id, searchText: '', currency, total: amount })
  put('usd', 'USD', 50)
  put('made', 'EUR', null)
  put('eur', 'EUR', 70)
  items.flush()
  const asked = (figures: unknown) => items.index.query({ sort: 'total', figures, page: 1, pageSize: 9 }).ids
  expect([asked(null), asked(5), asked(90), asked(null)]).toEqual([
    ['eur', 'usd', 'made'],
    ['made', 'eur', 'usd'],
    ['eur', 'made', 'usd'],
    ['eur', 'usd', 'made'],
  ])
})
