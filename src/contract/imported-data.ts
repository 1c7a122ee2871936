import type { AnyPatch, AnyRow } from './entity.ts'

const PRICES: ReadonlySet<string> = new Set(['retailPrice', 'tradePrice'])

/** How a file row is read. */
export interface RowManner {
  readonly isUpdate: boolean
  /** The row is from our own export, which states everything (PROD-17). */
  readonly isOwn: boolean
  /** The business has a usual margin, which prices new products without pricing in the file (PROD-02). */
  readonly hasUsualMargin: boolean
}

/** The fields of a file row: of a new product, or as a patch of an existing one. */
export function importedData(data: AnyPatch, { isUpdate, isOwn, hasUsualMargin }: RowManner): AnyPatch {
  const { source, ...rest } = data
  const stated = isOwn ? withSource(rest, source) : withPricingMode(trimmedSku(rest))
  if (isUpdate) return stated
  // Every product needs a name; a SKU made from the id could never match the next file.
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
 * A file with a price but no pricing method means that price; files say 0 where there is none. A row with only a cost takes the usual
 * margin of the business, or none (PROD-02, PROD-08).
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
