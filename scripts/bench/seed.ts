import { randomBytes, randomUUID } from 'node:crypto'
import { uuidV7 } from '#domain/uuid.ts'
import type { Doors } from '#server/kit/database/doors.ts'
import { checkChanges, openWrite, readsOf, storeChanges } from '#server/kit/write/write.ts'

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

/** Makes believable products through the product's own write path; answers their ids. */
export async function seedProducts(doors: Doors, userId: string, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, (_, n) => uuidV7(1_790_000_000_000 + n, randomBytes(16)))
  const changes = checkChanges(
    ids.map((id, n) => ({
      op: 'put' as const,
      kind: 'product',
      id,
      data: {
        name: `${WORDS[n % 12]} ${THINGS[(n * 7) % 12]} ${n}`,
        sku: `W-${String(n).padStart(6, '0')}`,
        description: 'Made by hand in small runs; ships in recycled paper.',
        tags: ['home', WORDS[n % 12] ?? ''],
        baseCost: ((n * 37) % 5_000) * 10_000 + 1_000_000,
        shippingCost: ((n * 11) % 300) * 10_000,
        importDuty: (n % 8) * 10_000,
        vatTax: 200_000,
        pricingPercent: 200_000 + (n % 40) * 10_000,
        isActive: n % 9 !== 0,
        stock: (n * 13) % 200,
      },
    })),
  )
  await doors.asUser(
    { kind: 'user', userId },
    async (tx) => {
      const open = await openWrite(tx, readsOf(changes))
      await storeChanges(open, changes, { actor: 'system:seed', now: Date.now(), mutationId: randomUUID() })
    },
    { limitMs: 300_000 },
  )
  return ids
}
