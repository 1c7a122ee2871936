import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { changeSet } from '../entities/change-set.ts'
import { general } from '../entity.ts'
import { boundedText, uuid } from '../fields.ts'
import { outputSchema } from '../rest-codec.ts'

const code = boundedText(20)
const day = z.optional(boundedText(40))

/** The rates behind every answer (CUR-02). */
const rated = {
  /** The day of the rates, YYYY-MM-DD. */
  date: z.string(),
  /** `ECB`: euro foreign exchange reference rates of the European Central Bank. */
  source: z.string(),
  /** Whole days between that day and the day asked for, or today. */
  ageDays: z.int(),
  /** Older than a week. */
  stale: z.boolean(),
}

const exchangeRatesQuery = z.strictObject({ base: z.optional(code), date: day })
const convertQuery = z.strictObject({ from: code, to: code, amount: boundedText(40), date: day })

const exchangeRatesAnswer = z.object({ ...rated, base: z.string(), rates: z.record(z.string(), z.string()) })
export type ExchangeRatesAnswer = z.infer<typeof exchangeRatesAnswer>

export const currencyHealth = endpoint({
  id: 'currency.health',
  members: 'read',
  method: 'GET',
  path: '/currency/health',
  summary: 'How old the newest exchange rates are and whether they are refreshed',
  access: 'user',
  scope: 'read',
  output: z.object({
    status: z.enum(['up', 'degraded']),
    ...rated,
    refresh: z.enum(['on', 'off']),
    fetchedAt: z.nullable(z.string()),
  }),
})

export const exchangeRates = endpoint({
  id: 'currency.exchangeRates',
  members: 'read',
  method: 'GET',
  path: '/currency/exchange-rates',
  summary: 'The newest reference rates, or those in force on a day: 1 base = rate, as decimal text',
  access: 'user',
  scope: 'read',
  query: exchangeRatesQuery,
  output: exchangeRatesAnswer,
  errors: ['no-such-row'],
})

/** The most days that one answer tells the rates of. */
export const MOST_RATE_DAYS = 366

const rateHistoryAnswer = z.object({
  sets: z.array(
    z.object({ date: z.string(), base: z.string(), source: z.string(), rates: z.record(z.string(), z.string()) }),
  ),
})
export type RateHistoryAnswer = z.infer<typeof rateHistoryAnswer>

export const rateHistory = endpoint({
  id: 'currency.rateHistory',
  members: 'read',
  method: 'GET',
  path: '/currency/rate-history',
  summary: `The reference rates of the days of a range of at most ${MOST_RATE_DAYS} days, oldest first, with those in force when it begins: 1 base = rate, as decimal text`,
  access: 'user',
  scope: 'read',
  query: z.strictObject({ from: boundedText(40), to: boundedText(40) }),
  output: rateHistoryAnswer,
})

export const convertCurrency = endpoint({
  id: 'currency.convert',
  members: 'read',
  method: 'GET',
  path: '/currency/convert',
  summary: 'An amount in another currency, rounded half away from zero to its minor unit',
  access: 'user',
  scope: 'read',
  query: convertQuery,
  output: z.object({
    ...rated,
    from: z.string(),
    to: z.string(),
    amount: z.number(),
    result: z.number(),
    /** 1 `from` = `rate` `to`. */
    rate: z.string(),
  }),
  errors: ['no-such-row'],
})

export const supportedCurrencies = endpoint({
  id: 'currency.supportedCurrencies',
  members: 'read',
  method: 'GET',
  path: '/currency/supported-currencies',
  summary: 'The currencies that have a reference rate',
  access: 'user',
  scope: 'read',
  output: z.object({
    ...rated,
    base: z.string(),
    currencies: z.array(z.object({ code: z.string(), name: z.string(), minorDigits: z.int() })),
  }),
})

export const renewCosts = endpoint({
  id: 'currency.renewCosts',
  members: 'write',
  method: 'POST',
  path: '/currency/renew-costs',
  summary:
    'Propose the newest reference rates for every cost that was converted at an older one, as a checked change set',
  access: 'user',
  scope: 'write',
  idempotent: true,
  body: z.strictObject({ id: z.optional(uuid) }),
  output: outputSchema(general(changeSet)),
  answers: [200, 201],
  errors: ['conflict', 'rule-broken'],
})
