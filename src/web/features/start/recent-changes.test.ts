import { describe, expect, it } from 'vitest'
import { recentChanges } from './recent-changes.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'

function set(id: string, values: Partial<RowOfKind<'changeSet'>>): RowOfKind<'changeSet'> {
  return { state: 'applied', appliedAt: 0, ...values, id } as RowOfKind<'changeSet'>
}

describe('recent changes', () => {
  it('CHANGE-03 are those that were applied, the newest first; drafts are none', () => {
    const rows = [
      set('a', { appliedAt: 1 }),
      set('b', { appliedAt: 3, state: 'reverted' }),
      set('c', { appliedAt: null, state: 'draft' }),
      set('d', { appliedAt: 2 }),
    ]
    expect(recentChanges(rows, 2).map(({ id }) => id)).toEqual(['b', 'd'])
    expect(recentChanges(rows, 9).map(({ id }) => id)).toEqual(['b', 'd', 'a'])
  })
})
