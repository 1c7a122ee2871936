import { parseArgs } from 'node:util'

/** What can be measured on its own. */
export const PARTS = [
  'rest',
  'memory',
  'live',
  'start',
  'size',
  'languages',
  'browser',
  'repricing',
  'simulator',
  'resolving',
  'landing',
  'numbering',
  'pdf',
  'thumbnails',
  'noisy',
  'growth',
  'notes',
  'calendar',
  'feed',
  'analytics',
  'insights',
  'assistant',
  'stores',
  'watching',
] as const
export type Part = (typeof PARTS)[number]

/** What to measure, and how long. */
export interface Options {
  readonly parts: ReadonlySet<Part>
  /** Leaves out the embedded engine. */
  readonly postgresOnly: boolean
  /** Products in the shop that the server is measured on. */
  readonly products: number
  /** Products in the shop on PostgreSQL beside which memory is measured. */
  readonly memoryProducts: number
  /** Milliseconds for each operation and number of connections. */
  readonly durationMs: number
  readonly liveWrites: number
  readonly starts: number
  /** Products in the shops that the browser is measured on. */
  readonly browserProducts: readonly (10_000 | 100_000)[]
  /** Products in the shops that lists are read in, the smallest first. */
  readonly growth: readonly number[]
  /** How often a page is loaded for one figure. */
  readonly loads: number
  readonly frames: number
  /** Documents that are numbered. */
  readonly documents: number
  /** Products in the store that is imported. */
  readonly storeProducts: number
}

const USAGE = `Usage: npm run bench -- [--quick] [--only ${PARTS.join(',')}] [--postgres-only]`

/** Reads the options of the command line. Throws an error that tells the usage. */
export function readOptions(args: readonly string[], environment: NodeJS.ProcessEnv = process.env): Options {
  const { quick, only, 'postgres-only': postgresOnly } = parsed(args)
  const named = only?.split(',').map((name) => name.trim())
  const unknown = named?.find((name) => !PARTS.some((part) => part === name))
  if (unknown !== undefined) throw new Error(`There is no part "${unknown}".\n${USAGE}`)
  return {
    parts: new Set(PARTS.filter((part) => named?.includes(part) ?? true)),
    postgresOnly,
    products: Number(environment['BENCH_PRODUCTS'] ?? 10_000),
    memoryProducts: quick ? 10_000 : 100_000,
    durationMs: Number(environment['BENCH_MS'] ?? (quick ? 1_000 : 3_000)),
    liveWrites: quick ? 50 : 200,
    starts: quick ? 3 : 7,
    browserProducts: quick ? [10_000] : [10_000, 100_000],
    growth: quick ? [1_000, 10_000] : [1_000, 10_000, 100_000],
    loads: quick ? 3 : 5,
    frames: quick ? 60 : 300,
    documents: quick ? 1_000 : 10_000,
    storeProducts: quick ? 1_000 : 10_000,
  }
}

function parsed(args: readonly string[]): { quick: boolean; only: string | undefined; 'postgres-only': boolean } {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        quick: { type: 'boolean', default: false },
        only: { type: 'string' },
        'postgres-only': { type: 'boolean', default: false },
      },
    })
    return { quick: values.quick, only: values.only, 'postgres-only': values['postgres-only'] }
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`, { cause: error })
  }
}
