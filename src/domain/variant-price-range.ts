import type { Units } from './money.ts'

/** The lowest and highest price of a product's sold variants; null if none has a price. */
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
