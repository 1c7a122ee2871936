import { eanWithCheckDigit } from './ean.ts'
import { type Units, UNITS_PER_MINOR } from './money.ts'
import { variantName } from './variants.ts'

export interface SampleOption {
  readonly id: string
  readonly name: string
  readonly values: readonly string[]
}

export interface SampleVariant {
  readonly id: string
  readonly name: string
  readonly optionValues: readonly string[]
  readonly sku: string
  readonly barcode: string
  /** Null: as the product. */
  readonly baseCost: Units | null
  readonly retailPrice: Units | null
  readonly tradePrice: Units | null
  readonly stock: number
  readonly isActive: boolean
}

const VARIED = 'TEX-001'
const COLOURS = ['Oat', 'Slate', 'Moss']
const SIZES = ['130 × 180 cm', '150 × 200 cm']
/** Minor units; the small one costs as much as the product. */
const LARGE_COST = 6_150
const STOCK = [14, 6, 11, 3, 9, 0]
/** After the barcodes of the products, which count from 1. */
const FIRST_BARCODE = 101

/** The options and variants of a sample product; none for most. */
export function sampleVariants(sku: string): {
  readonly options: readonly SampleOption[]
  readonly variants: readonly SampleVariant[]
  readonly groupKey: string
} {
  if (sku !== VARIED) return { options: [], variants: [], groupKey: '' }
  const combinations = COLOURS.flatMap((colour) => SIZES.map((size) => [colour, size] as const))
  return {
    groupKey: sku,
    options: [
      { id: 'colour', name: 'Colour', values: COLOURS },
      { id: 'size', name: 'Size', values: SIZES },
    ],
    variants: combinations.map(([colour, size], index) => ({
      id: `variant-${index + 1}`,
      name: variantName({ name: '', optionValues: [colour, size] }),
      optionValues: [colour, size],
      sku: `${sku}-${colour.slice(0, 2).toUpperCase()}${size === SIZES[0] ? 'S' : 'L'}`,
      barcode: eanWithCheckDigit(`29${String(FIRST_BARCODE + index).padStart(10, '0')}`),
      baseCost: size === SIZES[0] ? null : LARGE_COST * UNITS_PER_MINOR,
      retailPrice: null,
      tradePrice: null,
      stock: STOCK[index] ?? 0,
      isActive: true,
    })),
  }
}
