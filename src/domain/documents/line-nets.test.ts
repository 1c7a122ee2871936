import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { documents } from '#test/analytics-shop.ts'
import { lineNets } from './line-nets.ts'
import { documentTotals } from './totals.ts'

describe('the net amounts of stored lines', () => {
  it('DOC-04 are those that the document was added up with', () => {
    fc.assert(
      fc.property(documents, (papers) => {
        for (const paper of papers) {
          const items = paper.items.map(({ lineTotal, ...item }) => ({ ...item, ...input(lineTotal) }))
          const totals = documentTotals({ ...paper, taxBasis: 'net', items })
          if (paper.pricesIncludeTax) expect(lineNets(paper)).toEqual(totals.lines.map(({ net }) => net))
          expect(lineNets(paper).reduce((sum, net) => sum + net, 0)).toBe(paper.total - paper.taxAmount)
        }
      }),
      { numRuns: 100 },
    )
  })

  it('DOC-08 come to what is taxable where a credit note was rounded to add up to its invoice', () => {
    const line = { taxPercent: 200_000, taxCategory: null, lineTotal: 50_000 }
    const note = {
      items: [line, line],
      taxes: [{ category: 'S' as const, percent: 200_000, taxable: 60_000 }],
      pricesIncludeTax: true,
    }
    expect(lineNets(note).reduce((sum, net) => sum + net, 0)).toBe(60_000)
  })
})

/** One piece at the line's own total, so that nothing is rounded on the way to it. */
function input(lineTotal: number) {
  return { quantity: 10_000, unitPrice: lineTotal, discountPercent: null, discountAmount: null }
}
