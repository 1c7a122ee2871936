import { localStart, offsetAt } from '#domain/calendar/wall-time.ts'
import { cutText } from '#domain/cut-text.ts'
import type { RowOf } from '#contract/entity.ts'
import type { event } from '#contract/entities/event.ts'
import { screenHref } from '#contract/screens.ts'
import { currentUser, type DataAccess } from '../kit/database/data-access.ts'
import type { Statement } from '../kit/database/database.ts'
import { type Job, type JobHandler, TryLater } from '../kit/jobs/jobs.ts'
import { regional } from '../kit/language/regional.ts'
import { inLanguage } from '../kit/language/spoken-language.ts'
import type { Log } from '../kit/log.ts'
import { inSlices } from '../kit/slices.ts'
import { MailFailure } from '../integrations/mail/mail-failure.ts'
import type { MailMessage, Mailer } from '../integrations/mail/mailer.ts'
import { firstOf, type Language, LANGUAGES } from '#contract/languages.ts'
import type { CalendarWorkers } from './calendar-workers.ts'
import { onlyReminder, type Reminder, type Reminding } from './reminder.ts'
import { reminderMessages as messages } from './reminder-messages.ts'
import { reminderMoment } from './reminder-moment.ts'
import { sharedNow } from '../kit/clock.ts'

/** The deps of reminders by mail. */
export interface ReminderDeps {
  readonly dataAccess: DataAccess
  readonly mailer: Mailer
  /** Counts repeat rules. */
  readonly calendarWorkers: Pick<CalendarWorkers, 'nextReminder'>
  /** Where users reach the server, without a slash at the end. */
  readonly publicUrl: string
  readonly log: Log
  /** Sends ordered mails at once. */
  readonly wakeJobs: () => void
}

const EVERY_SECONDS = 60
const HOUR_MS = 3_600_000
const HALF_DAY_MS = 12 * HOUR_MS
/** Rows of one look at the database, and such looks in one turn. */
const AT_ONCE = 500
const MOST_LOOKS = 40
/** Mails of one user that wait at most; more are left out, so that nobody floods a mailbox. */
const MOST_WAITING = 100
/** Longest time of repeat rules of one user in one turn; the rest has the next ones. */
const MOST_MS_EACH = 5_000
const MAIL = 'event-mail'
const MOST_TEXT = 4_000

type EventRow = RowOf<typeof event.fields>

interface Looked extends Reminding {
  readonly userId: string
  readonly id: string
  readonly version: number
  readonly updatedAt: number
  readonly nextAt: number | null
  readonly startsAt: number | null
}

const COLUMNS = `e.user_id as "userId", e.id, e.version::float8 as version, e.updated_at::float8 as "updatedAt",
  e.start_at::float8 as "startAt", e.end_at::float8 as "endAt", e.start_day as "startDay", e.end_day as "endDay", e.start_time as "startTime", e.all_day as "allDay",
  e.time_zone as "timeZone", e.repeat_rule as "repeatRule", e.exceptions, e.reminder_minutes as "reminderMinutes",
  r.next_at::float8 as "nextAt", r.starts_at::float8 as "startsAt"`
const REMINDING = `e.reminds_by_mail and e.reminder_minutes is not null and e.status not in ('completed', 'cancelled')`

/** Events whose next reminder is not worked out, or was before they were changed. */
const changed = (left: readonly string[]): Statement => ({
  name: 'reminders:changed',
  text: `select ${COLUMNS} from event e join account a on a.id = e.user_id and not a.suspended
    left join event_reminder r on r.user_id = e.user_id and r.event_id = e.id
    where ${REMINDING} and r.version is distinct from e.version
    and e.user_id <> all($1::uuid[]) limit ${AT_ONCE}`,
  values: [left],
})

const due = (now: number, left: readonly string[]): Statement => ({
  name: 'reminders:due',
  text: `select ${COLUMNS} from event_reminder r join event e on e.user_id = r.user_id and e.id = r.event_id and e.version = r.version
    join account a on a.id = e.user_id and not a.suspended
    where ${REMINDING} and r.next_at <= $1 and e.user_id <> all($2::uuid[]) order by r.next_at limit ${AT_ONCE}`,
  values: [now, left],
})

/** The recurring job that finds due reminders, and the one that mails each of them (CAL-04). */
export function eventReminderJobs(deps: ReminderDeps): Record<string, JobHandler> {
  return {
    'event-reminders': { every: EVERY_SECONDS, run: () => remindOfEvents(deps, sharedNow()) },
    [MAIL]: { run: (job) => mailReminder(deps, job) },
  }
}

/** Orders a mail for each reminder that is due at `now`, and works out the next one of each event. */
export async function remindOfEvents(deps: ReminderDeps, now: number): Promise<void> {
  await eachLook(deps, changed, async (row, next) => [
    storedNext(row, await next(row, Math.max(remindedUntil(row), now - HOUR_MS))),
  ])
  const ordered = await eachLook(
    deps,
    (left) => due(now, left),
    async (row, next) => {
      const startsAt = row.startsAt ?? 0
      const reminder = await next(row, Math.max(row.nextAt ?? now, now - HOUR_MS))
      // A server that was away reminds of nothing that is long over.
      return [...(startsAt < now - HOUR_MS ? [] : [mailOrder(row, startsAt)]), storedNext(row, reminder)]
    },
  )
  if (ordered > 0) deps.wakeJobs()
}

/**
 * What is entered after its reminder would have been due is not reminded of. One that was due when its event was changed, and was not
 * looked for yet, is not lost by that.
 */
function remindedUntil({ updatedAt, nextAt }: Looked): number {
  return nextAt === null ? updatedAt : Math.min(updatedAt, nextAt - 1)
}

type FindNext = (row: Looked, after: number) => Promise<Reminder | undefined>

/**
 * Reads rows until there are no more, and runs the statements for each; answers how many there were. Whose repeat rules have taken their
 * time is left out until the next turn, so that nobody else's reminders are late (OPS-06).
 */
async function eachLook(
  deps: ReminderDeps,
  look: (left: readonly string[]) => Statement,
  act: (row: Looked, next: FindNext) => Promise<readonly Statement[]>,
): Promise<number> {
  const giveWay = inSlices()
  const spent = new Map<string, number>()
  const isLeft = (userId: string): boolean => (spent.get(userId) ?? 0) > MOST_MS_EACH
  const next: FindNext = async (row, after) => {
    const { reminder, tookMs } = await nextOf(deps, row, after)
    spent.set(row.userId, (spent.get(row.userId) ?? 0) + tookMs)
    return reminder
  }
  let count = 0
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    const [answer] = await deps.dataAccess.asSystemBatch([look([...spent.keys()].filter(isLeft))])
    const rows = (answer?.rows ?? []) as unknown as Looked[]
    if (rows.length === 0) break
    for (const row of rows) {
      if (isLeft(row.userId)) continue
      // The mail and the next reminder are one: neither is lost, and none is ordered twice.
      await deps.dataAccess.asSystemBatch(await act(row, next))
      count += 1
      await giveWay()
    }
  }
  return count
}

interface NextOf {
  readonly reminder: Reminder | undefined
  readonly tookMs: number
}

async function nextOf({ calendarWorkers, log }: ReminderDeps, row: Looked, after: number): Promise<NextOf> {
  if (row.repeatRule === '') return { reminder: onlyReminder(row, after), tookMs: 0 }
  const { next, tookMs } = await calendarWorkers.nextReminder(row, after)
  if (next !== 'tooLong') return { reminder: next, tookMs }
  const { userId, id, repeatRule } = row
  log.warn({ userId, eventId: id, repeatRule }, 'no reminder is mailed: its repeat rule takes too long to count')
  return { reminder: undefined, tookMs }
}

function storedNext({ userId, id, version }: Looked, next: Reminder | undefined): Statement {
  return {
    name: 'reminders:store',
    text: `insert into event_reminder (user_id, event_id, version, next_at, starts_at)
      select user_id, id, $3, $4, $5 from event where user_id = $1 and id = $2
      on conflict (user_id, event_id) do update set version = excluded.version, next_at = excluded.next_at, starts_at = excluded.starts_at`,
    values: [userId, id, version, next?.at ?? null, next?.startsAt ?? null],
  }
}

function mailOrder({ userId, id }: Looked, startsAt: number): Statement {
  return {
    name: 'reminders:order',
    text: `insert into job (kind, uniq, user_id, payload, run_at)
      select '${MAIL}', $1, $2::uuid, $3::jsonb, now()
      where (select count(*) from job where user_id = $2::uuid and kind = '${MAIL}') < ${MOST_WAITING}
      on conflict (uniq) do nothing`,
    values: [`${userId}:${MAIL}:${id}:${startsAt}`, userId, JSON.stringify({ eventId: id, startsAt })],
  }
}

async function mailReminder({ dataAccess, mailer, publicUrl, log }: ReminderDeps, job: Job): Promise<void> {
  const { userId, payload } = job
  const startsAt = Number(payload['startsAt'])
  // Where mail could not be sent for long, nobody needs to be reminded any more.
  if (userId === null || startsAt < sharedNow() - HOUR_MS) return
  const [events, profile] = await dataAccess.asUserBatch({ kind: 'user', userId }, [
    {
      name: 'reminders:event',
      text: `select id, title, description, location, all_day as "allDay", time_zone as "timeZone", reminds_by_mail as "remindsByMail",
        start_at::float8 as "startAt", end_at::float8 as "endAt", repeat_rule as "repeatRule"
        from event where user_id = ${currentUser} and id = $1 and status not in ('completed', 'cancelled') and (repeat_rule <> '' or start_at = $2)`,
      values: [payload['eventId'], startsAt],
    },
    {
      name: 'reminders:language',
      text: `select language, locale, time_zone as "timeZone" from user_profile where user_id = ${currentUser} limit 1`,
      values: [],
    },
  ])
  const row = events?.rows[0] as EventRow | undefined
  if (!row?.remindsByMail) return
  const [identity] = await dataAccess.asSystemBatch([confirmedAddress(userId)])
  const to = identity?.rows[0]?.['email']
  if (typeof to !== 'string') {
    log.info({ userId }, 'no reminder was mailed: the account has no confirmed address')
    return
  }
  const {
    language: chosen,
    locale = '',
    timeZone,
  } = (profile?.rows[0] ?? {}) as Readonly<Record<string, string | undefined>>
  const language = firstOf(LANGUAGES, [chosen ?? '']) ?? 'en'
  const reader = { to, language, locale: regionOf(locale, language), timeZone: timeZone || row.timeZone }
  const letter = letterOf(row, { ...reader, publicUrl, startsAt })
  try {
    await inLanguage(language, () => mailer.send({ ...letter, account: userId }))
  } catch (error) {
    if (error instanceof MailFailure && error.isPassing) throw new TryLater(error.message)
    throw error
  }
}

/** The address that the account's provider has confirmed. */
function confirmedAddress(userId: string): Statement {
  return {
    name: 'reminders:address',
    text: `select email from identity where user_id = $1 and email_verified and email is not null and email <> '' order by created_at limit 1`,
    values: [userId],
  }
}

/** Whose days and times the reader knows: those of the chosen region, else of the language. */
function regionOf(locale: string, language: Language): string {
  if (locale !== '') return regional(locale, language)
  return language === 'en' ? 'en-GB' : language
}

interface LetterOptions {
  readonly to: string
  readonly language: Language
  readonly locale: string
  /** The zone that the reader chose, else that of the event. */
  readonly timeZone: string
  readonly publicUrl: string
  readonly startsAt: number
}

function letterOf(
  row: EventRow,
  { to, language, locale, timeZone: zone, publicUrl, startsAt }: LetterOptions,
): MailMessage {
  return inLanguage(language, () => {
    const { id, title, description, location, allDay, startAt, endAt } = row
    // Whole days are the same days everywhere.
    const timeZone = allDay ? row.timeZone : zone
    // A day may be an hour shorter or longer: half of one is within the last.
    const endsAt = startsAt + (endAt - startAt) - (allDay ? HALF_DAY_MS : 0)
    const about = [title, reminderMoment([startsAt, endsAt], locale, timeZone, allDay), location]
      .filter((line) => line !== '')
      .join('\n')
    const parts = [
      about,
      cutText(description, MOST_TEXT),
      messages.event(publicUrl + hrefOf(row, startsAt)),
      messages.why,
    ]
    return {
      to,
      subject: messages.subject(title),
      text: `${parts.filter((part) => part !== '').join('\n\n')}\n`,
      id: `event-${id}-${startsAt}`,
    }
  })
}

/** Where the calendar shows the event, at the one of a series that is meant. */
function hrefOf({ id, allDay, timeZone, repeatRule }: EventRow, startsAt: number): string {
  const start = localStart(startsAt + offsetAt(startsAt, timeZone), allDay)
  return screenHref('calendar', { day: start.slice(0, 10), id, ...(repeatRule === '' ? {} : { at: start }) })
}
