import { isDay } from '#domain/is-day.ts'
import { currencies, isCurrency } from '#domain/currencies.ts'
import {
  convertToMinor,
  crossRate,
  crossRatio,
  daysBetween,
  isStale,
  ratedCurrencies,
  type RateSet,
} from '#domain/exchange-rates.ts'
import { beyondLimit, decimalFromUnits, unitsFromDecimal } from '#domain/money.ts'
import {
  convertCurrency,
  currencyHealth,
  exchangeRates,
  type ExchangeRatesAnswer,
  MOST_RATE_DAYS,
  rateHistory,
  renewCosts,
  supportedCurrencies,
} from '#contract/endpoints/currency.ts'
import { Refusal } from '#contract/refusal.ts'
import type { Statement } from '../kit/database/database.ts'
import type { Caller, Routes } from '../kit/http/mount.ts'
import type { UserData } from '../kit/user-data.ts'
import type { DraftPatches } from '../kit/write/patch-draft.ts'
import { type KnownRates, newestSet, ratesInForce } from '../kit/rates-in-force.ts'
import { currencyMessages } from './currency-messages.ts'
import { rateSetsBetween } from './rate-sets.ts'
import { proposeRenewal } from './renew-costs.ts'
import { sharedDate } from '../kit/clock.ts'

/** A renewal of thousands of products, on a slow machine. */
const RENEWAL_LIMIT_MS = 90_000

/** A set of rates with the day that it is asked for. */
interface Asked {
  readonly set: KnownRates
  readonly on: string
}

/** The deps of the currency calls beside the user's data. */
export interface CurrencyDeps {
  readonly draftPatches: DraftPatches
  /** Whether the server fetches rates. */
  readonly ratesRefresh: boolean
}

/** Mounts the currency calls (CUR-01…03) and the renewal of foreign costs (PRICE-15). */
export function mountCurrency(routes: Routes, data: UserData, { draftPatches, ratesRefresh }: CurrencyDeps): void {
  const ask = async (caller: Caller, date?: string): Promise<Asked> => {
    const on = date ?? sharedDate().toISOString().slice(0, 10)
    if (!isDay(on)) throw badInput('date', currencyMessages.noDay(on))
    const [answer] = await data.read(caller, [newestSet(on)])
    const set = ratesInForce(answer, on)
    if (!set) throw new Refusal('no-such-row', { message: currencyMessages.noRates(on) })
    return { set, on }
  }

  routes.mount(currencyHealth, async ({ caller }) => {
    const asked = await ask(caller)
    const { stale, ...told } = provenance(asked)
    const refresh = ratesRefresh ? 'on' : 'off'
    return { status: stale ? 'degraded' : 'up', ...told, stale, refresh, fetchedAt: asked.set.fetchedAt }
  })
  routes.mount(exchangeRates, async ({ caller, query }) => {
    const asked = await ask(caller, query.date)
    const base = query.base === undefined ? asked.set.base : ratedCode('base', query.base, asked.set)
    return { ...provenance(asked), base, rates: ratesFrom(asked.set, base) } satisfies ExchangeRatesAnswer
  })
  routes.mount(rateHistory, async ({ caller, query: { from, to } }) => {
    for (const [field, day] of Object.entries({ from, to })) {
      if (!isDay(day)) throw badInput(field, currencyMessages.noDay(day))
    }
    if (from > to) throw badInput('to', currencyMessages.beforeStart(from))
    if (daysBetween(from, to) >= MOST_RATE_DAYS) throw badInput('from', currencyMessages.tooManyDays(MOST_RATE_DAYS))
    const read = async (statement: Statement) => (await data.read(caller, [statement]))[0]
    return {
      sets: (await rateSetsBetween(read, from, to)).map(({ date, base, source, rates }) => ({
        date,
        base,
        source,
        rates,
      })),
    }
  })
  routes.mount(convertCurrency, async ({ caller, query }) => {
    const asked = await ask(caller, query.date)
    const from = ratedCode('from', query.from, asked.set)
    const to = ratedCode('to', query.to, asked.set)
    return { ...provenance(asked), from, to, ...converted(query.amount, from, to, asked.set) }
  })
  routes.mount(renewCosts, (call) =>
    data.answer(call, (tx) => proposeRenewal(tx, call.caller, draftPatches, call.body.id), {
      limitMs: RENEWAL_LIMIT_MS,
    }),
  )
  routes.mount(supportedCurrencies, async ({ caller }) => {
    const asked = await ask(caller)
    const rated = new Set(ratedCurrencies(asked.set))
    return { ...provenance(asked), base: asked.set.base, currencies: currencies.filter(({ code }) => rated.has(code)) }
  })
}

function provenance({ set: { date, source }, on }: Asked) {
  return { date, source, ageDays: daysBetween(date, on), stale: isStale(date, on) }
}

/** Published rates unchanged; others calculated from them. */
function ratesFrom(set: RateSet, base: string): Record<string, string> {
  const others = ratedCurrencies(set).filter((code) => code !== base)
  const rate = (code: string) => (base === set.base ? set.rates[code] : crossRate(set, base, code)) ?? ''
  return Object.fromEntries(others.map((code) => [code, rate(code)]))
}

function converted(amount: string, from: string, to: string, set: RateSet) {
  const paid = unitsFromDecimal(amount, from)
  if ('issue' in paid) throw badInput('amount', currencyMessages.badAmount(amount, paid.issue))
  const ratio = crossRatio(set, from, to)
  const units = ratio && convertToMinor(paid.value, from, to, ratio)
  if (units === undefined) throw badInput('amount', currencyMessages.badAmount(amount, beyondLimit(to)))
  return {
    amount: Number(decimalFromUnits(paid.value, from)),
    result: Number(decimalFromUnits(units, to)),
    rate: crossRate(set, from, to) ?? '',
  }
}

/** The code of a currency that the set has a rate for. */
function ratedCode(field: string, asked: string, set: RateSet): string {
  const code = asked.trim().toUpperCase()
  if (!isCurrency(code)) throw badInput(field, currencyMessages.noCurrency(asked))
  if (crossRatio(set, set.base, code)) return code
  throw badInput(field, currencyMessages.notRated(set.source, code))
}

/** The refusal that names what is wrong (CUR-03). */
function badInput(field: string, message: string): Refusal {
  return new Refusal('invalid-input', { message }, [{ field, message }])
}
