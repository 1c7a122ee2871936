import type { CostOrigin } from '#domain/cost-origin.ts'
import { decimalFromUnits, type Ppm, type Units } from '#domain/money.ts'
import { PRICING_ENGINE, receiptRules } from '#domain/price-receipt.ts'
import { type PricingContext, type PricingInput, type PricingRules, resolvedRules } from '#domain/pricing-rules.ts'
import { changedInputs, type OwnInputs, ownInputs, type ReceiptInput, receiptInputs } from '#domain/receipt-inputs.ts'
import { variantInput } from '#domain/variant-pricing.ts'
import { productPriceReceipt } from '#contract/endpoints/price-receipts.ts'
import { product } from '#contract/entities/product.ts'
import { type AnyRow, general, type RowOf } from '#contract/entity.ts'
import { pricedFields } from '#contract/priced-fields.ts'
import { productContext } from '#contract/product-pricing.ts'
import { notFound } from '#contract/row-rules.ts'
import { contextOf } from '#contract/plan-changes.ts'
import type { Queryable } from '../kit/database/database.ts'
import type { Routes } from '../kit/http/mount.ts'
import { readContext, readRefs, RowCache } from '../kit/rows/reading.ts'
import type { UserData } from '../kit/user-data.ts'
import { readMore } from '../kit/write/write.ts'

type ProductRow = RowOf<typeof product.fields>
type Say = (value: ReceiptInput['value'], type: ReceiptInput['type']) => ReceiptInput['value']

/** Mounts the receipt of a product's price and of those of its variants (PRICE-08, PRICE-16). */
export function mountPriceReceipt(routes: Routes, data: UserData): void {
  routes.mount(productPriceReceipt, ({ caller, params }) => data.transact(caller, (tx) => receiptOf(tx, params.id)))
}

async function receiptOf(tx: Queryable, id: string) {
  const entity = general(product)
  const cache = new RowCache()
  await readMore({ tx, cache }, [...readRefs([{ kind: entity.kind, id }]), ...readContext(entity, [id], () => [])])
  const found = cache.get(entity.kind, id)
  if (!found) throw notFound(entity, id)
  const row = found as AnyRow & ProductRow
  return told(row, productContext(row.categoryId, contextOf(entity, cache, found)))
}

function told(row: ProductRow, context: PricingContext) {
  const currency = row.baseCurrency
  const now = resolvedRules(row, context)
  const then = row.receipt && receiptRules(row.receipt)
  const replayed = then && pricedFields(row, context, then)
  const today = pricedFields(row, context)
  const teller = { currency, now, made: then ?? now }
  const variants = row.variants.map((variant, at) => ({
    variantId: variant.id,
    name: variant.name,
    ...receiptTold(
      { input: variantInput(row, variant), own: ownInputs(variant) },
      { stored: variant, replayed: replayed?.variants?.[at], today: today.variants?.[at] ?? variant },
      teller,
    ),
  }))
  return {
    productId: row.id,
    currency,
    engine: then ? PRICING_ENGINE : null,
    ...receiptTold({ input: row, own: new Set() }, { stored: row, replayed, today }, teller),
    variants,
  }
}

/** The stored figures of a price. */
interface Figures {
  readonly totalCost: Units
  readonly effectivePrice: Units | null
  readonly effectiveTradePrice: Units | null
  readonly margin: Ppm | null
  /** Of a variant's price alone. */
  readonly calculated_price?: Units | null
}

interface Teller {
  readonly currency: string
  readonly made: PricingRules
  readonly now: PricingRules
}

/** The receipt of one price: its inputs, the stored price, the price calculated again and today's, and what differs today. */
function receiptTold(
  { input, own }: { readonly input: PricingInput; readonly own: OwnInputs },
  prices: { readonly stored: Figures; readonly replayed: Figures | null | undefined; readonly today: Figures },
  { currency, made, now }: Teller,
) {
  const say: Say = (value, type) => {
    if (typeof value !== 'number' || type === 'other') return value
    return type === 'money' ? Number(decimalFromUnits(value, currency)) : value / 10_000
  }
  const pricesOf = ({ totalCost, effectivePrice, effectiveTradePrice, margin, calculated_price }: Figures) => ({
    totalCost: say(totalCost, 'money'),
    retailPrice: say(effectivePrice, 'money'),
    tradePrice: say(effectiveTradePrice, 'money'),
    margin: say(margin, 'percent'),
    ...(calculated_price === undefined ? {} : { calculated_price: say(calculated_price, 'money') }),
  })
  const stored = pricesOf(prices.stored)
  const replayed = prices.replayed ? pricesOf(prices.replayed) : null
  return {
    inputs: receiptInputs(input, made, own).map(({ type, value, origin, ...rest }) => ({
      ...rest,
      value: say(value, type),
      ...(origin ? { origin: paidAs(origin) } : {}),
    })),
    stored,
    replayed,
    matches: replayed !== null && JSON.stringify(stored) === JSON.stringify(replayed),
    changed: changedInputs(input, { made, now }, own).map(({ type, was, is, ...rest }) => ({
      ...rest,
      was: say(was, type),
      is: say(is, type),
    })),
    today: pricesOf(prices.today),
  }
}

function paidAs({ amount, currency, rate, date, source }: CostOrigin) {
  return { amount, currency, rate, date, source }
}
