import { randomUUID } from 'node:crypto'
import { landedCost } from '#domain/landed-cost/landed-cost.ts'
import { startPostgresCluster } from '#test/postgres-cluster.ts'
import { type Engine, prepareEmbedded, preparePostgres } from './engines.ts'
import type { Figure } from './figure.ts'
import type { Options } from './options.ts'
import { startProduct } from './running.ts'
import { pageHeaders } from './shop.ts'
import { median } from './statistics.ts'

const LINES = 2_000
const RATE = { USD: '0.8612', CNY: '0.1207', EUR: '' } as const
const SPLITS = ['value', 'weight', 'volume', 'quantity', 'equal'] as const
const NAME = `a shipment of ${LINES.toLocaleString('en')} lines in three currencies with five charges`

/** How long a large shipment takes to be costed, and from the wish to land it until its products have their new costs and back. */
export async function benchLanding({ loads, postgresOnly }: Options): Promise<Figure[]> {
  const cluster = await startPostgresCluster({ durable: true })
  try {
    const figures = [costing(loads)]
    figures.push(...(await landings(await preparePostgres(cluster, LINES), loads)))
    if (!postgresOnly) figures.push(...(await landings(await prepareEmbedded(LINES), loads)))
    return figures
  } finally {
    await cluster.stop()
  }
}

const currencyOf = (index: number) => (['USD', 'CNY', 'EUR'] as const)[index % 3] ?? 'EUR'

/** The stored form of a line. */
function lineOf(productId: string, index: number) {
  const currency = currencyOf(index)
  return {
    productId,
    quantity: ((index % 40) + 1) * 10_000,
    unitCost: 1_230_000 + index * 700,
    currency,
    rate: RATE[currency],
    dutyPercent: index % 2 === 0 ? 27_000 : 120_000,
    weight: 2_500 + (index % 90) * 100,
    volume: 12 + (index % 30),
  }
}

/** The stored form of a charge. */
function chargeOf(split: (typeof SPLITS)[number], index: number) {
  const currency = currencyOf(index)
  const kind = index === 0 ? ('freight' as const) : ('other' as const)
  return { kind, label: split, currency, rate: RATE[currency], split, dutiable: index === 0 }
}

function costing(loads: number): Figure {
  const lines = Array.from({ length: LINES }, (_, index) => ({ id: `line-${index}`, ...lineOf('', index) }))
  const charges = SPLITS.map((split, index) => ({
    ...chargeOf(split, index),
    id: split,
    amount: 1_234_560_000 + index,
    shares: [],
  }))
  const times = Array.from({ length: loads * 4 }, () => {
    const start = performance.now()
    const { problems } = landedCost({ lines, charges, currency: 'EUR', dutyBasis: 'cif' })
    if (problems.length > 0) throw new Error(`the shipment cannot be costed: ${problems[0]?.message}`)
    return performance.now() - start
  })
  return { part: 'landing', name: `${NAME}, costed`, value: median(times), unit: 'ms' }
}

async function landings(engine: Engine, loads: number): Promise<Figure[]> {
  const { label, settings, shop } = engine
  const product = await startProduct(settings)
  const headers = { ...(await pageHeaders(product.port, shop)), 'content-type': 'application/json' }
  const call = async (method: string, path: string, body?: unknown): Promise<string> => {
    const answer = await fetch(`http://127.0.0.1:${product.port}/api${path}`, {
      method,
      headers,
      body: JSON.stringify(body ?? {}),
    })
    const text = await answer.text()
    if (!answer.ok || /"(problem|refused)":\{/.test(text)) throw new Error(`${method} ${path}: ${text.slice(0, 500)}`)
    return text
  }
  try {
    const shipmentId = await stock(call, shop.ids)
    const times: { propose: number; apply: number; revert: number }[] = []
    for (let round = 0; round < loads; round += 1) times.push(await land(call, shipmentId))
    const figure = (name: string, of: keyof (typeof times)[number]): Figure => ({
      part: 'landing',
      name: `${label}: ${NAME}, ${name}`,
      value: median(times.map((time) => time[of])),
      unit: 'ms',
    })
    return [figure('proposed', 'propose'), figure('applied', 'apply'), figure('reverted', 'revert')]
  } finally {
    await product.stop()
    await engine.drop()
  }
}

type Call = (method: string, path: string, body?: unknown) => Promise<string>

async function stock(call: Call, productIds: readonly string[]): Promise<string> {
  const shipmentId = randomUUID()
  const lines = productIds.slice(0, LINES).map((id, index) => ({ id: randomUUID(), data: lineOf(id, index) }))
  const charges = SPLITS.map((split, index) => ({
    op: 'put',
    kind: 'shipmentCharges',
    id: randomUUID(),
    data: { ...chargeOf(split, index), shipmentId, position: index, estimatedAmount: 1_234_560_000 + index },
  }))
  const shipment = { name: 'Container', currency: 'EUR', raiseStock: true }
  const bodies = [
    { op: 'put', kind: 'shipments', id: shipmentId, data: shipment },
    { op: 'command', name: 'shipment/add-lines', input: { shipmentId, lines } },
    ...charges,
  ]
  const mutations = bodies.map((body, index) => ({ id: randomUUID(), seq: index + 1, at: Date.now(), body }))
  await call('POST', '/sync', { clientId: randomUUID(), mutations })
  return shipmentId
}

async function land(call: Call, shipmentId: string) {
  const changeSetId = randomUUID()
  const timed = async (path: string, body?: unknown): Promise<number> => {
    const start = performance.now()
    await call('POST', path, body)
    return performance.now() - start
  }
  return {
    propose: await timed(`/shipments/${shipmentId}/land`, { changeSetId }),
    apply: await timed(`/change-sets/${changeSetId}/apply`),
    revert: await timed(`/change-sets/${changeSetId}/revert`),
  }
}
