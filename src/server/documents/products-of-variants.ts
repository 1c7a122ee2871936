import type { ItemRow } from '#contract/document-row.ts'
import { invalid } from '#contract/refusal.ts'
import { currentUser } from '../kit/database/data-access.ts'
import type { OpenWrite } from '../kit/write/write.ts'
import { callMessages } from './call-messages.ts'

/** Adds the product to lines that name only a variant. Throws `Refusal` if several products have such a variant. */
export async function productsOfVariants({ tx }: OpenWrite, items: readonly ItemRow[]): Promise<readonly ItemRow[]> {
  const isAlone = ({ productId, variantId }: ItemRow): boolean => productId === null && variantId !== ''
  const alone = items.filter(isAlone)
  if (alone.length === 0) return items
  const { rows } = await tx.query<{ productId: string; variantId: string }>({
    name: 'documents:products-of-variants',
    text: `select product.id as "productId", variant->>'id' as "variantId" from product, jsonb_array_elements(variants) as variant
      where user_id = ${currentUser} and variant->>'id' = any($1)`,
    values: [[...new Set(alone.map(({ variantId }) => variantId))]],
  })
  return items.map((item, index) => {
    if (!isAlone(item)) return item
    const [only, ...others] = rows.filter(({ variantId }) => variantId === item.variantId)
    if (others.length > 0) {
      throw invalid([{ field: `items.${index}.variantId`, message: callMessages.variantOfSeveral }])
    }
    return only ? { ...item, productId: only.productId } : item
  })
}
