import { fillText } from '#contract/messages.ts'
import type { DocumentFacts, LetterFacts } from './mail-ground.ts'
import { mailWords } from './words/mail-words.ts'

/** What a letter says; the seller may have written it otherwise. */
export interface Composed {
  readonly subject: string
  readonly message: string
}

/** The letter of a document; `reminder` is 1 to 3, 0 for none. */
export function documentLetter(facts: DocumentFacts, reminder: number): Composed {
  const words = mailWords(facts.language)
  const { row, title, total, balance, due, business } = facts
  const values = { title, total, balance, due, business, number: row.documentNumber }
  const reminding = reminder > 0 ? words.reminders[Math.min(reminder, words.reminders.length) - 1] : undefined
  const subject = fillText(reminding?.subject ?? words.subject, values)
  return { subject: subject.slice(0, 300), message: letter(facts, fillText(reminding?.text ?? bodyOf(facts), values)) }
}

/** The letter of a statement. */
export function statementLetter(facts: LetterFacts): Composed {
  const { statementSubject, statement } = mailWords(facts.language)
  const subject = fillText(statementSubject, { business: facts.business })
  return { subject: subject.slice(0, 300), message: letter(facts, statement) }
}

function bodyOf({ row, due, language }: DocumentFacts): string {
  const words = mailWords(language)
  if (due === '') return words.other
  if (row.documentType === 'invoice') return words.invoice
  return row.documentType === 'quote' ? words.quote : words.other
}

function letter({ language, name, business }: LetterFacts, body: string): string {
  const { hello, helloAll, regards } = mailWords(language)
  return [name === '' ? helloAll : fillText(hello, { name }), body, `${regards}\n${business}`].join('\n\n')
}
