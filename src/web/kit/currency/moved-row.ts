import { type CurrencyChange, convertedAmounts, keptFigures } from '#contract/currency-change.ts'
import type { AnyPatch, AnyRow, Entity } from '#contract/entity.ts'
import { fieldsOf } from '#contract/entity.ts'
import type { Field } from '#contract/fields.ts'
import { Refusal } from '#contract/refusal.ts'
import { same } from '#contract/same.ts'
import type { Ratio } from '#domain/exchange-rates.ts'
import type { Units } from '#domain/money.ts'

/** An amount of a row with its name, before and after the row is put into another currency. */
export interface MovedAmount {
  readonly key: string
  readonly label: string
  readonly before: Units | null
  readonly after: Units | null
}

/** What putting a row into another currency does to it: the patch, the row after it, and what stands against it. */
export type MovedRow = { readonly patch: AnyPatch; readonly row: AnyRow } | { readonly issue: string }

/** How a row is put into another currency. `ratio` is what 1 of the present one is worth; `adjusted` may say more of some amounts. */
export interface Move {
  readonly how: CurrencyChange
  readonly to: string
  readonly ratio: Ratio | undefined
  readonly adjusted: (moved: AnyRow) => AnyPatch
}

/** The row in another currency: converted, or with its figures as they are (PRICE-09). */
export function movedRow(entity: Entity, row: AnyRow, { how, to, ratio, adjusted }: Move): MovedRow {
  const name = entity.amountsIn ?? ''
  const from = String(row[name])
  try {
    const moved =
      how === 'convert' && ratio
        ? convertedAmounts(entity, row, {}, { from, to, ratio })
        : keptFigures(entity, row, { ...row, [name]: to }, {})
    const next = { ...row, ...moved, [name]: to }
    const all = { ...moved, [name]: to, ...adjusted(next) }
    // Unchanged amounts are not said, so that an edit of one on another device meanwhile is not taken for overruled.
    const changed = Object.entries(all).filter(([field, value]) => !same(row[field], value))
    return { patch: Object.fromEntries(changed), row: { ...row, ...all } }
  } catch (error) {
    if (error instanceof Refusal) return { issue: error.issues.map(({ message }) => message).join(' ') }
    throw error
  }
}

/** Every amount of a row that somebody typed, before and after; those that are nothing before and after are left out. */
export function movedAmounts(entity: Entity, before: AnyRow, after: AnyRow): readonly MovedAmount[] {
  const [old, now] = [before, after].map((row) => amountsOf(entity, row))
  const amounts = new Map(now?.map(({ key, units }) => [key, units]))
  return (old ?? []).flatMap(({ key, label, units }) => {
    const next = amounts.get(key) ?? null
    return (units ?? 0) === 0 && (next ?? 0) === 0 ? [] : [{ key, label, before: units, after: next }]
  })
}

interface Amount {
  readonly key: string
  readonly label: string
  readonly units: Units | null
}

type Values = Readonly<Record<string, unknown>>

function amountsOf(entity: Entity, row: AnyRow): readonly Amount[] {
  return fieldsOf(entity).flatMap(([name, field]) => {
    if (isAmount(field, entity)) return [{ key: name, label: field.label, units: row[name] as Units | null }]
    const inner = Object.entries(field.line ?? {}).filter(([, each]) => isAmount(each, entity))
    const lines = inner.length === 0 ? [] : ((row[name] ?? []) as readonly Values[])
    return lines.flatMap((line) =>
      inner.map(([part, each]) => ({
        key: `${name} ${String(line['id'])} ${part}`,
        label: [lineName(line) || field.label, ...(inner.length > 1 ? [each.label] : [])].join(': '),
        units: (line[part] ?? null) as Units | null,
      })),
    )
  })
}

function isAmount({ type, currencyField, readOnly }: Field, { amountsIn }: Entity): boolean {
  return type === 'money' && currencyField === amountsIn && !readOnly
}

function lineName(line: Values): string {
  const name = ['name', 'label', 'description', 'sku'].map((field) => line[field]).find(Boolean)
  return typeof name === 'string' ? name : ''
}
