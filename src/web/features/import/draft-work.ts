import { Unreachable } from '#web/kit/data/transport.ts'
import type { Advance, ChangeSetClient, ChangeSetHeader } from '#web/kit/change-sets/change-set-client.ts'
import type { Skipped } from './import-calls.ts'
import type { ImportWorker } from './worker-client.ts'

/**
 * Sends every row into a draft: one part is read while the one before is on its way, never more. Answers what was left out, by reason.
 */
export async function sendRows(
  changeSets: ChangeSetClient,
  id: string,
  worker: ImportWorker,
  onAdvance: (advance: Advance) => void,
  signal: AbortSignal,
): Promise<Skipped> {
  let batch = await worker.call('next', {})
  while (batch.body !== null) {
    const upcoming = worker.call('next', {})
    await changeSets.upload(id, batch.body, signal)
    onAdvance({ done: batch.read, total: batch.of })
    batch = await upcoming
    signal.throwIfAborted()
  }
  return batch.skipped
}

/** Applies a draft. Answers its header, or undefined when it was called off in time. */
export async function applyDraft(
  changeSets: ChangeSetClient,
  id: string,
  onAdvance: (advance: Advance) => void,
  signal: AbortSignal,
): Promise<ChangeSetHeader | undefined> {
  try {
    return await changeSets.apply(id, onAdvance, signal)
  } catch (error) {
    if (!signal.aborted && !(error instanceof Unreachable)) throw error
    // Called off or cut off: only the server knows whether that came too late.
    const header = await changeSets.header(id)
    if (header.state === 'applied') return header
    if (signal.aborted) return undefined
    throw error
  }
}
