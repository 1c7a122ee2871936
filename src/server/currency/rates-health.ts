import { dayInWords } from '#domain/calendar-day.ts'
import { isStale } from '#domain/exchange-rates.ts'
import { healthMessages } from '#contract/health-messages.ts'
import type { DataAccess } from '../kit/database/data-access.ts'
import { newestSet, ratesInForce } from '../kit/rates-in-force.ts'
import { sharedDate } from '../kit/clock.ts'

const messages = healthMessages.rates

/** How the exchange rates are. */
interface RatesHealth {
  readonly ok: true
  readonly detail: () => string
  readonly wantsLook: boolean
}

/** Reports how new the exchange rates are. The product works with old ones, which are marked where they are used; a person has to look after them. */
export async function ratesHealth(dataAccess: DataAccess, url: string): Promise<RatesHealth> {
  const today = sharedDate().toISOString().slice(0, 10)
  const [answer] = await dataAccess.asSystemBatch([newestSet(today)])
  const date = ratesInForce(answer, today)?.date
  const age = () => (date === undefined ? messages.none : messages.of(dayInWords(date)))
  const wantsLook = date === undefined || isStale(date, today)
  return { ok: true, detail: url === '' ? () => messages.unfetched(age()) : age, wantsLook }
}
