import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { day, documents, range, RATE_SETS } from '#test/analytics-shop.ts'
import { firstSoldCosts } from './cost-rises.ts'
import { datedRates } from './dated-rates.ts'
import { DocumentChanges } from './document-changes.ts'
import { documentBook } from './document-facts.ts'
import { DocumentsToDo } from './documents-to-do.ts'
import { ProductSales } from './product-sales.ts'
import { soldQuantities } from './sold-quantities.ts'
import { waitingDocuments } from './waiting-documents.ts'

const RATES = datedRates(RATE_SETS, 'EUR')
const PRODUCTS = ['p1', 'p2', 'p3', 'gone', 'unsold']
const gone = fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 4 })

/** What a shop has had of documents, each time with some that went before others came or changed. */
const history = fc.array(fc.tuple(gone, documents), { minLength: 1, maxLength: 4 })

describe('documents that are followed one by one', () => {
  it('PAGE-01 tell the same of sales and of what waits as all documents read anew', () => {
    fc.assert(
      fc.property(history, range, day, (steps, sold, today) => {
        const book = documentBook()
        // So few at once that a shop takes several walks.
        const changes = new DocumentChanges(book, 3)
        const [sales, toDo] = [new ProductSales(sold), new DocumentsToDo(today)]
        for (const [removed, papers] of steps) {
          for (const at of removed) book.remove(`d${at}`)
          for (const paper of papers) book.put(paper)
          const told = new Set<string>()
          const isRead = changes.read(
            () => true,
            (change) => {
              sales.take(change, (id) => told.add(id))
              toDo.take(change)
            },
          )
          expect([isRead, changes.isBehind]).toEqual([true, false])
          const [quantities, costs] = [soldQuantities(book.all(), { range: sold }), firstSoldCosts(book.all(), sold)]
          for (const id of PRODUCTS) {
            const found = sales.of(id)
            for (const variant of ['', 'small']) {
              expect(found.sold.of(id, variant)).toBe(quantities.of(id, variant))
            }
            const ofProduct = [...costs].filter(([, each]) =>
              [...each.values()].some(({ productId }) => productId === id),
            )
            expect([...found.firstCosts].map(([key, each]) => [key, [...each]])).toEqual(
              ofProduct.map(([key, each]) => [key, [...each]]),
            )
          }
          const now = { today, at: Date.parse('2026-12-31') }
          expect(waitingDocuments(toDo.of(book.all()), now, RATES).waiting).toEqual(
            waitingDocuments(book.all(), now, RATES).waiting,
          )
        }
      }),
      { numRuns: 30 },
    )
  })

  it('PAGE-01 no more are found at once than was said, also where many are gone, and one that moved is told once', () => {
    const [papers = []] = fc.sample(
      documents.filter((drawn) => drawn.length === 10),
      { numRuns: 1, seed: 3 },
    )
    const book = documentBook(papers)
    const changes = new DocumentChanges(book, 4)
    const walk = (): string[] => {
      const told: string[] = []
      // Stops before the next walk.
      changes.read(
        () => told.length < 4,
        ({ entry, before, after }) => told.push(`${entry.facts.id} ${before ? 'was' : ''} ${after ? 'is' : ''}`),
      )
      return told
    }
    while (changes.isBehind) walk()
    for (const { id } of papers.slice(1)) book.remove(id)
    expect([walk().length, walk().length, walk().length, changes.isBehind]).toEqual([4, 4, 1, false])
    const [first, second] = papers
    if (second) book.put(second)
    walk()
    book.remove(first?.id ?? '')
    if (first) book.put(first)
    expect(walk()).toEqual([`${first?.id ?? ''} was `, `${first?.id ?? ''}  is`])
  })

  it('PAGE-01 no more documents are looked at before the first are told than are found at once', () => {
    const [papers = []] = fc.sample(
      documents.filter((drawn) => drawn.length === 10),
      { numRuns: 1, seed: 3 },
    )
    let seen = 0
    const book = documentBook(papers)
    const counted = {
      version: book.version,
      *all() {
        for (const each of book.all()) {
          seen += 1
          yield each
        }
      },
    }
    const changes = new DocumentChanges(counted, 4)
    changes.read(
      () => seen === 0,
      () => undefined,
    )
    expect(seen).toBe(5)
  })

  it('PAGE-01 go on where time ran out', () => {
    const [papers = []] = fc.sample(
      documents.filter((drawn) => drawn.length > 2),
      { numRuns: 1, seed: 3 },
    )
    const [changes, found] = [new DocumentChanges(documentBook(papers)), new Set<string>()]
    let left = 2
    const take = () =>
      changes.read(
        () => (left -= 1) >= 0,
        ({ entry }) => found.add(entry.facts.id),
      )
    expect(take()).toBe(false)
    expect([...found]).toEqual(papers.slice(0, 2).map(({ id }) => id))
    left = papers.length
    expect(take()).toBe(true)
    expect([...found]).toEqual(papers.map(({ id }) => id))
  })
})
