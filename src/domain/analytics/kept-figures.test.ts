import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { products } from '#test/analytics-catalogue.ts'
import { documents, RATE_SETS } from '#test/analytics-shop.ts'
import { priceSpread, stockValue } from './catalogue-amounts.ts'
import { type DatedRates, datedRates } from './dated-rates.ts'
import { daysToPay } from './days-to-pay.ts'
import { type AnalysedDocument, documentFacts, type DocumentFacts } from './document-facts.ts'
import { marginsBy, marginSpread } from './margins.ts'
import { bucketsOf } from './period.ts'
import { activeProducts, ProductBook, productFacts, type ProductFacts } from './product-facts.ts'
import type { AnalysedProduct } from './product-pieces.ts'
import { receivablesOver } from './receivables.ts'
import { receivedFigures } from './received.ts'
import { RowBook } from './row-book.ts'
import { salesBy, SALES_DIMENSIONS } from './sales-by.ts'
import { salesFigures } from './sales.ts'
import type { ProductGroups, SalesFilter } from './sales-filter.ts'
import { slowProducts } from './slow-products.ts'

const RATES = datedRates(RATE_SETS, 'EUR')
const RANGE = { from: '2026-05-10', to: '2026-07-20' }
const TODAY = '2026-07-20'
const FILTERS: readonly SalesFilter[] = [{ range: RANGE }, { range: RANGE, products: { brandId: null } }]

type GroupsOf = (id: string) => ProductGroups | undefined

/** Every figure that remembers what it was made from, of the same rates. */
function figures(
  papers: Iterable<DocumentFacts>,
  goods: Iterable<ProductFacts>,
  groupsOf: GroupsOf,
  rates: DatedRates = RATES,
) {
  const context = { rates, groupsOf }
  return {
    sales: FILTERS.map((filter) => salesFigures(papers, filter, 'month', context)),
    parts: FILTERS.flatMap((filter) => SALES_DIMENSIONS.map((each) => salesBy(papers, filter, each, context))),
    received: receivedFigures(papers, { range: RANGE }, 'week', rates),
    receivables: receivablesOver(papers, bucketsOf(RANGE, 'month'), {}, rates),
    daysToPay: daysToPay(papers, { range: RANGE }),
    spread: marginSpread(goods),
    active: marginSpread(activeProducts(goods)),
    groups: (['categoryId', 'brandId', 'currency'] as const).map((group) => marginsBy(goods, group)),
    prices: priceSpread(goods, TODAY, rates),
    stock: stockValue(goods, TODAY, rates),
    slow: slowProducts(goods, papers, { today: TODAY, days: 30 }, rates),
  }
}

/** What becomes of rows one after the other: many are put, then one or two are anew or the one at a place goes, so that most stay as they were. */
const changes = <Row>(rows: fc.Arbitrary<readonly Row[]>) => {
  const many = rows.filter((drawn) => drawn.length > 6)
  const few = fc
    .tuple(many, fc.uniqueArray(fc.nat({ max: 6 }), { minLength: 1, maxLength: 2 }))
    .map(([drawn, places]) => drawn.filter((_, at) => places.includes(at)))
  const step = fc.oneof({ weight: 3, arbitrary: few }, { weight: 1, arbitrary: fc.nat({ max: 6 }) })
  return fc.tuple(many, step, step, step, step)
}

/** As a book does, but keeping nothing else. */
function change<Row extends { readonly id: string }>(known: Map<string, Row>, rows: readonly Row[] | number) {
  const put = typeof rows === 'number' ? [] : rows
  const gone = typeof rows === 'number' ? [...known.keys()].slice(rows, rows + 1) : []
  for (const row of put) known.set(row.id, row)
  for (const id of gone) known.delete(id)
  return { put, gone }
}

/** The same rows where those that are known stay in their groups, so that figures by group follow them. */
function repriced(known: ReadonlyMap<string, AnalysedProduct>, rows: readonly AnalysedProduct[]) {
  return rows.map((row) => {
    const { categoryId, brandId } = known.get(row.id) ?? row
    return { ...row, categoryId, brandId }
  })
}

describe('figures that follow a book', () => {
  it('PAGE-02 are after every change what they are of the rows alone', () => {
    fc.assert(
      fc.property(changes(documents), changes(products), fc.boolean(), (paperChanges, goodsChanges, areKept) => {
        const [papers, goods] = [new Map<string, AnalysedDocument>(), new Map<string, AnalysedProduct>()]
        // So small chunks that a shop has several.
        const [paperBook, goodsBook] = [new RowBook(documentFacts, [], 3), new ProductBook([], 3)]
        for (let at = 0; at < 5; at++) {
          const ofPapers = change(papers, paperChanges[at] ?? [])
          for (const row of ofPapers.put) paperBook.put(row)
          for (const id of ofPapers.gone) paperBook.remove(id)
          const drawn = goodsChanges[at] ?? []
          const ofGoods = change(goods, areKept && typeof drawn !== 'number' ? repriced(goods, drawn) : drawn)
          for (const row of ofGoods.put) goodsBook.put(row)
          for (const id of ofGoods.gone) goodsBook.remove(id)
          const facts = [...goods.values()].map(productFacts)
          const groups = new Map(facts.map((each) => [each.id, each]))
          // At rates of their own, nothing is remembered of them.
          const own = datedRates(RATE_SETS, 'EUR')
          const alone = figures([...papers.values()].map(documentFacts), facts, (id) => groups.get(id), own)
          expect(figures(paperBook.all(), goodsBook.all(), goodsBook.groupsOf)).toEqual(alone)
        }
      }),
      { numRuns: 12 },
    )
  })

  it('PAGE-02 a book keeps the order of its rows, also after many are gone', () => {
    const book = new RowBook((row: { readonly id: string; readonly value: number }) => row.value)
    const known = new Map<string, number>()
    for (let at = 0; at < 6000; at++) {
      const id = `r${(at * 7) % 2500}`
      if (at % 3 === 0 || at > 4000) {
        book.remove(id)
        known.delete(id)
      } else {
        book.put({ id, value: at })
        known.set(id, at)
      }
      if (at % 500 === 0) expect([...book.all()]).toEqual([...known.values()])
    }
    expect([...book.all()]).toEqual([...known.values()])
    expect([...known.keys()].map((id) => book.get(id))).toEqual([...known.values()])
    expect(book.size).toBe(known.size)
  })
})
