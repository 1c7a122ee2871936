import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '#contract/refusal.ts'
import { LARGE_TEXT, TextStream } from './text-stream.ts'

/** Bytes of answers that one caller may leave unread: a few of the largest lists, or a few catalogues. */
const MOST_BYTES = 48 * 2 ** 20
/** After so many seconds a refused caller may have read some. */
const RETRY_SECONDS = 2

/**
 * Limits the memory of answers that callers do not read (OPS-06): a caller that leaves too much unread is refused the next large one.
 * `keyOf` names the owner of a request. Large texts are streamed; other streams wait for their readers anyway. Register it before
 * answers are compressed.
 */
export function boundHeldAnswers(
  app: FastifyInstance,
  keyOf: (request: FastifyRequest) => string,
  mostBytes = MOST_BYTES,
): void {
  const held = new Map<string, number>()
  app.addHook('onSend', (request, { raw }, payload, done) => {
    const bytes = bytesOf(payload)
    // A call without a network is read at once. The number of connections limits what smaller answers hold.
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
