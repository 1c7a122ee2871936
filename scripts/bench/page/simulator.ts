import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import type { RateSet } from '#domain/exchange-rates.ts'
import { priceReceipt } from '#domain/price-receipt.ts'
import { DEFAULT_PRICING_CONTEXT, type PricingContext } from '#domain/pricing-rules.ts'
import { simulatorColumns } from '#domain/simulator/fill-columns.ts'
import type { Levers } from '#domain/simulator/levers.ts'
import type { SimulatorColumns } from '#domain/simulator/simulator-columns.ts'
import type { SimulatedRow, SimulatorDeps } from '#domain/simulator/simulator-deps.ts'
import { EffectsTable } from '#web/features/simulator/effects-table.tsx'
import { MarginHistogram } from '#web/features/simulator/margin-histogram.tsx'
import type { Catalogue } from '#web/features/simulator/read-catalogue.ts'
import { ResultLine } from '#web/features/simulator/result-line.tsx'
import { warmUp } from '#web/features/simulator/warm-up.ts'
import { Workbench } from '#web/features/simulator/workbench.ts'

/** Milliseconds of the frames of each scenario: their figures alone, and with all that is shown of them; and of reading the catalogue once. */
export interface SimulatorTimes {
  readonly fill: number
  readonly work: Readonly<Record<string, readonly number[]>>
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
    originCountry: n % 4 === 0 ? 'CN' : '',
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

/** The catalogue as the workbench reads it from the device. */
function catalogueOf(products: readonly SimulatedRow[], columns: SimulatorColumns): Catalogue {
  const rows = products.map((each, n) => ({ ...each, name: `Product ${n}` })) as unknown as Catalogue['rows']
  return {
    rows,
    columns,
    places: Uint32Array.from(rows, (_, place) => place),
    placeOf: new Map(products.map(({ id }, place) => [id, place])),
    fingerprint: '',
  }
}

/** What the workbench shows of a frame: its result, two distributions in one picture, and the rows of the table that are in sight. */
function pictures(bench: Workbench) {
  const shared = { bench, currency: 'EUR', basis: '', shown: 'all', first: 'losses', onShow: () => undefined } as const
  return createElement(
    'main',
    {},
    createElement(ResultLine, shared),
    createElement(MarginHistogram, shared),
    createElement(EffectsTable, { ...shared, onFirst: () => undefined, onStory: () => undefined }),
  )
}

/** What the page does while a person reads what it shows first. */
const WARM_UP_MS = 3_000

/** Draws each lever through the whole catalogue. A frame ends when what it shows is laid out. */
window.simulator = async (products, count) => {
  const rows = Array.from({ length: products }, (_, n) => product(n))
  const start = performance.now()
  const columns = simulatorColumns(rows, DEPS)
  const fill = performance.now() - start
  const bench = new Workbench(catalogueOf(rows, columns))
  const sold = new Map(rows.map(({ id }, n) => [id, (n * 7) % 40]))
  bench.count({ deps: DEPS, ids: null, sold, currency: 'EUR' })
  warmUp(bench.catalogue.columns, DEPS)
  await new Promise((resolve) => setTimeout(resolve, WARM_UP_MS))
  const room = document.body.appendChild(document.createElement('div'))
  createRoot(room).render(pictures(bench))
  const work: Record<string, number[]> = {}
  const frames: Record<string, number[]> = {}
  for (const [name, levers] of Object.entries(DRAWN)) {
    const times = { work: [] as number[], frame: [] as number[] }
    for (let step = 1; step <= count; step += 1) {
      const { worked, drawn } = await frameOf(bench, levers(step * 1_000))
      times.work.push(worked)
      times.frame.push(drawn)
    }
    work[name] = times.work
    frames[name] = times.frame
    if (bench.totals.changed === 0 && name !== 'floor') throw new Error(`${name} changed no product`)
  }
  return { fill, work, frames }
}

/** How long a frame takes, in milliseconds: the figures alone, and with all that is shown of them. */
async function frameOf(bench: Workbench, levers: Levers): Promise<{ worked: number; drawn: number }> {
  const before = bench.revision()
  return new Promise((resolve) => {
    let start = 0
    let worked = 0
    // It runs before what follows the workbench is drawn.
    requestAnimationFrame(() => {
      start = performance.now()
    })
    const stop = bench.subscribe(() => {
      if (bench.revision() === before) return
      stop()
      worked = performance.now() - start
      // React draws what follows an outer source before any other task.
      queueMicrotask(() =>
        queueMicrotask(() => {
          document.body.getBoundingClientRect()
          resolve({ worked, drawn: performance.now() - start })
        }),
      )
    })
    bench.draw(levers, -50_000)
  })
}
