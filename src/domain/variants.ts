import { variantMessages } from './variant-messages.ts'

/** The most options of a product, values of an option and variants, as in the shop systems that Pricewright reads. */
export const MAX_OPTIONS = 3
export const MAX_VALUES = 100
export const MAX_VARIANTS = 500
/** Characters of an option's name and of one value. */
export const OPTION_NAME = 60
export const OPTION_VALUE = 120

/** An option of variants: `Size` with its values. */
export interface Option {
  readonly name: string
  readonly values: readonly string[]
}

/** The fields that name a variant. */
export interface Named {
  readonly name: string
  /** One value for each option of the product, in their order. */
  readonly optionValues: readonly string[]
}

const BETWEEN = ' / '

/** The name of a variant: its own, else its options: `Small / Red`. */
export function variantName({ name, optionValues }: Named): string {
  return name.trim() === '' ? optionValues.filter((value) => value !== '').join(BETWEEN) : name
}

/** The key of a combination of option values. */
export function combinationKey(optionValues: readonly string[]): string {
  return JSON.stringify(optionValues)
}

/** The number of combinations; options without values are left out. */
export function combinationCount(options: readonly Option[]): number {
  const counts = options.map(({ values }) => values.length).filter((count) => count > 0)
  return counts.length === 0 ? 0 : counts.reduce((product, count) => product * count, 1)
}

/** The combinations without a variant, the last option changing fastest. */
export function missingCombinations(
  options: readonly Option[],
  variants: readonly Named[],
): readonly (readonly string[])[] {
  if (combinationCount(options) === 0) return []
  const all = options.reduce<readonly (readonly string[])[]>(
    (made, { values }) =>
      made.flatMap((each) => (values.length === 0 ? [''] : values).map((value) => [...each, value])),
    [[]],
  )
  const present = new Set(variants.map(({ optionValues }) => combinationKey(optionValues)))
  return all.filter((values) => !present.has(combinationKey(values)))
}

/** An option with the values that variants use beside its declared ones. */
export function withUsedValues<O extends Option>(options: readonly O[], variants: readonly Named[]): readonly O[] {
  return options.map((option, index) => {
    const used = variants.map(({ optionValues }) => optionValues[index] ?? '').filter((value) => value !== '')
    const values = [...new Set([...option.values, ...used])]
    return values.length === option.values.length ? option : { ...option, values }
  })
}

/** The ids of variants whose SKU another variant or the product also has. */
export function repeatedSkus(
  product: { readonly sku: string },
  variants: readonly { readonly id: string; readonly sku: string }[],
): ReadonlySet<string> {
  const counts = new Map([[product.sku.trim(), 1]])
  for (const { sku } of variants) counts.set(sku.trim(), (counts.get(sku.trim()) ?? 0) + 1)
  const isRepeated = ({ sku }: { readonly sku: string }): boolean =>
    sku.trim() !== '' && (counts.get(sku.trim()) ?? 0) > 1
  return new Set(variants.filter(isRepeated).map(({ id }) => id))
}

/** An issue with the option values of a variant, by its id. */
export interface VariantIssue {
  readonly id: string
  readonly message: string
}

/** Variants with an undeclared value, or with the same values as an earlier one. */
export function variantIssues(
  options: readonly Option[],
  variants: readonly (Named & { readonly id: string })[],
): readonly VariantIssue[] {
  const first = new Map<string, string>()
  return variants.flatMap(({ id, optionValues }): VariantIssue[] => {
    const unknown = optionValues.flatMap((value, at) =>
      value === '' || options[at]?.values.includes(value) ? [] : [{ id, message: undeclared(value, options[at]) }],
    )
    if (!optionValues.some(Boolean)) return unknown
    const key = combinationKey(optionValues)
    const taken = first.has(key)
    first.set(key, id)
    return taken
      ? [...unknown, { id, message: variantMessages.same(optionValues.filter(Boolean).join(BETWEEN)) }]
      : unknown
  })
}

function undeclared(value: string, option: Option | undefined): string {
  return option ? variantMessages.undeclared(value, option.name) : variantMessages.ofNoOption(value)
}

/** The issue with options: two of one name, or one value twice. */
export function optionIssue(options: readonly Option[]): string | undefined {
  const names = options.map(({ name }) => name.trim().toLowerCase()).filter(Boolean)
  if (new Set(names).size < names.length) return variantMessages.sameOptions
  const doubled = options.find(({ values }) => new Set(values).size < values.length)
  return doubled && variantMessages.sameValues(doubled.name)
}
