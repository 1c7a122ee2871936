import { expect, it } from 'vitest'
import { categoryOptions } from './name-options.ts'

const category = (id: string, parentId: string | null = null, sortOrder = 0) => ({
  id,
  name: id,
  nameKey: id.toLowerCase(),
  sortOrder,
  parentId,
})

it('CAT-02 categories are offered by order, then name, each child below its parent', () => {
  const rows = [
    category('Tools', null, 2),
    category('Wok', 'Kitchen'),
    category('Kitchen'),
    category('Bowl', 'Kitchen'),
    category('Attic'),
  ]
  expect(categoryOptions(rows).map(({ label }) => label)).toEqual([
    'Attic',
    'Kitchen',
    'Kitchen / Bowl',
    'Kitchen / Wok',
    'Tools',
  ])
})

it('CAT-04 a category whose parent is gone is still offered', () => {
  expect(categoryOptions([category('Wok', 'Kitchen')]).map(({ label }) => label)).toEqual(['Wok'])
})
