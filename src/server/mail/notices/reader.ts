import { isTimeZone } from '#domain/calendar-day.ts'
import { firstOf, type Language, LANGUAGES } from '#contract/languages.ts'
import type { Statement } from '#server/kit/database/database.ts'
import type { DataAccess } from '#server/kit/database/data-access.ts'

/** Who gets a notice, and how it is written for them. */
export interface Reader {
  readonly userId: string
  readonly email: string
  readonly language: Language
  /** Of numbers and dates. */
  readonly locale: string
  readonly timeZone: string
  /** What they want to hear about. */
  readonly wants: Readonly<Record<'pricing' | 'updates' | 'offers' | 'security', boolean>>
}

interface ReaderRow {
  readonly userId: string
  readonly email: string
  readonly language: string
  readonly locale: string
  readonly timeZone: string
  readonly all: boolean
  readonly pricing: boolean
  readonly updates: boolean
  readonly offers: boolean
  readonly security: boolean
}

/** A notice is never about others: who is suspended or has no address gets none. Documents keep the time zone of the business. */
const READERS = `select a.id as "userId", i.email, coalesce(p.language, '') as language, coalesce(p.locale, '') as locale,
    coalesce(nullif(p.time_zone, ''), b.time_zone, 'UTC') as "timeZone", coalesce(p.receive_notifications, true) as all,
    coalesce(p.pricing_notices, true) as pricing, coalesce(p.update_notices, true) as updates,
    coalesce(p.marketing_notices, false) as offers, coalesce(p.security_notices, true) as security
  from account a
  join lateral (select email from identity where user_id = a.id and email <> '' order by created_at desc limit 1) i on true
  left join user_profile p on p.user_id = a.id and p.id = a.id
  left join lateral (select time_zone from business_profile where user_id = a.id and is_default limit 1) b on true
  where not a.suspended`

/** One account as the reader of a notice; undefined where it may not or cannot get any. `spoken` is the language where none was chosen. */
export async function readerOf(dataAccess: DataAccess, userId: string, spoken = ''): Promise<Reader | undefined> {
  const one: Statement = { name: 'notices:reader', text: `${READERS} and a.id = $1`, values: [userId] }
  const [found] = await dataAccess.asSystemBatch([one])
  const row = found?.rows[0] as ReaderRow | undefined
  return row && reader(row, spoken)
}

/** The next accounts after an id, at most so many; all are reached in turns, so that no statement takes long. */
export async function readersAfter(dataAccess: DataAccess, id: string, most: number): Promise<readonly Reader[]> {
  const [found] = await dataAccess.asSystemBatch([
    { name: 'notices:readers', text: `${READERS} and a.id > $1 order by a.id limit $2`, values: [id, most] },
  ])
  return ((found?.rows ?? []) as unknown as ReaderRow[]).map((row) => reader(row, ''))
}

function reader({ userId, email, language, locale, timeZone, all, ...wants }: ReaderRow, spoken: string): Reader {
  const chosen = firstOf(LANGUAGES, [language, spoken, locale]) ?? 'en'
  return {
    userId,
    email,
    language: chosen,
    locale: locale || chosen,
    // A zone that this server does not know, such as one of a newer version, must not hold up everybody.
    timeZone: isTimeZone(timeZone) ? timeZone : 'UTC',
    wants: {
      pricing: all && wants.pricing,
      updates: all && wants.updates,
      offers: all && wants.offers,
      security: wants.security,
    },
  }
}
