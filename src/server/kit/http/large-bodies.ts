import type { FastifyRequest } from 'fastify'
import { mainThread } from '../slices.ts'

/** Larger bodies take milliseconds to check. */
const LARGE_BODY = 32 * 1024

/**
 * Large bodies that arrive at once are checked one per turn of the main thread, users in turn, so that other work comes in between
 * (OPS-06).
 */
export function turnOfBody({ headers }: Pick<FastifyRequest, 'headers'>, key: string): Promise<void> | undefined {
  return Number(headers['content-length'] ?? 0) <= LARGE_BODY ? undefined : mainThread.turn(key)
}
