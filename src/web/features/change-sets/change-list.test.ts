import { describe, expect, it } from 'vitest'
import { changeSet } from '#contract/entities/change-set.ts'
import { emptyRow, general } from '#contract/entity.ts'
import type { ChangeSetHeader } from './change-set-row.ts'
import { listedChanges, type OriginFilter, whenMade } from './change-list.ts'

function header(id: string, title: string, createdAt: number, rest: Partial<ChangeSetHeader> = {}): ChangeSetHeader {
  const row = emptyRow(general(changeSet), id, createdAt, {
    get: () => undefined,
    flagged: () => undefined,
    before: undefined,
  })
  const given = { ...row, title, state: 'applied', ...rest } as unknown as ChangeSetHeader
  return {
    ...given,
    searchText: '',
    ...changeSet.derive?.(given, { get: () => undefined, flagged: () => undefined, before: undefined }),
  }
}

const rows = [
  header('a', 'Margin 40 %', 10, { appliedAt: 12 }),
  header('b', 'Import of crème.csv', 11, { origin: 'import', state: 'draft' }),
  header('c', 'Ten lamps', 5, { actor: 'token:Till 2', origin: 'sample', state: 'reverted', appliedAt: 30 }),
]
const ids = (search: string, state: Parameters<typeof listedChanges>[2] = 'all', origin: OriginFilter = 'all') =>
  listedChanges(rows, search, state, origin).map(({ id }) => id)

describe('the list of change sets', () => {
  it('CHANGE-03 is newest first, by when each was applied or begun', () => {
    expect(ids('')).toEqual(['c', 'a', 'b'])
    expect(rows.map(whenMade)).toEqual([12, 11, 30])
  })

  it('CHANGE-03 is searched by what was changed and by who made it', () => {
    expect(ids('creme')).toEqual(['b'])
    expect(ids('bulk edit')).toEqual(['a'])
    expect(ids('token till')).toEqual(['c'])
    expect(ids('you')).toEqual(['a', 'b'])
    expect(ids('margin import')).toEqual([])
  })

  it('CHANGE-03 is narrowed to one state and to what made them', () => {
    expect(ids('', 'all', 'import')).toEqual(['b'])
    expect(ids('', 'applied', 'import')).toEqual([])
    expect(ids('', 'draft')).toEqual(['b'])
    expect(ids('', 'discarded')).toEqual([])
  })
})
