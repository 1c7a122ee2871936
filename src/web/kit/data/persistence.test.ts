import { beforeEach, describe, expect, it } from 'vitest'
import type { Problem } from '#contract/problem.ts'
import { type Database, StorageProblem } from './database.ts'
import { createMemoryDatabase } from './memory-database.ts'
import { Persistence, type Seen } from './persistence.ts'
import type { OutboxRecord, RestRow } from './records.ts'
import { addRow, emptyChunk } from './row-chunk.ts'
import { type PulledRows, SyncPersistence } from './sync-persistence.ts'

const CLIENT = 'client-1'
const COLUMNS = { item: ['name'] }
const PROBLEM: Problem = { type: 'about:blank', title: 'No', status: 422, code: 'rule-broken' }
const START: Seen = { generation: 1, cursor: 0 }

let database: Database
let persistence: Persistence
let leader: SyncPersistence

beforeEach(async () => {
  database = createMemoryDatabase()
  persistence = new Persistence(database)
  leader = new SyncPersistence(database)
  await persistence.prepare('one', CLIENT)
})

function item(id: string, version: number): RestRow {
  return ['item', id, version, id]
}

function page(rows: readonly RestRow[], over: Partial<PulledRows> = {}): PulledRows {
  return { seen: START, after: null, replace: false, columns: COLUMNS, rows, through: rows.at(-1)?.[2] ?? 0, ...over }
}

function publish(rows: readonly RestRow[], over: Partial<PulledRows> = {}): Promise<boolean> {
  return leader.publish({ ...page(rows, over), answers: null })
}

function record(id: string): Omit<OutboxRecord, 'seq'> {
  return { id, at: 1, body: { op: 'delete', kind: 'item', id }, label: 'Item', title: id, row: null }
}

const idsOf = (rows: readonly RestRow[]): string[] => rows.map(([, id]) => id)

describe('the rows on disk', () => {
  it('SYNC-03 come with their cursor, and later only what is newer', async () => {
    expect(await publish([item('a', 1), item('b', 2)])).toBe(true)
    const whole = await persistence.snapshot()
    expect(whole.mark).toMatchObject({ generation: 1, cursor: 2, columns: COLUMNS })
    expect(idsOf(whole.rows)).toEqual(['a', 'b'])
    const seen = { generation: 1, cursor: 2 }
    expect(await publish([item('c', 3)], { seen })).toBe(true)
    const newer = await persistence.snapshot(seen)
    expect([newer.chunks, idsOf(newer.rows)]).toEqual([null, ['c']])
    expect((await persistence.snapshot(newer.mark)).rows).toEqual([])
  })

  it('SYNC-03 are not published over those of a faster tab', async () => {
    await publish([item('a', 1)])
    expect(await publish([item('b', 1)])).toBe(false)
    expect(await leader.stage(page([item('b', 1)]), 1)).toBe(false)
    expect(await leader.compact(START, [])).toBe(false)
    expect(idsOf((await persistence.snapshot()).rows)).toEqual(['a'])
  })

  it('SYNC-03 stay unseen while staged, and are published with the last page', async () => {
    await publish([item('a', 1)])
    const seen = { generation: 1, cursor: 1 }
    await leader.stage(page([item('b', 2)], { seen }), 1)
    await leader.stage(page([item('c', 3)], { seen, after: 2 }), 1)
    const meanwhile = await persistence.snapshot()
    expect(idsOf(meanwhile.rows)).toEqual(['a'])
    expect(meanwhile.mark.staged).toMatchObject({ through: 3, rows: 2 })
    expect(await publish([item('d', 4)], { seen, after: 3 })).toBe(true)
    expect(idsOf((await persistence.snapshot(seen)).rows)).toEqual(['b', 'c', 'd'])
    expect((await persistence.snapshot()).mark).toMatchObject({ cursor: 4, loose: 4, staged: null })
  })

  it('SYNC-03 are never mixed from two pulls', async () => {
    await leader.stage(page([item('a', 1), item('gone', 2)], { replace: true }), 1)
    expect(await leader.stage(page([item('b', 2)], { after: 1 }), 1)).toBe(false)
    await leader.stage(page([item('a', 1)], { replace: true }), 1)
    expect(await publish([item('c', 3)], { after: 2, replace: true })).toBe(false)
    expect(await publish([item('c', 3)], { after: 1 })).toBe(false)
    expect(await publish([item('c', 3)], { after: 1, replace: true })).toBe(true)
    expect(idsOf((await persistence.snapshot()).rows)).toEqual(['a', 'c'])
  })

  it('SYNC-03 that nobody finished are dropped with the next pull', async () => {
    await leader.stage(page([item('old', 5)], { replace: true }), 1)
    await publish([item('a', 1)])
    await publish([item('b', 9)], { seen: { generation: 1, cursor: 1 }, replace: true })
    const { mark, rows } = await persistence.snapshot()
    expect([mark.generation, idsOf(rows)]).toEqual([2, ['b']])
  })

  it('SYNC-03 are read whole again by a tab that slept through a compaction or a new generation', async () => {
    await publish([item('a', 1), item('b', 2)])
    const chunk = emptyChunk('item', [], { id: 'a', version: 1, createdAt: 1, updatedAt: 1 })
    addRow(chunk, { id: 'a', version: 1, createdAt: 1, updatedAt: 1 })
    expect(await leader.compact({ generation: 1, cursor: 2 }, [chunk])).toBe(true)
    expect((await persistence.snapshot({ generation: 1, cursor: 2 })).chunks).toBeNull()
    const asleep = await persistence.snapshot(START)
    expect(asleep).toMatchObject({ chunks: [{ ids: ['a'] }], rows: [], mark: { loose: 0, compacted: 2 } })
    await publish([item('c', 3)], { seen: { generation: 1, cursor: 2 }, replace: true })
    const replaced = await persistence.snapshot({ generation: 1, cursor: 2 })
    expect([replaced.chunks, idsOf(replaced.rows)]).toEqual([[], ['c']])
  })

  it('SYNC-03 are dropped under other declarations; mutations and refusals are not', async () => {
    await publish([item('a', 1)])
    await persistence.append(record('m1'))
    await persistence.append(record('m2'))
    const answers = { clientId: CLIENT, through: 1, refused: new Map([[1, PROBLEM]]), at: 7 }
    await leader.publish({ ...page([], { seen: { generation: 1, cursor: 1 }, through: 1 }), answers })
    expect(await persistence.prepare('two', 'client-2')).toBe(false)
    const { mark, client, rows, outbox, refused } = await persistence.snapshot({ generation: 1, cursor: 1 })
    expect(mark).toMatchObject({ schema: 'two', generation: 2, cursor: 0 })
    expect([rows, client]).toEqual([[], { clientId: CLIENT, nextSeq: 3 }])
    expect(outbox).toMatchObject([{ id: 'm2', seq: 2 }])
    expect(refused).toMatchObject([{ id: 'm1', problem: PROBLEM, refusedAt: 7 }])
  })

  it('SYNC-02 are new to the device only once', async () => {
    const fresh = new Persistence(createMemoryDatabase())
    expect(await fresh.prepare('one', CLIENT)).toBe(true)
    expect(await fresh.prepare('one', CLIENT)).toBe(false)
  })
})

describe('the mutations on disk', () => {
  it('SYNC-02 are numbered without gaps, across tabs', async () => {
    const other = new Persistence(database)
    const places = await Promise.all([persistence, other, persistence].map((each, n) => each.append(record(`m${n}`))))
    expect(places.map(({ seq }) => seq)).toEqual([1, 2, 3])
    expect((await leader.unanswered(null, 2)).mutations.map(({ id }) => id)).toEqual(['m0', 'm1'])
    const answers = { clientId: CLIENT, through: 2, refused: new Map(), at: 1 }
    expect((await leader.unanswered(answers, 9)).mutations).toEqual([
      { id: 'm2', seq: 3, at: 1, body: { op: 'delete', kind: 'item', id: 'm2' } },
    ])
    const ofOthers = { ...answers, clientId: 'someone' }
    expect((await leader.unanswered(ofOthers, 9)).mutations).toHaveLength(3)
  })

  it('SYNC-02 take the place of a refused one in the same step', async () => {
    await persistence.append(record('m1'))
    const answers = { clientId: CLIENT, through: 1, refused: new Map([[1, PROBLEM]]), at: 1 }
    await leader.publish({ ...page([]), answers })
    await persistence.append(record('m2'), 'm1')
    const { outbox, refused } = await persistence.snapshot()
    expect([outbox.map(({ id }) => id), refused]).toEqual([['m2'], []])
  })

  it('SYNC-02 are numbered anew only while the oldest is still the one that failed', async () => {
    for (const id of ['m1', 'm2', 'm3']) await persistence.append(record(id))
    expect(await leader.renumber({ clientId: CLIENT, seq: 2 }, 'client-2', PROBLEM, 1)).toBe(false)
    expect(await leader.renumber({ clientId: 'other', seq: 1 }, 'client-2', PROBLEM, 1)).toBe(false)
    expect(await leader.renumber({ clientId: CLIENT, seq: 1 }, 'client-2', PROBLEM, 1)).toBe(true)
    const { outbox, refused, client } = await persistence.snapshot()
    expect(outbox.map(({ id, seq }) => [id, seq])).toEqual([
      ['m2', 1],
      ['m3', 2],
    ])
    expect([client, refused.map(({ id }) => id)]).toEqual([{ clientId: 'client-2', nextSeq: 3 }, ['m1']])
    expect(await leader.renumber({ clientId: 'client-2', seq: 1 }, 'client-3', null, 1)).toBe(true)
    expect((await persistence.snapshot()).outbox).toHaveLength(2)
  })

  it('SYNC-02 are all or nothing: what fails in the middle of a transaction leaves no trace', async () => {
    const failing = database.run('write', ['outbox', 'client'], async (tx) => {
      await tx.put('outbox', 1, { ...record('m1'), seq: 1 })
      await tx.delete('client', 'client')
      throw new StorageProblem('storage-full', 'full')
    })
    await expect(failing).rejects.toMatchObject({ code: 'storage-full' })
    expect(await persistence.snapshot()).toMatchObject({ outbox: [], client: { clientId: CLIENT } })
  })

  it('AUTH-11 are wiped with everything else, and cannot be added any more', async () => {
    await persistence.append(record('m1'))
    await persistence.wipe()
    await expect(persistence.append(record('m2'))).rejects.toThrow('wiped')
    await expect(persistence.snapshot()).rejects.toThrow('wiped')
  })
})
