import { DUTY_LINE } from '#domain/landed-cost/cost-lines.ts'
import { landingMessages } from '#domain/landed-cost/landing-messages.ts'
import type { Ppm, Units } from '#domain/money.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import type { ChangeSetRow } from '#web/kit/change-sets/change-set-rows.ts'
import { landMessages as messages } from './page-messages.ts'

export interface Moved {
  readonly before: number | null
  readonly after: number | null
}

/** The effect of a landing on a product or one of its variants. */
export interface LandedPart {
  readonly key: string
  readonly name: string
  /** Null of what is gone: it has no figures either. */
  readonly currency: string | null
  readonly cost: Moved
  readonly price: Moved
  readonly stock: Moved
  readonly margin: { readonly marginPpm: Ppm | null; readonly belowFloor: boolean; readonly flag: null }
  readonly problems: readonly string[]
  /** What becomes of its import duty, if that changes. */
  readonly dutyNote?: string
}

type Side = ChangeSetRow['after']
type Figures = Readonly<Partial<Record<'totalCost' | 'effectivePrice' | 'stock' | 'margin' | 'belowFloor', unknown>>>
type Named = Pick<LandedPart, 'key' | 'name' | 'problems'>
type Variant = Figures & { readonly id: string; readonly name: string }

/**
 * The effect of a landing on a product and on each variant: the row of the change set has the changed figures, the product the others.
 * What was deleted since the landing was worked out says so, because the whole landing is refused for it.
 */
export function landedParts(
  row: ChangeSetRow,
  productOf: (id: string) => RowOfKind<'product'> | undefined,
): readonly LandedPart[] {
  const isGone = row.id === null || row.problems.some(({ field }) => field === 'variantId')
  const now = isGone || row.id === null ? undefined : productOf(row.id)
  const named = { key: String(row.n ?? row.id), name: row.title ?? now?.name ?? '' }
  const problems = row.problems.map(({ message }) => message)
  return now ? partsOf(row, now, { ...named, problems }) : [gonePart(named, problems)]
}

function partsOf(row: ChangeSetRow, now: RowOfKind<'product'>, named: Named): readonly LandedPart[] {
  const { key, name, problems } = named
  const currency = now.baseCurrency
  const duty = dutyNote(row, currency)
  const own = partOf(
    { ...named, currency, ...(duty === undefined ? {} : { dutyNote: duty }) },
    { ...now, ...row.before },
    { ...now, ...row.after },
  )
  const earlier = new Map(variantsOf(row.before).map((variant) => [variant.id, variant]))
  const variants = variantsOf(row.after).flatMap((after) => {
    const before = earlier.get(after.id)
    if (!before) return []
    const ofVariant = { key: `${key} ${after.id}`, name: messages.ofVariant(name, after.name) }
    const isThere = now.variants.some(({ id }) => id === after.id)
    const part = partOf({ ...ofVariant, currency, problems: [] }, before, after)
    if (!isMoved(part)) return []
    return [isThere ? part : gonePart(ofVariant, [landingMessages.variantGone])]
  })
  const [first, ...others] = variants
  return first && !isMoved(own)
    ? [{ ...first, problems: [...problems, ...first.problems] }, ...others]
    : [own, ...variants]
}

function gonePart(named: Pick<Named, 'key' | 'name'>, problems: readonly string[]): LandedPart {
  const told = problems.length > 0 ? problems : [landingMessages.productGone]
  return partOf({ ...named, currency: null, problems: told }, {}, {})
}

/** A landing replaces the percentage by the amount that the shipment's lines bring (docs/decisions/0009). */
function dutyNote({ before, after }: ChangeSetRow, currency: string): string | undefined {
  const rate = before?.['importDuty']
  if (typeof rate !== 'number' || rate === 0 || after?.['importDuty'] !== 0) return undefined
  const costs = (after['additionalCosts'] ?? []) as readonly { readonly id: string; readonly amount: Units }[]
  const amount = costs.find(({ id }) => id === DUTY_LINE)?.amount
  return amount === undefined ? messages.dutyRemoved(rate) : messages.dutyAsAmount(rate, amount, currency)
}

export function tellsStock(rows: readonly ChangeSetRow[]): boolean {
  const isTold = (figures: Figures | null): boolean => typeof figures?.stock === 'number'
  return rows.some(({ after }) => (after !== null && 'stock' in after) || variantsOf(after).some(isTold))
}

function variantsOf(side: Side): readonly Variant[] {
  return (side?.['variants'] ?? []) as readonly Variant[]
}

function partOf(named: Named & Pick<LandedPart, 'currency' | 'dutyNote'>, before: Figures, after: Figures): LandedPart {
  const number = (value: unknown): Units | null => (typeof value === 'number' ? value : null)
  const move = (field: keyof Figures): Moved => ({ before: number(before[field]), after: number(after[field]) })
  return {
    ...named,
    cost: move('totalCost'),
    price: move('effectivePrice'),
    stock: move('stock'),
    margin: { marginPpm: number(after.margin), belowFloor: after.belowFloor === true, flag: null },
  }
}

function isMoved({ cost, price, stock }: LandedPart): boolean {
  return [cost, price, stock].some(({ before, after }) => before !== after)
}
