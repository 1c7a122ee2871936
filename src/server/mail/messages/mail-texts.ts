import { ar } from './ar.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { he } from './he.ts'
import { it } from './it.ts'
import { nl } from './nl.ts'
import { pl } from './pl.ts'
import { pt } from './pt.ts'
import { zh } from './zh.ts'

/** The messages of mails in one language; `{name}` is filled in. */
export interface MailMessages {
  readonly hello: string
  /** The greeting if the name is not known. */
  readonly helloAll: string
  readonly subject: string
  readonly invoice: string
  readonly quote: string
  /** Other documents, and those without a day. */
  readonly other: string
  readonly statementSubject: string
  readonly statement: string
  /** The first friendly, the last firm (DOC-17). */
  readonly reminders: readonly [ReminderMessages, ReminderMessages, ReminderMessages]
  readonly viewOnline: string
  readonly regards: string
}

export interface ReminderMessages {
  readonly subject: string
  readonly text: string
}

const LANGUAGES: Readonly<Record<string, MailMessages>> = { en, de, fr, es, it, pt, nl, pl, ar, he, zh }

/** The languages of mails. */
export const MAIL_LANGUAGES = Object.keys(LANGUAGES)

/** The messages for a language tag; English for an unknown language. */
export function mailMessages(tag: string): MailMessages {
  return LANGUAGES[tag.split('-')[0]?.toLowerCase() ?? ''] ?? en
}
