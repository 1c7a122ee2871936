import { preferredCurrency, usualMargin } from '../business-defaults.ts'
import { COLLECTIONS } from '../collections.ts'
import { fieldMessages } from '../field-messages.ts'
import { marginMessages } from '../margin-messages.ts'
import { productMessages } from '../product-messages.ts'
import { nameMessages } from './name-messages.ts'
import type { CostOrigin } from '#domain/cost-origin.ts'
import { PRICE_ENDINGS } from '#domain/price-ending.ts'
import { PRODUCT_SOURCES, SOURCE_WORDS } from '#domain/list-query.ts'
import { newProduct } from '#domain/product-defaults.ts'
import { same } from '../same.ts'
import { nameKey, searchText } from '#domain/text-fold.ts'
import {
  MAX_OPTIONS,
  MAX_VALUES,
  MAX_VARIANTS,
  type Named,
  type Option,
  OPTION_NAME,
  OPTION_VALUE,
  optionIssue,
  type VariantIssue,
  variantIssues,
} from '#domain/variants.ts'
import { type AnyPatch, type AnyRow, type DeriveContext, entity } from '../entity.ts'
import {
  boundedText,
  choice,
  flag,
  integer,
  joinedLater,
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
import { rangeIssues } from '../product-range.ts'
import { PRICE_INPUTS } from '#domain/price-inputs.ts'
import { standingRules } from '../product-repricing.ts'
import { productContext } from '../product-pricing.ts'
import { currencyCode } from '../field-forms.ts'
import { STORE_PROVIDERS } from '../store-providers.ts'
import * as z from 'zod/mini'

/** Compact stored derivation of the price (PRICE-16); `domain/price-receipt.ts` replays it. */
const receipt = z.nullable(z.record(z.string(), z.unknown()))

const unit = { currencyField: 'baseCurrency' }
const KEPT = { label: 'Lowest margin kept', fallback: null, readOnly: true, internal: true } as const

/** A product: its costs, its pricing and its price (PROD-01, PRICE-05…08). */
export const product = entity({
  kind: 'product',
  collection: COLLECTIONS.product,
  table: 'product',
  label: { one: 'Product', many: 'Products' },
  notFound: 'Product with ID {id} not found',
  planLimit: { name: 'products' },
  title: 'name',
  amountsIn: 'baseCurrency',
  patchCreates: true,
  context: [
    { kind: 'category', by: 'categoryId', parent: 'parentId' },
    { kind: 'businessProfile', flag: 'isDefault' },
  ],
  limited: { flag: 'belowFloor', keeps: 'keepsFloor', limit: 'floorMargin', lines: 'variants' },
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
      required: () => nameMessages.product,
      search: true,
    }),
    sku: text({ label: 'SKU', fallback: '', max: 120, search: true }),
    barcode: text({ label: 'Barcode', fallback: '', max: 60, search: true }),
    description: text({ label: 'Description', fallback: '', max: 20_000, search: true }),
    categoryId: reference('category', { label: 'Category', fallback: null, missing: 'Category not found' }),
    brandId: reference('brand', { label: 'Brand', fallback: null, missing: 'Brand not found' }),
    tags: tags({ label: 'Tags', fallback: [], search: true }),
    imageUrl: text({ ...fileAddress, label: 'Image', group: 'Picture' }),
    thumbnailUrl: text({ ...fileAddress, label: 'Thumbnail', group: 'Picture' }),
    isActive: flag({ label: 'Active', fallback: true }),
    stock: integer({ label: 'Stock', fallback: null, isCounted: true }),
    groupKey: text({
      label: 'Group',
      fallback: '',
      max: 300,
      help: 'Rows with the same group are variants of one product.',
    }),

    baseCurrency: currencyCode({
      label: 'Currency',
      fallback: 'USD',
    }),
    baseCost: money({
      ...unit,
      label: 'Supplier price',
      group: 'Supplier price',
      fallback: 0,
      min: 0,
      path: 'costBreakdown.baseCost',
    }),
    shippingCost: money({
      ...unit,
      label: 'Shipping',
      group: 'Shipping',
      fallback: 0,
      min: 0,
      path: 'costBreakdown.shippingCost',
    }),
    baseCostOrigin: json(z.nullable(costOrigin('unsigned')), {
      label: 'Supplier price paid',
      group: 'Supplier price',
      fallback: null,
      path: 'costBreakdown.baseCostOrigin',
    }),
    shippingCostOrigin: json(z.nullable(costOrigin('unsigned')), {
      label: 'Shipping paid',
      group: 'Shipping',
      fallback: null,
      path: 'costBreakdown.shippingCostOrigin',
    }),
    importDuty: percent({ label: 'Import duty', fallback: 0, min: 0, path: 'costBreakdown.importDuty' }),
    vatTax: percent({ label: 'VAT on cost', fallback: null, min: 0, path: 'costBreakdown.vatTax' }),
    additionalCosts: lines(
      {
        label: text({ label: 'Cost', fallback: '', max: 120 }),
        amount: money({ ...unit, label: 'Amount', group: 'Amount', fallback: 0 }),
        origin: joinedLater(json(z.nullable(costOrigin('signed')), { label: 'Paid', group: 'Amount', fallback: null })),
      },
      { label: 'Other costs', fallback: [], path: 'costBreakdown.additionalCosts' },
    ),

    pricingMode: choice(['strategy', 'manual', 'retailPrice'], {
      label: 'Priced by',
      group: 'Pricing',
      fallback: 'strategy',
      nullable: true,
    }),
    pricingStrategy: choice(['margin', 'markup', 'manual'], {
      label: 'From the cost by',
      group: 'Pricing',
      fallback: 'margin',
    }),
    pricingPercent: percent({ label: 'Margin or markup', group: 'Pricing', fallback: 200_000, nullable: true }),
    pricingAmount: money({ ...unit, label: 'Price set by hand', group: 'Pricing', fallback: null, min: 0 }),
    retailPrice: money({
      ...unit,
      label: 'Retail price as entered',
      group: 'Pricing',
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
      group: 'Pricing',
      fallback: null,
    }),
    floorMargin: percent({ label: 'Lowest margin', group: 'Pricing', fallback: null, min: 0, max: 999_999 }),
    floorOverride: text({
      label: 'Reason for a price below the lowest margin',
      group: 'Pricing',
      fallback: '',
      max: 300,
    }),

    hasVariants: flag({ label: 'Has variants', fallback: false, readOnly: true }),
    options: lines(
      {
        name: text({ label: 'Option', group: 'Option', fallback: '', max: OPTION_NAME }),
        values: json(textList(MAX_VALUES, 1), { label: 'Values', group: 'Option', fallback: [] }),
      },
      { label: 'Options', fallback: [], max: MAX_OPTIONS, key: ['name'] },
    ),
    variants: lines(
      {
        name: text({ label: 'Variant', group: 'Option values', fallback: '', max: 400 }),
        optionValues: json(textList(MAX_OPTIONS, 0), { label: 'Option values', group: 'Option values', fallback: [] }),
        sku: text({ label: 'SKU', fallback: '', max: 120 }),
        barcode: text({ label: 'Barcode', fallback: '', max: 60 }),
        baseCost: money({ ...unit, label: 'Supplier price', fallback: null, min: 0 }),
        shippingCost: joinedLater(money({ ...unit, label: 'Shipping', fallback: null, min: 0 })),
        dutyCost: joinedLater(
          money({
            ...unit,
            label: 'Duty amount',
            fallback: null,
            help: 'Per unit, as an amount; below zero for duty that is paid back. Empty: as the product.',
          }),
        ),
        rebate: joinedLater(
          money({
            ...unit,
            label: 'Rebate',
            fallback: null,
            max: 0,
            help: 'Per unit, below zero. Empty: as the product.',
          }),
        ),
        retailPrice: money({ ...unit, label: 'Retail price', fallback: null, min: 0 }),
        tradePrice: money({ ...unit, label: 'Trade price', fallback: null, min: 0 }),
        stock: integer({ label: 'Stock', fallback: null, isCounted: true }),
        isActive: flag({ label: 'Active', fallback: true }),
        calculated_price: money({ ...unit, label: 'Calculated price', fallback: null, readOnly: true }),
        totalCost: money({ ...unit, label: 'Total cost', fallback: 0, readOnly: true }),
        effectivePrice: money({ ...unit, label: 'Resulting price', fallback: null, readOnly: true }),
        effectiveTradePrice: money({ ...unit, label: 'Resulting trade price', fallback: null, readOnly: true }),
        margin: percent({ label: 'Margin', fallback: null, readOnly: true }),
        keepsFloor: joinedLater(percent(KEPT)),
        belowFloor: flag({ label: 'Below the lowest margin', fallback: false, readOnly: true }),
      },
      { label: 'Variants', fallback: [], max: MAX_VARIANTS, key: ['optionValues'] },
    ),
    source: choice(PRODUCT_SOURCES, { label: 'Source', fallback: 'pricewright', readAs: SOURCE_WORDS }),
    isSticky: flag({ label: 'Sticky', fallback: false }),
    x: integer({ label: 'X', group: 'Place', fallback: 0 }),
    y: integer({ label: 'Y', group: 'Place', fallback: 0 }),
    color: text({ label: 'Colour', fallback: '', max: 40 }),

    totalCost: money({ ...unit, label: 'Total cost', fallback: 0, readOnly: true }),
    effectivePrice: money({ ...unit, label: 'Retail price', fallback: null, readOnly: true }),
    effectiveTradePrice: money({ ...unit, label: 'Trade price', fallback: null, readOnly: true }),
    margin: percent({ label: 'Margin', fallback: null, readOnly: true }),
    keepsFloor: percent(KEPT),
    belowFloor: flag({ label: 'Below the lowest margin', fallback: false, readOnly: true }),
    receipt: json(receipt, { label: 'Price receipt', fallback: null, readOnly: true }),
    nameKey: text({ label: 'Sort key', fallback: '', max: 2_000, readOnly: true, internal: true }),
    searchText: text({ label: 'Search text', fallback: '', max: 60_000, readOnly: true, internal: true }),
  },
  defaults(id, context) {
    const { category: _, ...values } = newProduct(id, preferredCurrency(context), usualMargin(context))
    return values
  },
  figures: { label: 'Prices', from: PRICE_INPUTS },
  derive: (row, context) => {
    const costs = settledCosts(row, context.before)
    const settled = { ...row, ...costs }
    const standing = standingRules(settled, context)
    const priced = pricedFields(settled, productContext(row.categoryId, context), standing)
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
      source:
        isOfStore(context.before?.['source']) && isEdited({ ...row, ...costs, ...priced }, context)
          ? 'pricewright'
          : row.source,
    }
  },
  check(row, changed, context) {
    return {
      ...rangeIssues(row, changed, context),
      ...floorIssue(row, changed, context),
      ...(context.isRestored ? {} : originIssues(row, context)),
      ...(context.isRestored ? {} : optionIssues(row, changed, context.before)),
      ...(changed.has('pricingPercent') || changed.has('pricingStrategy') ? marginIssue(row) : {}),
    }
  },
})

/** What was paid is converted into the currency that the product is sold in, or it would leave no cost (PRICE-15). */
function originIssues({ baseCurrency }: { readonly baseCurrency: string }, { given }: DeriveContext) {
  const wrong = (['baseCostOrigin', 'shippingCostOrigin'] as const).filter((name) => {
    const origin = given?.[name] as CostOrigin | null | undefined
    return origin && origin.to !== baseCurrency
  })
  return Object.fromEntries(wrong.map((name) => [name, productMessages.otherCurrency(baseCurrency)]))
}

interface Varied {
  readonly options: readonly Option[]
  readonly variants: readonly (Named & { readonly id: string })[]
}

/** New issues of options and variants; stored ones are left alone until they change. */
function optionIssues(
  row: Varied,
  changed: ReadonlySet<string>,
  before: AnyRow | undefined,
): Readonly<Record<string, string>> {
  if (!changed.has('options') && !changed.has('variants')) return {}
  const earlier = before as (AnyRow & Varied) | undefined
  const known = new Set(earlier && variantIssues(earlier.options, earlier.variants).map(issueKey))
  const found = variantIssues(row.options, row.variants).filter((issue) => !known.has(issueKey(issue)))
  const doubled = optionIssue(row.options)
  return {
    ...(doubled !== undefined && doubled !== (earlier && optionIssue(earlier.options)) ? { options: doubled } : {}),
    ...Object.fromEntries(
      found.map(({ id, message }) => {
        const index = row.variants.findIndex((variant) => variant.id === id)
        return [`variants.${index}.optionValues`, message]
      }),
    ),
  }
}

function issueKey({ id, message }: VariantIssue): string {
  return `${id} ${message}`
}

/** New margins of 100 % and more are refused; stored ones only clamp (PRICE-01). */
function marginIssue(row: { pricingStrategy: string; pricingPercent: number | null }): Record<string, string> {
  const tooHigh = row.pricingStrategy === 'margin' && (row.pricingPercent ?? 0) >= 1_000_000
  return tooHigh ? { pricingPercent: marginMessages.tooHigh } : {}
}

/** Search terms beside the product's own fields: SKUs and barcodes of its variants (PROD-12). */
function variantWords(variants: readonly { readonly sku: string; readonly barcode: string }[]): string[] {
  return variants.length === 0 ? [] : variants.flatMap(({ sku, barcode }) => [sku, barcode])
}

/** A list of texts whose order matters: values of an option, or of a variant. */
function textList(max: number, min: number) {
  return z
    .array(boundedText(OPTION_VALUE, min))
    .check(z.maxLength(max, { error: () => fieldMessages.tooManyEntries(max) }))
}

function isOfStore(source: unknown): boolean {
  return STORE_PROVIDERS.some((name) => name === source)
}

/** A row that is sent back as it was read is not edited, nor is one that follows its store. */
function isEdited(row: AnyPatch, { given = {}, before, isFromStore = false }: DeriveContext): boolean {
  return !isFromStore && Object.keys(given).some((name) => !same(row[name], before?.[name]))
}
