import { describe, expect, it } from 'vitest'
import { emptyRowOf } from '#test/empty-row.ts'
import { liesAt, notesAt } from './note-place.ts'

const RECORD = '00000000-0000-4000-8000-000000000001'
const PRODUCTS = { screen: 'products', title: 'Products', record: undefined }
const note = (id: string, values: object = {}) => emptyRowOf('stickyNote', id, values)

describe('where a note is seen', () => {
  it('NOTE-06 a note lies on every page, on the page that it is pinned to, or wherever its record is open', () => {
    const seen = (values: object) =>
      [PRODUCTS, { ...PRODUCTS, screen: 'brands' }, { ...PRODUCTS, screen: 'product-detail', record: RECORD }].map(
        (place) => liesAt(note('n', values), place),
      )
    expect(seen({})).toEqual([true, true, true])
    expect(seen({ page: 'brands' })).toEqual([false, true, false])
    expect(seen({ page: 'products', record: RECORD })).toEqual([false, false, true])
    expect(seen({ isHidden: true })).toEqual([false, false, false])
  })

  it('NOTE-03 of too many notes the highest are shown, in the order in which they were added', () => {
    const rows = [3, 1, 2, 5, 4].map((zIndex, index) => note(`n${index}`, { zIndex, createdAt: index }))
    const { notes, beyond } = notesAt(rows, PRODUCTS, 3)
    expect([notes.map(({ zIndex }) => zIndex), beyond]).toEqual([[3, 5, 4], 2])
    expect(notesAt(rows, PRODUCTS, 5).beyond).toBe(0)
  })

  it('SHELL-09 two thousand notes are looked through in a few milliseconds', () => {
    const rows = Array.from({ length: 2_000 }, (_, index) => note(`n${index}`, { zIndex: index % 700 }))
    const start = performance.now()
    for (let times = 0; times < 20; times += 1) notesAt(rows, PRODUCTS, 200)
    expect((performance.now() - start) / 20).toBeLessThan(50)
  })
})
