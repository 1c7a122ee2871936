import type { Duplex } from 'node:stream'
import { mainThread } from '../slices.ts'

/** Bytes of answers read at once: parsing them takes a millisecond. */
const AT_ONCE = 2 ** 18
const READING_MS = 1

/** Reads large answers in slices of the main thread; otherwise megabytes in a socket would be parsed without a break (OPS-06). */
export class PacedReading {
  readonly #work = new WeakMap<Duplex, { readonly key: string; bytes: number }>()

  /** Watches a session's stream, from its first byte. */
  watch(stream: Duplex): void {
    stream.on('data', (part: Buffer) => {
      const work = this.#work.get(stream)
      if (!work) return
      work.bytes += part.length
      if (work.bytes < AT_ONCE) return
      work.bytes = 0
      stream.pause()
      void mainThread.turn(work.key, READING_MS).then(() => stream.resume())
    })
  }

  /** The session now works for the user of a key. */
  begin(stream: Duplex, key: string): void {
    this.#work.set(stream, { key, bytes: 0 })
  }
}
