import { describe, expect, it } from 'vitest'
import { listedShipments } from './shipment-list.ts'

const rows = [
  { id: 'a', name: 'Mugs', nameKey: 'mugs', searchText: 'mugs ningbo', status: 'draft', arrivesOn: null, updatedAt: 3 },
  {
    id: 'b',
    name: 'Bowls',
    nameKey: 'bowls',
    searchText: 'bowls',
    status: 'landed',
    arrivesOn: '2026-06-01',
    updatedAt: 1,
  },
  {
    id: 'c',
    name: 'Plates',
    nameKey: 'plates',
    searchText: 'plates',
    status: 'draft',
    arrivesOn: '2026-07-01',
    updatedAt: 2,
  },
] as const
const all = { search: '', status: 'all', sort: 'arrives', direction: 'desc' } as const
const ids = (query: Partial<Parameters<typeof listedShipments>[1]>, values = new Map<string, number | null>()) =>
  listedShipments([...rows], { ...all, ...query }, values).map(({ id }) => id)

describe('the list of shipments', () => {
  it('SHIP-01 shows the latest arrival first, and before it what has no day yet', () => {
    expect(ids({})).toEqual(['a', 'c', 'b'])
    expect(ids({ direction: 'asc' })).toEqual(['b', 'c', 'a'])
  })

  it('SHIP-01 finds by words of name, supplier and reference, and by status', () => {
    expect(ids({ search: 'NINGBO' })).toEqual(['a'])
    expect(ids({ status: 'landed' })).toEqual(['b'])
    expect(ids({ search: 'mugs', status: 'landed' })).toEqual([])
  })

  it('SHIP-01 orders by name and by landed value; what cannot be worked out comes last', () => {
    const values = new Map([
      ['a', null],
      ['b', 10],
      ['c', 30],
    ])
    expect(ids({ sort: 'name', direction: 'asc' })).toEqual(['b', 'a', 'c'])
    expect(ids({ sort: 'value' }, values)).toEqual(['c', 'b', 'a'])
    expect(ids({ sort: 'value', direction: 'asc' }, values)).toEqual(['b', 'c', 'a'])
  })
})
