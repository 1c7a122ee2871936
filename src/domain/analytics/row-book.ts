/** Rows of one kind as a figure reads them, kept by id: after a change only the rows that changed are read again. */
export class RowBook<Row extends { readonly id: string }, Facts> {
  readonly #read: (row: Row) => Facts
  readonly #facts = new Map<string, Facts>()
  #version = 0

  constructor(read: (row: Row) => Facts, rows: Iterable<Row> = []) {
    this.#read = read
    for (const row of rows) this.put(row)
  }

  get size(): number {
    return this.#facts.size
  }

  /** Rises with every change. */
  get version(): number {
    return this.#version
  }

  /** Takes a row in, or what became of it. The row itself is not kept. */
  put(row: Row): void {
    this.#facts.set(row.id, this.#read(row))
    this.#version += 1
  }

  /** Forgets a row that is gone. */
  remove(id: string): void {
    if (this.#facts.delete(id)) this.#version += 1
  }

  get(id: string): Facts | undefined {
    return this.#facts.get(id)
  }

  all(): Iterable<Facts> {
    return this.#facts.values()
  }
}
