import { expect, it } from 'vitest'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { readyChanges } from './ready-changes.tsx'

type Header = RowOfKind<'changeSet'>

const header = (id: string, state: Header['state'], size: number, updatedAt: number): Header =>
  ({ id, state, size, updatedAt }) as unknown as Header

it('CHANGE-01 PAGE-01 what waits to be applied is told, the newest first', () => {
  const rows = [
    header('old', 'checked', 3, 1),
    header('new', 'checked', 1, 2),
    header('nothing', 'checked', 0, 3),
    header('done', 'applied', 5, 4),
    header('file', 'draft', 5, 5),
  ]
  expect(readyChanges(rows).map(({ id }) => id)).toEqual(['new', 'old'])
})
