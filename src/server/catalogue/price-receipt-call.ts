import type { CostOrigin } from '#domain/cost-origin.ts'
import { decimalFromUnits } from '#domain/money.ts'
import { PRICING_ENGINE, receiptRules } from '#domain/price-receipt.ts'
import { priceByRules, type PricingResult } from '#domain/pricing.ts'
import { type PricingInput, resolvedRules } from '#domain/pricing-rules.ts'
import { changedInputs, type ReceiptInput, receiptInputs } from '#domain/receipt-inputs.ts'
import { productPriceReceipt } from '#contract/endpoints/price-receipts.ts'
import { product } from '#contract/entities/product.ts'
import { type AnyRow, general, type RowOf } from '#contract/entity.ts'
import { productContext } from '#contract/product-pricing.ts'
import { notFound } from '#contract/row-rules.ts'
import type { Queryable } from '../kit/database/database.ts'
import type { Routes } from '../kit/http/mount.ts'
import { readContext, readRefs, RowCache } from '../kit/rows/reading.ts'
import type { UserData } from '../kit/user-data.ts'
import { contextOf } from '../kit/write/plan.ts'
import { readMore } from '../kit/write/write.ts'

type ProductRow = RowOf<typeof product.fields>
type Say = (value: ReceiptInput['value'], type: ReceiptInput['type']) => ReceiptInput['value']

/** Mounts the receipt of a product's price (PRICE-16). */
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
  const now = resolvedRules(row, productContext(row.categoryId, contextOf(entity, cache, found, false)))
  return told(row, row, now)
}

function told(row: ProductRow, input: PricingInput, now: ReturnType<typeof resolvedRules>) {
  const currency = row.baseCurrency
  const say: Say = (value, type) => {
    if (typeof value !== 'number' || type === 'other') return value
    return type === 'money' ? Number(decimalFromUnits(value, currency)) : value / 10_000
  }
  const pricesOf = (
    figures: Pick<PricingResult, 'totalCost' | 'effectivePrice' | 'effectiveTradePrice' | 'marginPpm'>,
  ) => ({
    totalCost: say(figures.totalCost, 'money'),
    retailPrice: say(figures.effectivePrice, 'money'),
    tradePrice: say(figures.effectiveTradePrice, 'money'),
    margin: say(figures.marginPpm, 'percent'),
  })
  const then = row.receipt && receiptRules(row.receipt)
  const stored = pricesOf({ ...row, marginPpm: row.margin })
  const replayed = then && pricesOf(priceByRules(input, then))
  return {
    productId: row.id,
    currency,
    engine: then ? PRICING_ENGINE : null,
    inputs: receiptInputs(input, then ?? now).map(({ field, type, value, source, label, origin }) => ({
      field,
      value: say(value, type),
      source,
      ...(label === undefined ? {} : { label }),
      ...(origin ? { origin: paidAs(origin) } : {}),
    })),
    stored,
    replayed,
    matches: replayed !== null && JSON.stringify(stored) === JSON.stringify(replayed),
    changed: changedInputs(input, then ?? now, now).map(({ type, was, is, ...rest }) => ({
      ...rest,
      was: say(was, type),
      is: say(is, type),
    })),
    today: pricesOf(priceByRules(input, now)),
  }
}

function paidAs({ amount, currency, rate, date, source }: CostOrigin) {
  return { amount, currency, rate, date, source }
}
