import { COLLECTIONS } from '../collections.ts'
import { PRICE_ENDINGS } from '#domain/price-ending.ts'
import { newProduct } from '#domain/product-defaults.ts'
import { nameKey, searchText } from '#domain/text-fold.ts'
import { MAX_OPTIONS, MAX_VALUES, MAX_VARIANTS, OPTION_NAME, OPTION_VALUE } from '#domain/variants.ts'
import { type DeriveContext, entity } from '../entity.ts'
import {
  boundedText,
  choice,
  flag,
  instant,
  integer,
  json,
  lines,
  money,
  percent,
  reference,
  tags,
  text,
} from '../fields.ts'
import { fileAddress } from '../file-address.ts'
import { costOrigin, settledCosts } from '../product-costs.ts'
import { floorIssue, isAnyBelowFloor } from '../product-floor.ts'
import { pricedFields } from '../priced-fields.ts'
import { productContext, productPricing } from '../product-pricing.ts'
import * as z from 'zod/mini'

/** Compact stored derivation of the price (PRICE-16); `domain/price-receipt.ts` replays it. */
const receipt = z.nullable(z.record(z.string(), z.unknown()))

const unit = { currencyField: 'baseCurrency' }

/** A product: what it costs, how it is priced and what it therefore sells for (PROD-01, PRICE-05…08). */
export const product = entity({
  kind: 'product',
  collection: COLLECTIONS.product,
  table: 'product',
  label: { one: 'Product', many: 'Products' },
  notFound: 'Product with ID {id} not found',
  title: 'name',
  context: [
    { kind: 'businessProfile', flag: 'isDefault' },
    { kind: 'category', by: 'categoryId', parent: 'parentId' },
  ],
  shown: {
    category: { by: 'categoryId', otherwise: 'Uncategorized' },
    brand: { by: 'brandId', otherwise: '' },
  },
  alternatives: {
    pricingValue: {
      when: [
        { field: 'pricingMode', is: 'manual' },
        { field: 'pricingStrategy', is: 'manual' },
      ],
      use: 'pricingAmount',
      otherwise: 'pricingPercent',
    },
  },
  fields: {
    name: text({
      label: 'Name',
      fallback: 'New Product',
      max: 300,
      required: 'Product name is required',
      search: true,
    }),
    sku: text({ label: 'SKU', fallback: '', max: 120, search: true }),
    barcode: text({ label: 'Barcode', fallback: '', max: 60, search: true }),
    description: text({ label: 'Description', fallback: '', max: 20_000, search: true }),
    categoryId: reference('category', { label: 'Category', fallback: null, missing: 'Category not found' }),
    brandId: reference('brand', { label: 'Brand', fallback: null, missing: 'Brand not found' }),
    tags: tags({ label: 'Tags', fallback: [], search: true }),
    imageUrl: text({ ...fileAddress, label: 'Image' }),
    thumbnailUrl: text({ ...fileAddress, label: 'Thumbnail' }),
    isActive: flag({ label: 'Active', fallback: true }),
    stock: integer({ label: 'Stock', fallback: null, isCounted: true }),
    groupKey: text({
      label: 'Group',
      fallback: '',
      max: 300,
      help: 'Rows with the same group are variants of one product.',
    }),

    baseCurrency: text({
      label: 'Currency',
      fallback: 'USD',
      pattern: /^[A-Z]{3}$/,
      patternMessage: 'must be a three-letter currency code',
    }),
    baseCost: money({ ...unit, label: 'Supplier price', fallback: 0, min: 0, path: 'costBreakdown.baseCost' }),
    shippingCost: money({ ...unit, label: 'Shipping', fallback: 0, min: 0, path: 'costBreakdown.shippingCost' }),
    baseCostOrigin: json(z.nullable(costOrigin('unsigned')), {
      label: 'Supplier price paid',
      fallback: null,
      path: 'costBreakdown.baseCostOrigin',
    }),
    shippingCostOrigin: json(z.nullable(costOrigin('unsigned')), {
      label: 'Shipping paid',
      fallback: null,
      path: 'costBreakdown.shippingCostOrigin',
    }),
    importDuty: percent({ label: 'Import duty', fallback: 0, min: 0, path: 'costBreakdown.importDuty' }),
    vatTax: percent({ label: 'VAT on cost', fallback: null, min: 0, path: 'costBreakdown.vatTax' }),
    additionalCosts: lines(
      {
        label: text({ label: 'Cost', fallback: '', max: 120 }),
        amount: money({ ...unit, label: 'Amount', fallback: 0 }),
        origin: json(z._default(z.nullable(costOrigin('signed')), null), { label: 'Paid', fallback: null }),
      },
      { label: 'Other costs', fallback: [], path: 'costBreakdown.additionalCosts' },
    ),

    pricingMode: choice(['strategy', 'manual', 'retailPrice'], {
      label: 'Priced by',
      fallback: 'strategy',
      nullable: true,
    }),
    pricingStrategy: choice(['margin', 'markup', 'manual'], { label: 'Strategy', fallback: 'margin' }),
    pricingPercent: percent({ label: 'Margin or markup', fallback: 200_000, nullable: true }),
    pricingAmount: money({ ...unit, label: 'Price set by hand', fallback: null, min: 0 }),
    retailPrice: money({
      ...unit,
      label: 'Stored retail price',
      fallback: null,
      min: 0,
      alias: 'tradePricing.retailPrice',
    }),
    tradePrice: money({
      ...unit,
      label: 'Trade price',
      fallback: null,
      min: 0,
      alias: 'tradePricing.tradePrice',
    }),
    priceEnding: choice(PRICE_ENDINGS, {
      label: 'Price ending',
      fallback: null,
    }),
    floorMargin: percent({ label: 'Lowest margin', fallback: null, min: 0, max: 999_999 }),
    floorOverride: text({ label: 'Reason for a price below the lowest margin', fallback: '', max: 300 }),

    hasVariants: flag({ label: 'Has variants', fallback: false, readOnly: true }),
    options: lines(
      {
        name: text({ label: 'Option', fallback: '', max: OPTION_NAME }),
        values: json(textList(MAX_VALUES, 1), { label: 'Values', fallback: [] }),
      },
      { label: 'Options', fallback: [], max: MAX_OPTIONS },
    ),
    variants: lines(
      {
        name: text({ label: 'Variant', fallback: '', max: 400 }),
        optionValues: json(textList(MAX_OPTIONS, 0), { label: 'Option values', fallback: [] }),
        sku: text({ label: 'SKU', fallback: '', max: 120 }),
        barcode: text({ label: 'Barcode', fallback: '', max: 60 }),
        baseCost: money({ ...unit, label: 'Supplier price', fallback: null, min: 0 }),
        retailPrice: money({ ...unit, label: 'Retail price', fallback: null, min: 0 }),
        tradePrice: money({ ...unit, label: 'Trade price', fallback: null, min: 0 }),
        stock: integer({ label: 'Stock', fallback: null, isCounted: true }),
        isActive: flag({ label: 'Active', fallback: true }),
        calculated_price: money({ ...unit, label: 'Calculated price', fallback: null, readOnly: true }),
        totalCost: money({ ...unit, label: 'Total cost', fallback: 0, readOnly: true }),
        effectivePrice: money({ ...unit, label: 'Resulting price', fallback: null, readOnly: true }),
        effectiveTradePrice: money({ ...unit, label: 'Resulting trade price', fallback: null, readOnly: true }),
        margin: percent({ label: 'Margin', fallback: null, readOnly: true }),
        belowFloor: flag({ label: 'Below the lowest margin', fallback: false, readOnly: true }),
      },
      { label: 'Variants', fallback: [], max: MAX_VARIANTS },
    ),
    source: choice(['pricewright', 'wix', 'firestore', 'imported'], { label: 'Source', fallback: 'pricewright' }),
    isSticky: flag({ label: 'Sticky', fallback: false }),
    x: integer({ label: 'X', fallback: 0 }),
    y: integer({ label: 'Y', fallback: 0 }),
    color: text({ label: 'Colour', fallback: '', max: 40 }),

    totalCost: money({ ...unit, label: 'Total cost', fallback: 0, readOnly: true }),
    effectivePrice: money({ ...unit, label: 'Retail price', fallback: null, readOnly: true }),
    effectiveTradePrice: money({ ...unit, label: 'Trade price', fallback: null, readOnly: true }),
    margin: percent({ label: 'Margin', fallback: null, readOnly: true }),
    belowFloor: flag({ label: 'Below the lowest margin', fallback: false, readOnly: true }),
    receipt: json(receipt, { label: 'Price receipt', fallback: null, readOnly: true }),
    pricedAt: instant({ label: 'Priced', fallback: null, readOnly: true, internal: true }),
    nameKey: text({ label: 'Sort key', fallback: '', max: 2_000, readOnly: true, internal: true }),
    searchText: text({ label: 'Search text', fallback: '', max: 60_000, readOnly: true, internal: true }),
  },
  defaults(id, context) {
    const { category: _, ...values } = newProduct(id, preferredCurrency(context))
    return values
  },
  derive: (row, context) => {
    const costs = settledCosts(row, context.before)
    const priced = pricedFields({ ...row, ...costs }, productContext(row.categoryId, context))
    return {
      ...costs,
      ...priced,
      floorOverride: isAnyBelowFloor({ variants: [], ...priced }) ? row.floorOverride : '',
      nameKey: nameKey(row.name),
      searchText: searchText([
        row.name,
        row.sku,
        row.barcode,
        ...row.tags,
        ...variantWords(row.variants),
        row.description,
      ]),
      source: context.before?.['source'] === 'wix' ? 'pricewright' : row.source,
    }
  },
  check(row, changed, context) {
    const pricing = productPricing(row, productContext(row.categoryId, context))
    return {
      ...(pricing.flag === 'out-of-range' ? rangeIssue(row, pricing.totalCost === null) : {}),
      ...floorIssue(row, changed, context),
      ...(changed.has('pricingPercent') || changed.has('pricingStrategy') ? marginIssue(row) : {}),
    }
  },
})

function rangeIssue(row: { pricingMode: string | null }, byCost: boolean): Record<string, string> {
  if (byCost) return { baseCost: 'The costs add up to more than can be kept.' }
  const field = row.pricingMode === 'strategy' ? 'pricingPercent' : 'pricingAmount'
  return { [field]: 'The price comes out larger than can be kept.' }
}

/** New margins of 100 % and more are refused; stored ones only clamp (PRICE-01). */
function marginIssue(row: { pricingStrategy: string; pricingPercent: number | null }): Record<string, string> {
  const tooHigh = row.pricingStrategy === 'margin' && (row.pricingPercent ?? 0) >= 1_000_000
  return tooHigh ? { pricingPercent: 'A margin must be below 100 %.' } : {}
}

/** What a product is found by beside its own fields: the SKUs and barcodes of its variants (PROD-12). */
function variantWords(variants: readonly { readonly sku: string; readonly barcode: string }[]): string[] {
  return variants.length === 0 ? [] : variants.flatMap(({ sku, barcode }) => [sku, barcode])
}

/** Texts whose order says something: values of an option, and those of a variant. */
function textList(max: number, min: number) {
  return z.array(boundedText(OPTION_VALUE, min)).check(z.maxLength(max, `must have at most ${max} entries`))
}

function preferredCurrency(context: DeriveContext): string {
  const currency = context.flagged('businessProfile')?.['preferredCurrency']
  return typeof currency === 'string' ? currency : 'USD'
}
