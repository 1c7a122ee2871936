import { assert, constantFrom, integer, property, record, uniqueArray } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nameKey } from '#domain/text-fold.ts'
import { categoryTree, floorIn, possibleParents, siblingsOf, treeRows } from './category-tree.ts'

function place(id: string, parentId: string | null = null, sortOrder = 0) {
  return { id, name: id, nameKey: nameKey(id), parentId, sortOrder }
}

const rows = [
  place('Knives', 'Kitchen'),
  place('Textile', null, 2),
  place('Cookware', 'Kitchen', 1),
  place('Kitchen', null, 2),
  place('Garden', null, 1),
]
const nodes = categoryTree(rows)
const nobody: ReadonlySet<string> = new Set()
const idsOf = (shown: readonly { readonly id: string }[]) => shown.map(({ id }) => id)
const found = (...ids: readonly string[]) => rows.filter(({ id }) => ids.includes(id))
const names = (shown: readonly { readonly row: { readonly name: string } }[]) => shown.map(({ row }) => row.name)

describe('the tree of categories', () => {
  it('CAT-02 goes by the order numbers, then by name, the children of each below it', () => {
    expect(names(nodes)).toEqual(['Garden', 'Kitchen', 'Knives', 'Cookware', 'Textile'])
    expect(nodes.map(({ parent, position, siblings }) => [parent?.id ?? null, position, siblings])).toEqual([
      [null, 0, 3],
      [null, 1, 3],
      ['Kitchen', 0, 2],
      ['Kitchen', 1, 2],
      [null, 2, 3],
    ])
  })

  it('CAT-04 shows a category at the top whose parent is gone, so that none is lost', () => {
    expect(names(categoryTree([place('Lost', 'gone')]))).toEqual(['Lost'])
  })

  it('CAT-01 shows every category once, whatever the parents say, even in a circle', () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f']
    const anyRow = record({
      id: constantFrom(...ids),
      parentId: constantFrom(null, ...ids, 'gone'),
      sortOrder: integer({ min: 0, max: 2 }),
    })
    assert(
      property(uniqueArray(anyRow, { selector: ({ id }) => id }), (some) => {
        const tree = categoryTree(some.map(({ id, parentId, sortOrder }) => place(id, parentId, sortOrder)))
        expect(tree.map(({ row }) => row.id).sort()).toEqual(some.map(({ id }) => id).sort())
      }),
    )
  })

  it('CAT-02 shows what is found in its parent', () => {
    expect(idsOf(treeRows(nodes, found('Cookware'), nobody))).toEqual(['Kitchen', 'Cookware'])
    expect(idsOf(treeRows(nodes, found('Textile', 'Kitchen'), nobody))).toEqual(['Kitchen', 'Textile'])
    expect(treeRows(nodes, [], nobody)).toEqual([])
  })

  it('hides the children of folded categories, but not from a search', () => {
    const folded = new Set(['Kitchen'])
    expect(idsOf(treeRows(nodes, undefined, folded))).toEqual(['Garden', 'Kitchen', 'Textile'])
    expect(idsOf(treeRows(nodes, found('Knives'), folded))).toEqual(['Kitchen', 'Knives'])
  })

  it('knows the siblings of a place in their order', () => {
    expect(siblingsOf(nodes, 'Kitchen').map(({ id }) => id)).toEqual(['Knives', 'Cookware'])
    expect(siblingsOf(nodes, null).map(({ id }) => id)).toEqual(['Garden', 'Kitchen', 'Textile'])
  })

  it('CAT-01 offers only tops as parents, never itself, and none to a category with children', () => {
    expect(possibleParents(nodes, 'Knives').map(({ id }) => id)).toEqual(['Garden', 'Kitchen', 'Textile'])
    expect(possibleParents(nodes, 'Garden').map(({ id }) => id)).toEqual(['Kitchen', 'Textile'])
    expect(possibleParents(nodes, 'Kitchen')).toEqual([])
  })

  it('PRICE-12 takes the lowest margin of the category before that of its parent', () => {
    const kitchen = { name: 'Kitchen', floorMargin: 250_000 }
    expect(floorIn({ name: 'Knives', floorMargin: 300_000 }, kitchen)).toMatchObject({ margin: 300_000, isOwn: true })
    expect(floorIn({ name: 'Knives', floorMargin: null }, kitchen)).toEqual({
      margin: 250_000,
      from: 'Kitchen',
      isOwn: false,
    })
    expect(floorIn({ name: 'Knives', floorMargin: 0 }, kitchen)).toMatchObject({ margin: 0, isOwn: true })
    expect(floorIn({ name: 'Garden', floorMargin: null }, null)).toBeNull()
  })
})
