import { slug } from '#domain/slug.ts'
import { combinationKey, missingCombinations, variantName, withUsedValues } from '#domain/variants.ts'
import { namedUuid } from '#domain/named-uuid.ts'
import type { PatchOfKind, RowOfKind } from '#contract/row-kinds.ts'
import { cutText } from '#domain/cut-text.ts'

type Product = Pick<RowOfKind<'product'>, 'sku' | 'options' | 'variants'>
/** A variant as its product holds it. */
export type VariantLine = RowOfKind<'product'>['variants'][number]
type OptionLine = RowOfKind<'product'>['options'][number]

/** What of a variant is set by a person. */
export type VariantChange = Partial<Omit<VariantLine, 'id'>>

const BLANK = {
  name: '',
  barcode: '',
  baseCost: null,
  shippingCost: null,
  dutyCost: null,
  rebate: null,
  retailPrice: null,
  tradePrice: null,
  stock: null,
  isActive: true,
} as const satisfies VariantChange

export function changedVariants(ids: readonly string[], change: VariantChange | null): PatchOfKind<'product'> {
  return { variants: { lines: Object.fromEntries(ids.map((id) => [id, change])) } }
}

export function addedOption(id: string): PatchOfKind<'product'> {
  return { options: { lines: { [id]: { name: '', values: [] } } } }
}

/** Other values of an option. The first one is what variants made before it are. */
export function changedValues(
  { options, variants }: Product,
  option: OptionLine,
  values: readonly string[],
): PatchOfKind<'product'> {
  const patch: PatchOfKind<'product'> = { options: { lines: { [option.id]: { values } } } }
  const [first] = values
  const index = options.findIndex(({ id }) => id === option.id)
  const open = variants.filter(({ optionValues }) => (optionValues[index] ?? '') === '')
  if (first === undefined || option.values.length > 0 || open.length === 0) return patch
  // Two may not be the same: of those that would be, the first takes the value.
  const taken = new Set<string>()
  const lines = open.flatMap((variant) => {
    const values = options.map((_, at) => (at === index ? first : (variant.optionValues[at] ?? '')))
    const isTaken = taken.has(combinationKey(values))
    taken.add(combinationKey(values))
    return isTaken ? [] : [[variant.id, placed(values)] as const]
  })
  return { ...patch, variants: { lines: Object.fromEntries(lines) } }
}

/** The product without an option; its variants keep their other values. */
export function removedOption({ options, variants }: Product, id: string): PatchOfKind<'product'> {
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

/** A variant for each of these combinations, in their order: on two devices each is the same variant (SYNC-04). */
export function madeVariants(
  { id, sku, options, variants }: Product & Pick<RowOfKind<'product'>, 'id'>,
  combinations: readonly (readonly string[])[],
): PatchOfKind<'product'> {
  const taken = new Set(variants.map((variant) => variant.id))
  const made = combinations.map((optionValues) => ({
    id: namedUuid(id, JSON.stringify(optionValues), (each) => taken.has(each)),
    values: { ...BLANK, optionValues: [...optionValues], sku: variantSku(sku, optionValues) },
  }))
  const last = variants.at(-1)?.id ?? null
  const whole = withUsedValues(options, variants)
  const declared = whole
    .filter((option, at) => option !== options[at])
    .map((option) => [option.id, { values: option.values }])
  return {
    ...(declared.length > 0 ? { options: { lines: Object.fromEntries(declared) } } : {}),
    variants: {
      lines: Object.fromEntries(made.map((each) => [each.id, each.values])),
      places: made.map((each, index) => ({ id: each.id, after: made[index - 1]?.id ?? last })),
    },
  }
}

const LONGEST_SKU = 120

function variantSku(sku: string, optionValues: readonly string[]): string {
  if (sku === '') return ''
  const parts = [sku, ...optionValues.map((value) => slug(value).toUpperCase())].filter(Boolean)
  return cutText(parts.join('-'), LONGEST_SKU)
}

/** One variant of a product without options, told apart by its name. */
export function namedVariant(id: string, name: string): PatchOfKind<'product'> {
  return { variants: { lines: { [id]: { ...BLANK, name, sku: '', optionValues: [] } } } }
}

/** What a few combinations are called, for the preview. */
export function combinationNames(combinations: readonly (readonly string[])[]): readonly string[] {
  return combinations.map((optionValues) => variantName({ name: '', optionValues }))
}
