import { dayOf } from '#domain/calendar-day.ts'
import { isOver } from '#domain/documents/recurrence.ts'
import { derivedUuid } from '#domain/uuid.ts'
import { isMailAddress } from '#contract/endpoints/document-mails.ts'
import { businessProfile } from '#contract/entities/business-profile.ts'
import { document } from '#contract/entities/document.ts'
import type { DocumentRow } from '#contract/entities/document-derive.ts'
import { recurringDocument } from '#contract/entities/recurring-document.ts'
import type { AnyPatch } from '#contract/entity.ts'
import { Refusal } from '#contract/messages.ts'
import type { Queryable } from '../kit/database/database.ts'
import type { JobHandler } from '../kit/jobs/jobs.ts'
import { readAll, readRefs } from '../kit/rows/reading.ts'
import { type OpenWrite, openWrite, planChanges, readMore, storeWrites } from '../kit/write/write.ts'
import { makeOccurrence, occurrencesDue, type RecurringRow } from './recurring-invoice.ts'
import { orderDocumentMail } from './order-document-mail.ts'
import type { DailyGround } from './reminders.ts'

const ACTOR = 'system:recurring'
const EVERY_SECONDS = 300
const KIND = recurringDocument.kind

const GONE = 'The document that it is made from has been deleted. Choose another one.'
const NO_CUSTOMER = 'The customer has been deleted. Choose another one.'

/** The standing job of recurring invoices. */
export function recurringJobs(ground: DailyGround): Record<string, JobHandler> {
  return { 'recurring-documents': { every: EVERY_SECONDS, run: () => makeAllRecurring(ground, Date.now()) } }
}

/**
 * Makes the recurring invoices that are due at `now` (DOC-17): each day that was missed once, and none twice, for the id of an invoice
 * follows from its day. One that fails says why on its own row and does not keep the others waiting.
 */
export async function makeAllRecurring(ground: DailyGround, now: number): Promise<void> {
  const { doors, live, log, wakeJobs } = ground
  const [answer] = await doors.asSystemFlight([
    {
      name: 'recurring:due',
      text: `select r.user_id as "userId", r.id from recurring_document r join account a on a.id = r.user_id and not a.suspended
        where r.is_active and r.next_on <= $1 order by r.next_on`,
      values: [dayOf(now + 86_400_000, 'UTC')],
    },
  ])
  for (const { userId, id } of (answer?.rows ?? []) as { userId: string; id: string }[]) {
    const asUser = <T>(body: (tx: Queryable) => Promise<T>): Promise<T> => doors.asUser({ kind: 'user', userId }, body)
    try {
      const version = await asUser((tx) => takeTurn(tx, ground, id, now)).catch((error: unknown) => {
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

/** Makes what is due of one row; its day is looked up under the user's lock. Answers the user's version afterwards. */
async function takeTurn(tx: Queryable, ground: DailyGround, id: string, now: number): Promise<number> {
  const open = await openWrite(tx, [...readRefs([{ kind: KIND, id }]), readAll(businessProfile.kind)])
  const row = open.cache.get(KIND, id) as RecurringRow | undefined
  if (!row?.isActive || row.nextOn === null) return open.head
  const source = await sourceOf(open, row)
  const today = dayOf(now, timeZoneOf(open, source?.businessProfileId ?? null))
  if (row.nextOn > today) return open.head
  if (!source) return write(open, row, { problem: GONE }, now)
  if (row.customerId !== null && !open.cache.get('customer', row.customerId))
    return write(open, row, { problem: NO_CUSTOMER }, now)
  const { days, nextOn } = occurrencesDue(row, row.nextOn, today)
  const made: string[] = []
  for (const day of days) {
    const documentId = await makeOccurrence(open, { row, source, day, today }, { actor: ACTOR, now })
    if (documentId !== undefined) made.push(documentId)
  }
  const problem = row.sendsMail ? await mailAll(tx, ground, made, now) : ''
  const last = made.at(-1)
  const lastMade = last === undefined ? {} : { lastDocumentId: last, lastMadeOn: today }
  // Opened again: the mails have raised the user's version meanwhile.
  const reopened = await openWrite(tx, readRefs([{ kind: KIND, id }]))
  return write(reopened, row, { nextOn, isActive: !isOver(nextOn, row), problem, ...lastMade }, now)
}

async function sourceOf(open: OpenWrite, { documentId, customerId }: RecurringRow): Promise<DocumentRow | undefined> {
  const refs = [
    ...(documentId === null ? [] : [{ kind: document.kind, id: documentId }]),
    ...(customerId === null ? [] : [{ kind: 'customer', id: customerId }]),
  ]
  await readMore(open, readRefs(refs))
  return documentId === null ? undefined : (open.cache.get(document.kind, documentId) as DocumentRow | undefined)
}

function timeZoneOf({ cache }: OpenWrite, profileId: string | null): string {
  const profiles = cache.of(businessProfile.kind)
  const own = profileId === null ? undefined : profiles.get(profileId)
  const profile = own ?? [...profiles.values()].find((each) => each['isDefault'] === true)
  const zone = profile?.['timeZone']
  return typeof zone === 'string' ? zone : 'UTC'
}

/** Mails what was made; the invoices stay when a mail cannot be ordered, and the reason is told. */
async function mailAll(tx: Queryable, { papers }: DailyGround, ids: readonly string[], now: number): Promise<string> {
  for (const documentId of ids) {
    const facts = await papers.documentFacts(tx, documentId)
    if (!isMailAddress(facts?.email.trim() ?? '')) return NOT_MAILED
    const wishes = { documentId, purpose: 'document', mailId: derivedUuid(documentId, 0) } as const
    await orderDocumentMail(tx, papers, wishes, { actor: ACTOR, now })
  }
  return ''
}

const NOT_MAILED = 'The invoice was made but not mailed: it has no e-mail address. Add one to the customer.'

async function write(open: OpenWrite, { id }: RecurringRow, data: AnyPatch, now: number): Promise<number> {
  const planned = await planChanges(open, [{ op: 'patch', kind: KIND, id, data }], now)
  const { version } = await storeWrites(open, planned, { actor: ACTOR, now, trusted: true })
  return version
}

async function tellProblem(tx: Queryable, id: string, problem: string, now: number): Promise<number> {
  const open = await openWrite(tx, readRefs([{ kind: KIND, id }]))
  const row = open.cache.get(KIND, id) as RecurringRow | undefined
  return row ? write(open, row, { problem: problem.slice(0, 500) }, now) : open.head
}

function reasonOf({ message, issues }: Refusal): string {
  return [message, ...issues.map(({ field, message: what }) => `${field} ${what}`)].join(' ')
}
