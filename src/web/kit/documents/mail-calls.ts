import {
  cancelMail,
  documentMailDraft,
  emailDocument,
  emailStatement,
  type MailDraft,
  resendMail,
  statementMailDraft,
} from '#contract/endpoints/document-mails.ts'
import { callEndpoint } from '../data/call-endpoint.ts'
import type { SeenSending } from './seen-sending.ts'

/** What a mail is about; days as `2026-07-06`. */
export type MailSubject =
  | { readonly kind: 'document' | 'reminder'; readonly id: string }
  | { readonly kind: 'statement'; readonly id: string; readonly startDate: string; readonly endDate: string }

/** A letter as its writer wants it. */
export interface WrittenMail {
  /** Addresses, separated by commas; so are those that get a copy. */
  readonly to: string
  readonly cc: string
  readonly bcc: string
  readonly subject: string
  readonly message: string
  readonly language: string
  readonly attach: boolean
  readonly link: boolean
}

/** The letter as it would be written now, in a language or that of the document. */
export function mailDraft(about: MailSubject, language: string | undefined, signal: AbortSignal): Promise<MailDraft> {
  const params = { id: about.id }
  if (about.kind === 'statement') {
    const { startDate, endDate } = about
    return callEndpoint(statementMailDraft, { params, query: { startDate, endDate, language }, signal })
  }
  return callEndpoint(documentMailDraft, { params, query: { purpose: about.kind, language }, signal })
}

/** Orders a mail; its state comes with the rows that are synced. `seen` refuses what was sent since. */
export async function orderMail(about: MailSubject, mail: WrittenMail, seen?: SeenSending): Promise<void> {
  const { attach, link, ...letter } = mail
  if (about.kind === 'statement') {
    const { id, startDate, endDate } = about
    await callEndpoint(emailStatement, { params: { id }, body: { ...letter, startDate, endDate } })
    return
  }
  const body = { documentId: about.id, purpose: about.kind, ...letter, attach, link, ...(seen ? { seen } : {}) }
  await callEndpoint(emailDocument, { body })
}

/** Sends a mail again, or now. */
export const sendAgain = (id: string): Promise<void> => callEndpoint(resendMail, { params: { id } })

/** Takes a waiting mail back. */
export const takeBack = (id: string): Promise<void> => callEndpoint(cancelMail, { params: { id } })
