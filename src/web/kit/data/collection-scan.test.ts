import { describe, expect, it } from 'vitest'
import type { AnyRow } from '#contract/entity.ts'
import { Collection } from './collection.ts'
import type { IndexSpec } from './index-spec.ts'

const SPEC: IndexSpec = {
  kind: 'item',
  nameKey: 'nameKey',
  searchText: 'searchText',
  searchNames: [],
  filters: ['isActive'],
  sorts: { cost: { field: 'cost' } },
}
const others = { get: () => undefined, version: () => 0, all: () => [] }

function item(n: number): AnyRow {
  const stamps = { id: `id-${n}`, version: 1, createdAt: 1, updatedAt: 1 }
  return { ...stamps, nameKey: `n${n}`, searchText: '', isActive: n % 2 === 0, cost: n, note: `note ${n}` }
}

function values(collection: Collection): string[] {
  const found: string[] = []
  // The same object is handed out each time, so it is read at once.
  for (const each of collection.scan(['cost', 'isActive', 'note'])) found.push(Object.values(each).join(' '))
  return found
}

describe('scanning a large collection', () => {
  const made = new Collection('item', SPEC, others)
  for (let n = 0; n < 3; n += 1) made.setBase(item(n))
  made.flush()

  it('PROD-10 sees every row once, with fields that have a column and fields that have none', () => {
    const loaded = new Collection('item', SPEC, others)
    loaded.load([...made.baseChunks()])
    expect(values(loaded)).toEqual(['0 true note 0', '1 false note 1', '2 true note 2'])
  })

  it('SYNC-02 sees what is laid over the base, and not what was deleted', () => {
    const loaded = new Collection('item', SPEC, others)
    loaded.load([...made.baseChunks()])
    loaded.setOverlay('id-1', { ...item(1), cost: 9 })
    loaded.setOverlay('id-0', null)
    loaded.flush()
    expect(values(loaded)).toEqual(['9 false note 1', '2 true note 2'])
  })
})
