import { randomUUID } from 'node:crypto'
import type { TrialAnswer } from '#contract/endpoints/diagnostics.ts'
import { knownEntity } from '#contract/entities/registry.ts'
import { Refusal } from '#contract/refusal.ts'
import { type FileStorage, StorageFailure } from '../integrations/storage/storage.ts'
import { DatabaseError } from '../kit/database/database.ts'
import { currentUser, type DataAccess } from '../kit/database/data-access.ts'
import type { Caller } from '../kit/http/mount.ts'
import { openWrite, readsOf, storeMore, planChanges } from '../kit/write/write.ts'
import { sharedNow } from '../kit/clock.ts'

type Step = TrialAnswer['steps'][number]

/** Runs the steps of a test one after the other; the first that fails is the last, and `cleanUp` runs in any case. */
export class Trial {
  readonly #at = sharedNow()
  readonly #start = performance.now()
  readonly #steps: Step[] = []

  /** Runs a step; answers undefined after a failure. */
  async step<T>(step: string, work: () => Promise<T>): Promise<T | undefined> {
    if (this.#steps.some(({ passed }) => !passed) && step !== 'cleanUp') return undefined
    const start = performance.now()
    const note = (passed: boolean, detail: string): void =>
      void this.#steps.push({ step, passed, latencyMs: lasted(start), detail })
    try {
      const value = await work()
      note(true, '')
      return value
    } catch (error) {
      note(false, reasonOf(error))
      return undefined
    }
  }

  answer(): TrialAnswer {
    const outcome = this.#steps.every(({ passed }) => passed) ? 'passed' : 'failed'
    return { at: this.#at, latencyMs: lasted(this.#start), outcome, steps: this.#steps }
  }
}

/** A test for which nothing is set up: `reason` for programs, `detail` in words. */
export function skippedTrial(reason: string, detail: string): TrialAnswer {
  const step = { step: reason, passed: true, latencyMs: 0, detail }
  return { at: sharedNow(), latencyMs: 0, outcome: 'skipped', steps: [step] }
}

function lasted(start: number): number {
  return Math.round((performance.now() - start) * 10) / 10
}

/** Nothing internal is told: a refusal in its own words, anything else by its kind. */
function reasonOf(error: unknown): string {
  if (error instanceof Refusal) return error.message
  if (error instanceof StorageFailure) return error.trouble
  return error instanceof DatabaseError ? `SQLSTATE ${error.code}` : 'unknown'
}

/** Stores bytes under a key of the sandbox, reads them back and removes them. */
export async function storageTrial(
  trial: Trial,
  storage: FileStorage,
  { userId, bytes, mediaType }: { readonly userId: string; readonly bytes: Uint8Array; readonly mediaType: string },
): Promise<void> {
  const key = `${userId}/sandbox/${randomUUID()}`
  await trial.step('store', () => storage.put(key, bytes, mediaType))
  await trial.step('readBack', async () => {
    const found = await storage.get(key)
    if (!found || !Buffer.from(found).equals(bytes)) throw new StorageFailure('unreachable', 'other bytes came back')
  })
  await trial.step('cleanUp', () => storage.delete(key))
  await trial.step('gone', async () => {
    if (await storage.stat(key)) throw new StorageFailure('denied', 'the file is still there')
  })
}

/** Ends the transaction of a test, so that nothing of it stays. */
class TakenBack extends Error {}

/** Writes a row by the one write path, reads it back and takes the whole transaction back: no version is used up, no device is woken. */
export async function databaseTrial(trial: Trial, dataAccess: DataAccess, caller: Caller, kind: string): Promise<void> {
  const { table } = knownEntity(kind)
  const id = randomUUID()
  const change = { op: 'put', kind, id, data: { name: 'Sandbox' } } as const
  const sandbox = dataAccess.asUser(caller.actor, async (tx) => {
    await trial.step('write', async () => {
      const open = await openWrite(tx, readsOf([change]))
      const origin = { actor: 'system:test', now: sharedNow() }
      await storeMore(open, await planChanges(open, [change], origin.now), origin)
    })
    await trial.step('readBack', async () => {
      const { rowCount } = await tx.query({
        text: `select from ${table} where user_id = ${currentUser} and id = $1`,
        values: [id],
      })
      if (rowCount !== 1) throw new Refusal('unavailable')
    })
    throw new TakenBack()
  })
  await sandbox.catch((error: unknown) => {
    if (!(error instanceof TakenBack)) throw error
  })
  await trial.step('gone', async () => {
    const text = `select from ${table} where user_id = ${currentUser} and id = $1`
    const [left] = await dataAccess.asUserBatch(caller.actor, [{ text, values: [id] }], { readsOnly: true })
    if (left?.rowCount !== 0) throw new Refusal('unavailable')
  })
}
