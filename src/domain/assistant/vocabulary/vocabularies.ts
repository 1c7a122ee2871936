import type { Vocabulary } from '../concepts.ts'
import { german } from './de.ts'
import { english } from './en.ts'
import { spanish } from './es.ts'
import { french } from './fr.ts'

/** The words of questions by the language in which they are asked (CHAT-04). */
export const vocabularies = { en: english, de: german, fr: french, es: spanish } as const satisfies Record<
  string,
  Vocabulary
>

/** A language in which the built-in assistant understands questions. */
export type AskedLanguage = keyof typeof vocabularies
