import { describe, expect, it } from 'vitest'
import type { HistoryItem } from '#web/kit/history/history-entry.ts'
import { withoutEqualLines } from './without-equal-lines.ts'

const edit = (before: readonly object[], after: readonly object[]): HistoryItem => ({
  version: 2,
  before: { items: before, total: 1 },
  after: { items: after, total: 2 },
  actor: 'user',
  lost: null,
  why: null,
  changeSetId: null,
  recordedAt: '2026-11-22T00:00:00Z',
  effectiveAt: '2026-11-22T00:00:00Z',
})
const [cup, bowl, dearer] = [
  { id: '1', price: 1 },
  { id: '2', price: 2 },
  { price: 3, id: '2' },
]

describe('an edit of a document', () => {
  it('DOC-18 tells the lines that it changed, added or removed', () => {
    expect(withoutEqualLines(edit([cup, bowl], [cup, dearer]))).toMatchObject({
      before: { items: [bowl], total: 1 },
      after: { items: [dearer], total: 2 },
    })
    expect(withoutEqualLines(edit([cup], [{ price: 1, id: '1' }, bowl])).after).toEqual({ items: [bowl], total: 2 })
    expect(withoutEqualLines(edit([cup, bowl], [cup])).before).toEqual({ items: [bowl], total: 1 })
  })

  it('DOC-18 another order is told with all lines, and what has no lines stays as it is', () => {
    const moved = edit([cup, bowl], [bowl, cup])
    expect(withoutEqualLines(moved)).toBe(moved)
    const status = { ...moved, before: { status: 'draft' }, after: { status: 'sent' } }
    expect(withoutEqualLines(status)).toBe(status)
  })
})
