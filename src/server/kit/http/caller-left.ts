import type { FastifyReply } from 'fastify'
import { Refusal } from '#contract/messages.ts'
import type { FairQueue, FairTurn } from '../fair-queue.ts'

/** Aborts when the caller closes the connection before the whole answer has left. */
export function callerLeft({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController()
  const closed = (): void => {
    if (!raw.writableFinished) left.abort(new Refusal('unavailable'))
  }
  // Who left while the call still waited for its turn has left already.
  if (raw.destroyed) closed()
  else raw.once('close', closed)
  return left.signal
}

/** Makes an answer in its turn, and gives the turn on only once the answer has been taken, so that slow readers hold a bounded number. */
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
