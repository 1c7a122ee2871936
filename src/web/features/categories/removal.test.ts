import { describe, expect, it } from 'vitest'
import { deleteCategory } from '#contract/commands/categories.ts'
import { Shelf, shelfId } from '#test/shelf.ts'
import { asCategories } from './category-row.ts'
import { removalOf, restoration } from './removal.ts'

const [kitchen, knives, garden, pan, board] = [shelfId(1), shelfId(2), shelfId(3), shelfId(4), shelfId(5)]

function shelf(): Shelf {
  const made = new Shelf()
  made.put('category', kitchen, { name: 'Kitchen', floorMargin: 250_000, sortOrder: 3, description: 'Pots' })
  made.put('category', knives, { name: 'Knives', parentId: kitchen })
  made.put('category', garden, { name: 'Garden' })
  made.put('product', pan, { name: 'Pan', categoryId: kitchen })
  made.put('product', board, { name: 'Board', categoryId: knives })
  return made
}

function content(from: Shelf) {
  const categories = asCategories(from.all('category'))
  return {
    categories: categories.map(({ name, parentId, sortOrder, floorMargin, description, level }) => ({
      name,
      parentId,
      sortOrder,
      floorMargin,
      description,
      level,
    })),
    products: from.all('product').map((row) => [row['name'], row['categoryId']]),
  }
}

function remove(from: Shelf, id: string, moveProductsTo: string | null = null, moveChildrenTo: string | null = null) {
  const row = asCategories(from.all('category')).find((each) => each.id === id)!
  const removal = removalOf(from, row)
  from.write({ op: 'command', name: deleteCategory.name, input: { id, moveProductsTo, moveChildrenTo } })
  return removal
}

describe('deleting a category', () => {
  it('CAT-04 touches its children and its own products, not those of its children', () => {
    const { children, productIds } = remove(shelf(), kitchen)
    expect(children.map(({ name }) => name)).toEqual(['Knives'])
    expect(productIds).toEqual([pan])
  })

  it('CAT-04 is taken back whole: the category, its children and its products', () => {
    const rows = shelf()
    const before = content(rows)
    const removal = remove(rows, kitchen, garden, garden)
    expect(rows.get('product', pan)?.['categoryId']).toBe(garden)
    for (const body of restoration(removal, rows, 'Put back')) rows.write(body)
    const after = content(rows)
    expect({ ...after, categories: after.categories.toSorted((a, b) => (a.name < b.name ? -1 : 1)) }).toEqual({
      ...before,
      categories: before.categories.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    })
  })

  it('CAT-04 brings back nothing that was deleted meanwhile', () => {
    const rows = shelf()
    const removal = remove(rows, kitchen)
    rows.write({ op: 'delete', kind: 'product', id: pan })
    rows.write({ op: 'delete', kind: 'category', id: knives })
    const bodies = restoration(removal, rows, 'Put back')
    expect(bodies).toHaveLength(1)
    for (const body of bodies) rows.write(body)
    expect(rows.get('category', kitchen)?.['name']).toBe('Kitchen')
    expect(rows.get('product', pan)).toBeUndefined()
  })

  it('CAT-01 comes back at the top where its parent is gone', () => {
    const rows = shelf()
    const removal = remove(rows, knives)
    remove(rows, kitchen)
    for (const body of restoration(removal, rows, 'Put back')) rows.write(body)
    expect(rows.get('category', knives)).toMatchObject({ parentId: null, level: 0 })
  })
})
