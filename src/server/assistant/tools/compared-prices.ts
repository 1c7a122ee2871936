import { crossRate } from '#domain/exchange-rates.ts'
import { SHIPPED_RATES } from '#domain/reference-rates.ts'
import type { ToolResult } from '#contract/assistant/tools.ts'
import { currentUser } from '#server/kit/database/data-access.ts'
import type { ToolWork } from './tool-work.ts'

/** So many currencies of one catalogue are told apart. */
const MOST_CURRENCIES = 200

/** How amounts of products in several currencies are compared. */
export interface ComparedPrices {
  readonly told: NonNullable<ToolResult<'find_products'>['compared']>
  /** Makes an amount in major units of a product's currency one of the currency that is compared in; null without a rate. */
  readonly inOne: (amount: string) => string
}

/** How prices compare in one currency at the rates of today; undefined where no product has another one. */
export async function comparedPrices(work: ToolWork, currency: string): Promise<ComparedPrices | undefined> {
  const { codes, rates } = await work.data.transact(work.caller, async (tx) => {
    const { rows } = await tx.query<{ code: string }>({
      name: 'assistant:product-currencies',
      text: `select distinct base_currency as code from product where user_id = ${currentUser} limit ${MOST_CURRENCIES}`,
      values: [],
    })
    return { codes: rows.map(({ code }) => code), rates: (await work.ratesOf(tx)) ?? SHIPPED_RATES }
  })
  const others = codes.filter((code) => code !== currency)
  if (others.length === 0) return undefined
  const factors = [[currency, '1'], ...others.map((code) => [code, crossRate(rates, code, currency)])]
  const known = factors.flatMap(([code, rate]) => (rate === undefined ? [] : `when '${code}' then ${rate}`))
  return {
    told: {
      currency,
      day: rates.date,
      without: factors.flatMap(([code = '', rate]) => (rate === undefined ? [code] : [])),
    },
    inOne: (amount) => `(${amount}) * (case base_currency ${known.join(' ')} end)`,
  }
}
