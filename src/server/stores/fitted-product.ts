import { cutText } from '#domain/cut-text.ts'
import { isCurrency } from '#domain/currencies.ts'
import { unitsFromDecimal } from '#domain/money.ts'
import { isObjectWord } from '#domain/own-keys.ts'
import {
  combinationKey,
  MAX_OPTIONS,
  MAX_VALUES,
  MAX_VARIANTS,
  OPTION_NAME,
  OPTION_VALUE,
  withUsedValues,
} from '#domain/variants.ts'
import { isBroken } from '#contract/unkeepable.ts'
import type { StoreProduct, StoreVariant } from './port.ts'

/** What was changed of a product so that it can be kept here. */
export const FIT_NOTES = ['text', 'options', 'variants', 'amount', 'tags'] as const
/** One of `FIT_NOTES`. */
export type FitNote = (typeof FIT_NOTES)[number]

/** A product of a store within the limits of a product here, and which of its parts were cut. */
export interface FittedProduct extends StoreProduct {
  readonly cut: readonly FitNote[]
}

const MOST = { name: 300, description: 20_000, code: 120, barcode: 60, tag: 60, tags: 100, brand: 200, address: 2_000 }
const MOST_STOCK = 2_147_483_647
const MOST_CATEGORIES = 20
const LEVELS = 2
/** Characters of the id of a line. */
const LINE_ID = 60
/** Also signs that turn the direction of a text, or that nobody sees: a name must read as it is. */
const UNREADABLE = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f\u202a-\u202e\u2066-\u2069\p{Cs}]/gu
/** A name of spaces and marks alone cannot be seen. */
const VISIBLE = /[^\p{C}\p{Z}\s\u115f\u1160\u2800\u3164\uffa0]/u

/** Fits a product as a store tells it into what can be kept here. */
export function fittedProduct(product: StoreProduct & Partial<FittedProduct>, currency: string): FittedProduct {
  const cut = new Set<FitNote>(product.cut)
  const text = (value: string, most: number): string => {
    const clean = value.replace(UNREADABLE, '')
    const kept = cutText(clean, most)
    if (kept !== clean) cut.add('text')
    return kept
  }
  const amount = (value: string | null): string | null => {
    if (value === null || value === '') return null
    const units = isCurrency(currency) ? unitsFromDecimal(value, currency) : { value: 0 }
    if ('value' in units && units.value >= 0) return value
    cut.add('amount')
    return null
  }
  const stock = (value: number | null): number | null =>
    value === null || !Number.isFinite(value) ? null : Math.trunc(Math.max(-MOST_STOCK, Math.min(value, MOST_STOCK)))
  const figures = (each: StoreVariant | StoreProduct) => ({
    externalId: each.externalId,
    sku: text(each.sku.trim(), MOST.code),
    barcode: text(each.barcode.trim(), MOST.barcode),
    price: amount(each.price),
    compareAt: amount(each.compareAt),
    cost: amount(each.cost),
    stock: stock(each.stock),
    isActive: each.isActive,
  })
  const tags = [...new Set(product.tags.map((tag) => text(tag.trim(), MOST.tag)).filter(Boolean))]
  if (tags.length > MOST.tags) cut.add('tags')
  const name = text(product.name, MOST.name)
  return {
    ...figures(product),
    ...fittedVariants(product, { text, figures, cut }),
    name: VISIBLE.test(name) ? name : product.externalId,
    description: text(product.description, MOST.description),
    brand: text(product.brand.trim(), MOST.brand),
    categories: product.categories
      .slice(0, MOST_CATEGORIES)
      .map((path) => path.map((each) => text(each.trim(), MOST.brand)).filter((each) => VISIBLE.test(each)))
      .map((path) => path.slice(0, LEVELS))
      .filter((path) => path.length > 0),
    tags: tags.slice(0, MOST.tags),
    pictureUrl: addressOf(product.pictureUrl),
    pageUrl: addressOf(product.pageUrl),
    revision: text(product.revision, MOST.address),
    changedAt: product.changedAt,
    cut: FIT_NOTES.filter((note) => cut.has(note)),
  }
}

function addressOf(address: string): string {
  return /^https?:\/\//i.test(address) && address.length <= MOST.address && !isBroken(address) ? address : ''
}

interface Fitting {
  readonly text: (value: string, most: number) => string
  readonly figures: (each: StoreVariant) => Omit<StoreVariant, 'optionValues'>
  readonly cut: Set<FitNote>
}

/** Options and variants: each combination of values once, as a product here has them. */
function fittedVariants(product: StoreProduct, { text, figures, cut }: Fitting) {
  if (product.options.length > MAX_OPTIONS) cut.add('options')
  const names = new Set<string>()
  const declared = product.options.slice(0, MAX_OPTIONS).map(({ name, values }, index) => {
    const own = text(name.trim(), OPTION_NAME - 4)
    const only = own === '' || names.has(own.toLowerCase()) ? `${own} ${index + 1}`.trim() : own
    names.add(only.toLowerCase())
    return { name: only, values: [...new Set(values.map((value) => text(value, OPTION_VALUE)).filter(Boolean))] }
  })
  const ids = new Set<string>()
  const combinations = new Set<string>()
  const variants = product.variants.flatMap((variant) => {
    const optionValues = declared.map((_, index) => text(variant.optionValues[index] ?? '', OPTION_VALUE))
    const key = combinationKey(optionValues)
    const { externalId } = variant
    const isUnfit = externalId.length > LINE_ID || isBroken(externalId) || isObjectWord(externalId)
    if (isUnfit || ids.has(variant.externalId) || (optionValues.some(Boolean) && combinations.has(key))) {
      cut.add('variants')
      return []
    }
    ids.add(variant.externalId)
    combinations.add(key)
    return [{ ...figures(variant), optionValues }]
  })
  // Of an option with more values than a product here has, the first ones are kept.
  const used = withUsedValues(
    declared,
    variants.map(({ optionValues }) => ({ name: '', optionValues })),
  )
  const options = used.map((each) => ({ ...each, values: each.values.slice(0, MAX_VALUES) }))
  const isKept = (value: string, at: number): boolean => value === '' || options[at]?.values.includes(value) === true
  const kept = variants.filter(({ optionValues }) => optionValues.every(isKept)).slice(0, MAX_VARIANTS)
  if (kept.length < variants.length) cut.add('variants')
  return { options: kept.length === 0 ? [] : options, variants: kept }
}
