import type { Units } from './money.ts'

/** From the lowest to the highest price of a product's variants that are sold; null where none has a price. */
export function variantPriceRange(
  variants: readonly { readonly isActive: boolean; readonly effectivePrice: Units | null }[],
): readonly [Units, Units] | null {
  let range: [Units, Units] | null = null
  for (const { isActive, effectivePrice } of variants) {
    if (!isActive || effectivePrice === null) continue
    range = range
      ? [Math.min(range[0], effectivePrice), Math.max(range[1], effectivePrice)]
      : [effectivePrice, effectivePrice]
  }
  return range
}
