import { cutText } from '#domain/cut-text.ts'
import { recipientMessages } from './recipient-messages.ts'

const ADDRESS = /^[^\s@<>(),;:"\\[\]]+@[^\s@<>(),;:"\\[\]]+$/
const MAX_ADDRESS = 254
/** Nobody sees these characters, or sees others in another order. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{DI}\u2800]/u
/** The most wrong addresses that a message names. */
const MOST_NAMED = 5

/** The most addresses of one mail, copies included. */
export const MOST_RECIPIENTS = 10
/** Characters of the longest list of addresses. */
export const MAX_RECIPIENTS_TEXT = 3_000

/** Whether a text is one plain e-mail address of a host of any name, which no mail server reads as several. */
export function isAddress(text: string): boolean {
  return text.length <= MAX_ADDRESS && ADDRESS.test(text) && !hasInvisible(text)
}

/** Whether a text is one plain e-mail address that can be reached from anywhere: its host has several names with dots between them. */
export function isMailAddress(text: string): boolean {
  const names = text.slice(text.indexOf('@') + 1).split('.')
  return isAddress(text) && names.length > 1 && !names.includes('')
}

/** Whether a text has characters that nobody sees, or that show others in another order. */
export function hasInvisible(text: string): boolean {
  return INVISIBLE.test(text)
}

/** The addresses of a text, separated by commas, semicolons or line breaks; each once. */
export function recipientsIn(text: string): readonly string[] {
  const parts = text.split(/[,;\n]/).map((part) => part.trim())
  return [...new Set(parts.filter((part) => part !== ''))]
}

/** The addresses of a text as they are stored: one spelling of the list. */
export function recipientsText(text: string): string {
  return recipientsIn(text).join(', ')
}

/** What of a list of addresses is none. */
function wrongRecipients(text: string): readonly string[] {
  return recipientsIn(text).filter((each) => !isMailAddress(each))
}

/** Why a text is no list of addresses, naming the wrong ones; undefined if it is one. An empty list is one. */
export function recipientsIssue(text: string): string | undefined {
  const wrong = wrongRecipients(text)
  if (wrong.length > 0) {
    const named = wrong.slice(0, MOST_NAMED).map((each) => `“${cutText(each, 80)}”`)
    return recipientMessages.wrong(named.join(', '), wrong.length)
  }
  const count = recipientsIn(text).length
  return count > MOST_RECIPIENTS ? recipientMessages.tooMany(MOST_RECIPIENTS) : undefined
}

/** The lists of addresses of one mail. */
export interface Recipients {
  readonly to: string
  readonly cc: string
  readonly bcc: string
}

const LISTS = ['to', 'cc', 'bcc'] as const

/** What is wrong with the addresses of a mail, by list: a mail needs at least one, and has at most `MOST_RECIPIENTS` in all. */
export function recipientIssues(asked: Recipients): Readonly<Partial<Record<keyof Recipients, string>>> {
  const issues = Object.fromEntries(
    LISTS.flatMap((name) => {
      const issue = recipientsIssue(asked[name])
      return issue === undefined ? [] : [[name, issue] as const]
    }),
  )
  if (issues['to'] === undefined && recipientsIn(asked.to).length === 0)
    return { ...issues, to: recipientMessages.noAddress }
  const count = LISTS.reduce((sum, name) => sum + recipientsIn(asked[name]).length, 0)
  const isTooMany = Object.keys(issues).length === 0 && count > MOST_RECIPIENTS
  return isTooMany ? { to: recipientMessages.tooManyInAll(MOST_RECIPIENTS) } : issues
}
