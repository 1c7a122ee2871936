import { COLLECTIONS } from '../collections.ts'
import { entity } from '../entity.ts'
import { calendarDay, languageTag, rowId } from '../field-forms.ts'
import { choice, flag, instant, integer, text } from '../fields.ts'

/** What a mail is about. */
const MAIL_PURPOSES = ['document', 'reminder', 'statement'] as const
/** Where a mail stands; `outbox` is a mail that was put into the folder because no mail server is set up. */
const MAIL_STATES = ['queued', 'sending', 'sent', 'outbox', 'failed', 'cancelled'] as const

/** One mail of a document to a customer and what became of it (DOC-13). Calls order it, the server's job sends it. */
export const documentMail = entity({
  kind: 'documentMail',
  collection: COLLECTIONS.documentMail,
  table: 'document_mail',
  label: { one: 'Mail', many: 'Mails' },
  notFound: 'Mail with ID {id} not found',
  title: 'subject',
  serverOnly: true,
  fields: {
    documentId: rowId({ label: 'Document', fallback: null }),
    customerId: rowId({ label: 'Customer', fallback: null }),
    purpose: choice(MAIL_PURPOSES, { label: 'About', fallback: 'document' }),
    recipient: text({ label: 'To', fallback: '', max: 320 }),
    subject: text({ label: 'Subject', fallback: '', max: 300 }),
    message: text({ label: 'Message', fallback: '', max: 20_000 }),
    language: languageTag({ label: 'Language', fallback: '' }),
    /** The paper goes along as a PDF. */
    attaches: flag({ label: 'With the PDF', fallback: true }),
    /** The letter leads to the public page of the document (DOC-14). */
    withLink: flag({ label: 'With a link', fallback: false }),
    /** Which reminder it is: 1 is friendly, 3 firm; 0 is none (DOC-17). */
    reminder: integer({ label: 'Reminder', fallback: 0, min: 0, max: 3 }),
    /** The days that a statement is about. */
    startDate: calendarDay({ label: 'From', fallback: null }),
    endDate: calendarDay({ label: 'To', fallback: null }),
    state: choice(MAIL_STATES, { label: 'State', fallback: 'queued' }),
    /** Why it could not be sent yet, or what else there is to know of its way, in words for the sender. */
    error: text({ label: 'Error', fallback: '', max: 1_000 }),
    attempts: integer({ label: 'Attempts', fallback: 0, min: 0 }),
    sentAt: instant({ label: 'Sent', fallback: null }),
  },
})
