import type { AnyPatch } from '#contract/entity.ts'

const PRICES: ReadonlySet<string> = new Set(['retailPrice', 'tradePrice'])

/** What a row of a file says about a product, as the fields of a new one or as a patch of one that is there. */
export function importedData(data: AnyPatch, isUpdate: boolean): AnyPatch {
  const { source: _, ...rest } = data
  const stated = withPricingMode(trimmedSku(rest))
  if (isUpdate) return stated
  // A name is asked for as of every product; a SKU made up from the id could never be matched by the next file.
  return { name: '', sku: '', pricingMode: null, ...stated, source: 'imported' }
}

function trimmedSku(data: AnyPatch): AnyPatch {
  return typeof data['sku'] === 'string' ? { ...data, sku: data['sku'].trim() } : data
}

/**
 * A file that has a price but does not say how products are priced means that price; files say 0 where there is none. What has
 * only a cost is left for the what-if figures (PROD-08).
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
