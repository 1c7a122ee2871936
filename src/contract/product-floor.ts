import { decimalFromPpm, type Ppm } from '#domain/money.ts'
import { floorOf, PRICE_CHOICES } from '#domain/price-floor.ts'
import type { DeriveContext } from './entity.ts'
import type { FieldIssue } from './refusal.ts'
import { productMessages } from './product-messages.ts'
import { productContext } from './product-pricing.ts'

/** A product or variant with a price of its own. */
interface PricedThing {
  readonly id: string
  readonly margin: Ppm | null
  readonly belowFloor: boolean
}

interface FlooredRow extends PricedThing {
  readonly categoryId: string | null
  readonly floorMargin: Ppm | null
  readonly floorOverride: string
  readonly variants: readonly PricedThing[]
}

/** Whether the product or one of its variants is priced below its floor. */
export function isAnyBelowFloor({ belowFloor, variants }: Pick<FlooredRow, 'belowFloor' | 'variants'>): boolean {
  return belowFloor || variants.some((variant) => variant.belowFloor)
}

/**
 * Refuses a chosen price below the lowest margin if the business asks for that (PRICE-12), unless the same change has a reason. A price
 * that comes nearer to its floor passes, and so does a restored one.
 */
export function floorIssue(
  row: FlooredRow,
  changed: ReadonlySet<string>,
  context: DeriveContext,
): Record<string, string> {
  const chosen = PRICE_CHOICES.find((field) => changed.has(field))
  if (chosen === undefined || context.isRestored || !isAnyBelowFloor(row)) return {}
  if (context.flagged('businessProfile')?.['floorAction'] !== 'block') return {}
  if (changed.has('floorOverride') && row.floorOverride.trim() !== '') return {}
  const before = context.before as FlooredRow | undefined
  const earlier = new Map(before ? [before, ...before.variants].map(({ id, margin }) => [id, margin]) : [])
  const isLowered = ({ id, margin, belowFloor }: PricedThing): boolean =>
    belowFloor && (margin ?? -Infinity) < (earlier.get(id) ?? Infinity)
  if (![row, ...row.variants].some(isLowered)) return {}
  return { [chosen]: belowFloorMessage(floorOf(row, productContext(row.categoryId, context)) ?? 0) }
}

/** The message for a price below the floor. */
export function belowFloorMessage(floor: Ppm): string {
  return productMessages.belowFloor(decimalFromPpm(floor))
}

/** The floor message, if the floor is the only reason for the refusal: with a reason the change would pass. */
export function floorMessage(issues: readonly FieldIssue[]): string | undefined {
  return issues.every(({ message }) => message.startsWith(beginning())) ? issues[0]?.message : undefined
}

/** How the message begins before the margin. */
function beginning(): string {
  return productMessages.belowFloor('\n').split('\n', 1)[0] ?? ''
}
