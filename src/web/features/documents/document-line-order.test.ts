import { describe, expect, it } from 'vitest'
import { applyPatch } from '#domain/merge.ts'
import type { ItemRow } from '#web/kit/documents/document-row.ts'
import { itemAdded, itemMoved, itemsRestored } from './document-line-order.ts'
import { newItem } from './document-new-item.ts'

const line = (id: string): ItemRow => newItem(id, { description: id })
const lines = (ids: string): readonly ItemRow[] => Array.from(ids, line)
const ids = (items: readonly ItemRow[]): string => items.map(({ id }) => id).join('')
const added = (to: string, after: string | null): string =>
  ids(applyPatch({ items: lines(to) }, { items: itemAdded(lines(to), [line('x')], after) }).items)

describe('the order of lines', () => {
  it('SYNC-04 a line at the end is an edit of that line alone, so that another device may add one too', () => {
    expect(itemAdded(lines('abc'), [line('x')], null)).toHaveProperty('lines.x')
    expect(itemAdded(lines('abc'), [line('x')], 'c')).toHaveProperty('lines.x')
    expect(added('abc', null)).toBe('abcx')
  })

  it('DOC-01 a line behind another stands there; behind one that is gone at the end', () => {
    expect(added('abc', 'a')).toBe('axbc')
    expect(added('abc', 'gone')).toBe('abcx')
  })

  it.each([
    ['a', 2, 'bca'],
    ['c', 0, 'cab'],
    ['b', -1, 'bac'],
    ['b', 9, 'acb'],
    ['b', 1, 'abc'],
    ['gone', 0, 'abc'],
  ])('DOC-01 %s moved to %i', (id, to, order) => {
    expect(ids(itemMoved(lines('abc'), id, to))).toBe(order)
  })

  it('DOC-01 removed lines come back where they stood, among those that came meanwhile', () => {
    expect(ids(itemsRestored(lines('abcd'), lines('adx'), new Set(['b', 'c'])))).toBe('abcdx')
    expect(ids(itemsRestored(lines('ab'), lines('b'), new Set(['a'])))).toBe('ab')
    expect(ids(itemsRestored(lines('ab'), lines('ab'), new Set(['a'])))).toBe('ab')
  })
})
