import { expect, it } from 'vitest'
import { analysedPapers, paper } from '#test/analysed-papers.ts'
import { creditedByHand } from './credited-by-hand.ts'

it('PAGE-02 an invoice that was set to credited without a credit note is told, for it is in no sales', () => {
  const { books, filter } = analysedPapers([
    paper('by hand', '2026-07-20', { status: 'refunded' }),
    paper('by a credit note', '2026-07-20', { status: 'refunded', creditedAmount: 10_000_000 }),
    paper('sold', '2026-07-20'),
    paper('before', '2025-07-20', { status: 'refunded' }),
  ])
  expect(creditedByHand(books.documents.all(), filter)).toEqual(['by hand'])
})
