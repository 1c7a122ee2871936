import { COLLECTIONS } from '../collections.ts'
import { entity } from '../entity.ts'
import { calendarDay, languageTag, rowId } from '../field-forms.ts'
import { choice, flag, instant, integer, text } from '../fields.ts'
import { MAX_RECIPIENTS_TEXT } from '../mail-recipients.ts'

/** The purpose of a mail. */
const MAIL_PURPOSES = ['document', 'reminder', 'statement'] as const
/** The state of a mail; `outbox`: written into the folder of outgoing mail, because no mail server is set up. */
const MAIL_STATES = ['queued', 'sending', 'sent', 'outbox', 'failed', 'cancelled'] as const

/** One mail of a document to a customer and its state (DOC-13). Calls order it, the server's job sends it. */
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
    /** One or several addresses, separated by commas; so are the copies. */
    recipient: text({ label: 'To', fallback: '', max: MAX_RECIPIENTS_TEXT }),
    cc: text({ label: 'Copy', fallback: '', max: MAX_RECIPIENTS_TEXT }),
    bcc: text({ label: 'Blind copy', fallback: '', max: MAX_RECIPIENTS_TEXT }),
    subject: text({ label: 'Subject', fallback: '', max: 300 }),
    message: text({ label: 'Message', fallback: '', max: 20_000 }),
    language: languageTag({ label: 'Language', fallback: '' }),
    /** The PDF is attached. */
    attaches: flag({ label: 'With the PDF', fallback: true }),
    /** The mail has a link to the document's public page (DOC-14). */
    withLink: flag({ label: 'With a link', fallback: false }),
    /** The number of the reminder: 1 is friendly, 3 firm; 0 is none (DOC-17). */
    reminder: integer({ label: 'Reminder', fallback: 0, min: 0, max: 3 }),
    /** The days that a statement covers. */
    startDate: calendarDay({ label: 'From', fallback: null }),
    endDate: calendarDay({ label: 'To', fallback: null }),
    state: choice(MAIL_STATES, { label: 'State', fallback: 'queued' }),
    /** Why it was not sent yet, or another note on its delivery, as a message for the sender. */
    error: text({ label: 'Error', fallback: '', max: 1_000 }),
    attempts: integer({ label: 'Attempts', fallback: 0, min: 0 }),
    sentAt: instant({ label: 'Sent', fallback: null }),
  },
})
