import { knownEntity } from '#contract/entities/registry.ts'
import { decimalOf, listOf } from '#domain/archive/values.ts'
import { decimalFromPpm, decimalFromUnits, ppmFromDecimal, unitsFromDecimal } from '#domain/money.ts'
import type { PatchRow } from '../kit/write/patch-draft.ts'
import type { Account } from './archive-account.ts'
import { archiveMessages as messages } from './archive-messages.ts'
import { planTogether } from './plan-together.ts'

/** The figures that follow from what a product or a service is made of. */
const FIGURES: Readonly<Record<string, readonly string[]>> = {
  product: ['totalCost', 'effectivePrice', 'effectiveTradePrice', 'margin'],
  service: ['totalCost', 'computedPrice', 'mainPrice', 'margin'],
}

type Values = Readonly<Record<string, unknown>>
type Note = NonNullable<PatchRow['notes']>[number]

/** Where a figure here is not that of the archive, the row says both (PRICE-06). */
export function withFigures(row: PatchRow, values: Values, account: Account): PatchRow {
  const names = FIGURES[row.kind]
  if (!names || row.problems) return row
  const planned = planTogether([row], account)?.[0]
  if (!planned) return row
  const currency = String(planned['baseCurrency'])
  const changed = changedFigures(row.kind, { names, was: values, is: planned, currency })
  const variants = listOf(planned['variants'])
  const ofVariants = listOf(values['variants']).flatMap((was, index) => {
    const is = variants[index]
    return is ? changedFigures(row.kind, { names, was, is, currency, place: `variants.${index}.` }) : []
  })
  const notes = [...changed, ...ofVariants]
  return notes.length === 0 ? row : { ...row, notes: [...(row.notes ?? []), ...notes] }
}

interface Figures {
  readonly names: readonly string[]
  readonly was: Values
  readonly is: Values
  readonly currency: string
  readonly place?: string
}

function changedFigures(kind: string, { names, was, is, currency, place = '' }: Figures): readonly Note[] {
  return names.flatMap((name) => {
    const told = decimalOf(was[name])
    const own = is[name]
    if (told === undefined) return []
    const isPercent = knownEntity(kind).fields[name]?.type === 'percent'
    const stored = isPercent ? ppmFromDecimal(told) : unitsFromDecimal(told, currency)
    if ('value' in stored && stored.value === own) return []
    const now = typeof own !== 'number' ? '–' : isPercent ? decimalFromPpm(own) : decimalFromUnits(own, currency)
    return [{ field: `${place}${name}`, message: messages.otherFigure(told, now) }]
  })
}
