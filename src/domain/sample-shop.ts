import { eanWithCheckDigit } from './ean.ts'
import { PPM, type Ppm, type Units, UNITS_PER_MINOR } from './money.ts'
import type { PricingInput } from './pricing-rules.ts'
import { type SampleLine, sampleLines, type SamplePricing } from './sample-products.ts'
import { sampleId } from './sample-id.ts'
import { type SampleShipment, sampleShipments, withLandedCosts } from './sample-shipments.ts'
import { type SamplePriceList, samplePriceLists } from './sample-price-lists.ts'
import { type SampleSales, sampleSales } from './sample-documents.ts'
import { type SampleService, sampleServices } from './sample-services.ts'
import { type SampleOption, sampleVariants, type SampleVariant } from './sample-variants.ts'

/** A row of the sample shop: its fixed id and its values. */
export interface SampleRow<Data> {
  readonly id: string
  readonly data: Data
}

export interface SampleCategory {
  readonly name: string
  readonly description: string
  readonly parentId: string | null
  readonly sortOrder: number
  readonly floorMargin: Ppm | null
}

export interface SampleBrand {
  readonly name: string
  readonly description: string
  readonly website: string
}

export interface SampleProduct extends PricingInput {
  readonly name: string
  readonly sku: string
  readonly barcode: string
  readonly baseCost: Units
  readonly shippingCost: Units
  readonly importDuty: Ppm
  readonly description: string
  readonly categoryId: string
  readonly brandId: string | null
  readonly tags: readonly string[]
  readonly isActive: boolean
  readonly stock: number
  readonly groupKey: string
  readonly options: readonly SampleOption[]
  readonly variants: readonly SampleVariant[]
}

/** An importer's catalogue to explore: all invented, with the problems of a real one. */
export interface SampleShop {
  readonly categories: readonly SampleRow<SampleCategory>[]
  readonly brands: readonly SampleRow<SampleBrand>[]
  readonly products: readonly SampleRow<SampleProduct>[]
  readonly services: readonly SampleRow<SampleService>[]
  /** Each with its lines and charges. */
  readonly shipments: readonly SampleShipment[]
  /** Each with its prices. */
  readonly priceLists: readonly SamplePriceList[]
  /** A business of its own, its customers and their documents. */
  readonly sales: SampleSales
}

const TOP_CATEGORIES: readonly (readonly [name: string, description: string, floor: Ppm | null])[] = [
  ['Kitchen', 'Everything for cooking and for the table.', null],
  ['Home', 'Light and textiles.', null],
  ['Outdoor', 'For the garden and the woods.', 200_000],
]
const CHILD_CATEGORIES: readonly (readonly [name: string, parent: number, description: string, floor: Ppm | null])[] = [
  ['Tableware', 0, 'Plates, glasses, linen.', null],
  ['Cookware', 0, 'Pans, pots, knives.', 250_000],
  ['Coffee and tea', 0, 'To grind, brew and pour.', null],
  ['Lighting', 1, 'Lamps, candles, lanterns.', null],
  ['Textiles', 1, 'Blankets, linen, rugs.', null],
]
const BRANDS: readonly (readonly [name: string, description: string])[] = [
  ['Kettlewright', 'Kettles, mugs and coffee gear.'],
  ['Hygga & Holt', 'Stoneware and candles from a small pottery.'],
  ['Brasspan', 'Cast iron, copper and carbon steel.'],
  ['Tidewick', 'Glass and steel for every day.'],
  ['Moor & Fell', 'Wool, linen and canvas.'],
  ['Lantern Row', 'Lamps and lanterns.'],
]
const CATEGORY_OF_CODE: Readonly<Record<string, string>> = {
  TAB: sampleId('category', 4),
  COO: sampleId('category', 5),
  COF: sampleId('category', 6),
  LIG: sampleId('category', 7),
  TEX: sampleId('category', 8),
  OUT: sampleId('category', 3),
}

/** The sample shop in a currency: the same number of minor units in each, so that prices look natural in all of them. */
export function sampleShop(currency: string): SampleShop {
  const lines = Object.entries(sampleLines).flatMap(([code, each]) =>
    each.map((line, index) => ({ line, code, sku: `${code}-${String(index + 1).padStart(3, '0')}` })),
  )
  const products = lines.map(({ line, code, sku }, index) => ({
    id: sampleId('product', index + 1),
    data: sampleProduct(line, code, sku, index + 1, currency),
  }))
  const shipments = sampleShipments(currency, products)
  return {
    categories: sampleCategories(),
    brands: BRANDS.map(([name, description], index) => ({
      id: sampleId('brand', index + 1),
      data: { name, description, website: '' },
    })),
    products: withLandedCosts(products, shipments, currency),
    services: sampleServices(currency),
    shipments,
    priceLists: samplePriceLists(currency, products),
    sales: sampleSales(currency, products),
  }
}

function sampleCategories(): SampleRow<SampleCategory>[] {
  const top = TOP_CATEGORIES.map(([name, description, floorMargin], index) => ({
    id: sampleId('category', index + 1),
    data: { name, description, parentId: null, sortOrder: index + 1, floorMargin },
  }))
  const children = CHILD_CATEGORIES.map(([name, parent, description, floorMargin], index) => ({
    id: sampleId('category', TOP_CATEGORIES.length + index + 1),
    data: { name, description, parentId: sampleId('category', parent + 1), sortOrder: index + 1, floorMargin },
  }))
  return [...top, ...children]
}

const IMPORT_VAT: Ppm = 200_000

function sampleProduct(line: SampleLine, code: string, sku: string, number: number, currency: string): SampleProduct {
  const { name, description, tags, isActive, stock } = line
  return {
    name,
    sku,
    // EAN numbers that begin with 2 are for use within a shop.
    barcode: eanWithCheckDigit(`29${String(number).padStart(10, '0')}`),
    description,
    categoryId: CATEGORY_OF_CODE[code] ?? '',
    brandId: sampleId('brand', line.brand + 1),
    tags,
    isActive,
    stock,
    baseCurrency: currency,
    baseCost: units(line.cost),
    shippingCost: units(line.shipping),
    importDuty: percent(line.duty),
    vatTax: line.pricing === null ? null : IMPORT_VAT,
    additionalCosts: line.extras.map(([label, amount], index) => ({
      id: `cost-${index + 1}`,
      label,
      amount: units(amount),
      origin: null,
    })),
    ...samplePricing(line.pricing),
    tradePrice: null,
    priceEnding: null,
    floorMargin: null,
    ...sampleVariants(sku),
  }
}

type Pricing = Pick<
  PricingInput,
  'pricingMode' | 'pricingStrategy' | 'pricingPercent' | 'pricingAmount' | 'retailPrice'
>

const NOT_PRICED: Pricing = {
  pricingMode: null,
  pricingStrategy: 'margin',
  pricingPercent: null,
  pricingAmount: null,
  retailPrice: null,
}

function samplePricing(pricing: SamplePricing): Pricing {
  if (pricing === null) return NOT_PRICED
  if ('margin' in pricing) return { ...NOT_PRICED, pricingMode: 'strategy', pricingPercent: percent(pricing.margin) }
  if ('markup' in pricing) {
    return {
      ...NOT_PRICED,
      pricingMode: 'strategy',
      pricingStrategy: 'markup',
      pricingPercent: percent(pricing.markup),
    }
  }
  if ('byHand' in pricing) return { ...NOT_PRICED, pricingMode: 'manual', pricingAmount: units(pricing.byHand) }
  return { ...NOT_PRICED, pricingMode: 'retailPrice', retailPrice: units(pricing.stored) }
}

function units(minor: number): Units {
  return minor * UNITS_PER_MINOR
}

function percent(value: number): Ppm {
  return Math.round((value * PPM) / 100)
}
