/** Page size when none is asked for (PROD-07). */
const PAGE_SIZE = 10

/** Collects conditions of a list and their values, numbering the placeholders. */
export class Conditions {
  readonly values: unknown[] = []
  readonly #parts: string[] = []

  add(value: unknown, condition: (at: string) => string): void {
    this.values.push(value)
    this.#parts.push(condition(`$${this.values.length}`))
  }

  must(condition: string): void {
    this.#parts.push(condition)
  }

  place(value: unknown): string {
    this.values.push(value)
    return `$${this.values.length}`
  }

  get where(): string {
    return this.#parts.length > 0 ? this.#parts.join(' and ') : 'true'
  }
}

/** A folded word as a LIKE pattern that finds it anywhere. */
export function anywhere(term: string): string {
  return `%${term.replace(/[\\%_]/g, (sign: string) => `\\${sign}`)}%`
}

/** What every list's query says about its pages. */
interface Paged {
  readonly page?: string | undefined
  readonly pageSize?: string | undefined
  readonly total?: 'true' | 'false' | undefined
}

/** The page that a list's query asks for. */
export function paging({ page = '1', pageSize, total }: Paged) {
  return { page: Number(page), pageSize: Number(pageSize ?? PAGE_SIZE), total: total === 'true' }
}
