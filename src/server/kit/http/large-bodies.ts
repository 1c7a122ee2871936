import type { FastifyRequest } from 'fastify'
import { mainThread } from '../slices.ts'

/** Bytes of a body whose checking takes milliseconds. */
const LARGE_BODY = 32 * 1024

/** Large bodies that arrive together are checked one in a turn of the main thread, users in turn, and what else waits comes in between (OPS-06). */
export function turnOfBody({ headers }: Pick<FastifyRequest, 'headers'>, key: string): Promise<void> | undefined {
  return Number(headers['content-length'] ?? 0) <= LARGE_BODY ? undefined : mainThread.turn(key)
}
