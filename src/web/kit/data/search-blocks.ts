const BLOCK_ROWS = 4_096
/** Never part of a search text: databases cannot store it. */
const SEPARATOR = '\0'

interface Block {
  readonly text: string
  /** Where each row's text begins; one more than there are rows. */
  readonly starts: Uint32Array
}

/** The search texts of a collection joined in blocks, so that one `indexOf` walks thousands of rows. */
export class SearchBlocks {
  readonly #texts: string[] = []
  readonly #blocks: (Block | undefined)[] = []

  /** Sets the text of a row; its block is joined again at the next search. */
  set(slot: number, text: string): void {
    if (this.#texts[slot] === text) return
    this.#texts[slot] = text
    this.#blocks[Math.floor(slot / BLOCK_ROWS)] = undefined
  }

  text(slot: number): string {
    return this.#texts[slot] ?? ''
  }

  /** Sets `hits[slot]` to 1 for each row that contains the term. */
  mark(term: string, hits: Uint8Array): void {
    const count = Math.ceil(this.#texts.length / BLOCK_ROWS)
    for (let index = 0; index < count; index += 1) markBlock(this.#block(index), term, hits, index * BLOCK_ROWS)
  }

  #block(index: number): Block {
    const known = this.#blocks[index]
    if (known) return known
    const block = joined(this.#texts.slice(index * BLOCK_ROWS, (index + 1) * BLOCK_ROWS))
    this.#blocks[index] = block
    return block
  }
}

function joined(texts: readonly string[]): Block {
  const starts = new Uint32Array(texts.length + 1)
  for (let row = 0; row < texts.length; row += 1) {
    starts[row + 1] = (starts[row] ?? 0) + (texts[row]?.length ?? 0) + SEPARATOR.length
  }
  return { text: texts.join(SEPARATOR), starts }
}

function markBlock({ text, starts }: Block, term: string, hits: Uint8Array, offset: number): void {
  let row = 0
  for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, starts[row] ?? Infinity)) {
    while ((starts[row + 1] ?? Infinity) <= at) row += 1
    hits[offset + row] = 1
    row += 1
  }
}
