import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '#contract/messages.ts'
import { LARGE_TEXT, TextStream } from './text-stream.ts'

/** Bytes of answers that one caller may leave untaken: some lists of the largest rows, or some catalogues. */
const MOST_BYTES = 48 * 2 ** 20
/** After this a refused caller may have taken some. */
const RETRY_SECONDS = 2

/**
 * Bounds what answers hold in memory for callers who do not read them (OPS-06): whoever leaves too much untaken is refused the next large
 * one. `keyOf` says whose a request is. Large texts leave in parts; other streams wait for their readers by themselves. Register it before answers are packed.
 */
export function boundHeldAnswers(
  app: FastifyInstance,
  keyOf: (request: FastifyRequest) => string,
  mostBytes = MOST_BYTES,
): void {
  const held = new Map<string, number>()
  app.addHook('onSend', (request, { raw }, payload, done) => {
    const bytes = bytesOf(payload)
    // What is called without a network is taken at once.
    // What smaller ones hold is bounded by the number of connections.
    if (bytes < LARGE_TEXT || raw.destroyed || !(request.raw.socket instanceof Socket)) {
      done(null, payload)
      return
    }
    const key = keyOf(request)
    const before = held.get(key) ?? 0
    if (before > 0 && before + bytes > mostBytes) {
      done(new Refusal('too-many-at-once', { seconds: RETRY_SECONDS }))
      return
    }
    held.set(key, before + bytes)
    raw.once('close', () => {
      const rest = (held.get(key) ?? 0) - bytes
      if (rest > 0) held.set(key, rest)
      else held.delete(key)
    })
    done(null, typeof payload === 'string' ? new TextStream([payload], key) : payload)
  })
}

function bytesOf(payload: unknown): number {
  if (payload instanceof TextStream) return payload.heldBytes
  return typeof payload === 'string' || Buffer.isBuffer(payload) ? payload.length : 0
}
