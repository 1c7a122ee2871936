import { dayOf } from '#domain/calendar-day.ts'
import { decimalFromPpm } from '#domain/money.ts'
import { timeZoneOf } from '#contract/entities/document-derive.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import type { Queryable } from '#server/kit/database/database.ts'
import { readAll, RowCache } from '#server/kit/rows/reading.ts'
import { readMore } from '#server/kit/write/write.ts'

/** What tools need of the business: its own row, if there is one, its currency, and the day there. */
export interface Business {
  readonly profile: RowOfKind<'businessProfile'> | undefined
  readonly currency: string
  /** The VAT that its prices include, as decimal text; undefined where they include none. */
  readonly vat: string | undefined
  readonly timeZone: string
  /** YYYY-MM-DD. */
  readonly today: string
}

const FALLBACK_CURRENCY = 'USD'

/** Reads the default business of the open transaction's user. */
export async function businessOf(tx: Queryable, now: number): Promise<Business> {
  const cache = new RowCache()
  await readMore({ tx, cache }, [readAll('businessProfile')])
  const rows = [...cache.of('businessProfile').values()] as RowOfKind<'businessProfile'>[]
  const profile = rows.find(({ isDefault }) => isDefault)
  const timeZone = timeZoneOf(profile)
  return {
    profile,
    currency: profile?.preferredCurrency ?? FALLBACK_CURRENCY,
    vat: profile?.pricesIncludeVat && profile.taxRate > 0 ? decimalFromPpm(profile.taxRate) : undefined,
    timeZone,
    today: dayOf(now, timeZone),
  }
}
