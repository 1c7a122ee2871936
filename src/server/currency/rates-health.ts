import type { Doors } from '../kit/database/doors.ts'
import { newestSet, ratesInForce } from '../kit/rates-in-force.ts'

/** Tells how new the exchange rates are. Old ones are said where they are used; the product works with them. */
export async function ratesHealth(doors: Doors, url: string): Promise<{ ok: true; detail: string }> {
  const today = new Date().toISOString().slice(0, 10)
  const [answer] = await doors.asSystemFlight([newestSet(today)])
  const date = ratesInForce(answer, today)?.date ?? 'none'
  return { ok: true, detail: url === '' ? `of ${date}; RATES_URL is empty, so none are fetched` : `of ${date}` }
}
