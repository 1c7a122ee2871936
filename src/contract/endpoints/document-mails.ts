import * as z from 'zod/mini'
import { daysInOrder } from '../days-in-order.ts'
import { endpoint } from '../endpoint.ts'
import { general } from '../entity.ts'
import { documentMail } from '../entities/document-mail.ts'
import { boundedText, dayText, uuid } from '../fields.ts'
import { outputSchema } from '../rest-codec.ts'
import { listFields, readEndpoints } from './crud.ts'
import { MAX_RECIPIENTS_TEXT, recipientsIssue } from '../mail-recipients.ts'
import { locale } from './pdf.ts'

/** Mails a minute and caller: a batch of invoices. */
const MAILS_A_MINUTE = 120

/** One or several addresses, separated by commas; a wrong one is named. */
const addresses = (least: 0 | 1) =>
  boundedText(MAX_RECIPIENTS_TEXT, least).check(
    z.refine((text) => recipientsIssue(text) === undefined, { error: ({ input }) => recipientsIssue(String(input)) }),
  )
const day = z.optional(dayText)
const entity = general(documentMail)
const output = outputSchema(entity)
const write = {
  access: 'user',
  scope: 'write',
  idempotent: true,
  rateLimit: MAILS_A_MINUTE,
  output,
  answers: [200, 201],
} as const

/** The parts of a mail that can be chosen; a part that is left out is written in the language of the document. */
const letter = {
  /** One or several addresses, separated by commas: the customer's own where it is left out. */
  to: z.optional(addresses(1)),
  /** Copies that all see, and copies that the others do not see. */
  cc: z.optional(addresses(0)),
  bcc: z.optional(addresses(0)),
  subject: z.optional(boundedText(300, 1)),
  message: z.optional(boundedText(20_000, 1)),
  language: locale,
}

export const documentMailQuery = z.strictObject({
  ...listFields,
  documentId: z.optional(uuid),
  customerId: z.optional(uuid),
  state: z.optional(z.enum(documentMail.fields.state.choices as [string, ...string[]])),
})
export type DocumentMailQuery = z.infer<typeof documentMailQuery>

/** The mails of documents and their states, newest first. */
export const documentMails = readEndpoints(entity, documentMailQuery)

export const emailDocument = endpoint({
  ...write,
  id: 'documents.email',
  members: 'write',
  method: 'POST',
  path: '/documents/email',
  summary: 'Mail a document as a PDF: a draft is sent thereby. It is queued; its state says what became of it',
  body: z.strictObject({
    documentId: uuid,
    ...letter,
    /** `reminder` reminds of an open invoice, more firmly each time. */
    purpose: z.optional(z.enum(['document', 'reminder'])),
    /** Attaches the PDF, unless this is false. */
    attach: z.optional(z.boolean()),
    /** Puts a link to the document's public page into the mail. */
    link: z.optional(z.boolean()),
    /** What its sender had seen of the document: what was sent since is refused, unless this is left out. */
    seen: z.optional(
      z.strictObject({
        /** Whether it was a draft. */
        isDraft: z.boolean(),
        /** Its newest mail for this purpose that was not taken back and did not fail. */
        lastMailId: z.nullable(uuid),
      }),
    ),
  }),
  errors: ['no-such-row', 'rule-broken', 'conflict', 'sent-meanwhile'],
})

export const emailStatement = endpoint({
  ...write,
  id: 'customers.emailStatement',
  members: 'write',
  method: 'POST',
  path: '/customers/:id/statement/email',
  summary: 'Mail a customer the statement of a period as a PDF; without days it is of this year until today',
  params: z.strictObject({ id: uuid }),
  body: z.strictObject({ ...letter, startDate: day, endDate: day }).check(daysInOrder('startDate', 'endDate')),
  errors: ['no-such-row', 'rule-broken'],
})

const mailId = z.strictObject({ id: uuid })

export const resendMail = endpoint({
  ...write,
  id: 'documentMails.resend',
  members: 'write',
  method: 'POST',
  path: '/document-mails/:id/resend',
  summary: 'Send a mail again: one that failed is tried anew, of one that went out a second one is sent',
  params: mailId,
  errors: ['no-such-row', 'rule-broken', 'conflict'],
})

export const cancelMail = endpoint({
  ...write,
  id: 'documentMails.cancel',
  members: 'write',
  method: 'POST',
  path: '/document-mails/:id/cancel',
  summary: 'Take back a mail that has not gone out yet',
  params: mailId,
  errors: ['no-such-row', 'conflict'],
})

/** A mail as it would be written now, to be edited before it is sent. */
export const mailDraft = z.object({
  to: z.string(),
  subject: z.string(),
  message: z.string(),
  /** The language tag that it is written in. */
  language: z.string(),
  /** Languages that mails can be written in. */
  languages: z.array(z.string()),
  fileName: z.string(),
  /** No mail server is set up: mails are written into the folder of outgoing mail. */
  toOutbox: z.boolean(),
  /** Links lead to an address that only the server's own computer can open. */
  hasLocalLinks: z.boolean(),
  /** Why it cannot be mailed, as a message for the seller; empty if it can. */
  obstacle: z.string(),
})
export type MailDraft = z.infer<typeof mailDraft>

const draft = { method: 'GET', access: 'user', scope: 'read', output: mailDraft, errors: ['no-such-row'] } as const

export const documentMailDraft = endpoint({
  ...draft,
  id: 'documents.mailDraft',
  members: 'read',
  path: '/documents/:id/mail-draft',
  summary: 'The letter that a document or a reminder would be mailed with',
  params: mailId,
  query: z.strictObject({ purpose: z.optional(z.enum(['document', 'reminder'])), language: locale }),
})

export const statementMailDraft = endpoint({
  ...draft,
  id: 'customers.statementMailDraft',
  members: 'read',
  path: '/customers/:id/statement/mail-draft',
  summary: 'The letter that a statement would be mailed with',
  params: mailId,
  query: z.strictObject({ startDate: day, endDate: day, language: locale }).check(daysInOrder('startDate', 'endDate')),
})
