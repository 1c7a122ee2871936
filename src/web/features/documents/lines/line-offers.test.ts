import { expect, it } from 'vitest'
import { Shelf, shelfId } from '#test/shelf.ts'
import { lineOffers } from './line-offers.ts'

const shelf = new Shelf()
const store = { all: shelf.all.bind(shelf), query: () => ({ rows: [], total: 0, page: 1 }) }

it('DOC-19 a service that has no price yet is offered as such; what the line will cost is the document’s to say', () => {
  shelf.put('service', shelfId(1), { name: 'Repair', hourlyRate: null })
  shelf.put('service', shelfId(2), { name: 'Repair course', hourlyRate: 80_000_000 })
  const told = lineOffers(store, 'repair').map(({ name, detail }) => [name, detail])
  expect(told).toEqual([
    ['Repair', 'No price'],
    ['Repair course', ''],
  ])
})

it('DOC-19 services whose name begins with what was typed are offered before those that have it elsewhere', () => {
  shelf.put('service', shelfId(3), { name: 'Unpairing', hourlyRate: 80_000_000 })
  shelf.put('service', shelfId(4), { name: 'Wine pairing', hourlyRate: 80_000_000 })
  shelf.put('service', shelfId(5), { name: 'Pairing of mugs', hourlyRate: 80_000_000 })
  expect(lineOffers(store, 'pairing').map(({ name }) => name)).toEqual(['Pairing of mugs', 'Wine pairing', 'Unpairing'])
})
