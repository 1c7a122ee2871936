import { ARABIC, CHINESE, HEBREW } from './eastern.ts'
import { DUTCH, POLISH } from './northern.ts'
import { ITALIAN, PORTUGUESE, SPANISH } from './southern.ts'
import { ENGLISH, FRENCH, GERMAN } from './western.ts'

/** What a letter says in one language; `{name}` is filled in. */
export interface MailWords {
  readonly hello: string
  /** For somebody whose name is not known. */
  readonly helloAll: string
  readonly subject: string
  readonly invoice: string
  readonly quote: string
  /** Other documents, and those without a day. */
  readonly other: string
  readonly statementSubject: string
  readonly statement: string
  /** The first friendly, the last firm (DOC-17). */
  readonly reminders: readonly [ReminderWords, ReminderWords, ReminderWords]
  readonly viewOnline: string
  readonly regards: string
}

export interface ReminderWords {
  readonly subject: string
  readonly text: string
}

const LANGUAGES: Readonly<Record<string, MailWords>> = {
  en: ENGLISH,
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
  it: ITALIAN,
  pt: PORTUGUESE,
  nl: DUTCH,
  pl: POLISH,
  ar: ARABIC,
  he: HEBREW,
  zh: CHINESE,
}

/** The languages that letters are written in. */
export const MAIL_LANGUAGES = Object.keys(LANGUAGES)

/** The words for a language tag; a language that is not in the table is English. */
export function mailWords(tag: string): MailWords {
  return LANGUAGES[tag.split('-')[0]?.toLowerCase() ?? ''] ?? ENGLISH
}
