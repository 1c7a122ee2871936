import type { EndingDirection, PriceEnding } from '#domain/price-ending.ts'
import { type PricingResult, pricing } from '#domain/pricing.ts'
import { DEFAULT_PRICING_CONTEXT, type PricingContext, type PricingInput } from '#domain/pricing-rules.ts'
import { CURRENCY, money, percent } from '../figures.ts'
import type { Example } from './example.ts'

const COST = 7_400_000
const MARGIN = 350_000
const FLOOR = 330_000
const VAT = 190_000
const YEN_COST = 11_880_000
const YEN_MARGIN = 400_000

interface Asked {
  readonly ending: PriceEnding
  readonly direction?: EndingDirection
  readonly floor?: number
  readonly withVat?: true
}

/** A lamp whose price is moved to an ending, with a lowest margin and with VAT. */
export function priceEndingsAndFloors(): Example {
  const plain = lamp({ ending: 'none' })
  const up = lamp({ ending: '.99' })
  const near = lamp({ ending: '.99', direction: 'nearest' })
  const kept = lamp({ ending: '.99', direction: 'nearest', floor: FLOOR })
  const [gross, grossEnded] = [lamp({ ending: 'none', withVat: true }), lamp({ ending: '.99', withVat: true })]
  return {
    figures: {
      cost: money(COST),
      margin: percent(MARGIN),
      plain: priceOf(plain),
      up: priceOf(up),
      upMargin: percent(up.marginPpm ?? 0),
      near: priceOf(near),
      nearMargin: percent(near.marginPpm ?? 0),
      floor: percent(FLOOR),
      floorPrice: money(kept.floorPrice ?? 0),
      kept: priceOf(kept),
      keptMargin: percent(kept.marginPpm ?? 0),
      vat: percent(VAT),
      gross: priceOf(gross),
      grossEnded: priceOf(grossEnded),
      net: money(grossEnded.netPrice ?? 0),
      grossMargin: percent(grossEnded.marginPpm ?? 0),
      yen: money(yen('none').effectivePrice ?? 0, 'JPY'),
      yenEnded: money(yen('.99').effectivePrice ?? 0, 'JPY'),
    },
    picture: {
      kind: 'bars',
      title: 'endings',
      bars: [
        { label: 'plainPrice', parts: partsOf(plain) },
        { label: 'upPrice', parts: partsOf(up) },
        { label: 'nearPrice', parts: partsOf(near) },
        { label: 'keptPrice', parts: partsOf(kept) },
      ],
    },
  }
}

const INPUT: Omit<PricingInput, 'baseCurrency' | 'baseCost' | 'pricingPercent'> = {
  shippingCost: null,
  importDuty: null,
  vatTax: null,
  additionalCosts: [],
  pricingMode: 'strategy',
  pricingStrategy: 'margin',
  pricingAmount: null,
  retailPrice: null,
  tradePrice: null,
  priceEnding: null,
  floorMargin: null,
}

function lamp({ ending, direction = 'up', floor, withVat }: Asked): PricingResult {
  const context: PricingContext = {
    ...DEFAULT_PRICING_CONTEXT,
    priceEnding: ending,
    endingDirection: direction,
    floorMargin: floor ?? null,
    ...(withVat ? { pricesIncludeVat: true, taxRate: VAT } : {}),
  }
  return pricing({ ...INPUT, baseCurrency: CURRENCY, baseCost: COST, pricingPercent: MARGIN }, context)
}

function yen(priceEnding: PriceEnding): PricingResult {
  const input = { ...INPUT, baseCurrency: 'JPY', baseCost: YEN_COST, pricingPercent: YEN_MARGIN }
  return pricing(input, { ...DEFAULT_PRICING_CONTEXT, priceEnding })
}

function priceOf({ effectivePrice }: PricingResult) {
  return money(effectivePrice ?? 0)
}

function partsOf({ totalCost, profit }: PricingResult) {
  return [
    { part: 'cost', amount: totalCost ?? 0 },
    { part: 'profit', amount: profit ?? 0 },
  ] as const
}
