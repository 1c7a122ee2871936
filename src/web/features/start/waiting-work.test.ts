import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { products } from '#test/analytics-catalogue.ts'
import { type AnalysedDocument, type DocumentBook, documentBook } from '#domain/analytics/document-facts.ts'
import type { AnalysedProduct } from '#domain/analytics/product-pieces.ts'
import { productIndex } from '#web/features/products/product-index.ts'
import { Collection } from '#web/kit/data/collection.ts'
import { businessToday } from '#web/kit/documents/business-day.ts'
import { WaitingWork, type WaitingRows } from './waiting-work.ts'

const none = { get: () => undefined, version: () => 0, all: () => [] }

function stored(rows: readonly AnalysedProduct[]): Collection {
  const made = new Collection('product', productIndex, none)
  for (const row of rows) {
    const known = { hasVariants: row.variants.length > 0, keepsFloor: row.margin, floorMargin: 150_000 }
    made.setBase({ version: 1, createdAt: 0, updatedAt: 0, ...row, ...known })
  }
  made.flush()
  return made
}

/** The same rows as a device has them after its next start: as text. */
function onDisk(rows: Collection): Collection {
  const loaded = new Collection('product', productIndex, none)
  loaded.load([...rows.baseChunks()])
  return loaded
}

/** An invoice of today over one of each product, at a cost. */
function soldAt(rows: readonly AnalysedProduct[], unitCost: number): DocumentBook {
  return documentBook(papersOf(rows, unitCost))
}

function papersOf(rows: readonly AnalysedProduct[], unitCost: number): readonly AnalysedDocument[] {
  const line = { variantId: '', serviceId: null, quantity: 10_000, unitCost, taxPercent: 0, taxCategory: null }
  return rows.map(({ id, baseCurrency: currency, effectivePrice }) => {
    const items = [{ ...line, productId: id, unitPrice: effectivePrice ?? 0, lineTotal: 0 }]
    const head = { documentType: 'invoice', status: 'sent', currency, issueDate: businessToday(), items }
    return { id, ...head, taxes: [], payments: [], relatedDocuments: [] } as unknown as AnalysedDocument
  })
}

function waitsOf(rows: Collection, documents: DocumentBook) {
  const other = new Collection('other', undefined, none)
  const store = {
    all: () => [],
    get: (_kind: string, id: string) => rows.get(id),
    collection: (kind: string) => (kind === 'product' ? rows : other),
  } as unknown as WaitingRows
  const work = new WaitingWork(store, () => documents)
  while (!work.goOn(() => true));
  const found = () => work.result().lines.flatMap((line) => line.products ?? [])
  return { found, work, goOn: () => work.goOn(() => true) }
}

describe('what products wait for', () => {
  it('PAGE-01 is the same whether their rows are parsed or told by their columns', () => {
    fc.assert(
      fc.property(products, fc.integer({ min: 1, max: 200 }), (rows, minor) => {
        const documents = soldAt(rows, minor * 10_000)
        expect(waitsOf(onDisk(stored(rows)), documents).found()).toEqual(waitsOf(stored(rows), documents).found())
      }),
      { numRuns: 60 },
    )
  })

  it('PAGE-01 is the same after any changes as if everything were read anew', () => {
    const changes = fc.array(fc.tuple(products, fc.integer({ min: 1, max: 200 }), fc.integer({ min: 0, max: 9 })), {
      maxLength: 3,
    })
    fc.assert(
      fc.property(products, changes, (first, steps) => {
        const [rows, documents] = [onDisk(stored(first)), soldAt(first, 1_000_000)]
        const { found, work, goOn } = waitsOf(rows, documents)
        for (const [changed, minor, gone] of steps) {
          for (const row of stored(changed).all()) rows.setBase(row)
          rows.removeBase(`p${gone}`)
          rows.flush()
          documents.remove(`p${gone}`)
          for (const paper of papersOf(changed.slice(1), minor * 10_000)) documents.put(paper)
          while (!goOn());
          expect(work.isBehind()).toBe(false)
          const anew = waitsOf(rows, documents)
          expect(found()).toEqual(anew.found())
          expect(work.result().lines.map(({ kind, amount, count, ids }) => [kind, amount, count, ids])).toEqual(
            anew.work.result().lines.map(({ kind, amount, count, ids }) => [kind, amount, count, ids]),
          )
        }
      }),
      { numRuns: 20 },
    )
  })

  it('PAGE-01 follows a cost that rises under a typed price, and one that falls again', () => {
    const [known] = fc.sample(
      products.filter((rows) => rows.length > 0),
      { numRuns: 1, seed: 1 },
    )
    const typed = { variants: [], receipt: null, pricingMode: 'retailPrice', pricingStrategy: 'manual' } as const
    const price = { retailPrice: 90_000_000, effectivePrice: 90_000_000, totalCost: 30_000_000, margin: 600_000 }
    const free = { baseCostOrigin: null, shippingCost: 0, additionalCosts: [], isActive: true, baseCurrency: 'EUR' }
    const row: AnalysedProduct = { ...known![0]!, ...typed, ...price, ...free, id: 'p', baseCost: 30_000_000 }
    const rows = onDisk(stored([row]))
    const { found, goOn } = waitsOf(rows, soldAt([row], 30_000_000))
    expect(found()).toEqual([])
    const put = (totalCost: number) => {
      rows.setBase({ ...rows.get('p')!, totalCost })
      rows.flush()
      goOn()
    }
    put(40_000_000)
    expect(found()).toMatchObject([{ kind: 'costRose', productId: 'p', each: 10_000_000 }])
    put(30_000_000)
    expect(found()).toEqual([])
  })
})
