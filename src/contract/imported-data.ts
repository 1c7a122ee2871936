import type { AnyPatch, AnyRow } from './entity.ts'

const PRICES: ReadonlySet<string> = new Set(['retailPrice', 'tradePrice'])

/** How the row of a file is taken. */
export interface RowManner {
  readonly isUpdate: boolean
  /** The row is one of our own export, which says everything as it was (PROD-17). */
  readonly isOwn: boolean
  /** The business has a usual margin, which prices new products that the file gives no pricing (PROD-02). */
  readonly hasUsualMargin: boolean
}

/** What a row of a file says about a product, as the fields of a new one or as a patch of one that is there. */
export function importedData(data: AnyPatch, { isUpdate, isOwn, hasUsualMargin }: RowManner): AnyPatch {
  const { source, ...rest } = data
  const stated = isOwn ? withSource(rest, source) : withPricingMode(trimmedSku(rest))
  if (isUpdate) return stated
  // A name is asked for as of every product; a SKU made up from the id could never be matched by the next file.
  const pricing = hasUsualMargin ? {} : { pricingMode: null }
  return { name: '', sku: '', source: 'imported', ...pricing, ...stated }
}

function withSource(data: AnyPatch, source: unknown): AnyPatch {
  return source === undefined ? data : { ...data, source }
}

/** Whether a business has a usual margin. */
export function hasUsualMargin(profile: AnyRow | undefined): boolean {
  return Number(profile?.['defaultMargin'] ?? 0) > 0
}

function trimmedSku(data: AnyPatch): AnyPatch {
  return typeof data['sku'] === 'string' ? { ...data, sku: data['sku'].trim() } : data
}

/**
 * A file that has a price but does not say how products are priced means that price; files say 0 where there is none. What has
 * only a cost takes the usual margin of the business, or none (PROD-02, PROD-08).
 */
function withPricingMode(data: AnyPatch): AnyPatch {
  if (data['pricingMode'] !== undefined) return data
  const isNoPrice = ([name, value]: [string, unknown]): boolean => value === 0 && PRICES.has(name)
  const priced = Object.fromEntries(Object.entries(data).filter((each) => !isNoPrice(each)))
  const mode = pricingModeOf(priced)
  return mode === undefined ? priced : { ...priced, pricingMode: mode }
}

function pricingModeOf(data: AnyPatch): 'strategy' | 'manual' | 'retailPrice' | undefined {
  const given = (field: string): boolean => data[field] !== undefined && data[field] !== null
  if (given('pricingAmount')) return 'manual'
  if (given('pricingPercent') || given('pricingStrategy')) return 'strategy'
  return given('retailPrice') ? 'retailPrice' : undefined
}
