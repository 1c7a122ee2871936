import * as fc from 'fast-check'
import { convertedAmount } from '#domain/cost-origin.ts'
import type { RateSet } from '#domain/exchange-rates.ts'
import type { CurrencyLever, Levers, RateChange } from '#domain/simulator/levers.ts'
import { PRICE_ENDINGS } from '#domain/price-ending.ts'
import type { PricingContext } from '#domain/pricing-rules.ts'

/** Rates without one for the Kuwaiti dinar, so that some products have no rate. */
export const SIMULATED_RATES: RateSet = {
  base: 'EUR',
  date: '2026-11-27',
  source: 'ECB',
  rates: { USD: '1.0841', CNY: '7.7562', JPY: '168.23' },
}

const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })
const orNone = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 2 })
const ppm = fc.oneof(
  fc.integer({ min: 0, max: 95 }).map((whole) => whole * 10_000),
  fc.integer({ min: 0, max: 999_999 }),
)
const amount = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 30_000 }).map((minor) => minor * 10_000) },
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 3e9 }) },
  { weight: 1, arbitrary: fc.constantFrom(0, 999_999_999_990_000, 1) },
)
const currency = fc.constantFrom('EUR', 'EUR', 'USD', 'JPY', 'KWD')

function paid(to: string, least = 0) {
  return fc
    .record({
      cents: fc.integer({ min: least, max: 900_000 }),
      currency: fc.constantFrom('CNY', 'USD', 'JPY'),
      rate: fc.constantFrom('0.128928', '0.922424', '1', '154.9', '0.0059'),
    })
    .map((each) => ({
      amount:
        each.currency === 'JPY' ? String(each.cents) : `${each.cents < 0 ? '-' : ''}${decimal(Math.abs(each.cents))}`,
      currency: each.currency,
      to,
      rate: each.rate,
      date: '2026-08-03',
      source: 'ECB',
    }))
    .filter((origin) => origin.currency !== to && convertedAmount(origin) !== undefined)
}

function decimal(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
}

function costLines(to: string) {
  return fc
    .uniqueArray(
      fc.record({
        id: fc.constantFrom('packing', 'handling', 'landed-duty', 'landed-rebate'),
        label: fc.constantFrom('Packing', 'Handling'),
        amount: fc.oneof(fc.integer({ min: 0, max: 4e6 }), fc.integer({ min: -2e5, max: 2e6 })),
        origin: fc.constant(null),
      }),
      { maxLength: 3, selector: ({ id }) => id },
    )
    .chain((lines) =>
      orNull(paid(to)).map((origin) =>
        origin === null || lines.length === 0 ? lines : [{ id: 'paid', label: 'Licence', amount: 0, origin }, ...lines],
      ),
    )
}

const variant = fc.record({
  baseCost: orNull(amount),
  shippingCost: orNull(fc.integer({ min: 0, max: 5e6 })),
  dutyCost: orNull(fc.integer({ min: -1e5, max: 3e6 })),
  rebate: orNull(fc.integer({ min: -2e5, max: 0 })),
  retailPrice: orNull(amount),
  isActive: fc.boolean(),
})

const PLAIN = { name: '', sku: '', barcode: '', tradePrice: null, stock: null }

/** What a seller enters for a product, as the fields of its row; `hsCode` and `originCountry` are of its delivery. */
export const enteredProduct = currency.chain((baseCurrency) =>
  fc.record({
    baseCurrency: fc.constant(baseCurrency),
    baseCost: amount,
    shippingCost: fc.oneof(fc.constant(0), amount),
    baseCostOrigin: orNull(paid(baseCurrency)),
    shippingCostOrigin: fc.option(paid(baseCurrency), { nil: null, freq: 3 }),
    importDuty: fc.oneof(fc.constant(0), ppm),
    vatTax: orNull(ppm),
    additionalCosts: costLines(baseCurrency),
    pricingMode: fc.constantFrom('strategy', 'strategy', 'strategy', 'manual', 'retailPrice', null),
    pricingStrategy: fc.constantFrom('margin', 'margin', 'markup', 'manual'),
    pricingPercent: orNull(fc.integer({ min: 0, max: 99 }).map((whole) => whole * 10_000)),
    pricingAmount: orNull(amount),
    retailPrice: orNull(amount),
    priceEnding: orNull(fc.constantFrom(...PRICE_ENDINGS)),
    floorMargin: orNull(ppm),
    floorOverride: fc.constant(''),
    variants: fc
      .oneof({ weight: 3, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: fc.array(variant, { maxLength: 3 }) })
      .map((all) => all.map((each, index) => ({ ...PLAIN, ...each, id: `v${index}`, optionValues: [String(index)] }))),
    hsCode: fc.constantFrom('', '8471.30', '847180', '6109', '61'),
    originCountry: fc.constantFrom('', 'CN', 'VN'),
  }),
)

/** The settings of a business, as far as prices follow from them. */
export const pricingSettings: fc.Arbitrary<Omit<PricingContext, 'categoryFloors'>> = fc.record({
  taxRate: fc.constantFrom(0, 200_000, 190_000, 55_000),
  pricesIncludeVat: fc.boolean(),
  vatRecoverable: fc.boolean(),
  dutyBasis: fc.constantFrom('cif', 'fob'),
  defaultMargin: ppm,
  tradeMargin: fc.constant(200_000),
  priceEnding: fc.constantFrom(...PRICE_ENDINGS),
  currencyEndings: fc.constant([]),
  floorMargin: orNull(ppm),
})

const rateChange: fc.Arbitrary<RateChange> = fc.oneof(
  fc.record({ by: fc.constant('points'), ppm: fc.integer({ min: -300_000, max: 300_000 }) }),
  fc.record({ by: fc.constant('rate'), ppm }),
)
const amountChange = (least: number, most: number) =>
  fc.oneof(
    fc.record({ by: fc.constant('percent'), ppm: fc.integer({ min: -1_000_000, max: 1_000_000 }) }),
    fc.record({ by: fc.constant('percent'), ppm: fc.integer({ min: -20, max: 60 }).map((whole) => whole * 10_000) }),
    fc.record({
      by: fc.constant('amount'),
      units: fc.integer({ min: least, max: most }),
      currency: fc.constantFrom('EUR', 'USD'),
    }),
  )

const currencyLever: fc.Arbitrary<CurrencyLever> = fc.oneof(
  fc.record({
    currency: fc.constantFrom('CNY', 'USD'),
    by: fc.constant('percent'),
    ppm: fc.integer({ min: -500_000, max: 500_000 }),
  }),
  fc.record({
    currency: fc.constantFrom('CNY', 'JPY'),
    by: fc.constant('rate'),
    rate: fc.constantFrom('0.14', '0.128928', '0.0061'),
    to: fc.constantFrom('EUR', 'USD'),
  }),
)

/** Any scenario without a contradiction. */
export const anyLevers: fc.Arbitrary<Levers> = fc
  .record({
    supplierCost: orNone(amountChange(-3e6, 9e6)),
    freight: orNone(amountChange(-3e6, 9e6)),
    otherCosts: orNone(amountChange(-3e5, 9e5)),
    duties: orNone(
      fc.array(
        fc.record({
          heading: fc.constantFrom('', '8471', '84', '61'),
          country: orNone(fc.constantFrom('CN', 'VN')),
          change: rateChange,
        }),
        { maxLength: 3 },
      ),
    ),
    rates: orNone(fc.uniqueArray(currencyLever, { maxLength: 2, selector: (each) => each.currency })),
    costVat: orNone(rateChange),
    salesVat: orNone(rateChange),
    margin: orNone(rateChange),
    ending: orNone(fc.record({ ending: orNull(fc.constantFrom(...PRICE_ENDINGS)) })),
    floor: orNone(rateChange),
    gives: fc.oneof(
      fc.record({ keep: fc.constantFrom('prices', 'margins') }),
      fc.record({ keep: fc.constant('within'), ppm: fc.integer({ min: 0, max: 20 }).map((whole) => whole * 10_000) }),
    ) as fc.Arbitrary<Levers['gives']>,
  })
  .map(({ margin, ending, ...levers }) => (levers.gives.keep === 'prices' ? levers : { ...levers, margin, ending }))
