import type { RateSet } from './exchange-rates.ts'
import type { Ppm, Units } from './money.ts'
import type { PriceEnding } from './price-ending.ts'
import type { ListBasis, ListRule } from './price-list/list-rules.ts'
import { sampleId } from './sample-id.ts'
import { pricedAbroad, sampleMoney } from './sample-money.ts'
import type { SampleProduct, SampleRow } from './sample-shop.ts'

export interface SampleList {
  readonly title: string
  readonly productIds: readonly string[]
  readonly description: string
  readonly customerGroup: string
  readonly priority: number
  readonly currency: string
  readonly rates: RateSet | null
  readonly ruleKind: ListRule
  readonly rulePercent: Ppm
  readonly basis: ListBasis
  readonly withoutVat: boolean
  readonly priceEnding: PriceEnding | null
  readonly tiers: readonly { readonly id: string; readonly minQuantity: number; readonly percentOff: Ppm }[]
  readonly accent: string
  readonly note: string
}

export interface SampleListPrice {
  readonly priceListId: string
  readonly productId: string
  readonly minQuantity: number
  readonly currency: string
  readonly price: Units
}

/** A price list with its prices. */
export interface SamplePriceList extends SampleRow<SampleList> {
  readonly prices: readonly SampleRow<SampleListPrice>[]
}

const ONE = 10_000

/** The prices of the list for shops: SKU, quantity, minor units of the shop's currency. */
const AGREED: readonly (readonly [sku: string, from: number, minor: number])[] = [
  ['TAB-001', 1, 640],
  ['TAB-001', 96, 590],
  ['COF-003', 12, 4_090],
]

/** One list that shows the catalogue unchanged, and one for shops with a rule, quantity breaks and prices in another currency. */
export function samplePriceLists(currency: string, products: readonly SampleRow<SampleProduct>[]): SamplePriceList[] {
  const money = sampleMoney(currency)
  const [shelf, shops] = [sampleId('priceList', 1), sampleId('priceList', 2)]
  const idOf = (sku: string): string => products.find(({ data }) => data.sku === sku)?.id ?? ''
  const of = (codes: readonly string[]): string[] =>
    products.flatMap(({ id, data }) =>
      codes.includes(data.sku.slice(0, 3)) && data.baseCost > 0 && data.pricingMode !== null ? [id] : [],
    )
  return [
    {
      id: shelf,
      data: {
        ...PLAIN,
        title: 'Kitchen and table',
        description: 'What is on the shelves, for everybody.',
        productIds: of(['TAB', 'COO', 'COF']),
        accent: '#0f766e',
        note: 'All goods are on the shelf in our shop. Ask us for more than ten of a kind.',
      },
      prices: [],
    },
    {
      id: shops,
      data: {
        ...PLAIN,
        title: 'Shops and cafés abroad',
        description: 'Prices for shops that sell on.',
        customerGroup: 'Shops',
        productIds: of(['TAB', 'COF']),
        priority: 10,
        currency: money.abroad,
        rates: money.rates,
        ruleKind: 'margin',
        rulePercent: 380_000,
        basis: 'cost',
        withoutVat: true,
        priceEnding: '.90',
        tiers: [
          { id: 'tier-1', minQuantity: 12 * ONE, percentOff: 50_000 },
          { id: 'tier-2', minQuantity: 48 * ONE, percentOff: 100_000 },
        ],
        note: 'Without VAT, from our warehouse.',
      },
      prices: AGREED.map(([sku, from, minor], index) => ({
        id: sampleId('priceListPrice', index + 1),
        data: {
          priceListId: shops,
          productId: idOf(sku),
          minQuantity: from * ONE,
          currency: money.abroad,
          price: pricedAbroad(money, currency, minor),
        },
      })),
    },
  ]
}

const PLAIN: Omit<SampleList, 'title' | 'description' | 'productIds'> = {
  customerGroup: '',
  priority: 0,
  currency: '',
  rates: null,
  ruleKind: 'none',
  rulePercent: 0,
  basis: 'retail',
  withoutVat: false,
  priceEnding: null,
  tiers: [],
  accent: '',
  note: '',
}
