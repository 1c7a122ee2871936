import { stockValue as valueOf } from '#domain/analytics/catalogue-amounts.ts'
import { atRate, datedRates } from '#domain/analytics/dated-rates.ts'
import { productFacts, type ProductFacts } from '#domain/analytics/product-facts.ts'
import { type RateSet, unitRate } from '#domain/exchange-rates.ts'
import { roundToMinor } from '#domain/money.ts'
import { SHIPPED_RATES } from '#domain/reference-rates.ts'
import { PRICED_FIELDS } from './analysed-fields.ts'
import { businessOf } from './business.ts'
import { amountText } from './money-text.ts'
import { rateSets } from './rate-sets.ts'
import { rowsOfKind } from './read-rows.ts'
import type { RunTool, ToolWork } from './tool-work.ts'

/** The stock at landed cost as the dashboard works it out, and the products that hold most of it (PAGE-01). */
export const stockValue: RunTool<'stock_value'> = async (work, { limit }) => {
  const { currency, today, newest } = await work.data.transact(work.caller, async (tx) => ({
    ...(await businessOf(tx, work.now)),
    newest: (await work.ratesOf(tx)) ?? SHIPPED_RATES,
  }))
  const facts = new Map<string, ProductFacts>()
  const names = new Map<string, string>()
  for await (const row of rowsOfKind(work, 'product', { fields: [...PRICED_FIELDS, 'name'], where: 'is_active' })) {
    facts.set(row.id, productFacts(row))
    names.set(row.id, row.name)
  }
  const codes = new Set([...facts.values()].flatMap((each) => (each.stockCost === 0 ? [] : each.currency)))
  const rates = datedRates(await setsFor(work, { codes, currency, today, newest }), currency)
  const value = valueOf(facts.values(), today, rates)
  const { unconverted } = value.leftOut
  const valued = value.ids
    .flatMap((id) => {
      const found = facts.get(id)
      const rate = found && rates.on(found.currency, today)
      return found && rate ? [{ id, stock: found.stock, amount: atRate(found.stockCost, rate) }] : []
    })
    .toSorted((a, b) => b.amount - a.amount)
  return {
    day: today,
    currency,
    amount: amountText(roundToMinor(value.amount), currency),
    counted: new Set([...value.ids, ...value.withoutCostIds, ...unconverted.flatMap(({ ids }) => ids)]).size,
    withoutCost: value.withoutCostIds.length,
    uncounted: value.uncountedIds.length,
    leftOut: unconverted.map(({ currency: foreign, amount, ids }) => ({
      currency: foreign,
      amount: amountText(amount, foreign),
      products: ids.length,
    })),
    products: valued.slice(0, limit).map(({ id, stock, amount }) => ({
      id,
      name: names.get(id) ?? '',
      stock: stock === null ? null : String(stock),
      amount: amountText(roundToMinor(amount), currency),
    })),
    valued: valued.length,
  }
}

interface Needed {
  readonly codes: ReadonlySet<string>
  readonly currency: string
  readonly today: string
  readonly newest: RateSet
}

/** The newest rates alone, unless these lack a currency: then, as on the dashboard, an older rate counts. */
async function setsFor(work: ToolWork, { codes, currency, today, newest }: Needed) {
  const isKnown = (code: string): boolean =>
    code === currency || (newest.date <= today && unitRate(newest, code, currency) !== null)
  return [...codes].every(isKnown) ? [newest] : await rateSets(work)
}
