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

/** Trade prices are no part of any other price: naming one leaves the retail price where it is (PRICE-06). */
const OF_TRADE: ReadonlySet<string> = new Set(['tradePrice', 'variants.tradePrice'])

const MOVING = PRICE_INPUTS.filter((name) => !OF_TRADE.has(name))

const OWN_INPUTS = MOVING.filter((name) => !name.startsWith('variants.') && name !== 'additionalCosts')

const OF_VARIANTS = MOVING.flatMap((name) => (name.startsWith('variants.') ? [name.slice('variants.'.length)] : []))

type Values = Readonly<Record<string, unknown>>

/** The lists of a product that tell whether a change names its prices or costs. */
export interface PriceNaming {
  readonly additionalCosts: readonly { readonly id: string; readonly amount: unknown }[]
  readonly variants?: readonly { readonly id: string }[]
}

/** Whether a change of a product names its prices or costs; only then its stored prices move (PRICE-06). */
export function namesPrices(row: PriceNaming, before: PriceNaming): boolean {
  const values: Values = { ...row }
  const earlier: Values = { ...before }
  if (OWN_INPUTS.some((name) => values[name] !== earlier[name])) return true
  return areCostsChanged(row, before) || areVariantsChanged(row, before)
}

function areCostsChanged({ additionalCosts }: PriceNaming, before: PriceNaming): boolean {
  if (additionalCosts === before.additionalCosts) return false
  const known = new Map(before.additionalCosts.map(({ id, amount }) => [id, amount]))
  return additionalCosts.length !== known.size || additionalCosts.some(({ id, amount }) => known.get(id) !== amount)
}

const NONE: readonly { readonly id: string }[] = []

/** A new variant without its own figures is priced like its product. */
function areVariantsChanged({ variants = NONE }: PriceNaming, { variants: before = NONE }: PriceNaming): boolean {
  if (variants === before) return false
  const known = new Map<string, Values>(before.map((variant) => [variant.id, { ...variant }]))
  return variants.some((variant) => {
    const own: Values = { ...variant }
    const earlier = known.get(variant.id) ?? {}
    return OF_VARIANTS.some((name) => (own[name] ?? null) !== (earlier[name] ?? null))
  })
}
