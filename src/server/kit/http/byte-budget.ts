import type { FastifyReply } from 'fastify'
import { Refusal } from '#contract/refusal.ts'
import { LARGE_TEXT } from './text-stream.ts'

/** Limits the bytes of large answers in transit, of one owner and of all; one more is refused as `busy` (OPS-06). */
export class ByteBudget {
  readonly #most: { readonly bytes: number; readonly bytesPerKey: number }
  readonly #held = new Map<string, number>()
  #all = 0

  constructor(most: { readonly bytes: number; readonly bytesPerKey: number }) {
    this.#most = most
  }

  /** Counts an answer until it was sent. Throws `Refusal` when too much of this key, or of all, is still in transit. */
  hold(key: string, { raw }: FastifyReply, bytes: number): void {
    if (bytes < LARGE_TEXT || raw.destroyed) return
    const own = this.#held.get(key) ?? 0
    // The first is let through, however large: otherwise it would never fit.
    if (own > 0 && own + bytes > this.#most.bytesPerKey) throw new Refusal('busy')
    if (this.#all > 0 && this.#all + bytes > this.#most.bytes) throw new Refusal('busy')
    this.#add(key, bytes)
    raw.once('close', () => this.#add(key, -bytes))
  }

  #add(key: string, bytes: number): void {
    this.#all += bytes
    const own = (this.#held.get(key) ?? 0) + bytes
    if (own > 0) this.#held.set(key, own)
    else this.#held.delete(key)
  }
}
