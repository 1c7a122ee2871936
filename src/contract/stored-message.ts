import { beginning } from '#domain/beginning.ts'
import { STORED_MESSAGES } from './stored-messages.ts'

/** The parameters of a message. */
type Words = Readonly<Record<string, string | number>>

/** One of `STORED_MESSAGES`. */
export type StoredCode = keyof typeof STORED_MESSAGES

/** A code and its parameters as a row holds them. */
export interface StoredMessage {
  readonly code: StoredCode
  readonly words: Words
}

const FORM = /^message:([a-z-]{1,60}) (\{.*\})$/s

/** A message as stored text; parameters are cut so that it fits into `max` characters. */
export function storedMessage(code: StoredCode, words: Words = {}, max = 500): string {
  const longest = max - `message:${code} `.length
  let text = JSON.stringify(words)
  for (let cut = 200; text.length > longest && cut > 0; cut -= 20) {
    const short = Object.entries(words).map(([name, value]) => [
      name,
      typeof value === 'string' ? beginning(value, cut) : value,
    ])
    text = JSON.stringify(Object.fromEntries(short))
  }
  return `message:${code} ${text}`
}

/** The message of a stored text; undefined for a text that people wrote, or that was stored as a sentence. */
export function readStoredMessage(text: string): StoredMessage | undefined {
  const [, code = '', words = ''] = FORM.exec(text) ?? []
  if (!isStoredCode(code)) return undefined
  try {
    const read: unknown = JSON.parse(words)
    return areWords(read) ? { code, words: read } : undefined
  } catch {
    return undefined
  }
}

function areWords(read: unknown): read is Words {
  if (typeof read !== 'object' || read === null || Array.isArray(read)) return false
  return Object.values(read).every((each) => typeof each === 'string' || typeof each === 'number')
}

/** A stored text as a person reads it: the sentence of its message, else the text itself. */
export function storedText(text: string): string {
  const message = readStoredMessage(text)
  return message ? STORED_MESSAGES[message.code](message.words) : text
}

/** The same for a text that is a code alone. */
export function codeText(code: string): string {
  return isStoredCode(code) ? STORED_MESSAGES[code]({}) : code
}

/** A person's text for storing beside messages, marked so that it is never read as one. */
export function asWritten(text: string): string {
  return text.startsWith('message:') ? ` ${text}` : text
}

function isStoredCode(text: string): text is StoredCode {
  return Object.hasOwn(STORED_MESSAGES, text)
}
