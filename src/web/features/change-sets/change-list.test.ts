import { describe, expect, it } from 'vitest'
import { listedChanges, whenMade } from './change-list.ts'

function header(
  id: string,
  title: string,
  createdAt: number,
  rest: Partial<Parameters<typeof listedChanges>[0][number]> = {},
) {
  return { id, title, createdAt, origin: 'bulk', state: 'applied', appliedAt: null, ...rest } as const
}

const rows = [
  header('a', 'Margin 40 %', 10, { appliedAt: 12 }),
  header('b', 'Import of crème.csv', 11, { origin: 'import', state: 'draft' }),
  header('c', 'Sample shop', 5, { origin: 'sample', state: 'reverted', appliedAt: 30 }),
]
const ids = (search: string, state: Parameters<typeof listedChanges>[2] = 'all') =>
  listedChanges(rows, search, state).map(({ id }) => id)

describe('the list of change sets', () => {
  it('CHANGE-03 is newest first, by when each was applied or begun', () => {
    expect(ids('')).toEqual(['c', 'a', 'b'])
    expect(rows.map(whenMade)).toEqual([12, 11, 30])
  })

  it('CHANGE-03 is searched by what was changed and by who made it', () => {
    expect(ids('creme')).toEqual(['b'])
    expect(ids('bulk edit')).toEqual(['a'])
    expect(ids('margin import')).toEqual([])
  })

  it('CHANGE-03 is narrowed to one state', () => {
    expect(ids('', 'draft')).toEqual(['b'])
    expect(ids('', 'discarded')).toEqual([])
  })
})
