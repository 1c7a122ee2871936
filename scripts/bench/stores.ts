import { fork } from 'node:child_process'
import { once } from 'node:events'
import { openPostgres } from '#server/kit/database/postgres.ts'
import { OWNER, startPostgresCluster } from '#test/postgres-cluster.ts'
import { quiet } from './engines.ts'
import type { Figure } from './figure.ts'
import type { Options } from './options.ts'
import { STORE_REQUESTS } from './scoreboard.ts'
import type { StoreStep } from './stores-run.ts'

const KINDS = ['wix', 'wix-old', 'shopify', 'woocommerce'] as const
const VARIANTS = 3
/** Steps by the step of a plain import of as many products that they are held against. */
const FLOORS: Readonly<Record<string, string>> = { 'first look': 'checked', applied: 'applied' }

/** What the first import of a large store takes, then a look for changes, and sending prices: of each provider, in a process of its own. */
export async function benchStores({ storeProducts, postgresOnly }: Options): Promise<Figure[]> {
  const figures: Figure[] = []
  if (!postgresOnly) {
    const floors = await stepsOf(['import', storeProducts, VARIANTS])
    for (const kind of KINDS) {
      const steps = await stepsOf([kind, storeProducts, VARIANTS])
      figures.push(...steps.map((step) => figureOf(`embedded, ${kind}, ${count(storeProducts)} products`, step, floors)))
    }
  }
  figures.push(...(await onPostgres(storeProducts)))
  return figures
}
