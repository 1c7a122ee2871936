import { rulesOfPrice } from '#domain/price-receipt.ts'
import { type PricingContext, type PricingInput, type PricingRules, resolvedRules } from '#domain/pricing-rules.ts'
import { variantInput } from '#domain/variant-pricing.ts'
import { product } from '#contract/entities/product.ts'
import { type AnyRow, general } from '#contract/entity.ts'
import { contextOf } from '#contract/plan-changes.ts'
import { productContext } from '#contract/product-pricing.ts'
import { invalid } from '#contract/refusal.ts'
import { notFound } from '#contract/row-rules.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import type { Queryable } from '#server/kit/database/database.ts'
import { readContext, readRefs, RowCache } from '#server/kit/rows/reading.ts'
import { readMore } from '#server/kit/write/write.ts'
import { assistantMessages } from '../assistant-messages.ts'

const PRODUCT = general(product)
const { kind } = PRODUCT

/** A product with what its price depends on. */
export interface KnownProduct {
  readonly row: RowOfKind<'product'>
  readonly context: PricingContext
  /** The rules that the stored price was made by, and those of today. */
  readonly made: PricingRules
  readonly now: PricingRules
}

/** Reads a product of the caller. Throws `Refusal` for an unknown id. */
export async function knownProduct(tx: Queryable, id: string): Promise<KnownProduct> {
  const cache = new RowCache()
  await readMore({ tx, cache }, [...readRefs([{ kind, id }]), ...readContext(PRODUCT, [id], () => [])])
  const found = cache.get(kind, id)
  if (!found) throw notFound(PRODUCT, id)
  const row = found as AnyRow & RowOfKind<'product'>
  const context = productContext(row.categoryId, contextOf(PRODUCT, cache, found))
  const now = resolvedRules(row, context)
  return { row, context, made: rulesOfPrice(row.receipt, now), now }
}

/** The variant that a caller names, as its price is made; the product itself without one. Throws `Refusal` for an unknown one. */
export function pieceOf(row: RowOfKind<'product'>, variantId: string | undefined) {
  if (variantId === undefined || variantId === '') return { variant: null, stored: row, input: row as PricingInput }
  const found = row.variants.find(({ id }) => id === variantId)
  if (!found) throw invalid([{ field: 'variantId', message: assistantMessages.noSuchVariant(row.name) }])
  return { variant: { id: found.id, name: found.name }, stored: found, input: variantInput(row, found) }
}
