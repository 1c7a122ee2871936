import { describe, expect, it } from 'vitest'
import { listedRows } from '#contract/lists/local-list.ts'
import { Shelf, shelfId } from '#test/shelf.ts'
import { shipmentView as view } from './shipment-view.tsx'

const shelf = new Shelf()
const [mugs, bowls, plates] = [1, 2, 3].map(shelfId) as [string, string, string]
shelf.put('shipment', mugs, { name: 'Mugs', supplier: 'Ningbo', currency: 'JPY' })
shelf.put('shipment', bowls, { name: 'Bowls', arrivesOn: '2026-06-01' })
shelf.put('shipment', plates, { name: 'Plates', arrivesOn: '2026-07-01' })

const names = (sort: string, direction: 'asc' | 'desc', totals: readonly (number | null)[] = []) => {
  const values = new Map([mugs, bowls, plates].map((id, n) => [id, { lines: 1, total: totals[n] ?? null }]))
  const asked = { filters: {}, sort, direction }
  return listedRows(view.list, shelf.all('shipment'), asked, view.told?.(values)).map(({ name }) => name)
}

describe('the list of shipments', () => {
  it('SHIP-01 shows the latest arrival first, and before it what has no day yet', () => {
    expect(view.list.order).toEqual({ by: 'arrivesOn', direction: 'desc' })
    expect(names('arrivesOn', 'desc')).toEqual(['Mugs', 'Plates', 'Bowls'])
    expect(names('arrivesOn', 'asc')).toEqual(['Bowls', 'Plates', 'Mugs'])
  })

  it('SHIP-01 is ordered by landed value in whatever currency; what cannot be worked out comes last', () => {
    // 3 000 yen, 20 dollars, and nothing that is known.
    const totals = [30_000_000, 20_000_000, null]
    expect(names('value', 'desc', totals)).toEqual(['Mugs', 'Bowls', 'Plates'])
    expect(names('value', 'asc', totals)).toEqual(['Bowls', 'Mugs', 'Plates'])
  })
})
