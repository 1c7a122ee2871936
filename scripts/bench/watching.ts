import { startPostgresCluster } from '#test/postgres-cluster.ts'
import { preparePostgres } from './engines.ts'
import type { Figure } from './figure.ts'
import { load } from './load.ts'
import type { Options } from './options.ts'
import { cpuOf } from './processes.ts'
import { productShot } from './rest-load.ts'
import { type Running, startProduct } from './running.ts'
import { WATCHING } from './scoreboard.ts'
import { median } from './statistics.ts'

const CONNECTIONS = 8
/** Pairs of loads that are compared. */
const PAIRS = 15

/** What metrics cost: CPU of the server for a list call with them, beside the same without, at the same time on one database (DIAG-07). */
export async function benchWatching({ products, durationMs }: Options): Promise<Figure[]> {
  const cluster = await startPostgresCluster({ durable: true })
  const running: Running[] = []
  try {
    const engine = await preparePostgres(cluster, products, 'watching')
    const { settings, shop } = engine
    const start = async (more: Readonly<Record<string, string>>): Promise<Running> => {
      const product = await startProduct({ ...settings, ...more })
      running.push(product)
      return product
    }
    const [plain, measured] = [await start({}), await start({ METRICS: 'loopback' })]
    const shot = productShot(shop)
    const cpuOfList = async ({ port, pid }: Running): Promise<number> => {
      const { cpuMs, failed } = await load({
        port,
        connections: CONNECTIONS,
        durationMs,
        headers: { authorization: `Bearer ${shop.token}` },
        shot: (n) => shot('list', n),
        cpu: () => cpuOf([pid]),
      })
      return failed > 0 ? NaN : cpuMs
    }
    // Both at the same time: whatever else the machine does falls on both alike.
    const pairOf = async (): Promise<{ readonly without: number; readonly with: number }> => {
      const [without, withThem] = await Promise.all([cpuOfList(plain), cpuOfList(measured)])
      return { without, with: withThem }
    }
    await pairOf()
    const pairs: Awaited<ReturnType<typeof pairOf>>[] = []
    for (let pair = 0; pair < PAIRS; pair += 1) pairs.push(await pairOf())
    const floor = median(pairs.map(({ without }) => without))
    const ratio = median(pairs.map((pair) => pair.with / pair.without))
    await engine.drop()
    const spread = pairs.map((pair) => (pair.with / pair.without).toFixed(3)).join(' ')
    return [
      {
        part: 'watching: CPU a request',
        name: 'pg list with metrics, beside without',
        value: floor * ratio,
        unit: 'ms',
        floor,
        target: WATCHING,
        note: `ratios of ${PAIRS} pairs: ${spread}`,
        details: pairs,
      },
    ]
  } finally {
    for (const product of running) await product.stop()
    await cluster.stop()
  }
}
