import { Readable } from 'node:stream'
import { inSlices } from '../slices.ts'

/** Smaller texts are sent in one piece. */
export const LARGE_TEXT = 64 * 1024
/** Characters sent at once. */
const PART = 2 ** 16

/**
 * Streams a large text in parts and in slices of the main thread: joining, encoding and compressing it at once would keep all others
 * waiting (OPS-06). Parts that were sent are freed.
 */
export class TextStream extends Readable {
  /** Bytes that it holds at its beginning, approximately. */
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

/** Joins the parts of an answer: a text when it is small, else a stream. `key` names its owner. */
export function textOrStream(texts: readonly string[], key: string): string | TextStream {
  const length = texts.reduce((sum, text) => sum + text.length, 0)
  return length < LARGE_TEXT ? texts.join('') : new TextStream(texts, key)
}

/** Never cuts between the halves of a surrogate pair. */
function endOfPart(text: string, end: number): number {
  if (end >= text.length) return text.length
  const last = text.charCodeAt(end - 1)
  return last >= 0xd800 && last < 0xdc00 ? end + 1 : end
}
