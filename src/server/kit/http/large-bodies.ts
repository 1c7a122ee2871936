import { setImmediate } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'

/** Bytes of a body whose checking takes milliseconds. */
const LARGE_BODY = 32 * 1024

let lastTurn = Promise.resolve()

/** Large bodies that arrive together are checked one in a turn of the main thread, and what else waits comes in between (OPS-06). */
export function turnOfBody({ headers }: Pick<FastifyRequest, 'headers'>): Promise<void> | undefined {
  if (Number(headers['content-length'] ?? 0) <= LARGE_BODY) return undefined
  lastTurn = lastTurn.then(() => setImmediate())
  return lastTurn
}
