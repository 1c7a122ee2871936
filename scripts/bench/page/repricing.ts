import { cataloguePrices } from '#domain/catalogue-prices.ts'
import { type PricingColumns, pricingColumns, setPricingRow } from '#domain/pricing-columns.ts'
import { DEFAULT_PRICING_CONTEXT, DEFAULT_WHAT_IF, type PricingInput } from '#domain/pricing-rules.ts'
import { NO_SCENARIO } from '#domain/pricing-scenario.ts'
import { repriceColumns } from '#domain/reprice-columns.ts'

/** Milliseconds of each pass over the whole catalogue. */
export interface RepricingTimes {
  readonly ours: readonly number[]
  readonly floor: readonly number[]
}

declare global {
  interface Window {
    repricing(products: number, frames: number): Promise<RepricingTimes>
  }
}

const PER_PPM = 1e-6

/** A product of the benchmark; every fifth has no pricing of its own, and every third an ending. */
function input(n: number): PricingInput {
  const isUnpriced = n % 5 === 0
  return {
    baseCurrency: 'USD',
    baseCost: ((n * 37) % 5_000) * 10_000 + 1_000_000,
    shippingCost: ((n * 11) % 300) * 10_000,
    importDuty: (n % 8) * 10_000,
    vatTax: isUnpriced ? null : 200_000,
    additionalCosts: [],
    pricingMode: isUnpriced ? null : 'strategy',
    pricingStrategy: 'margin',
    pricingPercent: isUnpriced ? null : 200_000 + (n % 40) * 10_000,
    pricingAmount: null,
    retailPrice: null,
    tradePrice: null,
    priceEnding: n % 3 === 0 ? '.99' : null,
    floorMargin: null,
  }
}

/** The floor: the same sum over the same columns, unguarded, in float64, without endings, flags or figures over all. */
function bareLoop(columns: PricingColumns, factor: number, prices: Float64Array, margins: Float64Array): void {
  const { base, shipping, extras, duty, vat } = columns
  for (let row = 0; row < columns.count; row += 1) {
    const landed = (base[row] ?? 0) + (shipping[row] ?? 0)
    const cost = (landed + (extras[row] ?? 0) + landed * (duty[row] ?? 0) * PER_PPM) * (1 + (vat[row] ?? 0) * PER_PPM)
    const price = Math.round((cost * factor) / 10_000) * 10_000
    prices[row] = price
    margins[row] = 1 - cost / price
  }
}

/** Prices the whole catalogue anew in every frame, each time under another what-if margin and change of cost. */
window.repricing = async (products, frames) => {
  const columns = pricingColumns(products)
  for (let row = 0; row < products; row += 1) setPricingRow(columns, row, input(row), [])
  const prices = cataloguePrices(products)
  const [barePrices, bareMargins] = [new Float64Array(products), new Float64Array(products)]
  const times = { ours: [] as number[], floor: [] as number[] }
  for (let frame = 0; frame < frames; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    const retailMargin = 300_000 + frame * 1_000
    times.ours.push(
      timed(() =>
        repriceColumns(
          columns,
          DEFAULT_PRICING_CONTEXT,
          { ...DEFAULT_WHAT_IF, retailMargin },
          { ...NO_SCENARIO, baseCostChange: frame * 1_000 },
          prices,
        ),
      ),
    )
    times.floor.push(timed(() => bareLoop(columns, 1e6 / (1e6 - retailMargin), barePrices, bareMargins)))
  }
  if (prices.priced !== products) throw new Error(`${prices.priced} of ${products} products have a price`)
  return times
}

function timed(run: () => void): number {
  const start = performance.now()
  run()
  return performance.now() - start
}
