import { slug } from '#domain/slug.ts'
import { missingCombinations, variantName, withUsedValues } from '#domain/variants.ts'
import { derivedUuid } from '#domain/uuid.ts'
import type { ProductPatch, ProductRow, VariantLine } from './product-row.ts'

type Product = Pick<ProductRow, 'sku' | 'options' | 'variants'>
type OptionLine = ProductRow['options'][number]

/** What of a variant is set by a person. */
export type VariantChange = Partial<
  Pick<
    VariantLine,
    'name' | 'optionValues' | 'sku' | 'barcode' | 'baseCost' | 'retailPrice' | 'tradePrice' | 'stock' | 'isActive'
  >
>

const BLANK = {
  name: '',
  barcode: '',
  baseCost: null,
  retailPrice: null,
  tradePrice: null,
  stock: null,
  isActive: true,
} as const satisfies VariantChange

/** The same change of some variants. */
export function changedVariants(ids: readonly string[], change: VariantChange | null): ProductPatch {
  return { variants: { lines: Object.fromEntries(ids.map((id) => [id, change])) } }
}

/** A new option without values. */
export function addedOption(id: string): ProductPatch {
  return { options: { lines: { [id]: { name: '', values: [] } } } }
}

/** Other values of an option. The first one is what variants made before it are. */
export function changedValues(
  { options, variants }: Product,
  option: OptionLine,
  values: readonly string[],
): ProductPatch {
  const patch: ProductPatch = { options: { lines: { [option.id]: { values } } } }
  const [first] = values
  const index = options.findIndex(({ id }) => id === option.id)
  const open = variants.filter(({ optionValues }) => (optionValues[index] ?? '') === '')
  if (first === undefined || option.values.length > 0 || open.length === 0) return patch
  const lines = open.map((variant) => [
    variant.id,
    placed(options.map((_, at) => (at === index ? first : (variant.optionValues[at] ?? '')))),
  ])
  return { ...patch, variants: { lines: Object.fromEntries(lines) } }
}

/** The product without an option; its variants keep their other values. */
export function removedOption({ options, variants }: Product, id: string): ProductPatch {
  const index = options.findIndex((option) => option.id === id)
  const lines = variants
    .filter(({ optionValues }) => optionValues.length > index)
    .map((variant) => [variant.id, placed(variant.optionValues.filter((_, at) => at !== index))])
  return {
    options: { lines: { [id]: null } },
    ...(lines.length > 0 ? { variants: { lines: Object.fromEntries(lines) } } : {}),
  }
}

/** The name follows from the values again. */
function placed(optionValues: readonly string[]): VariantChange {
  return { optionValues: [...optionValues], name: '' }
}

/** The variants that values of an option belong to. */
export function variantsWith(
  { options, variants }: Product,
  option: OptionLine,
  value: string,
): readonly VariantLine[] {
  const index = options.findIndex(({ id }) => id === option.id)
  return variants.filter(({ optionValues }) => optionValues[index] === value)
}

/** Options with every value that there is, and the combinations that no variant has yet. */
export function variantPlan({ options, variants }: Product) {
  const whole = withUsedValues(options, variants)
  return { options: whole, missing: missingCombinations(whole, variants) }
}

/** A variant for each of these combinations, in their order; `seed` is a fresh id. */
export function madeVariants(
  { sku }: Product,
  combinations: readonly (readonly string[])[],
  seed: string,
): ProductPatch {
  const lines = combinations.map((optionValues, index) => [
    derivedUuid(seed, index),
    { ...BLANK, optionValues: [...optionValues], sku: variantSku(sku, optionValues) },
  ])
  return { variants: { lines: Object.fromEntries(lines) } }
}

const LONGEST_SKU = 120

function variantSku(sku: string, optionValues: readonly string[]): string {
  if (sku === '') return ''
  return [sku, ...optionValues.map((value) => slug(value).toUpperCase())]
    .filter(Boolean)
    .join('-')
    .slice(0, LONGEST_SKU)
}

/** One variant of a product without options, told apart by its name. */
export function namedVariant(id: string, name: string): ProductPatch {
  return { variants: { lines: { [id]: { ...BLANK, name, sku: '', optionValues: [] } } } }
}

/** What a few combinations are called, for the preview. */
export function combinationNames(combinations: readonly (readonly string[])[]): readonly string[] {
  return combinations.map((optionValues) => variantName({ name: '', optionValues }))
}
