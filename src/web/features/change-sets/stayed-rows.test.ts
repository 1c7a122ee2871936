import { describe, expect, it } from 'vitest'
import type { AnyRow } from '#contract/entity.ts'
import type { ChangeSetRow } from '#web/kit/change-sets/change-set-rows.ts'
import { findStayed, hasStayed } from './stayed-rows.ts'

function row(id: string, before: ChangeSetRow['before'], after: ChangeSetRow['after']): ChangeSetRow {
  return { n: null, kind: 'product', id, state: 'update', title: id, before, after, problems: [], input: null }
}

function now(values: Readonly<Record<string, unknown>>): AnyRow {
  return { id: 'mug', version: 9, createdAt: 0, updatedAt: 0, ...values }
}

describe('rows that stay when a change set is taken back', () => {
  const changed = row('mug', { baseCost: 10, margin: 1, tags: ['a'] }, { baseCost: 12, margin: 2, tags: ['b'] })

  it('CHANGE-02 are those that are not as they were before', () => {
    expect(hasStayed(changed, now({ baseCost: 10, margin: 1, tags: ['a'] }))).toBe(false)
    expect(hasStayed(changed, now({ baseCost: 15, margin: 1, tags: ['a'] }))).toBe(true)
    expect(hasStayed(changed, now({ baseCost: 10, margin: 1, tags: ['a', 'c'] }))).toBe(true)
    expect(hasStayed(changed, undefined)).toBe(true)
  })

  it('CHANGE-02 are not those whose figures alone came out otherwise, under another setting', () => {
    expect(hasStayed(changed, now({ baseCost: 10, margin: 7, tags: ['a'] }))).toBe(false)
  })

  it('CHANGE-02 are new rows that are still there and deleted rows that are still gone', () => {
    const made = row('mug', null, { name: 'Mug' })
    expect(hasStayed(made, now({}))).toBe(true)
    expect(hasStayed(made, undefined)).toBe(false)
    const deleted = row('mug', { name: 'Mug' }, null)
    expect(hasStayed(deleted, undefined)).toBe(true)
    expect(hasStayed(deleted, now({}))).toBe(false)
  })

  it('CHANGE-02 are looked for page by page, no further than needed', async () => {
    const pages = [['a', 'b'], ['c', 'd'], ['e']]
    const asked: number[] = []
    const load = (page: number) => {
      asked.push(page)
      const items = (pages[page - 1] ?? []).map((id) => row(id, { baseCost: 1 }, { baseCost: 2 }))
      return Promise.resolve({ items, more: page < pages.length })
    }
    const stayed = (ids: string) => (_kind: string, id: string) => now({ baseCost: ids.includes(id) ? 3 : 1 })
    const found = async (count: number, ids: string) => (await findStayed(count, load, stayed(ids))).map(({ id }) => id)
    expect(await found(2, 'bc')).toEqual(['b', 'c'])
    expect(asked).toEqual([1, 2])
    expect(await found(2, 'e')).toEqual(['e'])
    expect(asked).toEqual([1, 2, 1, 2, 3])
  })
})
