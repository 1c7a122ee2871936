import { randomUUID } from 'node:crypto'
import type { Figure } from './figure.ts'
import { load, type LoadResult, type Shot } from './load.ts'
import { REST_CPU, SAME_ROWS } from './scoreboard.ts'
import type { Shop } from './shop.ts'

type Operation = 'list' | 'get' | 'create' | 'update'

/** A server under load. */
export interface Target {
  readonly port: number
  readonly headers: Readonly<Record<string, string>>
  /** CPU milliseconds so far of everything that serves. */
  readonly cpu: () => number
  readonly shot: (operation: Operation, n: number) => Shot
}

/** One kind of call; with a key when it may be repeated safely. */
interface Kind {
  readonly operation: Operation
  readonly isKeyed?: true
}

const KINDS: readonly Kind[] = [
  { operation: 'list' },
  { operation: 'get' },
  { operation: 'create' },
  { operation: 'update' },
  { operation: 'create', isKeyed: true },
  { operation: 'update', isKeyed: true },
]
const CONNECTIONS = [1, 16]
/** Calls of a kind before it is measured: V8 compiles by how often a function ran, so a slow machine needs longer for it. */
const WARM_CALLS = 2_000

const anId = ({ ids }: Shop, n: number): string => ids[(n * 97) % ids.length] ?? ''

/** What the floor is asked. */
export function floorShot(shop: Shop): Target['shot'] {
  return (operation, n) => {
    const path = `/products/${anId(shop, n)}`
    switch (operation) {
      case 'list':
        return { method: 'GET', path: '/products' }
      case 'get':
        return { method: 'GET', path }
      case 'create':
        return { method: 'POST', path: '/products', body: JSON.stringify({ name: 'New' }) }
      case 'update':
        return { method: 'PATCH', path, body: JSON.stringify({ baseCost: n }) }
    }
  }
}

/** What the product is asked for the same. No update repeats what the row already says. */
export function productShot(shop: Shop): Target['shot'] {
  let updates = 0
  return (operation, n) => {
    const path = `/api/products/${anId(shop, n)}`
    switch (operation) {
      case 'list':
        return { method: 'GET', path: '/api/products?status=active&sortBy=name&page=3&pageSize=50' }
      case 'get':
        return { method: 'GET', path }
      case 'create':
        return { method: 'POST', path: '/api/products', body: JSON.stringify({ name: 'New' }) }
      case 'update':
        return {
          method: 'PATCH',
          path,
          body: JSON.stringify({ costBreakdown: { baseCost: ((updates += 1) % 4_999) / 100 + 1 } }),
        }
    }
  }
}

/** Loads floor and product in turn with every kind of call; tells each as it goes. Writes also have a floor that stores the same rows. */
export async function compareRest(
  label: string,
  floor: Target,
  product: Target,
  options: { readonly durationMs: number; readonly isJudged: boolean },
): Promise<Figure[]> {
  const figures: Figure[] = []
  const sameRows: Target = { ...floor, headers: { ...floor.headers, floor: 'rows' } }
  const run = (target: Target, kind: Kind, connections: number): Promise<LoadResult> =>
    load({ ...target, connections, durationMs: options.durationMs, shot: (n) => shotOf(target, kind, n) })
  // Compiling belongs to the start: all are warm before anything is measured.
  for (const kind of KINDS) {
    for (const target of [...floorsOf(kind, floor, sameRows), product]) await warm(() => run(target, kind, 16))
  }
  for (const connections of CONNECTIONS) {
    for (const kind of KINDS) {
      const name = `${label} ${kind.operation}${kind.isKeyed ? ' with key' : ''} ×${connections}`
      const lows = []
      for (const target of floorsOf(kind, floor, sameRows)) lows.push(await run(target, kind, connections))
      const ours = await run(product, kind, connections)
      const gates = [REST_CPU[kind.operation], SAME_ROWS[connections]]
      for (const [index, low] of lows.entries()) {
        const beside = index === 0 ? name : `${name}, same rows`
        console.log(row(`${beside} floor`, low))
        console.log(row(beside, ours, low))
        figures.push(figureOf(beside, ours, low, options.isJudged ? gates[index] : undefined))
      }
    }
  }
  return figures
}

async function warm(run: () => Promise<LoadResult>): Promise<void> {
  for (let calls = 0; calls < WARM_CALLS;) calls += (await run()).calls
}

function floorsOf({ operation }: Kind, floor: Target, sameRows: Target): readonly Target[] {
  return operation === 'create' || operation === 'update' ? [floor, sameRows] : [floor]
}

function shotOf({ shot }: Target, { operation, isKeyed }: Kind, n: number): Shot {
  const one = shot(operation, n)
  return isKeyed ? { ...one, headers: { 'idempotency-key': randomUUID() } } : one
}

function figureOf(name: string, ours: LoadResult, low: LoadResult, target: Figure['target']): Figure {
  const beside = (value: number, floor: number, unit: string): string =>
    `${value.toFixed(value < 10 ? 2 : 0)}${unit} (${(value / floor).toFixed(2)} ×)`
  const note = [
    beside(ours.perSecond, low.perSecond, '/s'),
    `p50 ${beside(ours.p50, low.p50, ' ms')}`,
    `p99 ${beside(ours.p99, low.p99, ' ms')}`,
    ...(ours.failed > 0 ? [`${ours.failed} FAILED`] : []),
  ]
  return {
    part: 'rest: CPU a request',
    name,
    // A request that failed was not served, however quickly.
    value: ours.failed > 0 ? NaN : ours.cpuMs,
    unit: 'ms',
    floor: low.cpuMs,
    ...(target ? { target } : {}),
    note: note.join(', '),
    details: { ours, floor: low },
  }
}

function row(name: string, result: LoadResult, floor?: LoadResult): string {
  const figure = (value: number, digits = 2): string => value.toFixed(digits).padStart(9)
  const ratio = floor
    ? `   ${(result.cpuMs / floor.cpuMs).toFixed(2)} × floor CPU, ${(result.p50 / floor.p50).toFixed(2)} × p50`
    : ''
  const failed = result.failed > 0 ? `   ${result.failed} FAILED` : ''
  return `${name.padEnd(44)}${figure(result.perSecond, 0)}/s  p50${figure(result.p50)}  p99${figure(result.p99)}  CPU${figure(result.cpuMs)} ms${ratio}${failed}`
}
