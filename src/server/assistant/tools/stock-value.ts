import { stockValue as valueOf } from '#domain/analytics/catalogue-amounts.ts'
import { atRate, datedRates } from '#domain/analytics/dated-rates.ts'
import { activeProducts, productFacts, type ProductFacts } from '#domain/analytics/product-facts.ts'
import { roundToMinor } from '#domain/money.ts'
import { PRICED_FIELDS } from './analysed-fields.ts'
import { businessOf } from './business.ts'
import { amountText } from './money-text.ts'
import { rateSets } from './rate-sets.ts'
import { rowsOfKind } from './read-rows.ts'
import type { RunTool } from './tool-work.ts'

/** The stock at landed cost as the dashboard works it out, and the products that hold most of it (PAGE-01). */
export const stockValue: RunTool<'stock_value'> = async (work, { limit }) => {
  const { currency, today } = await work.data.transact(work.caller, (tx) => businessOf(tx, work.now))
  const facts = new Map<string, ProductFacts>()
  const names = new Map<string, string>()
  for await (const row of rowsOfKind(work, 'product', { fields: [...PRICED_FIELDS, 'name'] })) {
    facts.set(row.id, productFacts(row))
    names.set(row.id, row.name)
  }
  const isForeign = [...facts.values()].some((each) => each.currency !== currency)
  const rates = datedRates(isForeign ? await rateSets(work) : [], currency)
  const value = valueOf(activeProducts(facts.values()), today, rates)
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
    counted: new Set([...value.ids, ...value.withoutCostIds]).size,
    withoutCost: value.withoutCostIds.length,
    uncounted: value.uncountedIds.length,
    leftOut: value.leftOut.unconverted.map(({ currency: foreign, amount, ids }) => ({
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
