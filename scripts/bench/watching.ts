import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { startPostgresCluster } from '#test/postgres-cluster.ts'
import { preparePostgres } from './engines.ts'
import type { Figure } from './figure.ts'
import { load, type Shot } from './load.ts'
import type { Options } from './options.ts'
import { productShot } from './rest-load.ts'
import { WATCHING } from './scoreboard.ts'
import { median } from './statistics.ts'

const CONNECTIONS = 8
/** Pairs of blocks that are compared. */
const PAIRS = 40
/** Blocks in which V8 compiles what is called often. */
const WARM_PAIRS = 4

/** CPU milliseconds a call, without metrics and with them. */
interface Pair {
  readonly without: number
  readonly with: number
}

/**
 * What metrics cost: CPU of the server for a list call with them, beside the same without (DIAG-07). Both run in one process, in short blocks
 * that alternate, so that neither the compiler, nor the heap, nor what else the machine does is counted for one of them alone.
 */
export async function benchWatching({ products, durationMs }: Options): Promise<Figure[]> {
  const cluster = await startPostgresCluster({ durable: true })
  let server: ChildProcess | undefined
  try {
    const engine = await preparePostgres(cluster, products, 'watching')
    const { settings, shop } = engine
    const env = { ...process.env, ...settings, LOG_LEVEL: 'error', RATE_LIMIT: '0' }
    server = fork('scripts/bench/watching-server.ts', [], { execArgv: ['--import', 'tsx'], env })
    const [{ ports }] = (await once(server, 'message')) as [{ ports: readonly [number, number] }]
    const ask = productShot(shop)
    const headers = { authorization: `Bearer ${shop.token}` }
    const block = blockOf(server, { durationMs: durationMs / 3, headers, shot: (n) => ask('list', n) })
    const pairs: Pair[] = []
    for (let n = -WARM_PAIRS; n < PAIRS; n += 1) {
      const pair = await inTurn(
        n % 2 === 0,
        () => block(ports[0]),
        () => block(ports[1]),
      )
      if (n >= 0) pairs.push(pair)
    }
    const drop = once(server, 'exit')
    server.disconnect()
    await drop
    await engine.drop()
    return [figureOf(pairs)]
  } finally {
    server?.kill()
    await cluster.stop()
  }
}

/** Runs both, the first one first or last. */
async function inTurn(isFirst: boolean, plain: () => Promise<number>, measured: () => Promise<number>): Promise<Pair> {
  if (isFirst) return { without: await plain(), with: await measured() }
  const withThem = await measured()
  return { without: await plain(), with: withThem }
}

interface Block {
  readonly durationMs: number
  readonly headers: Readonly<Record<string, string>>
  readonly shot: (n: number) => Shot
}

/** A block of load on a port; answers the CPU milliseconds of the process for each call. */
function blockOf(server: ChildProcess, { durationMs, headers, shot }: Block): (port: number) => Promise<number> {
  const cpuMs = async (): Promise<number> => {
    server.send('cpu')
    const [{ cpu }] = (await once(server, 'message')) as [{ cpu: NodeJS.CpuUsage }]
    return (cpu.user + cpu.system) / 1_000
  }
  return async (port) => {
    const before = await cpuMs()
    const { calls, failed } = await load({ port, connections: CONNECTIONS, durationMs, headers, shot, cpu: () => 0 })
    const after = await cpuMs()
    return failed > 0 ? NaN : (after - before) / calls
  }
}

function figureOf(pairs: readonly Pair[]): Figure {
  const ratios = pairs.map((pair) => pair.with / pair.without).sort((a, b) => a - b)
  const at = (share: number): number => ratios[Math.floor(share * (ratios.length - 1))] ?? NaN
  // Of the median, as a notch of a box plot: nineteen times of twenty the true one is within it.
  const error = (1.57 * (at(0.75) - at(0.25))) / Math.sqrt(ratios.length)
  const floor = median(pairs.map(({ without }) => without))
  return {
    part: 'watching: CPU a request',
    name: 'pg list with metrics, beside without',
    value: floor * median(ratios),
    unit: 'ms',
    floor,
    target: WATCHING,
    note: `ratio ${median(ratios).toFixed(4)} ± ${error.toFixed(4)} of ${PAIRS} pairs`,
    details: pairs,
  }
}
