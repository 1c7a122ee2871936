import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { Figure } from './figure.ts'
import type { Options } from './options.ts'
import type { StoreStep } from './stores-run.ts'

const PROVIDERS = ['wix', 'shopify', 'woocommerce'] as const
const VARIANTS = 3
/** Steps by the step of a plain import of as many products that they are held against. */
const FLOORS: Readonly<Record<string, string>> = { 'first look': 'checked', applied: 'applied' }

/**
 * What the first import of a large store takes, a look for changes, and sending prices: for each provider on the embedded engine, in a
 * process of its own with the simulated store. Throws where a provider's documented limit was broken.
 */
export async function benchStores({ storeProducts, postgresOnly }: Options): Promise<Figure[]> {
  if (postgresOnly) return []
  const floors = await stepsOf('import', storeProducts)
  const figures: Figure[] = []
  for (const provider of PROVIDERS) {
    const steps = await stepsOf(provider, storeProducts)
    const broken = steps.find(({ overLimit }) => overLimit > 0)
    if (broken) throw new Error(`${provider}: ${broken.overLimit} requests broke its limit: ${broken.name}`)
    figures.push(...steps.map((step) => figureOf(provider, storeProducts, step, floors)))
  }
  return figures
}

async function stepsOf(kind: string, products: number): Promise<readonly StoreStep[]> {
  const args = [kind, String(products), String(VARIANTS)]
  const child = fork('scripts/bench/stores-run.ts', args, { execArgv: ['--import', 'tsx'] })
  let steps: readonly StoreStep[] = []
  child.once('message', (message) => {
    steps = message as readonly StoreStep[]
  })
  const [code] = await once(child, 'exit')
  if (code !== 0 || steps.length === 0) throw new Error(`${kind}: ended with ${code}`)
  return steps
}

function figureOf(provider: string, products: number, step: StoreStep, floors: readonly StoreStep[]): Figure {
  const floor = floors.find(({ name }) => name === FLOORS[step.name])
  const { requests, waited, memory, seconds } = step
  const asked = requests > 0 ? `, ${requests} requests, ${waited.toFixed(0)} s that its limits take` : ''
  return {
    part: 'stores',
    name: `${provider}, ${products.toLocaleString('en')} products with ${VARIANTS} variants: ${step.name}, CPU`,
    value: step.cpuSeconds * 1_000,
    unit: 'ms',
    ...(floor ? { floor: floor.cpuSeconds * 1_000 } : {}),
    note: `${seconds.toFixed(0)} s by the clock, ${memory} MB added at most${asked}`,
    details: step,
  }
}
