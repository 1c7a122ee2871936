import type { Chunk, ChunkedRows, ChunkMemory } from './chunked-rows.ts'
import type { DocumentFacts } from './document-facts.ts'
import { type LeftOut, leftOutTogether } from './left-out.ts'
import { keptOrder } from './kept-order.ts'
import { type Sales, SalesCell } from './sales.ts'

/** The sales of one customer, product, or another part; null for those without one. */
export interface SalesPart {
  readonly key: string | null
  readonly sales: Sales
}

/** Sales in parts that add up to those of the whole. */
export interface SalesParts {
  readonly parts: readonly SalesPart[]
  readonly leftOut: LeftOut
}

/** What some documents add to each part. */
export interface FoldedParts {
  readonly cells: ReadonlyMap<string | null, readonly [SalesCell]>
  readonly leftOut: LeftOut
}

type Fold = (documents: Iterable<DocumentFacts>) => FoldedParts

/** The sales of all parts as they were told last: only what the documents that changed add is taken off and added again. */
export class KeptParts {
  #chunks: readonly Chunk<DocumentFacts>[] = []
  readonly #leftOut: ChunkMemory<DocumentFacts, LeftOut> = new WeakMap()
  readonly #cells = new Map<string | null, SalesCell>()
  readonly #parts = new Map<string | null, SalesPart>()
  #ordered: readonly SalesPart[] = []

  follow({ chunks }: ChunkedRows<DocumentFacts>, hasTax: boolean, fold: Fold): SalesParts {
    if (!chunks.some((chunk, at) => chunk === this.#chunks[at])) this.#forget()
    const touched = new Set<string | null>()
    const length = Math.max(chunks.length, this.#chunks.length)
    for (let at = 0; at < length; at++) {
      const [before, after] = [this.#chunks[at] ?? NONE, chunks[at] ?? NONE]
      if (before === after) continue
      const isNew = before === NONE
      const folded = fold(after)
      this.#leftOut.set(after, folded.leftOut)
      this.#take(isNew ? folded : fold(notIn(after, before)), 1, hasTax, touched)
      if (!isNew) this.#take(fold(notIn(before, after)), -1, hasTax, touched)
    }
    this.#chunks = chunks
    if (touched.size > 0) this.#order(touched)
    const leftOut = chunks.flatMap((chunk) => this.#leftOut.get(chunk) ?? [])
    return { parts: this.#ordered, leftOut: leftOutTogether(leftOut) }
  }

  /** Of other rows nothing is as it was. */
  #forget(): void {
    this.#chunks = []
    this.#cells.clear()
    this.#parts.clear()
    this.#ordered = []
  }

  #take({ cells }: FoldedParts, sign: 1 | -1, hasTax: boolean, touched: Set<string | null>): void {
    for (const [key, [cell]] of cells) {
      const known = this.#cells.get(key) ?? new SalesCell(hasTax)
      known.take(cell, sign)
      this.#cells.set(key, known)
      touched.add(key)
    }
  }

  /** Parts that are as they were keep their order, so that little is left to be sorted. */
  #order(touched: ReadonlySet<string | null>): void {
    const [gone, come]: [SalesPart[], SalesPart[]] = [[], []]
    for (const key of touched) {
      const [cell, former] = [this.#cells.get(key), this.#parts.get(key)]
      if (former) gone.push(former)
      this.#parts.delete(key)
      if (!cell || cell.isEmpty) this.#cells.delete(key)
      else {
        const part = { key, sales: cell.sales() }
        this.#parts.set(key, part)
        come.push(part)
      }
    }
    this.#ordered = keptOrder(this.#ordered, gone, come, bySales)
  }
}

const NONE: Chunk<DocumentFacts> = []

/** The largest first. */
export function bySales(a: SalesPart, b: SalesPart): number {
  return b.sales.net - a.sales.net || ((a.key ?? '') < (b.key ?? '') ? -1 : 1)
}

function notIn(chunk: Chunk<DocumentFacts>, other: Chunk<DocumentFacts>): Chunk<DocumentFacts> {
  const known = new Set(other)
  return chunk.filter((each) => !known.has(each))
}
