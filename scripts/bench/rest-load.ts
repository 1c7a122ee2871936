import type { Figure } from './figure.ts'
import { load, type LoadResult, type Shot } from './load.ts'
import { REST_CPU } from './scoreboard.ts'
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

const OPERATIONS = ['list', 'get', 'create', 'update'] as const
const CONNECTIONS = [1, 16]

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

/** Loads floor and product in turn with every operation; tells each as it goes. */
export async function compareRest(
  label: string,
  floor: Target,
  product: Target,
  options: { readonly durationMs: number; readonly isJudged: boolean },
): Promise<Figure[]> {
  const figures: Figure[] = []
  const run = (target: Target, operation: Operation, connections: number): Promise<LoadResult> =>
    load({ ...target, connections, durationMs: options.durationMs, shot: (n) => target.shot(operation, n) })
  // Compiling belongs to the start: both are warm before anything is measured.
  for (const operation of OPERATIONS) for (const target of [floor, product]) await run(target, operation, 16)
  for (const connections of CONNECTIONS) {
    for (const operation of OPERATIONS) {
      const measure = (target: Target): Promise<LoadResult> => run(target, operation, connections)
      const low = await measure(floor)
      const ours = await measure(product)
      const name = `${label} ${operation} ×${connections}`
      console.log(row(`${name} floor`, low))
      console.log(row(name, ours, low))
      figures.push(figureOf(name, ours, low, options.isJudged ? REST_CPU[operation] : undefined))
    }
  }
  return figures
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
  return `${name.padEnd(28)}${figure(result.perSecond, 0)}/s  p50${figure(result.p50)}  p99${figure(result.p99)}  CPU${figure(result.cpuMs)} ms${ratio}${failed}`
}
