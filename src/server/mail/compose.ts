import { fillText } from '#contract/refusal.ts'
import type { DocumentFacts, MailFacts } from './mail-deps.ts'
import { mailMessages } from './messages/mail-texts.ts'
import { cutText } from '#domain/cut-text.ts'

/** The content of a mail; the seller may have edited it. */
export interface Composed {
  readonly subject: string
  readonly message: string
}

/** The mail of a document; `reminder` is 1 to 3, 0 for none. */
export function documentMessage(facts: DocumentFacts, reminder: number): Composed {
  const words = mailMessages(facts.language)
  const { row, title, total, balance, due, business } = facts
  const values = { title, total, balance, due, business, number: row.documentNumber }
  const reminding = reminder > 0 ? words.reminders[Math.min(reminder, words.reminders.length) - 1] : undefined
  const subject = fillText(reminding?.subject ?? words.subject, values)
  return { subject: cutText(subject, 300), message: letter(facts, fillText(reminding?.text ?? bodyOf(facts), values)) }
}

/** The mail of a statement. */
export function statementMessage(facts: MailFacts): Composed {
  const { statementSubject, statement } = mailMessages(facts.language)
  const subject = fillText(statementSubject, { business: facts.business })
  return { subject: cutText(subject, 300), message: letter(facts, statement) }
}

function bodyOf({ row, due, language }: DocumentFacts): string {
  const words = mailMessages(language)
  if (due === '') return words.other
  if (row.documentType === 'invoice') return words.invoice
  return row.documentType === 'quote' ? words.quote : words.other
}

function letter({ language, name, business }: MailFacts, body: string): string {
  const { hello, helloAll, regards } = mailMessages(language)
  return [name === '' ? helloAll : fillText(hello, { name }), body, `${regards}\n${business}`].join('\n\n')
}
