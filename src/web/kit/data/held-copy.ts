import { type Database, STORE_NAMES } from './database.ts'
import type { LocalView } from './local-view.ts'
import { CLIENT, MARK } from './persistence.ts'
import type { ClientRecord, LocalMark, OutboxRecord, RefusedRecord } from './records.ts'
import type { RowChunk } from './row-chunk.ts'

/** What a page holds of a copy: enough to make it anew where the device has lost it. */
interface HeldCopy {
  readonly mark: LocalMark
  readonly client: ClientRecord
  readonly chunks: Iterable<RowChunk>
  readonly outbox: readonly OutboxRecord[]
  readonly refused: readonly RefusedRecord[]
}

/** What a store's page holds of its copy. */
export interface Held extends Pick<HeldCopy, 'mark' | 'refused'> {
  readonly view: LocalView
}

/** All that a lost copy is made from: the rows, the client, and its mutations that had a place. */
export function heldCopy({ view, mark, refused }: Held): HeldCopy {
  const { clientId, seq: next } = view.oldestWaiting
  const outbox = view.pending.flatMap(({ place, ...record }) =>
    place?.clientId === clientId ? [{ ...record, seq: place.seq }] : [],
  )
  const nextSeq = (outbox.at(-1)?.seq ?? next - 1) + 1
  return { mark, refused, client: { clientId, nextSeq }, chunks: view.baseChunks(), outbox }
}

/** Makes a lost copy anew, unless another tab did. The client stays the same, so that nothing the server knows is applied again. */
export function rebuild(database: Database, { mark, client, chunks, outbox, refused }: HeldCopy): Promise<void> {
  return database.run('write-through', STORE_NAMES, async (tx) => {
    if (await tx.get('client', CLIENT)) return
    for (const store of STORE_NAMES) await tx.clear(store)
    let number = 0
    for (const chunk of chunks) await tx.put('chunks', [chunk.kind, number++], chunk)
    for (const record of outbox) await tx.put('outbox', record.seq, record)
    for (const record of refused) await tx.put('refused', record.id, record)
    await tx.put('meta', MARK, { ...mark, compacted: mark.cursor, loose: 0, staged: null })
    await tx.put('client', CLIENT, client)
  })
}
