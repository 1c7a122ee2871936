import { describe, expect, it } from 'vitest'
import type { AnyRow } from '#contract/entity.ts'
import { Collection } from '../data/collection.ts'
import type { IndexSpec } from '../data/index-spec.ts'
import { RowFeed } from './row-feed.ts'

const SPEC: IndexSpec = {
  kind: 'item',
  nameKey: 'nameKey',
  searchText: 'searchText',
  searchNames: [],
  filters: [],
  sorts: {},
}
const others = { get: () => undefined, version: () => 0, all: () => [] }

function item(n: number, note = `note ${n}`): AnyRow {
  return { id: `id-${n}`, version: 1, createdAt: 1, updatedAt: 1, nameKey: `n${n}`, searchText: '', note }
}

function made(...rows: readonly AnyRow[]): Collection {
  const collection = new Collection('item', SPEC, others)
  for (const row of rows) collection.setBase(row)
  collection.flush()
  return collection
}

function fed(collection: Collection) {
  const kept = new Map<string, unknown>()
  let handed = 0
  const feed = new RowFeed(collection, {
    put: (row) => {
      handed += 1
      expect(row.some(['id', 'note'])).toMatchObject({ id: row.id, note: row.whole()['note'] })
      kept.set(row.id, [row.value('nameKey'), row.whole()['note']])
    },
    remove: (id) => void kept.delete(id),
  })
  const read = (hasTime = () => true) => feed.read(hasTime)
  const told = () => Object.fromEntries(kept)
  return { feed, read, told, handed: () => handed }
}

describe('rows that figures are made from', () => {
  it('PAGE-02 are read once, from disk and from what is pending, and only the changed ones again', () => {
    const loaded = new Collection('item', SPEC, others)
    loaded.load([...made(item(0), item(1), item(2)).baseChunks()])
    const { read, told, handed } = fed(loaded)
    expect(read()).toBe(true)
    expect(told()).toEqual({ 'id-0': ['n0', 'note 0'], 'id-1': ['n1', 'note 1'], 'id-2': ['n2', 'note 2'] })
    loaded.setOverlay('id-1', item(1, 'typed'))
    loaded.setOverlay('id-2', null)
    loaded.setBase(item(3))
    loaded.flush()
    read()
    expect(told()).toEqual({ 'id-0': ['n0', 'note 0'], 'id-1': ['n1', 'typed'], 'id-3': ['n3', 'note 3'] })
    expect(handed()).toBe(5)
    loaded.clearOverlay('id-1')
    loaded.clearOverlay('id-2')
    loaded.flush()
    read()
    expect(told()['id-1']).toEqual(['n1', 'note 1'])
    expect(told()['id-2']).toEqual(['n2', 'note 2'])
  })

  it('PAGE-02 are read in parts where time is short, and follow a row into another place', () => {
    const rows = made(item(0), item(1), item(2))
    const { feed, read, told } = fed(rows)
    let left = 2
    expect(read(() => left-- > 0)).toBe(false)
    expect(feed.share).toBeCloseTo(2 / 3)
    expect(feed.isBehind).toBe(true)
    rows.removeBase('id-2')
    rows.removeBase('id-1')
    rows.flush()
    rows.setBase(item(2, 'back'))
    rows.flush()
    expect(read()).toBe(true)
    expect(told()).toEqual({ 'id-0': ['n0', 'note 0'], 'id-2': ['n2', 'back'] })
    expect(feed.isBehind).toBe(false)
  })

  it('PAGE-02 are read anew where the copy was replaced', () => {
    const loaded = made(item(0), item(1))
    const { read, told } = fed(loaded)
    read()
    loaded.load([...made(item(1, 'newer')).baseChunks()])
    read()
    expect(told()).toEqual({ 'id-1': ['n1', 'newer'] })
  })
})
