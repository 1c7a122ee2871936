import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { creditedQuantities } from '#domain/documents/credited-parts.ts'
import { newItem } from '../document-new-item.ts'
import { creditedItems, leftToCredit } from './credited-items.ts'

const line = (id: string, quantity: number) => newItem(id, { quantity, unitPrice: 100_000 })
const quantity = fc.integer({ min: -50_000, max: 50_000 }).filter((each) => each !== 0)

it('DOC-08 what a credit note without lines takes is what the others have left of each line, in its direction', () => {
  const lines = fc.array(fc.tuple(quantity, fc.double({ min: 0, max: 1, noNaN: true })), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(lines, (sold) => {
      const items = sold.map(([all], at) => line(String(at), all))
      const taken = sold.map(([all, share], at) => line(String(at), Math.round(all * share)))
      const part = { items: taken.filter((each) => each.quantity !== 0) }
      const rest = leftToCredit({ items }, [part])
      const notes = rest
        ? [part, { items: creditedItems(items, rest) }]
        : part.items.length === 0
          ? [{ items }]
          : [part]
      for (const each of items) expect(creditedQuantities(notes).get(each.id)).toBe(each.quantity)
    }),
  )
})

it('DOC-08 nothing credited, or all of it, leaves no part; a note that charges leaves no more than was sold', () => {
  const items = [line('a', 30_000), line('b', 10_000)]
  expect(leftToCredit({ items }, [])).toBeUndefined()
  expect(leftToCredit({ items }, [{ items }])).toBeUndefined()
  const charging = { items: [line('a', -30_000)] }
  expect(leftToCredit({ items }, [charging, { items: [line('b', 10_000)] }])).toEqual([{ id: 'a', quantity: 30_000 }])
})

it('DOC-08 a line of no quantity keeps nobody from crediting the others', () => {
  const items = [line('a', 30_000), line('b', 0)]
  expect(creditedItems(items, [{ id: 'a', quantity: 10_000 }])).toMatchObject([{ id: 'a', quantity: 10_000 }])
})
