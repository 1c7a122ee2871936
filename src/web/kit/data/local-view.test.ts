import { describe, expect, it } from 'vitest'
import { LocalView } from './local-view.ts'
import type { Snapshot } from './persistence.ts'
import type { OutboxRecord } from './records.ts'
import type { Applied } from './writer.ts'

const CLIENT = 'client-1'

function record(id: string, seq: number): OutboxRecord {
  return { id, seq, at: 1, body: { op: 'delete', kind: 'item', id }, label: 'Item', title: id, row: null }
}

function snapshot(outbox: readonly OutboxRecord[], nextSeq: number, clientId = CLIENT): Snapshot {
  const mark = {
    schema: '',
    generation: 1,
    cursor: 1,
    columns: { item: ['name'] },
    compacted: 0,
    loose: 0,
    staged: null,
  }
  return { mark, client: { clientId, nextSeq }, chunks: null, rows: [], outbox, refused: [] }
}

/** Every mutation makes an item of its own id. */
function apply({ id }: { id: string }): Applied {
  const row = { id, version: 0, createdAt: 1, updatedAt: 1 }
  return { rows: [{ kind: 'item', id, row }], label: 'Item', title: id, row }
}

function viewWith(...ids: string[]): LocalView {
  const view = new LocalView([])
  view.apply = apply
  for (const id of ids) view.add(record(id, 0), apply)
  return view
}

const shown = (view: LocalView): string[] => view.all('item').map(({ id }) => id)

describe('the pending mutations of a tab', () => {
  it('SYNC-02 stay while they are being written, whatever the disk says so far', () => {
    const view = viewWith('m1')
    view.adopt(snapshot([], 1))
    expect(shown(view)).toEqual(['m1'])
    view.adopt(snapshot([record('m1', 1)], 2))
    expect(view.pending).toMatchObject([{ id: 'm1', place: { clientId: CLIENT, seq: 1 } }])
  })

  it('SYNC-02 stay when the disk was read just before they were written', () => {
    const view = viewWith('m1')
    view.placed('m1', { clientId: CLIENT, seq: 1 })
    view.adopt(snapshot([], 1))
    expect(shown(view)).toEqual(['m1'])
    view.adopt(snapshot([], 2))
    expect(shown(view)).toEqual([])
  })

  it('SYNC-02 go when they were answered before the tab heard that they are written', () => {
    const view = viewWith('m1')
    view.adopt(snapshot([], 2))
    expect(shown(view)).toEqual(['m1'])
    view.placed('m1', { clientId: CLIENT, seq: 1 })
    expect([shown(view), view.pending]).toEqual([[], []])
  })

  it('SYNC-02 of other tabs show in the order of all', () => {
    const view = viewWith('mine')
    view.placed('mine', { clientId: CLIENT, seq: 2 })
    view.adopt(snapshot([record('theirs', 1), record('mine', 2)], 3))
    expect(view.pending.map(({ id }) => id)).toEqual(['theirs', 'mine'])
  })

  it('SYNC-02 are not run again while nothing changed', () => {
    const view = viewWith('m1')
    const row = view.get('item', 'm1')
    view.adopt(snapshot([record('m1', 1)], 2))
    expect(view.get('item', 'm1')).toBe(row)
    view.adopt(snapshot([record('m0', 1), record('m1', 2)], 3))
    expect(view.get('item', 'm1')).not.toBe(row)
  })

  it('SYNC-02 follow a new numbering', () => {
    const view = viewWith('m1', 'm2')
    view.placed('m1', { clientId: CLIENT, seq: 1 })
    view.placed('m2', { clientId: CLIENT, seq: 2 })
    view.adopt(snapshot([record('m2', 1)], 2, 'client-2'))
    expect(view.pending).toMatchObject([{ id: 'm2', place: { clientId: 'client-2', seq: 1 } }])
  })

  it('SYNC-02 that do not apply any more show nothing, and do not hide the others', () => {
    const view = viewWith('m1')
    view.apply = (mutation) => {
      if (mutation.id === 'm1') throw new Error('the row is gone')
      return apply(mutation)
    }
    view.adopt(snapshot([record('m1', 1), record('m2', 2)], 3))
    expect(shown(view)).toEqual(['m2'])
    expect(view.pending).toHaveLength(2)
  })
})
