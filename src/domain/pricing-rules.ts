import type { CostOrigin } from './cost-origin.ts'
import type { Ppm, Units } from './money.ts'
import type { EndingDirection, PriceEnding } from './price-ending.ts'
import { effectiveFloor, type EffectiveFloor } from './price-floor.ts'
import type { CostLine, CostParts, CostRules } from './total-cost.ts'

/** The source of a product's price: its strategy, a fixed amount, or its stored retail price (PRICE-06). */
export type PricingMode = 'strategy' | 'manual' | 'retailPrice'
/** How a strategy prices: by margin, by markup, or by hand (PRICE-06). */
export type PricingStrategy = 'margin' | 'markup' | 'manual'

/** The fields of a product that its price is made from; amounts in units of `baseCurrency`, percentages in ppm. */
export interface PricingInput extends CostParts {
  readonly baseCurrency: string
  readonly additionalCosts: readonly CostLine[]
  /** The origins of supplier price and shipping (PRICE-15); they explain, and change no figure. */
  readonly baseCostOrigin?: CostOrigin | null
  readonly shippingCostOrigin?: CostOrigin | null
  /** Null for a product imported with only a cost: what-if figures price it (PROD-08). */
  readonly pricingMode: PricingMode | null
  readonly pricingStrategy: PricingStrategy | null
  /** The pricing value of margin and markup. */
  readonly pricingPercent: Ppm | null
  /** The pricing value of a fixed price. */
  readonly pricingAmount: Units | null
  readonly retailPrice: Units | null
  readonly tradePrice: Units | null
  readonly priceEnding: PriceEnding | null
  readonly floorMargin: Ppm | null
}

/** How computed prices in one currency end (PRICE-11). */
export interface CurrencyEnding {
  readonly currency: string
  readonly ending: PriceEnding
}

/** The context of a product's pricing: the business profile's switches and its categories' floors, nearest first. */
export interface PricingContext extends CostRules {
  /** Sales VAT; not negative. */
  readonly taxRate: Ppm
  readonly pricesIncludeVat: boolean
  readonly defaultMargin: Ppm
  readonly tradeMargin: Ppm
  readonly priceEnding: PriceEnding
  /** Endings of single currencies, instead of `priceEnding`; of several for one currency the first applies. */
  readonly currencyEndings?: readonly CurrencyEnding[]
  readonly endingDirection?: EndingDirection
  readonly floorMargin: Ppm | null
  readonly categoryFloors: readonly (Ppm | null)[]
}

/** A list's what-if figures for products without pricing of their own (PROD-08). */
export interface WhatIf {
  readonly vat: Ppm
  readonly retailMargin: Ppm
  readonly tradeMargin: Ppm
}

/** The figures a list starts with and resets to (PROD-08). */
export const DEFAULT_WHAT_IF: WhatIf = { vat: 200_000, retailMargin: 400_000, tradeMargin: 200_000 }

/** The fields of a business that set its what-if figures (PROD-08). */
export interface UsualFigures {
  /** Blank until somebody has entered the country of the business. */
  readonly country: string
  readonly vatRegistered: boolean
  readonly vatRecoverable: boolean
  readonly taxRate: Ppm
  /** 0 means no usual margin. */
  readonly defaultMargin: Ppm
  readonly tradeMargin: Ppm
}

/**
 * The first what-if figures of a list: the usual margins of the business, and VAT only where it is a cost. An untouched profile gives
 * those of PROD-08.
 */
export function usualWhatIf(business: UsualFigures | undefined): WhatIf {
  if (!business || (business.country === '' && business.defaultMargin === 0)) return DEFAULT_WHAT_IF
  const { vatRegistered, vatRecoverable, taxRate, defaultMargin, tradeMargin } = business
  return {
    vat: vatRegistered && !vatRecoverable ? taxRate : 0,
    retailMargin: defaultMargin > 0 ? defaultMargin : DEFAULT_WHAT_IF.retailMargin,
    tradeMargin,
  }
}

/** The context of an untouched business profile (PROF-02, PRICE-07). */
export const DEFAULT_PRICING_CONTEXT: PricingContext = {
  taxRate: 0,
  pricesIncludeVat: false,
  vatRecoverable: false,
  dutyBasis: 'cif',
  defaultMargin: 0,
  tradeMargin: 200_000,
  priceEnding: 'none',
  floorMargin: null,
  categoryFloors: [],
}

/** Who set a price ending. */
export type EndingSource = 'product' | 'currency' | 'profile'

/** Price endings as a business profile declares them (PRICE-11). */
export type DeclaredEndings = Pick<PricingContext, 'currencyEndings' | 'priceEnding'>

/** A context resolved for one product: every rule that its price depends on beside its own row. A receipt stores these rules. */
export type PricingRules = CostRules &
  EffectiveFloor & {
    readonly taxRate: Ppm
    readonly pricesIncludeVat: boolean
    readonly defaultMargin: Ppm
    readonly tradeMargin: Ppm
    readonly ending: PriceEnding
    readonly endingSource: EndingSource
    readonly endingDirection: EndingDirection
    readonly whatIf: WhatIf | null
  }

/** The ending of products without one of their own: that of their currency, else that of the business profile (PRICE-11). */
export function inheritedEnding(
  currency: string,
  { currencyEndings, priceEnding }: DeclaredEndings,
): { readonly ending: PriceEnding; readonly endingSource: 'currency' | 'profile' } {
  const own = currencyEndings?.find((each) => each.currency === currency)
  return own ? { ending: own.ending, endingSource: 'currency' } : { ending: priceEnding, endingSource: 'profile' }
}

/** The rules in force for one product: its own ending and floor first, then its currency's or categories', then the business profile's. */
export function resolvedRules(
  input: Pick<PricingInput, 'baseCurrency' | 'priceEnding' | 'floorMargin' | 'pricingMode'>,
  context: PricingContext,
  whatIf: WhatIf | null = null,
): PricingRules {
  return {
    dutyBasis: context.dutyBasis,
    vatRecoverable: context.vatRecoverable,
    taxRate: context.taxRate,
    pricesIncludeVat: context.pricesIncludeVat,
    defaultMargin: context.defaultMargin,
    tradeMargin: context.tradeMargin,
    ...(input.priceEnding === null
      ? inheritedEnding(input.baseCurrency, context)
      : { ending: input.priceEnding, endingSource: 'product' as const }),
    endingDirection: context.endingDirection ?? 'up',
    ...effectiveFloor(input.floorMargin, context.categoryFloors, context.floorMargin),
    whatIf: input.pricingMode === null ? whatIf : null,
  }
}
