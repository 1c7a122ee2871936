import { randomBytes, randomUUID } from 'node:crypto'
import { uuidV7 } from '#domain/uuid.ts'
import type { DataAccess } from '#server/kit/database/data-access.ts'
import { checkChanges } from '#server/kit/write/checked-changes.ts'
import { openWrite, readsOf, storeChanges } from '#server/kit/write/write.ts'

const WORDS = [
  'Walnut',
  'Copper',
  'Linen',
  'Nordic',
  'Enamel',
  'Oak',
  'Ceramic',
  'Cotton',
  'Steel',
  'Bamboo',
  'Glass',
  'Wool',
]
const THINGS = [
  'lamp',
  'kettle',
  'cushion',
  'blanket',
  'mug',
  'shelf',
  'planter',
  'towel',
  'bottle',
  'board',
  'teapot',
  'throw',
]

/** What a shop is filled with. */
export interface Stock {
  readonly products: number
  /** Every so many products one has no pricing of its own; none when left out. */
  readonly unpricedEvery?: number
}

/** So many rows are stored in one transaction. */
const BATCH = 10_000
const LIMIT_MS = 300_000

/** Makes believable products through the product's own write path; answers their ids. */
export async function seedProducts(
  dataAccess: DataAccess,
  userId: string,
  { products, unpricedEvery }: Stock,
): Promise<string[]> {
  const ids = Array.from({ length: products }, (_, n) => uuidV7(1_790_000_000_000 + n, randomBytes(16)))
  for (let from = 0; from < products; from += BATCH) {
    const changes = checkChanges(
      ids.slice(from, from + BATCH).map((id, index) => ({
        op: 'put' as const,
        kind: 'product',
        id,
        data: {
          ...productData(from + index),
          ...(unpricedEvery !== undefined && (from + index) % unpricedEvery === 0 && WITHOUT_PRICING),
        },
      })),
    )
    await dataAccess.asUser(
      { kind: 'user', userId },
      async (tx) => {
        const open = await openWrite(tx, readsOf(changes))
        await storeChanges(open, changes, { actor: 'system:seed', now: Date.now(), mutationId: randomUUID() })
      },
      { limitMs: LIMIT_MS },
    )
  }
  return ids
}

/** What an import of costs alone leaves a product with: the list's what-if figures price it. */
const WITHOUT_PRICING = { pricingMode: null, pricingPercent: null, vatTax: null }

function productData(n: number) {
  return {
    name: `${WORDS[n % 12]} ${THINGS[(n * 7) % 12]} ${n}`,
    sku: `W-${String(n).padStart(6, '0')}`,
    description: 'Made by hand in small runs; ships in recycled paper.',
    tags: ['home', WORDS[n % 12] ?? ''],
    baseCost: ((n * 37) % 5_000) * 10_000 + 1_000_000,
    shippingCost: ((n * 11) % 300) * 10_000,
    importDuty: (n % 8) * 10_000,
    vatTax: 200_000,
    pricingPercent: 200_000 + (n % 40) * 10_000,
    isActive: isActive(n),
    stock: (n * 13) % 200,
  }
}

const INACTIVE_EVERY = 9

function isActive(n: number): boolean {
  return n % INACTIVE_EVERY !== 0
}

/** How many of so many products a list of the active ones shows. */
export function activeProducts(products: number): number {
  return products - Math.ceil(products / INACTIVE_EVERY)
}
