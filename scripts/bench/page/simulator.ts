import type { RateSet } from '#domain/exchange-rates.ts'
import { priceReceipt } from '#domain/price-receipt.ts'
import { DEFAULT_PRICING_CONTEXT, type PricingContext } from '#domain/pricing-rules.ts'
import { simulatorColumns } from '#domain/simulator/fill-columns.ts'
import type { Levers } from '#domain/simulator/levers.ts'
import { simulateColumns } from '#domain/simulator/simulate-columns.ts'
import { ratesInto, simulatedTotals, sumUp, sumUpBefore } from '#domain/simulator/simulated-totals.ts'
import type { SimulatedRow, SimulatorDeps } from '#domain/simulator/simulator-deps.ts'
import { simulatorFrame } from '#domain/simulator/simulator-frame.ts'

/** Milliseconds of the frames of each scenario, and of reading the catalogue once. */
export interface SimulatorTimes {
  readonly fill: number
  readonly frames: Readonly<Record<string, readonly number[]>>
}

declare global {
  interface Window {
    simulator(products: number, frames: number): Promise<SimulatorTimes>
  }
}

const RATES: RateSet = { base: 'EUR', date: '2026-11-27', source: 'ECB', rates: { USD: '1.0841', CNY: '7.7562' } }

const CONTEXT: PricingContext = {
  ...DEFAULT_PRICING_CONTEXT,
  taxRate: 200_000,
  pricesIncludeVat: true,
  priceEnding: '.99',
  floorMargin: 150_000,
}

const DEPS: SimulatorDeps = { contextOf: () => CONTEXT, rates: RATES, day: '2026-11-29', costLabel: 'Scenario' }

/** A product of the benchmark: a third is paid in yuan, a quarter has a fixed price, a sixth has another cost line. */
function product(n: number): SimulatedRow {
  const paid = (n % 9_000) / 100 + 10
  const isForeign = n % 3 === 0
  const row = {
    baseCurrency: 'EUR',
    baseCost: isForeign ? Math.round(paid * 128_900) : ((n * 37) % 5_000) * 10_000 + 1_000_000,
    shippingCost: ((n * 11) % 300) * 10_000,
    baseCostOrigin: isForeign
      ? { amount: paid.toFixed(2), currency: 'CNY', to: 'EUR', rate: '0.1289', date: '2026-01-02', source: 'ECB' }
      : null,
    shippingCostOrigin: null,
    importDuty: (n % 8) * 10_000,
    vatTax: n % 5 === 0 ? null : 200_000,
    additionalCosts: n % 6 === 0 ? [{ id: 'packing', label: 'Packing', amount: 150_000, origin: null }] : [],
    pricingMode: n % 4 === 0 ? ('manual' as const) : ('strategy' as const),
    pricingStrategy: 'margin' as const,
    pricingPercent: 200_000 + (n % 40) * 10_000,
    pricingAmount: ((n * 53) % 9_000) * 10_000 + 2_000_000,
    retailPrice: null,
    tradePrice: null,
    priceEnding: null,
    floorMargin: null,
  }
  return {
    ...row,
    categoryId: null,
    brandId: null,
    isActive: true,
    tags: [],
    stock: null,
    margin: null,
    floorOverride: '',
    id: `p${n}`,
    hsCode: n % 2 === 0 ? '6109.10' : '8471.30',
    variants: [],
    receipt: priceReceipt(row, CONTEXT),
  }
}

const percent = (ppm: number) => ({ by: 'percent' as const, ppm })

/** A lever that is drawn, by frame; `every` draws all of them at once. */
const DRAWN: Readonly<Record<string, (step: number) => Levers>> = {
  'supplier prices': (step) => ({ supplierCost: percent(step), gives: { keep: 'margins' } }),
  'supplier prices, prices kept': (step) => ({ supplierCost: percent(step), gives: { keep: 'prices' } }),
  'an exchange rate': (step) => ({ rates: [{ currency: 'CNY', ...percent(step) }], gives: { keep: 'margins' } }),
  'target margin': (step) => ({ margin: { by: 'points', ppm: step }, gives: { keep: 'margins' } }),
  'sales VAT': (step) => ({ salesVat: { by: 'points', ppm: step }, gives: { keep: 'margins' } }),
  floor: (step) => ({ floor: { by: 'rate', ppm: step }, gives: { keep: 'margins' } }),
  every: (step) => ({
    supplierCost: percent(step),
    freight: percent(2 * step),
    otherCosts: percent(step),
    duties: [{ heading: '8471', change: { by: 'points', ppm: 20_000 } }],
    rates: [{ currency: 'CNY', ...percent(step) }],
    margin: { by: 'points', ppm: 10_000 },
    ending: { ending: '.95' },
    floor: { by: 'rate', ppm: 200_000 },
    gives: { keep: 'within', ppm: 100_000 },
  }),
}

/** Draws each lever through the whole catalogue, with everything that the pictures show of every frame. */
window.simulator = async (products, count) => {
  const rows = Array.from({ length: products }, (_, n) => product(n))
  const start = performance.now()
  const columns = simulatorColumns(rows, DEPS)
  const fill = performance.now() - start
  const frame = simulatorFrame(columns)
  const totals = simulatedTotals()
  const units = Float64Array.from(rows, (_, n) => (n * 7) % 40)
  sumUpBefore(columns, { units, rates: ratesInto('EUR', RATES) }, totals)
  const frames: Record<string, number[]> = {}
  for (const [name, levers] of Object.entries(DRAWN)) {
    const times: number[] = []
    for (let step = 1; step <= count; step += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      const before = performance.now()
      simulateColumns(columns, levers(step * 1_000), DEPS, frame)
      sumUp(columns, frame, -50_000, totals)
      times.push(performance.now() - before)
    }
    frames[name] = times
    if (totals.changed === 0 && name !== 'floor') throw new Error(`${name} changed no product`)
  }
  return { fill, frames }
}
