import type { Duplex } from 'node:stream'
import { mainThread } from '../slices.ts'

/** Bytes of answers that are taken in at once: taking them apart takes a millisecond. */
const AT_ONCE = 2 ** 18
const READING_MS = 1

/** Reads large answers of sessions in slices of the main thread: what lies in a socket would else be taken in megabyte after megabyte (OPS-06). */
export class PacedReading {
  readonly #work = new WeakMap<Duplex, { readonly key: string; bytes: number }>()

  /** Looks after a session's stream, from its first moment. */
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
