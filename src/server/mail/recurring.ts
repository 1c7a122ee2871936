import { dayOf } from '#domain/calendar-day.ts'
import { isOver } from '#domain/documents/recurrence.ts'
import { recurringDocument } from '#contract/entities/recurring-document.ts'
import { Refusal } from '#contract/refusal.ts'
import { dueRuns, type Recurring, waitingRuns } from '#contract/recurring-runs.ts'
import type { Queryable } from '../kit/database/database.ts'
import type { JobHandler } from '../kit/jobs/jobs.ts'
import { readRefs } from '../kit/rows/reading.ts'
import { type OpenWrite, openWrite } from '../kit/write/write.ts'
import { afterRun, makeOccurrence } from './recurring-invoice.ts'
import { inOwnLanguage } from './own-language.ts'
import { mailOccurrence } from './recurring-mail.ts'
import { readRecurring, type RecurringRead, writeRecurring } from './recurring-open.ts'
import type { DailyDeps } from './reminders.ts'
import { sendingMessages } from './sending-messages.ts'
import { cutText } from '#domain/cut-text.ts'
import { sharedNow } from '../kit/clock.ts'

const ACTOR = 'system:recurring'
const EVERY_SECONDS = 300
const DAY_MS = 86_400_000
const KIND = recurringDocument.kind

/** The recurring job of recurring invoices. */
export function recurringJobs(deps: DailyDeps): Record<string, JobHandler> {
  return { 'recurring-documents': { every: EVERY_SECONDS, run: () => makeAllRecurring(deps, sharedNow()) } }
}

/** An active recurring invoice whose next day has come somewhere. */
interface Due extends Recurring {
  readonly userId: string
  readonly id: string
}

/**
 * Makes the recurring invoices that are due at `now` (DOC-17), each once, because the id of an invoice follows from its day. If several
 * runs of one are due, they wait for a person. One that fails records why on its own row and does not block the others.
 */
export async function makeAllRecurring(deps: DailyDeps, now: number): Promise<void> {
  const { dataAccess, live, log, wakeJobs } = deps
  const [answer] = await dataAccess.asSystemBatch([
    {
      name: 'recurring:due',
      text: `select r.user_id as "userId", r.id, r.repeat, r.day_of_month as "dayOfMonth", r.next_on as "nextOn", r.ends_on as "endsOn",
          r.is_active as "isActive"
        from recurring_document r join account a on a.id = r.user_id and not a.suspended
        where r.is_active and r.next_on <= $1 order by r.next_on`,
      values: [dayOf(now + DAY_MS, 'UTC')],
    },
  ])
  // Rows that wait for a person, wherever their business is, are not checked at each turn.
  const yesterday = dayOf(now - DAY_MS, 'UTC')
  const due = ((answer?.rows ?? []) as unknown as Due[]).filter((row) => waitingRuns(row, yesterday).length === 0)
  for (const { userId, id } of due) {
    const asUser = <T>(body: (tx: Queryable) => Promise<T>): Promise<T> =>
      dataAccess.asUser({ kind: 'user', userId }, (tx) => inOwnLanguage(tx, () => body(tx)))
    try {
      const version = await asUser((tx) => takeTurn(tx, deps, id, now)).catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error
        return asUser((tx) => tellProblem(tx, id, reasonOf(error), now))
      })
      live.wake(userId, version)
    } catch (error) {
      log.warn({ reason: String(error) }, 'a recurring invoice could not be made')
    }
  }
  wakeJobs()
}

/** Makes the one due run of a row; its day is read under the user's lock. Answers the user's version afterwards. */
async function takeTurn(tx: Queryable, deps: DailyDeps, id: string, now: number): Promise<number> {
  const open = await openWrite(tx, [])
  const recurring = await readRecurring(open, id, now)
  if (!recurring) return open.head
  const { row, today } = recurring
  if (row.isActive && row.nextOn !== null && row.nextOn <= today && isOver(row.nextOn, row))
    return (await writeRecurring(open, id, { isActive: false }, { actor: ACTOR, now })).version
  const [run, ...others] = dueRuns(row, today)
  return run && others.length === 0 ? makeRun(open, deps, recurring, run.day, now) : open.head
}

async function makeRun(
  open: OpenWrite,
  deps: DailyDeps,
  { row, source, profile, today, obstacle }: RecurringRead,
  day: string,
  now: number,
): Promise<number> {
  const origin = { actor: ACTOR, now }
  if (!source || obstacle !== '') return (await writeRecurring(open, row.id, { problem: obstacle }, origin)).version
  const made = await makeOccurrence(open, { row, source, profile, day, today, issueDate: today }, origin)
  // The invoice stays even without an address, and the row says so.
  const isUnsent = made !== undefined && row.sendsMail && !(await mailOccurrence(open.tx, deps.pdfs, made, origin))
  const problem = isUnsent ? sendingMessages.notMailed : ''
  const last = made === undefined ? {} : { lastDocumentId: made, lastMadeOn: today }
  // Opened again: the mail has raised the user's version meanwhile.
  const reopened = await openWrite(open.tx, readRefs([{ kind: KIND, id: row.id }]))
  return (await writeRecurring(reopened, row.id, { ...afterRun(row, day), problem, ...last }, origin)).version
}

async function tellProblem(tx: Queryable, id: string, problem: string, now: number): Promise<number> {
  const open = await openWrite(tx, readRefs([{ kind: KIND, id }]))
  if (!open.cache.get(KIND, id)) return open.head
  return (await writeRecurring(open, id, { problem: cutText(problem, 500) }, { actor: ACTOR, now })).version
}

function reasonOf({ message, issues }: Refusal): string {
  return [message, ...issues.map(({ field, message: what }) => `${field} ${what}`)].join(' ')
}
