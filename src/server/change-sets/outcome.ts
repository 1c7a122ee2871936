import type { Change } from '#contract/command.ts'
import { hasUnstatedAmounts, otherCurrency } from '#contract/currency-change.ts'
import type { AnyPatch, Entity } from '#contract/entity.ts'
import { knownEntity } from '#contract/entities/registry.ts'
import { type FieldIssue, invalid, Refusal } from '#contract/refusal.ts'
import { type PlannedWrite, planWrites } from '#contract/plan-changes.ts'
import type { RowCache } from '#server/kit/rows/reading.ts'
import { difference } from '#server/kit/write/history.ts'
import { rowMessages } from './change-set-messages.ts'

/** The kind of an outcome that is a variant; its product's outcome writes it. Bad rows are of the kind `product`. */
export const VARIANT = 'variant'

/** The outcome of a draft row; `before` and `after` as the history stores them. */
export interface Outcome {
  readonly n: number
  readonly kind: string
  readonly state: 'create' | 'update' | 'same' | 'bad'
  readonly rowId: string | null
  readonly before: Readonly<Record<string, unknown>> | null
  readonly after: Readonly<Record<string, unknown>> | null
  readonly problems: readonly FieldIssue[]
  readonly write?: PlannedWrite
  /** The product's currency, where its row names none and another one was assumed. */
  readonly otherCurrency?: string
}

/** Plans one change by the rules of every write; the planned row is then in the cache. Throws `Refusal`. */
export function planChange(change: Change, cache: RowCache, now: number): PlannedWrite | undefined {
  return planWrites([change], cache, now)[0]
}

/** Plans the product of a file row: another currency is only accepted with every amount (PRICE-09). Throws `Refusal`. */
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
    const message = rowMessages.otherCurrency(other.from, other.to)
    throw invalid([{ field: entity.amountsIn ?? '', message }])
  }
  return planChange({ op: 'put', kind, id, data }, cache, now)
}

/** The outcome of a valid row; without a write the row stays unchanged. */
export function goodOutcome(n: number, kind: string, rowId: string, write: PlannedWrite | undefined): Outcome {
  if (!write) return { n, kind, state: 'same', rowId, before: null, after: null, problems: [] }
  const state = write.before ? 'update' : 'create'
  return { n, kind, state, rowId, ...difference(write.entity, write.before, write.after), problems: [], write }
}

/** The outcome of a row that is refused. */
export function badOutcome(n: number, kind: string, rowId: string | null, problems: readonly FieldIssue[]): Outcome {
  return { n, kind, state: 'bad', rowId, before: null, after: null, problems }
}

/** The outcome of a row that is not there any more; its name stands beside the reason wherever that is told. */
export function goneOutcome(n: number, kind: string, rowId: string | null): Outcome {
  return badOutcome(n, kind, rowId, [{ field: 'id', message: rowMessages.gone(knownEntity(kind).label.one) }])
}

/** The answer of a step, or its problems. */
export type Attempt<T> = { readonly value: T } | { readonly problems: readonly FieldIssue[] }

/** Runs a step whose refusal is the problem of one row, not of the whole draft. */
export function attempt<T>(step: () => T): Attempt<T> {
  try {
    return { value: step() }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { problems: error.issues.length > 0 ? error.issues : [{ field: 'row', message: error.message }] }
  }
}

/** The problems that are not known yet: each field is reported once, with the reason nearest to the file. */
export function newProblems(known: readonly FieldIssue[], more: readonly FieldIssue[]): FieldIssue[] {
  const fields = new Set(known.map(({ field }) => field))
  return more.filter(({ field }) => !fields.has(field))
}
