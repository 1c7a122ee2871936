import { Readable } from 'node:stream'
import { inSlices } from '../slices.ts'

/** Texts that are smaller leave in one piece. */
export const LARGE_TEXT = 64 * 1024
/** Letters that leave at once. */
const PART = 2 ** 16

/**
 * A large text on its way to a reader, a part at a time and in slices of the main thread: putting it together, turning it into bytes and
 * packing it at once would keep all others waiting (OPS-06). What has left is let go.
 */
export class TextStream extends Readable {
  /** About as many bytes does it hold at its beginning. */
  readonly heldBytes: number
  readonly #texts: (string | undefined)[]
  readonly #giveWay: () => Promise<void>
  #text = 0
  #at = 0

  constructor(texts: readonly string[], key: string) {
    super({ highWaterMark: PART })
    this.#texts = [...texts]
    this.heldBytes = texts.reduce((sum, { length }) => sum + length, 0)
    this.#giveWay = inSlices(key)
  }

  override _read(): void {
    void this.#readOn()
  }

  async #readOn(): Promise<void> {
    await this.#giveWay()
    const part = this.#next()
    this.push(part === '' ? null : Buffer.from(part))
  }

  #next(): string {
    let part = ''
    for (let text = this.#texts[this.#text]; text !== undefined && part.length < PART; text = this.#texts[this.#text]) {
      const end = endOfPart(text, this.#at + PART - part.length)
      part += text.slice(this.#at, end)
      this.#at = end
      if (end < text.length) continue
      this.#texts[this.#text] = undefined
      this.#text += 1
      this.#at = 0
    }
    return part
  }
}

/** A text that was made in parts, for an answer: as it is when it is small, else on its way. `key` says whose it is. */
export function textOrStream(texts: readonly string[], key: string): string | TextStream {
  const length = texts.reduce((sum, text) => sum + text.length, 0)
  return length < LARGE_TEXT ? texts.join('') : new TextStream(texts, key)
}

/** A sign of two halves is not cut. */
function endOfPart(text: string, end: number): number {
  if (end >= text.length) return text.length
  const last = text.charCodeAt(end - 1)
  return last >= 0xd800 && last < 0xdc00 ? end + 1 : end
}
