import { dayOf } from '#domain/calendar-day.ts'
import { dueReminder, MOST_REMINDERS } from '#domain/documents/reminders.ts'
import { wentBack } from '#domain/payments/went-back.ts'
import { derivedUuid } from '#domain/uuid.ts'
import { isMailAddress } from '#contract/mail-recipients.ts'
import type { Queryable } from '../kit/database/database.ts'
import { currentUser, type DataAccess } from '../kit/database/data-access.ts'
import type { JobHandler } from '../kit/jobs/jobs.ts'
import type { Live } from '../kit/live.ts'
import type { Log } from '../kit/log.ts'
import { openWrite, type Written } from '../kit/write/write.ts'
import { documentMessage } from './compose.ts'
import type { MailPdfs } from './mail-deps.ts'
import { orderDocumentMail } from './order-document-mail.ts'
import { writeMail } from './order-mail.ts'
import { inOwnLanguage } from './own-language.ts'
import { sendingMessages } from './sending-messages.ts'
import { sharedNow } from '../kit/clock.ts'

/** The deps of the daily jobs. */
export interface DailyDeps {
  readonly dataAccess: DataAccess
  readonly live: Pick<Live, 'wake'>
  readonly pdfs: MailPdfs
  readonly log: Log
  /** Sends ordered mails at once. */
  readonly wakeJobs: () => void
}

const ACTOR = 'system:reminders'
/** Seconds between two checks; one check reads a small index. */
const EVERY_SECONDS = 600
/** No reminder is sent before eight in the morning. */
const MORNING_MS = 8 * 3_600_000

/** Overdue invoices of businesses that send reminders automatically, with the reminders so far: of all active users, or of one. */
function owedInvoices(joined: string, condition: string): string {
  return `select d.user_id as "userId", d.id, d.due_date as "dueDate", p.reminds_after as "everyDays", p.time_zone as "timeZone",
      count(m.id)::int as given, max(m.created_at)::float8 as "lastAt"
    from document d ${joined}
    join lateral (select reminds_after, time_zone from business_profile b where b.user_id = d.user_id
      and (b.id::text = d.business_profile_id or b.is_default) order by b.id::text = d.business_profile_id desc nulls last limit 1) p
      on p.reminds_after is not null
    left join document_mail m on m.user_id = d.user_id and m.document_id = d.id::text and m.purpose = 'reminder' and m.state <> 'cancelled'
    where d.document_type = 'invoice' and d.status in ('sent', 'viewed', 'partial') and d.balance_due > 0
      and d.due_date < $1 ${condition}
    group by d.user_id, d.id, d.due_date, p.reminds_after, p.time_zone having count(m.id) < ${MOST_REMINDERS}`
}

const OF_ALL = owedInvoices('join account a on a.id = d.user_id and not a.suspended', '')
const OF_ONE = owedInvoices('', `and d.user_id = ${currentUser} and d.id = $2`)

interface Owed {
  readonly userId: string
  readonly id: string
  readonly dueDate: string
  readonly everyDays: number
  readonly timeZone: string
  readonly given: number
  readonly lastAt: number | null
}

/** The recurring job of reminders. */
export function reminderJobs(deps: DailyDeps): Record<string, JobHandler> {
  return { 'document-reminders': { every: EVERY_SECONDS, run: () => remindAll(deps, sharedNow()) } }
}

/** Orders the reminders that are due at `now`, each once (DOC-17). One that fails does not block the others. */
export async function remindAll(deps: DailyDeps, now: number): Promise<void> {
  const { dataAccess, live, log, wakeJobs } = deps
  // A day ahead of every time zone: each invoice is checked by the clock of its own business.
  const tomorrow = dayOf(now + 86_400_000, 'UTC')
  const [answer] = await dataAccess.asSystemBatch([{ name: 'mail:owed', text: OF_ALL, values: [tomorrow] }])
  const owed = ((answer?.rows ?? []) as unknown as Owed[]).filter((each) => levelOf(each, now) !== undefined)
  for (const { userId, id } of owed) {
    try {
      const written = await dataAccess.asUser({ kind: 'user', userId }, (tx) =>
        inOwnLanguage(tx, () => remind(tx, deps, id, now)),
      )
      if (written) live.wake(written.userId, written.version)
    } catch (error) {
      log.warn({ reason: String(error) }, 'a reminder could not be ordered')
    }
  }
  if (owed.length > 0) wakeJobs()
}

function levelOf({ dueDate, given, lastAt, everyDays, timeZone }: Owed, now: number): number | undefined {
  const lastOn = lastAt === null ? null : dayOf(lastAt - MORNING_MS, timeZone)
  return dueReminder({ dueDate, given, lastOn }, everyDays, dayOf(now - MORNING_MS, timeZone))
}

/** Checks again under the user's lock, so that two instances never send two reminders. */
async function remind(tx: Queryable, deps: DailyDeps, id: string, now: number): Promise<Written | undefined> {
  const open = await openWrite(tx, [])
  const { rows } = await tx.query({
    name: 'mail:owed-one',
    text: OF_ONE,
    values: [dayOf(now + 86_400_000, 'UTC'), id],
  })
  const owed = rows[0] as unknown as Owed | undefined
  const reminder = owed && levelOf(owed, now)
  if (!reminder) return undefined
  const mailId = derivedUuid(id, reminder)
  const facts = await deps.pdfs.documentFacts(tx, id)
  // What went back by card is asked for again only once its seller said that it is still owed (DOC-15).
  if (!facts || wentBack(facts.row) > 0) return undefined
  // The reminder links to the page of a document that is shared already (DOC-14); a document that was never shared gets no link.
  const link = await deps.pdfs.isShared(tx, id, now)
  if (isMailAddress(facts.email.trim())) {
    const options = { documentId: id, purpose: 'reminder', mailId, link } as const
    return orderDocumentMail(tx, deps.pdfs, options, { actor: ACTOR, now })
  }
  const { customerId } = facts.row
  const mail = { documentId: id, customerId, purpose: 'reminder', reminder, withLink: link }
  const letter = { ...mail, ...documentMessage(facts, reminder) }
  return writeMail(
    open,
    mailId,
    { ...letter, state: 'failed', error: sendingMessages.noAddress },
    { actor: ACTOR, now },
  )
}
