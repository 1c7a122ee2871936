import { product } from '#contract/entities/product.ts'
import type { Queryable } from '../kit/database/database.ts'
import { currentUser } from '../kit/database/data-access.ts'
import { same } from '#contract/same.ts'
import type { ProductRow, ReadShipment } from './read-shipment.ts'

/** What earlier landings of the same shipment did to its products, from the history. */
export interface EarlierLanding {
  /** A product with its costs and stock before the first landing; undefined if it was not changed. */
  asBefore(productId: string): ProductRow | undefined
  /** Whether a product's costs are still those of its landing. */
  isAsLanded(row: ProductRow): boolean
}

/** The fields that landings set. */
const COSTS = ['baseCost', 'shippingCost', 'importDuty', 'additionalCosts'] as const

interface Entry {
  readonly id: string
  readonly before: Readonly<Record<string, unknown>>
  readonly after: Readonly<Record<string, unknown>>
}

/** Reads the landings so far; undefined for a shipment that has not landed. */
export async function earlierLanding(
  tx: Queryable,
  { row, product: productOf }: ReadShipment,
): Promise<EarlierLanding | undefined> {
  if (row.status !== 'landed' || !row.landing) return undefined
  const { changeSetIds, stock } = row.landing
  const { rows } = await tx.query<Entry>({
    name: 'shipment:landings',
    text: `select id, before, after from change
      where user_id = ${currentUser} and change_set_id = any($1::uuid[]) and kind = '${product.kind}' and before is not null
        and after is not null order by version`,
    values: [changeSetIds],
  })
  const [first, last] = [new Map<string, Entry['before']>(), new Map<string, Entry['after']>()]
  for (const { id, before, after } of rows) {
    // The first value before and the last one after; a later landing may not have changed a field.
    first.set(id, { ...before, ...first.get(id) })
    last.set(id, { ...last.get(id), ...after })
  }
  return {
    asBefore(productId) {
      const found = productOf(productId)
      const before = first.get(productId)
      if (!found || !before) return undefined
      const costs = Object.fromEntries(COSTS.flatMap((name) => (name in before ? [[name, before[name]]] : [])))
      const variants = (before['variants'] ?? found.variants) as ProductRow['variants']
      return { ...found, ...costs, ...stockBefore({ ...found, variants }, stock) }
    },
    isAsLanded(found) {
      const landed = last.get(found.id) ?? {}
      const isKept = COSTS.every((name) => !(name in landed) || same(landed[name], found[name]))
      const variants = landed['variants'] as ProductRow['variants'] | undefined
      return isKept && (!variants || isVariantsKept(variants, found.variants))
    },
  }
}

const VARIANT_COSTS = ['baseCost', 'shippingCost', 'dutyCost', 'rebate'] as const

/** Variants that were added or removed since do not change the costs of the others. */
function isVariantsKept(landed: ProductRow['variants'], now: ProductRow['variants']): boolean {
  const byId = new Map(landed.map((variant) => [variant.id, variant]))
  return now.every((variant) => {
    const then = byId.get(variant.id)
    return !then || VARIANT_COSTS.every((name) => (then[name] ?? null) === (variant[name] ?? null))
  })
}

function stockBefore({ id, variants }: ProductRow, stock: Readonly<Record<string, number>>): Partial<ProductRow> {
  return {
    stock: stock[id] ?? null,
    variants: variants.map((variant) => ({ ...variant, stock: stock[`${id}/${variant.id}`] ?? null })),
  }
}
