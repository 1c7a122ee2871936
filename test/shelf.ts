import type { RowOfKind } from '#contract/row-kinds.ts'
import type { AnyRow } from '#contract/entity.ts'
import type { MutationBody } from '#contract/sync.ts'
import type { NewMutation } from '#web/kit/data/store-options.ts'
import type { TouchedRow } from '#web/kit/data/local-view.ts'
import type { RowSource } from '#web/kit/data/plan-changes.ts'
import { applyMutation } from '#web/kit/data/writer.ts'

/** A user's rows without a disk and a server, changed by the very writer that the local copy uses. */
export class Shelf implements RowSource {
  readonly #kinds = new Map<string, Map<string, AnyRow>>()
  #made = 0
  /** The instant of the next change; epoch milliseconds. */
  at = 1

  get<K extends string>(kind: K, id: string): RowOfKind<K> | undefined {
    return this.#rowsOf(kind).get(id) as RowOfKind<K> | undefined
  }

  all<K extends string>(kind: K): readonly RowOfKind<K>[] {
    return [...this.#rowsOf(kind).values()] as unknown as readonly RowOfKind<K>[]
  }

  where(kind: string, field: string, value: unknown): readonly AnyRow[] {
    return this.all(kind).filter((row) => row[field] === value)
  }

  idsOf(kind: string, { where = {} }: { readonly where?: Readonly<Record<string, unknown>> }): string[] {
    const wanted = Object.entries(where)
    const found = this.all(kind).filter((row) => wanted.every(([field, value]) => row[field] === value))
    return found.map(({ id }) => id)
  }

  newId(): string {
    this.#made += 1
    return shelfId(1_000_000 + this.#made)
  }

  /** Makes or changes a row. */
  put(kind: string, id: string, data: Readonly<Record<string, unknown>>): void {
    this.write({ op: 'put', kind, id, data })
  }

  write(mutation: NewMutation): readonly TouchedRow[] {
    const body = { base: 0, ...mutation } as MutationBody
    return applyMutation({ id: this.newId(), at: this.at, body }, this).rows.map(({ kind, id, row }) => {
      const before = this.get(kind, id)
      if (row) this.#rowsOf(kind).set(id, row)
      else this.#rowsOf(kind).delete(id)
      return { kind, id, before, after: row ?? undefined }
    })
  }

  /** The same as the local copy does it. */
  change(mutation: NewMutation): Promise<readonly TouchedRow[]> {
    return Promise.resolve(this.write(mutation))
  }

  #rowsOf(kind: string): Map<string, AnyRow> {
    const known = this.#kinds.get(kind) ?? new Map<string, AnyRow>()
    this.#kinds.set(kind, known)
    return known
  }
}

/** The id of that number: the same in every run. */
export function shelfId(number: number): string {
  return `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`
}
