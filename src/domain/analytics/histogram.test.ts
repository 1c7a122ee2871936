import { describe, expect, it } from 'vitest'
import { histogram, joinedBins, MARGIN_EDGES, priceEdges, usedBins } from './histogram.ts'

const rows = (...values: readonly (number | null)[]) => values.map((value, at) => ({ id: String(at), value }))
const EDGES = [-10, 0, 10]

describe('the ranges of a distribution', () => {
  it('PAGE-02 hold their lower edge and not their upper one, and have no end below the first and from the last', () => {
    const bins = histogram(rows(-11, -10, -1, 0, 9, 10, 1_000, null), ({ value }) => value, EDGES)
    expect(bins).toEqual([
      { from: null, to: -10, ids: ['0'] },
      { from: -10, to: 0, ids: ['1', '2'] },
      { from: 0, to: 10, ids: ['3', '4'] },
      { from: 10, to: null, ids: ['5', '6'] },
    ])
  })

  it('PAGE-02 stand from the first to the last that holds something, the empty ones between them too', () => {
    const [low, high] = [rows(-11), rows(0)].map((each) => histogram(each, ({ value }) => value, EDGES))
    const both = joinedBins([low ?? [], high ?? []], EDGES)
    expect(usedBins(both).map(({ from, ids }) => [from, ids.length])).toEqual([
      [null, 1],
      [-10, 0],
      [0, 1],
    ])
    expect(usedBins(histogram(rows(null), ({ value }) => value, EDGES))).toEqual([])
  })

  it('PAGE-02 are those of one shop in every picture: each 5 % of margin, and 1, 2 and 5 of each power of ten in any currency', () => {
    expect([MARGIN_EDGES[0], MARGIN_EDGES.at(-1), MARGIN_EDGES[1]]).toEqual([-500_000, 950_000, -450_000])
    expect(priceEdges('EUR').slice(0, 4)).toEqual([10_000, 20_000, 50_000, 100_000])
    expect(priceEdges('JPY').slice(0, 2)).toEqual([100, 200])
  })
})
