import type { Readable } from 'node:stream'
import { importArchive } from '#contract/endpoints/account-archive.ts'
import { FairQueue } from '../kit/fair-queue.ts'
import { callerLeft } from '../kit/http/caller-left.ts'
import type { Routes } from '../kit/http/mount.ts'
import type { UserData } from '../kit/user-data.ts'
import type { DraftPatches } from '../kit/write/patch-draft.ts'
import { readAccount } from './archive-account.ts'
import { archiveMessages as messages } from './archive-messages.ts'
import { readRecords } from './archive-records.ts'
import { archiveRows } from './archive-rows.ts'
import { withArchive } from './receive-archive.ts'

/** 50,000 records on a slow machine. */
const LIMIT_MS = 180_000
/** An archive in memory is some hundred megabytes. */
const QUEUE = { atOnce: 1, atOncePerKey: 1, waitingPerKey: 2, waiting: 50 }

/** Mounts the import of an archive: of an account, or of the product before this one (SYNC-06, NOTE-04, CAL-02). */
export function mountArchive(
  routes: Routes,
  data: UserData,
  { draftPatches }: { readonly draftPatches: DraftPatches },
): void {
  const queue = new FairQueue(QUEUE)
  routes.mount(importArchive, async (call) => {
    const { caller, query, body, reply } = call
    // Only who is let in gets a file read.
    const account = await data.transact(caller, readAccount)
    const key = data.keyOf(caller)
    return queue.run({ key, signal: callerLeft(reply) }, () =>
      withArchive(body as Readable, async (file) => {
        const records = await readRecords(file, key)
        return data.answer(
          call,
          async (tx) => {
            const { rows, collections } = await archiveRows(tx, records, account, key)
            const { stale } = messages
            const draft = { ...query, origin: 'import', rows, stale, isCheckedLater: true, countsAll: true } as const
            const drafted = await draftPatches(tx, caller, draft)
            return { ...drafted, body: `{"changeSet":${drafted.body},"collections":${JSON.stringify(collections)}}` }
          },
          { limitMs: LIMIT_MS },
        )
      }),
    )
  })
}
