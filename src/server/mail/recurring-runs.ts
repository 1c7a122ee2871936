import { dayInWords } from '#domain/calendar-day.ts'
import { recurringDocument } from '#contract/entities/recurring-document.ts'
import { general } from '#contract/entity.ts'
import { Refusal } from '#contract/refusal.ts'
import {
  dueRuns,
  requireEachDecided,
  type Run,
  type RunAct,
  type RunDate,
  waitingRuns,
} from '#contract/recurring-runs.ts'
import { notFound } from '#contract/row-rules.ts'
import type { Queryable } from '../kit/database/database.ts'
import { readRefs, RowCache } from '../kit/rows/reading.ts'
import type { Outcome } from '../kit/user-data.ts'
import { type OpenWrite, openWrite } from '../kit/write/write.ts'
import { callMessages } from './call-messages.ts'
import type { MailPdfs } from './mail-deps.ts'
import type { Orderer } from './order-document-mail.ts'
import { afterRun, makeOccurrence } from './recurring-invoice.ts'
import { mailOccurrence } from './recurring-mail.ts'
import { readRecurring, type RecurringRead, writeRecurring } from './recurring-open.ts'

const KIND = recurringDocument.kind

/** The due runs of a recurring invoice, and whether they wait for a person. */
interface RunsTold {
  readonly waits: boolean
  readonly today: string
  readonly runs: readonly Run[]
}

/** Answers the runs that are due at `now` (epoch milliseconds). Throws `Refusal`. */
export async function tellRuns(tx: Queryable, id: string, now: number): Promise<RunsTold> {
  const { row, today } = found(await readRecurring({ tx, cache: new RowCache() }, id, now), id)
  return { waits: waitingRuns(row, today).length > 0, today, runs: dueRuns(row, today) }
}

/** A person's decisions on the due runs. */
export interface Decisions {
  readonly runs: readonly { readonly day: string; readonly act: RunAct }[]
  readonly dated?: RunDate | undefined
}

interface Made {
  readonly day: string
  readonly documentId: string
}

/** Makes, mails and skips runs as decided, all or nothing (DOC-17). Throws `Refusal`. */
export async function decideOnRuns(
  tx: Queryable,
  pdfs: MailPdfs,
  id: string,
  decisions: Decisions,
  orderer: Orderer,
): Promise<Outcome> {
  const open = await openWrite(tx, [])
  const recurring = found(await readRecurring(open, id, orderer.now), id)
  const { row, today } = recurring
  const days = decisions.runs.map(({ day }) => day)
  requireEachDecided(dueRuns(row, today), days, today)
  const made = await makeRuns(open, recurring, decisions, orderer)
  const isMailed = new Set(decisions.runs.filter(({ act }) => act === 'mail').map(({ day }) => day))
  for (const each of made) if (isMailed.has(each.day)) await mailRun(tx, pdfs, each, orderer)
  const next = afterRun(row, days.at(-1) ?? today)
  const last = made.at(-1)
  const lastMade = last ? { lastDocumentId: last.documentId, lastMadeOn: today } : {}
  // Opened again: the mails have raised the user's version meanwhile.
  const reopened = await openWrite(tx, readRefs([{ kind: KIND, id }]))
  const written = await writeRecurring(reopened, id, { ...next, problem: '', ...lastMade }, orderer)
  return { written, status: 200, body: JSON.stringify({ made, ...next }) }
}

async function makeRuns(
  open: OpenWrite,
  { row, source, profile, today, obstacle }: RecurringRead,
  { runs, dated = 'run' }: Decisions,
  orderer: Orderer,
): Promise<readonly Made[]> {
  const wanted = runs.filter(({ act }) => act !== 'skip')
  if (wanted.length === 0) return []
  if (!source || obstacle !== '') throw new Refusal('rule-broken', { message: obstacle })
  const made: Made[] = []
  for (const { day } of wanted) {
    const issueDate = dated === 'today' ? today : day
    const documentId = await makeOccurrence(open, { row, source, profile, day, today, issueDate }, orderer)
    if (documentId !== undefined) made.push({ day, documentId })
  }
  return made
}

async function mailRun(tx: Queryable, pdfs: MailPdfs, { day, documentId }: Made, orderer: Orderer): Promise<void> {
  if (await mailOccurrence(tx, pdfs, documentId, orderer)) return
  throw new Refusal('rule-broken', { message: callMessages.runHasNoAddress(dayInWords(day)) })
}

function found(recurring: RecurringRead | undefined, id: string): RecurringRead {
  if (!recurring) throw notFound(general(recurringDocument), id)
  return recurring
}
