import { PRODUCT_SOURCES } from '../list-query.ts'
import { PRICING_MODELS } from '../service-pricing.ts'
import { LIST_STATES } from '../price-list/list-rules.ts'
import { type ReadRecord, RecordReader, said } from './record-reader.ts'
import { type ArchiveValues, objectOf, textOf, textsOf } from './values.ts'

const CURRENCY = /^[A-Z]{3}$/
/** What the old product meant where it named none. */
const USUAL_CURRENCY = 'USD'

/** A product of the old product (PROD-01) in the terms of REST. */
export function oldProduct(values: ArchiveValues): ReadRecord {
  const reader = new RecordReader(values)
  const name = reader.text('name')
  if (name === '') reader.note('name', 'usual')
  const trade = reader.inside('tradePricing')
  const mode = reader.choice('pricingMode', ['strategy', 'manual', 'retailPrice'])
  const strategy = reader.choice('pricingStrategy', ['margin', 'markup', 'manual'])
  const isAmount = mode === 'manual' || strategy === 'manual'
  const value = isAmount ? reader.amount('pricingValue') : reader.decimal('pricingValue')
  const retailPrice = reader.amount('retailPrice') ?? trade.amount('retailPrice')
  const body = said({
    name: name === '' ? undefined : name,
    sku: reader.text('sku'),
    description: reader.text('description'),
    brandId: idOf(values, 'brandId'),
    categoryId: idOf(values, 'categoryId'),
    tags: textsOf(values['tags']),
    imageUrl: reader.picture('imageUrl'),
    thumbnailUrl: reader.picture('thumbnailUrl'),
    baseCurrency: reader.code('baseCurrency', CURRENCY) ?? USUAL_CURRENCY,
    costBreakdown: costBreakdown(reader),
    pricingMode: mode ?? (value === undefined && retailPrice !== undefined ? 'retailPrice' : undefined),
    pricingStrategy: strategy,
    pricingValue: value,
    retailPrice,
    tradePrice: reader.amount('tradePrice') ?? trade.amount('tradePrice'),
    variants: variants(reader),
    isActive: reader.flag('isActive'),
    stock: reader.whole('stock'),
    source: PRODUCT_SOURCES.find((each) => each === 'firestore'),
  })
  return { body, notes: reader.notes }
}

/** PRICE-05: a part that is no number counts as 0. A total without its parts is the supplier's price. */
function costBreakdown(reader: RecordReader): Readonly<Record<string, unknown>> {
  const costs = reader.inside('costBreakdown')
  const isWithout = Object.keys(costs.values).length === 0
  return said({
    baseCost: costs.amount('baseCost') ?? (isWithout ? reader.amount('totalCost') : undefined),
    shippingCost: costs.amount('shippingCost'),
    vatTax: costs.amount('vatTax'),
    importDuty: costs.amount('importDuty'),
    additionalCosts: additionalCosts(costs),
  })
}

function additionalCosts(costs: RecordReader): readonly object[] {
  return costs.each('additionalCosts').map((cost) =>
    said({
      label: cost.text('label') || cost.text('name') || cost.text('description'),
      amount: cost.decimal('amount') ?? '0',
    }),
  )
}

function variants(reader: RecordReader): readonly object[] | undefined {
  const all = reader.each('variants')
  if (all.length === 0) return undefined
  const texts = all.map((variant) => variant.text('name') || variant.text('title'))
  return all.map((variant, index) =>
    said({
      id: variant.text('id').slice(0, 60) || undefined,
      name: texts[index] || String(index + 1),
      sku: variant.text('sku'),
      baseCost: variant.amount('baseCost'),
      // The old product worked the price out; ours does so from the same costs.
      retailPrice: variant.amount('retailPrice') ?? variant.amount('calculated_price'),
      tradePrice: variant.amount('tradePrice'),
      stock: variant.whole('stock'),
      isActive: variant.flag('isActive'),
    }),
  )
}

/** The name of the category that a product of the old product has without its id; empty for none (PROD-02). */
export function oldCategoryName(values: ArchiveValues): string {
  const name = textOf(values['category'])
  return textOf(values['categoryId']) !== '' || /^uncategori[sz]ed$/i.test(name) ? '' : name
}

/** A category of the old product (CAT-01). */
export function oldCategory(values: ArchiveValues): ReadRecord {
  const reader = new RecordReader(values)
  const body = said({
    name: reader.text('name') || reader.text('title'),
    description: reader.text('description'),
    sortOrder: reader.whole('sortOrder'),
    isActive: reader.flag('isActive'),
    parentId: idOf(values, 'parentId'),
  })
  return { body, notes: reader.notes }
}

/** A brand of the old product (BRAND-01). */
export function oldBrand(values: ArchiveValues): ReadRecord {
  const reader = new RecordReader(values)
  const website = reader.text('website')
  const body = said({
    name: reader.text('name'),
    description: reader.text('description'),
    website: website === '' || /^https?:\/\//i.test(website) ? website : `https://${website}`,
    contactEmail: reader.text('contactEmail'),
    contactPhone: reader.text('contactPhone'),
    notes: reader.text('notes'),
    isActive: reader.flag('isActive'),
  })
  return { body, notes: reader.notes }
}

/** A price list of the old product (PLIST-07). */
export function oldPriceList(values: ArchiveValues): ReadRecord {
  const reader = new RecordReader(values)
  const body = said({
    title: reader.text('title') || reader.text('name'),
    description: reader.has('description') ? reader.text('description') : undefined,
    productIds: textsOf(values['productIds']),
    status: reader.choice('status', LIST_STATES),
  })
  return { body, notes: reader.notes }
}

/** A service of the old product (SERV-01). */
export function oldService(values: ArchiveValues): ReadRecord {
  const reader = new RecordReader(values)
  const costs = reader.inside('costStructure')
  const parts = ['laborCost', 'laborHours', 'laborRate', 'materialCost', 'overheadCost', 'subcontractorCost'] as const
  const body = said({
    name: reader.text('name') || undefined,
    description: reader.text('description'),
    category: reader.text('category') || undefined,
    imageUrl: reader.picture('imageUrl'),
    thumbnailUrl: reader.picture('thumbnailUrl'),
    baseCurrency: reader.code('baseCurrency', CURRENCY) ?? USUAL_CURRENCY,
    costStructure: said({
      ...Object.fromEntries(parts.map((part) => [part, costs.amount(part)])),
      additionalCosts: additionalCosts(costs),
    }),
    pricingModel: reader.choice('pricingModel', PRICING_MODELS),
    pricingStrategy: reader.choice('pricingStrategy', ['margin', 'markup']),
    pricingValue: reader.decimal('pricingValue'),
    hourlyRate: reader.amount('hourlyRate'),
    fixedPrice: reader.amount('fixedPrice'),
    valuePrice: reader.amount('valuePrice'),
    packageOptions: packageOptions(reader),
    isActive: reader.flag('isActive'),
  })
  return { body, notes: reader.notes }
}

function packageOptions(reader: RecordReader): readonly object[] | undefined {
  const all = reader.each('packageOptions')
  if (all.length === 0) return undefined
  return all.map((option) =>
    said({
      id: option.text('id').slice(0, 60) || undefined,
      name: option.text('name'),
      description: option.text('description'),
      includedItems: textsOf(objectOf(option.values)['includedItems']),
      price: option.amount('price') ?? null,
    }),
  )
}

/** The id of another record; undefined for none. */
export function idOf(values: ArchiveValues, name: string): string | undefined {
  const id = textOf(values[name])
  return id === '' ? undefined : id
}
