import { convertByRatio, type Ratio } from '#domain/exchange-rates.ts'
import { mostOf, type Units } from '#domain/money.ts'
import { sameFigures } from '#domain/same-figures.ts'
import type { Line } from '#domain/merge.ts'
import { type AnyPatch, type AnyRow, type Entity, fieldsOf } from './entity.ts'
import { fieldMessages } from './field-messages.ts'
import type { Field } from './fields.ts'
import { type FieldIssue, invalid } from './refusal.ts'

/** What happens to the amounts of a row when its currency changes (PRICE-09). */
export const CURRENCY_CHANGES = ['convert', 'keep'] as const
export type CurrencyChange = (typeof CURRENCY_CHANGES)[number]

/** Moves an amount into the other currency; undefined if it would be too large. */
type Move = (amount: Units) => Units | undefined

type Values = Line & Readonly<Record<string, unknown>>

/** The new currency that a change gives a row; undefined if it stays, or if no amount depends on it. */
export function otherCurrency(
  { amountsIn }: Entity,
  before: AnyRow | undefined,
  after: AnyPatch,
): { readonly from: string; readonly to: string } | undefined {
  if (amountsIn === undefined || !before) return undefined
  const [from, to] = [before[amountsIn], after[amountsIn]]
  return typeof from === 'string' && typeof to === 'string' && from !== to ? { from, to } : undefined
}

/** The amounts of a row with the same figures in another currency: 12.50 dollars become 12.50 yen, never 1,250. Throws `Refusal`. */
export function keptFigures(entity: Entity, before: AnyRow | undefined, merged: AnyRow, stated: AnyPatch): AnyPatch {
  const other = otherCurrency(entity, before, merged)
  if (!other) return {}
  const { from, to } = other
  return movedAmounts(entity, merged, stated, { to, move: (amount) => sameFigures(amount, from, to) })
}

/** The amounts of a row converted into another currency, to 1/10,000 of its minor unit. Throws `Refusal`. */
export function convertedAmounts(
  entity: Entity,
  row: AnyRow,
  stated: AnyPatch,
  { from, to, ratio }: { readonly from: string; readonly to: string; readonly ratio: Ratio },
): AnyPatch {
  return movedAmounts(entity, row, stated, { to, move: (amount) => convertByRatio(amount, from, to, ratio) })
}

/** Whether a row has amounts, other than zero, that a change of its currency does not state. */
export function hasUnstatedAmounts(entity: Entity, row: AnyRow, stated: AnyPatch): boolean {
  let found = false
  const look: Move = (amount) => {
    found ||= amount !== 0
    return amount
  }
  movedAmounts(entity, row, stated, { to: '', move: look })
  return found
}

/** How to move amounts, and into which currency. */
interface Into {
  readonly to: string
  readonly move: Move
}

function movedAmounts(entity: Entity, row: AnyRow, stated: AnyPatch, { to, move }: Into): AnyPatch {
  const issues: FieldIssue[] = []
  const moved = fieldsOf(entity).flatMap(([name, field]): (readonly [string, unknown])[] => {
    const value = row[name]
    if (field.readOnly || value === null || value === undefined) return []
    if (isAmount(field, entity))
      return name in stated ? [] : [[name, movedAmount(value as Units, field.label)] as const]
    const inner = Object.entries(field.line ?? {}).filter(([, each]) => !each.readOnly && isAmount(each, entity))
    const edit = stated[name]
    // A list that is given as a whole states all of its amounts.
    if (inner.length === 0 || Array.isArray(edit)) return []
    const said = (edit as { readonly lines?: Readonly<Record<string, object | null>> } | undefined)?.lines ?? {}
    const lines = (value as readonly Values[]).map((line) => ({
      ...line,
      ...Object.fromEntries(
        inner.flatMap(([part]) => {
          const amount = line[part]
          const isStated = part in (said[line.id] ?? {})
          return typeof amount === 'number' && !isStated
            ? [[part, movedAmount(amount, nameOf(line) || field.label)] as const]
            : []
        }),
      ),
    }))
    return [[name, lines] as const]
  })
  if (issues.length > 0) throw invalid(issues)
  return Object.fromEntries(moved)

  function movedAmount(amount: Units, what: string): Units {
    const next = move(amount)
    if (next === undefined) {
      issues.push({ field: entity.amountsIn ?? '', message: fieldMessages.amountTooLarge(mostOf(to), what) })
    }
    return next ?? amount
  }
}

function isAmount({ type, currencyField }: Field, { amountsIn }: Entity): boolean {
  return type === 'money' && currencyField === amountsIn
}

/** The name of a line for messages. */
function nameOf(line: Values): string {
  const name = ['description', 'label', 'name'].map((field) => line[field]).find(Boolean)
  return typeof name === 'string' ? name : ''
}
