import type { Change } from '#contract/command.ts'
import { hasUnstatedAmounts, otherCurrency } from '#contract/currency-change.ts'
import type { AnyPatch, Entity } from '#contract/entity.ts'
import { type FieldIssue, invalid, Refusal } from '#contract/messages.ts'
import type { RowCache } from '#server/kit/rows/reading.ts'
import { difference } from '#server/kit/write/history.ts'
import { type PlannedWrite, planWrites } from '#server/kit/write/plan.ts'

/** The kind of an outcome that is a variant; its product is written with the outcome of that. Bad rows are of the kind `product`. */
export const VARIANT = 'variant'

/** What a row of a draft would do; `before` and `after` as the history keeps them. */
export interface Outcome {
  readonly n: number
  readonly kind: string
  readonly state: 'create' | 'update' | 'same' | 'bad'
  readonly rowId: string | null
  readonly before: Readonly<Record<string, unknown>> | null
  readonly after: Readonly<Record<string, unknown>> | null
  readonly problems: readonly FieldIssue[]
  readonly write?: PlannedWrite
}

const NOTHING_DELETED: ReadonlySet<string> = new Set()

/** Plans one change by the rules of every write; the planned row is in the cache afterwards. Throws `Refusal`. */
export function planChange(change: Change, cache: RowCache, now: number): PlannedWrite | undefined {
  return planWrites([change], cache, NOTHING_DELETED, now)[0]
}

/** Plans what a row of a file says of a product: another currency only with every amount (PRICE-09). Throws `Refusal`. */
export function planImported(
  entity: Entity,
  { id, data }: { readonly id: string; readonly data: AnyPatch },
  cache: RowCache,
  now: number,
): PlannedWrite | undefined {
  const { kind } = entity
  const current = cache.get(kind, id)
  const other = otherCurrency(entity, current, data)
  if (other && current && hasUnstatedAmounts(entity, current, data)) {
    const message = `is sold in ${other.from}, the file says ${other.to}. Change its currency first, or give every amount in the file`
    throw invalid([{ field: entity.amountsIn ?? '', message }])
  }
  return planChange({ op: 'put', kind, id, data }, cache, now)
}

/** The outcome of a row that can be written; without a write it is as it was already. */
export function goodOutcome(n: number, kind: string, rowId: string, write: PlannedWrite | undefined): Outcome {
  if (!write) return { n, kind, state: 'same', rowId, before: null, after: null, problems: [] }
  const state = write.before ? 'update' : 'create'
  return { n, kind, state, rowId, ...difference(write.entity, write.before, write.after), problems: [], write }
}

/** The outcome of a row that is refused. */
export function badOutcome(n: number, kind: string, rowId: string | null, problems: readonly FieldIssue[]): Outcome {
  return { n, kind, state: 'bad', rowId, before: null, after: null, problems }
}

/** What a step answered, or the problems for which it refused. */
export type Attempt<T> = { readonly value: T } | { readonly problems: readonly FieldIssue[] }

/** Runs a step whose refusal is the row's problem alone, not that of the whole draft. */
export function attempt<T>(step: () => T): Attempt<T> {
  try {
    return { value: step() }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { problems: error.issues.length > 0 ? error.issues : [{ field: 'row', message: error.message }] }
  }
}

/** What is wrong beside what is known already: a field is named once, with the reason nearest to the file. */
export function newProblems(known: readonly FieldIssue[], more: readonly FieldIssue[]): FieldIssue[] {
  const fields = new Set(known.map(({ field }) => field))
  return more.filter(({ field }) => !fields.has(field))
}
