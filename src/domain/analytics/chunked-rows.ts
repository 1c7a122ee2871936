/** Some rows that follow each other. It is never changed: where one of them changes, another array takes its place. */
export type Chunk<Row> = readonly Row[]

/** Rows of a book in chunks, so that what was worked out of a chunk is good as long as the chunk is the same. */
export class ChunkedRows<Row> implements Iterable<Row> {
  readonly chunks: readonly Chunk<Row>[]

  constructor(chunks: readonly Chunk<Row>[]) {
    this.chunks = chunks
  }

  *[Symbol.iterator](): Iterator<Row> {
    for (const chunk of this.chunks) for (const row of chunk) yield row
  }
}

/** Rows in chunks; those of no book are one of their own. */
export function chunked<Row>(rows: Iterable<Row>): ChunkedRows<Row> {
  return rows instanceof ChunkedRows ? (rows as ChunkedRows<Row>) : new ChunkedRows([[...rows]])
}

/** What was worked out of chunks, as long as these live. */
export type ChunkMemory<Row, Part> = WeakMap<Chunk<Row>, Part>

/** What a figure has of each chunk; worked out anew only for those that changed. */
export function partsOf<Row, Part>(
  rows: Iterable<Row>,
  memory: ChunkMemory<Row, Part>,
  work: (chunk: Chunk<Row>) => Part,
): readonly Part[] {
  return chunked(rows).chunks.map((chunk) => {
    const known = memory.get(chunk)
    if (known !== undefined) return known
    const made = work(chunk)
    memory.set(chunk, made)
    return made
  })
}

/** The rows that pass a test, which says the same of a row each time. */
export function passing<Row>(
  rows: Iterable<Row>,
  memory: ChunkMemory<Row, Chunk<Row>>,
  passes: (row: Row) => boolean,
): ChunkedRows<Row> {
  return new ChunkedRows(partsOf(rows, memory, (chunk) => chunk.filter((row) => passes(row))))
}

/** Lists one after the other. */
export function joined<T>(lists: readonly (readonly T[])[]): readonly T[] {
  return ([] as T[]).concat(...lists)
}
