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
