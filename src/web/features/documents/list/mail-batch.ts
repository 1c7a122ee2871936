import { isMailAddress, recipientsIn } from '#contract/mail-recipients.ts'
import { emailDocument } from '#contract/endpoints/document-mails.ts'
import { isIssued } from '#domain/documents/types.ts'
import { callEndpoint } from '#web/kit/data/call-endpoint.ts'
import { oncePerPress } from '#web/kit/data/once-per-press.ts'
import { ApiProblem } from '#web/kit/data/transport.ts'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import type { MailRow } from '#web/kit/documents/mail-list.tsx'
import type { SeenSending } from '#web/kit/documents/seen-sending.ts'
import type { mailBatchMessages } from './mail-batch-messages.ts'

/** The most mails of one batch; the server takes them at its pace. */
export const MOST_MAILS = 100
const BUSY = 429
const PATIENCE_MS = 5_000

/** Why a document cannot be mailed with others. */
export type MailObstacle = keyof typeof mailBatchMessages.obstacles

/** What is known of a document before it is mailed. */
export interface KnownMail {
  readonly row: DocumentRow
  /** What is missing on it, as sentences; empty if nothing is, or it was sent already. */
  readonly missing: readonly string[]
  /** The law asks for what is missing. */
  readonly isForbidden: boolean
  /** Its newest mail that went out or is on its way. */
  readonly mailed: Pick<MailRow, 'recipient' | 'state'> | undefined
  /** What was known of its sending when it was chosen; undefined once it is known that it was sent meanwhile. */
  readonly seen?: SeenSending | undefined
}

/** Why a document stays out; undefined if it can be mailed. */
export function mailObstacle({ row, isForbidden }: KnownMail): MailObstacle | undefined {
  const { status, documentType, isProvisional, version, items, total } = row
  if (status === 'void') return 'void'
  if (documentType === 'template') return 'template'
  if (isProvisional && (version === 0 || isIssued(status))) return 'unnumbered'
  if (items.length === 0) return 'empty'
  if (status === 'draft' && documentType === 'invoice' && total < 0) return 'belowZero'
  return isForbidden ? 'forbidden' : undefined
}

/** Whether a document is among those that are mailed to these addresses unless somebody says otherwise: it is whole, and nobody has its mail yet. */
export function isMeant(known: KnownMail, to: string): boolean {
  const isClear = known.missing.length === 0 && known.mailed === undefined
  const addresses = recipientsIn(to)
  return isClear && mailObstacle(known) === undefined && addresses.length > 0 && addresses.every(isMailAddress)
}

/** One mail of a batch. */
export interface BatchMail {
  readonly documentId: string
  readonly to: string
  readonly link: boolean
  readonly seen?: SeenSending | undefined
  /** The same at each try of the same mail: what arrived although nobody heard of it is not sent twice. */
  readonly key: string
}

/** What became of one mail of a batch. */
export type MailResult = { readonly mailId: string } | { readonly error: unknown }

/**
 * Orders mails one after another, and tells of each what became of it; one that is refused leaves the others alone. Ends early when
 * `signal` stops it or the server cannot be reached: the rest is as it was.
 */
export async function orderMails(
  mails: readonly BatchMail[],
  signal: AbortSignal,
  onResult: (documentId: string, result: MailResult) => void,
): Promise<void> {
  for (const mail of mails) {
    if (signal.aborted) return
    try {
      onResult(mail.documentId, { mailId: await ordered(mail, signal) })
    } catch (error) {
      if (signal.aborted) return
      onResult(mail.documentId, { error })
      if (!(error instanceof ApiProblem)) return
    }
  }
}

/** One mail; asked again as long as the server takes no more at the moment. */
async function ordered({ documentId, to, link, seen, key }: BatchMail, signal: AbortSignal): Promise<string> {
  for (;;) {
    try {
      const body = { documentId, to, link, ...(seen ? { seen } : {}) }
      const call = () => callEndpoint<{ id: string }>(emailDocument, { body, signal, key })
      const made = await oncePerPress(`mail ${key}`, call)
      if (made) return made.id
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.problem.status !== BUSY) throw error
    }
    await passed(PATIENCE_MS, signal)
  }
}

function passed(time: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, time)
    const stop = (): void => {
      clearTimeout(timer)
      resolve()
    }
    signal.addEventListener('abort', stop, { once: true })
  })
}
