import { pastWeek } from '#domain/week.ts'
import type { DataAccess } from '#server/kit/database/data-access.ts'
import type { Job, JobHandler } from '#server/kit/jobs/jobs.ts'
import { inLanguage } from '#server/kit/language/spoken-language.ts'
import { type BelowFloor, readDigest } from './digest-contents.ts'
import { digestNotice } from './digest-notice.ts'
import { type NoticeDeps, sendNotice } from './notice-letter.ts'
import { readerOf, readersAfter } from './reader.ts'
import { onceFor } from './sent-notices.ts'
import { sharedNow } from '#server/kit/clock.ts'

/** The deps of the digest. */
export interface DigestDeps extends NoticeDeps {
  readonly dataAccess: DataAccess
  readonly belowFloor: BelowFloor
}

/** The job of one user, and the one that orders them. */
const DIGEST = 'weekly-digest'
const ORDERS = 'weekly-digests'
/** Seconds between two looks for users whose Monday morning has come. */
const EVERY_SECONDS = 1_800
/** It is sent from eight on Monday; a server that was off then catches up until the end of Tuesday. */
const MORNING_MS = 8 * 3_600_000
const LATEST_MS = 2 * 86_400_000
const AT_ONCE = 200
const FIRST_ID = '00000000-0000-0000-0000-000000000000'

/** The jobs of the weekly digest (PAGE-06). */
export function digestJobs(deps: DigestDeps): Record<string, JobHandler> {
  return {
    [ORDERS]: { every: EVERY_SECONDS, run: ({ signal }) => orderDigests(deps, sharedNow(), signal) },
    [DIGEST]: { run: (job) => sendDigest(deps, job) },
  }
}

/** Orders the digests that are due at a moment, each once, by the clock of its reader. */
export async function orderDigests({ dataAccess }: DigestDeps, now: number, signal?: AbortSignal): Promise<void> {
  let last = FIRST_ID
  for (;;) {
    const readers = await readersAfter(dataAccess, last, AT_ONCE)
    const due = readers.filter(({ wants, timeZone }) => wants.pricing && isDue(now, timeZone))
    if (due.length > 0)
      await dataAccess.asSystemBatch(
        due.map(({ userId, timeZone }) => {
          const { from } = pastWeek(now, timeZone)
          return onceFor(userId, `digest ${from}`, { kind: DIGEST, payload: { now } })
        }),
      )
    last = readers.at(-1)?.userId ?? ''
    if (readers.length < AT_ONCE || signal?.aborted === true) return
  }
}

function isDue(now: number, timeZone: string): boolean {
  const since = now - pastWeek(now, timeZone).until
  return since >= MORNING_MS && since < LATEST_MS
}

/** Sends what happened in the week before the moment at which it was ordered; nothing where nothing did. */
async function sendDigest(deps: DigestDeps, { id, userId, payload }: Job): Promise<void> {
  const reader = userId === null ? undefined : await readerOf(deps.dataAccess, userId)
  if (!reader?.wants.pricing) return
  const week = pastWeek(Number(payload['now']), reader.timeZone)
  const contents = await readDigest(deps.dataAccess, deps.belowFloor, reader.userId, week)
  if (!contents) return
  const notice = inLanguage(reader.language, () => digestNotice(`digest-${id}`, contents, week, reader))
  await inLanguage(reader.language, () => sendNotice(deps, reader.email, reader, notice))
}
