import { type FieldIssue, Refusal } from '#contract/refusal.ts'
import type { Language } from '#contract/languages.ts'
import { inLanguage } from '../kit/language/spoken-language.ts'
import { type ImportNote, readCalendar } from './read-calendar.ts'

/** A calendar file, and the language in which is said what is wrong with it. */
export interface FileJob {
  readonly kind: 'file'
  readonly content: string
  /** That of times without one. */
  readonly timeZone: string
  readonly language: Language
}

/** What a file holds: its rows as JSON, one a line, and what is told of them; or why it is refused. */
export type FileAnswer =
  | { readonly rows: Uint8Array<ArrayBuffer>; readonly notes: readonly ImportNote[] }
  | { readonly issues: readonly FieldIssue[] }
  | { readonly isTooMuch: true }

/** The most bytes of rows: long texts come again with each further date of a series. */
const MOST_BYTES = 32 * 2 ** 20

/** Reads a calendar file. */
export function readFile({ content, timeZone, language }: FileJob): FileAnswer {
  try {
    const { rows, notes } = inLanguage(language, () => readCalendar(content, timeZone))
    const bytes = linesOf(rows)
    return bytes ? { rows: bytes, notes } : { isTooMuch: true }
  } catch (error) {
    if (error instanceof Refusal && error.code === 'invalid-input') return { issues: error.issues }
    throw error
  }
}

/** Things as JSON, one a line; undefined where they are too many. */
function linesOf(things: readonly object[]): Uint8Array<ArrayBuffer> | undefined {
  const encoder = new TextEncoder()
  const lines: Uint8Array[] = []
  let length = 0
  for (const thing of things) {
    const line = encoder.encode(`${JSON.stringify(thing)}\n`)
    length += line.length
    if (length > MOST_BYTES) return undefined
    lines.push(line)
  }
  const whole = new Uint8Array(length)
  let at = 0
  for (const line of lines) {
    whole.set(line, at)
    at += line.length
  }
  return whole
}
