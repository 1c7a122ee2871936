/** A text that grows longer than this without the end of a sentence is cut between two words. */
const LONGEST = 400
const END = /[\n]|[.!?…](?=\s)/g

/** Hands a text on that comes in pieces, sentence by sentence: a figure is never cut, so that it can be checked whole. */
export class SentenceFlow {
  #held = ''

  /** The part of the text that may be told now. */
  take(piece: string): string {
    this.#held += piece
    const ends = [...this.#held.matchAll(END)]
    const last = ends.at(-1)
    const end = last ? last.index + 1 : this.#held.length > LONGEST ? this.#held.lastIndexOf(' ') : 0
    if (end <= 0) return ''
    const told = this.#held.slice(0, end)
    this.#held = this.#held.slice(end)
    return told
  }

  /** What is left at the end. */
  rest(): string {
    const told = this.#held
    this.#held = ''
    return told
  }
}
