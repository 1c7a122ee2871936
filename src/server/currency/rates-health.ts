import { dayInWords } from '#domain/calendar-day.ts'
import { healthMessages } from '#contract/health-messages.ts'
import type { DataAccess } from '../kit/database/data-access.ts'
import { newestSet, ratesInForce } from '../kit/rates-in-force.ts'

const messages = healthMessages.rates

/** Reports how new the exchange rates are. Old ones are marked where they are used; the product works with them. */
export async function ratesHealth(dataAccess: DataAccess, url: string): Promise<{ ok: true; detail: () => string }> {
  const today = new Date().toISOString().slice(0, 10)
  const [answer] = await dataAccess.asSystemBatch([newestSet(today)])
  const date = ratesInForce(answer, today)?.date
  const age = () => (date === undefined ? messages.none : messages.of(dayInWords(date)))
  return { ok: true, detail: url === '' ? () => messages.unfetched(age()) : age }
}
