import type { AnyPatch, RowOf } from '#contract/entity.ts'
import { documentMail } from '#contract/entities/document-mail.ts'
import { recipientIssues, recipientsText } from '#contract/mail-recipients.ts'
import { invalid, Refusal } from '#contract/refusal.ts'
import type { Queryable } from '../kit/database/database.ts'
import { currentUser } from '../kit/database/data-access.ts'
import { scheduleJob } from '../kit/jobs/schedule-job.ts'
import type { Origin } from '../kit/write/storing.ts'
import { type OpenWrite, planChanges, storeWrites, type Written } from '../kit/write/write.ts'
import { callMessages } from './call-messages.ts'

export type MailRow = RowOf<typeof documentMail.fields>

/** The job that sends one mail. */
export const SEND_MAIL = 'document-mail'

/** The fields of a new mail; the others have their defaults. */
export type NewMail = Pick<MailRow, 'purpose' | 'recipient' | 'subject' | 'message' | 'language'> & Partial<MailRow>

/** Mails of one user in 24 hours, each address counted: a stolen account must not become a source of spam. */
const MAILS_A_DAY = 500
const DAY_MS = 86_400_000

/** Queues a mail in the open write and schedules its job, so that both exist if the transaction commits. Throws `Refusal`. */
export async function orderMail(open: OpenWrite, id: string, mail: NewMail, origin: Origin): Promise<Written> {
  const asked = { to: mail.recipient, cc: mail.cc ?? '', bcc: mail.bcc ?? '' }
  const issues = Object.entries(recipientIssues(asked)).map(([field, message]) => ({ field, message }))
  if (issues.length > 0) throw invalid(issues)
  await requireRoom(open.tx, origin.now)
  const lists = { recipient: recipientsText(asked.to), cc: recipientsText(asked.cc), bcc: recipientsText(asked.bcc) }
  const written = await writeMail(
    open,
    id,
    { ...mail, ...lists, state: 'queued', error: '', attempts: 0, sentAt: null },
    origin,
  )
  await orderSending(open.tx, id, origin.now)
  return written
}

/** Schedules the sending of a queued mail. `at` in epoch milliseconds. */
export async function orderSending(tx: Queryable, mailId: string, at: number): Promise<void> {
  await scheduleJob(tx, { name: SEND_MAIL, key: mailId, runAt: new Date(at), payload: { mailId } })
}

/** Writes the state of a mail, or a new one. */
export async function writeMail(open: OpenWrite, id: string, data: AnyPatch, origin: Origin): Promise<Written> {
  const { kind } = documentMail
  const planned = await planChanges(open, [{ op: 'put', kind, id, data }], origin.now)
  return storeWrites(open, planned, { ...origin, trusted: true })
}

async function requireRoom(tx: Queryable, now: number): Promise<void> {
  const { rows } = await tx.query<{ n: number }>({
    name: 'mail:today',
    text: `select coalesce(sum(cardinality(string_to_array(concat_ws(',', recipient, nullif(cc, ''), nullif(bcc, '')), ','))), 0)::int as n
      from document_mail where user_id = ${currentUser} and created_at > $1`,
    values: [now - DAY_MS],
  })
  if (Number(rows[0]?.n) < MAILS_A_DAY) return
  throw new Refusal('rule-broken', { message: callMessages.tooMany(MAILS_A_DAY) })
}
