import { expect, it } from 'vitest'
import { compareCategories } from './category-order.ts'

it('CAT-02 categories are ordered by sortOrder, then name, then id', () => {
  const places = [
    { id: '1', sortOrder: 2, nameKey: 'a' },
    { id: '4', sortOrder: 1, nameKey: 'b' },
    { id: '3', sortOrder: 1, nameKey: 'b' },
    { id: '2', sortOrder: 1, nameKey: 'a' },
    { id: '5', sortOrder: -1, nameKey: 'z' },
  ]
  expect(places.sort(compareCategories).map(({ id }) => id)).toEqual(['5', '2', '3', '4', '1'])
  expect(compareCategories({ id: '1', sortOrder: 0, nameKey: 'a' }, { id: '1', sortOrder: 0, nameKey: 'a' })).toBe(0)
})
