import { searchTerms } from '#domain/text-fold.ts'

/** Page size when none is asked for (PROD-07). */
const PAGE_SIZE = 10
/** A search statement is refused after this time, whatever it searches for. */
const IS_YOUNG = `clock_timestamp() < statement_timestamp() + interval '2 seconds'`

/** Collects conditions of a list and their values, numbering the placeholders. */
export class Conditions {
  readonly values: unknown[] = []
  readonly #parts: string[] = []

  add(value: unknown, condition: (at: string) => string): void {
    this.values.push(value)
    this.#parts.push(condition(`$${this.values.length}`))
  }

  /**
   * Adds one LIKE condition per word of a search. Rows are matched while the statement is young; after that it is refused (OPS-06), on
   * both engines, because nothing can interrupt the embedded one from outside.
   */
  search(search: string | undefined, condition: (at: string) => string): void {
    for (const term of searchTerms(search ?? '')) {
      this.add(anywhere(term), (at) => `case when ${IS_YOUNG} then ${condition(at)} else refuse_long_search() end`)
    }
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
