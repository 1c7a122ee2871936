import { describe, expect, it } from 'vitest'
import { applyPatch, type LinesEdit } from '#domain/merge.ts'
import type { ItemRow } from '#web/kit/documents/document-row.ts'
import { itemMoved, itemsAdded } from './line-order.ts'
import { newItem } from '#contract/document-new-item.ts'

const line = (id: string): ItemRow => newItem(id, { description: id })
const lines = (ids: string): readonly ItemRow[] => Array.from(ids, line)
const ids = (items: readonly ItemRow[]): string => items.map(({ id }) => id).join('')
const after = (to: string, edit: LinesEdit | null): string =>
  ids(edit ? applyPatch({ items: lines(to) }, { items: edit }).items : lines(to))
const added = (to: string, behind: string | null): string => after(to, itemsAdded(lines(to), lines('xy'), behind))

describe('the order of lines', () => {
  it('SYNC-04 lines are added by an edit of these alone, so that another device may add some too', () => {
    expect(itemsAdded(lines('abc'), [line('x')], null)).toEqual({ lines: { x: expect.anything() } })
    expect(Object.keys(itemsAdded(lines('abc'), [line('x')], 'a').lines)).toEqual(['x'])
    expect(added('abc', null)).toBe('abcxy')
    expect(added('abc', 'c')).toBe('abcxy')
  })

  it('DOC-01 lines behind another stand there; behind one that is gone at the end', () => {
    expect(added('abc', 'a')).toBe('axybc')
    expect(added('abc', 'gone')).toBe('abcxy')
  })

  it.each([
    ['a', 2, 'bca'],
    ['c', 0, 'cab'],
    ['b', -1, 'bac'],
    ['b', 9, 'acb'],
    ['b', 1, 'abc'],
    ['gone', 0, 'abc'],
  ])('DOC-01 %s moved to %i', (id, to, order) => {
    const edit = itemMoved(lines('abc'), id, to)
    expect(after('abc', edit)).toBe(order)
    expect(edit?.lines ?? {}).toEqual({})
  })
})
