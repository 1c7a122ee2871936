import { receiptRules } from '#domain/price-receipt.ts'
import type { PricingRules } from '#domain/pricing-rules.ts'
import type { AnyRow, DeriveContext } from './entity.ts'

/** The fields that a product's prices are made from; `variants.` precedes a field of its variants. */
export const PRICE_INPUTS = [
  'baseCurrency',
  'baseCost',
  'shippingCost',
  'importDuty',
  'vatTax',
  'additionalCosts',
  'pricingMode',
  'pricingStrategy',
  'pricingPercent',
  'pricingAmount',
  'retailPrice',
  'tradePrice',
  'priceEnding',
  'variants.baseCost',
  'variants.shippingCost',
  'variants.dutyCost',
  'variants.rebate',
  'variants.retailPrice',
  'variants.tradePrice',
] as const

const OWN_INPUTS = PRICE_INPUTS.filter((name) => !name.startsWith('variants.') && name !== 'additionalCosts')

const OF_VARIANTS = PRICE_INPUTS.flatMap((name) =>
  name.startsWith('variants.') ? [name.slice('variants.'.length)] : [],
)

type Values = Readonly<Record<string, unknown>>

interface PricedRow {
  readonly receipt: Values | null
  readonly additionalCosts: readonly { readonly id: string; readonly amount: unknown }[]
  readonly variants: readonly { readonly id: string }[]
}

/**
 * The rules of a product's prices when a change names neither prices nor costs (PRICE-06): those of its receipt, whatever the settings
 * are now; for an undo, those of the restored receipt; for a copy, those of the copied receipt. Undefined if it is priced anew, as a
 * product without a receipt is.
 */
export function standingRules(
  row: PricedRow,
  { before, restored }: Pick<DeriveContext, 'before' | 'restored'>,
): PricingRules | undefined {
  const stood = restored?.['receipt']
  if (stood) return receiptRules(stood as Values) ?? undefined
  if (row.receipt === null || (before && namesPrices(row, before as AnyRow & PricedRow))) return undefined
  return receiptRules(row.receipt) ?? undefined
}

function namesPrices(row: PricedRow, before: AnyRow & PricedRow): boolean {
  const values = row as unknown as Values
  if (OWN_INPUTS.some((name) => values[name] !== before[name])) return true
  return areCostsChanged(row, before) || areVariantsChanged(row, before)
}

function areCostsChanged({ additionalCosts }: PricedRow, before: PricedRow): boolean {
  if (additionalCosts === before.additionalCosts) return false
  const known = new Map(before.additionalCosts.map(({ id, amount }) => [id, amount]))
  return additionalCosts.length !== known.size || additionalCosts.some(({ id, amount }) => known.get(id) !== amount)
}

/** A new variant without its own figures is priced like its product. */
function areVariantsChanged({ variants }: PricedRow, before: PricedRow): boolean {
  if (variants === before.variants) return false
  const known = new Map<string, Values>(before.variants.map((variant) => [variant.id, { ...variant }]))
  return variants.some((variant) => {
    const own: Values = { ...variant }
    const earlier = known.get(variant.id) ?? {}
    return OF_VARIANTS.some((name) => (own[name] ?? null) !== (earlier[name] ?? null))
  })
}
