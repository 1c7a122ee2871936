import type { FastifyReply } from 'fastify'
import { Refusal } from '#contract/refusal.ts'
import type { FairQueue, FairTurn } from '../fair-queue.ts'

/** Aborts when the caller closes the connection before the whole answer was sent. */
export function callerLeft({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController()
  const closed = (): void => {
    if (!raw.writableFinished) left.abort(new Refusal('unavailable'))
  }
  // The caller may have left while the call waited for its turn.
  if (raw.destroyed) closed()
  else raw.once('close', closed)
  return left.signal
}

/** Makes an answer in its turn, and keeps the turn until the answer was taken, so that the number of slow readers is limited. */
export function heldUntilAnswered<T>(
  queue: FairQueue,
  turn: FairTurn,
  { raw }: FastifyReply,
  make: () => Promise<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const hold = async (): Promise<void> => {
      const taken = new Promise<void>((end) => raw.once('close', () => end()))
      const answer = await make()
      resolve(answer)
      if (!raw.destroyed) await taken
    }
    queue.run(turn, hold).catch(reject)
  })
}
