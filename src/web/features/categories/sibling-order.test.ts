import { assert, constantFrom, integer, property, record, uniqueArray } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CategoryPosition, compareCategories } from '#domain/category-order.ts'
import { movedOrder, newcomerOrder } from './sibling-order.ts'

function siblings(...orders: readonly number[]): CategoryPosition[] {
  return orders.map((sortOrder, index) => ({
    id: 'abcdefgh'[index] ?? '',
    nameKey: 'abcdefgh'[index] ?? '',
    sortOrder,
  }))
}

function after(before: readonly CategoryPosition[], changes: ReturnType<typeof movedOrder>): string {
  const numbers = new Map(changes.map(({ id, sortOrder }) => [id, sortOrder]))
  const rows = before.map((row) => ({ ...row, sortOrder: numbers.get(row.id) ?? row.sortOrder }))
  return rows
    .sort(compareCategories)
    .map(({ id }) => id)
    .join('')
}

describe('the order among siblings', () => {
  it('CAT-02 swaps two neighbours that have numbers of their own', () => {
    const rows = siblings(1, 2, 3)
    expect(after(rows, movedOrder(rows, 'c', -1))).toBe('acb')
    expect(after(rows, movedOrder(rows, 'a', 1))).toBe('bac')
    expect(movedOrder(rows, 'b', 1).length).toBeLessThanOrEqual(2)
  })

  it('CAT-02 orders what was ordered by name alone', () => {
    const rows = siblings(0, 0, 0, 0)
    expect(after(rows, movedOrder(rows, 'c', -1))).toBe('acbd')
    expect(after(rows, movedOrder(rows, 'd', -1))).toBe('abdc')
  })

  it('does nothing at either end, and for a stranger', () => {
    const rows = siblings(0, 0)
    expect(movedOrder(rows, 'a', -1)).toEqual([])
    expect(movedOrder(rows, 'b', 1)).toEqual([])
    expect(movedOrder(rows, 'z', 1)).toEqual([])
  })

  it('CAT-02 moves exactly one place in every list, and the way back leads back', () => {
    const place = record({ id: integer({ min: 1, max: 30 }).map(String), sortOrder: integer({ min: -2, max: 2 }) })
    assert(
      property(
        uniqueArray(place, { selector: ({ id }) => id, minLength: 2, maxLength: 12 }),
        integer({ min: 0, max: 11 }),
        constantFrom<-1 | 1>(-1, 1),
        (places, chosen, step) => {
          const rows = places.map((each) => ({ ...each, nameKey: each.id })).sort(compareCategories)
          const ids = rows.map(({ id }) => id)
          const from = chosen % rows.length
          const id = ids[from] ?? ''
          const changes = movedOrder(rows, id, step)
          const wanted = ids[from + step] === undefined ? ids : ids.toSpliced(from, 1).toSpliced(from + step, 0, id)
          expect(after(rows, changes)).toBe(wanted.join(''))
          expect(changes.length).toBeLessThan(rows.length)
        },
      ),
    )
  })

  it('CAT-02 puts a newcomer by its name among siblings without an order, else at their end', () => {
    expect(newcomerOrder([])).toBe(0)
    expect(newcomerOrder(siblings(0, 0))).toBe(0)
    expect(newcomerOrder(siblings(4, 4))).toBe(4)
    expect(newcomerOrder(siblings(1, 3))).toBe(4)
  })
})
