import { DEFAULT_PRICING_CONTEXT, DEFAULT_WHAT_IF } from '#domain/pricing-rules.ts'
import { uuidV7 } from '#domain/uuid.ts'
import { type AnyRow, type DeriveContext, emptyRow, general } from '#contract/entity.ts'
import { product } from '#contract/entities/product.ts'
import { productIndex } from '#web/features/products/product-index.ts'
import { Collection } from '#web/kit/data/collection.ts'
import type { OtherRows, RowQuery } from '#web/kit/data/index-spec.ts'

/** Prints what the local copy takes for its rows, a keystroke and an edit: `tsx scripts/bench/store-bench.ts [rows]`. */
const COUNT = Number(process.argv[2] ?? 100_000)
const WORDS =
  'steel enamel travel mug lamp oak chair cotton shirt blue red small large garden hose bicycle light'.split(' ')
const PHRASE = 'steel travel mug 123'

const entity = general(product)
const alone: DeriveContext = { before: undefined, get: () => undefined, flagged: () => undefined }
const others: OtherRows = { get: () => undefined, version: () => 0, all: () => [] }

function word(n: number): string {
  return WORDS[(n * 7_919) % WORDS.length] ?? ''
}

function productRow(n: number): AnyRow {
  const id = uuidV7(1_760_000_000_000 + n, new Uint8Array(16).fill(n % 256))
  const row: AnyRow = {
    ...emptyRow(entity, id, n, alone),
    name: `${word(n)} ${word(n + 3)} ${n}`,
    description: Array.from({ length: 12 }, (_, index) => word(n + index)).join(' '),
    baseCost: 1_000_000 + ((n * 7_919) % 90_000_000),
    pricingMode: n % 5 === 0 ? null : 'strategy',
    version: n + 1,
  }
  return { ...row, ...entity.derive?.(row, alone) }
}

function list(collection: Collection, query: Partial<RowQuery>): void {
  const figures = { whatIf: null, context: DEFAULT_PRICING_CONTEXT }
  for (const id of collection.index.query({ page: 1, pageSize: 50, figures, ...query }).ids) collection.get(id)
}

function report(name: string, times: number, run: (turn: number) => void): void {
  const took = Array.from({ length: times }, (_, turn) => {
    const start = performance.now()
    run(turn)
    return performance.now() - start
  }).sort((a, b) => a - b)
  const at = (share: number): string => (took[Math.min(times - 1, Math.floor(times * share))] ?? 0).toFixed(2)
  console.log(`${name.padEnd(34)} p50 ${at(0.5).padStart(8)} ms   p95 ${at(0.95).padStart(8)} ms`)
}

const made = new Collection('product', productIndex, others)
for (let n = 0; n < COUNT; n += 1) made.setBase(productRow(n))
const chunks = structuredClone([...made.baseChunks()])
const collection = new Collection('product', productIndex, others)

console.log(`${COUNT} products, Node ${process.versions.node}`)
report('rows from their chunks', 1, () => collection.load(chunks))
report('first page by name', 1, () => list(collection, {}))
report('first page by price', 1, () => list(collection, { sort: 'price' }))
report('keystroke, ordered by price', 100, (turn) =>
  list(collection, { sort: 'price', search: PHRASE.slice(0, 1 + (turn % PHRASE.length)) }),
)
report('one row changed', 200, (turn) => {
  const row = collection.get(collection.id((turn * 7_919) % COUNT))
  if (row) collection.setBase({ ...row, nameKey: `zz ${turn}`, effectivePrice: turn })
  collection.flush()
})
report('one row changed and its page', 200, (turn) => {
  const row = collection.get(collection.id((turn * 104_729) % COUNT))
  if (row) collection.setBase({ ...row, nameKey: `yy ${turn}`, effectivePrice: turn })
  collection.flush()
  list(collection, { sort: 'price' })
})
report('what-if figures changed', 10, (turn) => {
  const whatIf = { ...DEFAULT_WHAT_IF, retailMargin: 300_000 + turn }
  list(collection, { sort: 'price', figures: { whatIf, context: DEFAULT_PRICING_CONTEXT } })
})
report('all rows into chunks', 1, () => void [...collection.baseChunks()])
