import { FIRST_MOMENT, LAST_MOMENT } from '../calendar-day.ts'
import { lenientDecimal } from '../lenient-decimal.ts'

/** A record of an archive, as its JSON says it. */
export type ArchiveValues = Readonly<Record<string, unknown>>

/** The value as an object; an empty one where it is none. */
export function objectOf(value: unknown): ArchiveValues {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as ArchiveValues) : {}
}

/** The entries of a list that are objects. */
export function listOf(value: unknown): readonly ArchiveValues[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((each: unknown) => (typeof each === 'object' && each !== null ? [objectOf(each)] : []))
}

/** The trimmed text; numbers as text, and empty for anything else. */
export function textOf(value: unknown): string {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? value.trim() : ''
}

/** The texts of a list, each once; also of one text with commas. */
export function textsOf(value: unknown): readonly string[] {
  const all = Array.isArray(value) ? value.map(textOf) : textOf(value).split(',')
  return [...new Set(all.map((each) => each.trim()).filter((each) => each !== ''))]
}

/**
 * A number as decimal text, without the digits that binary fractions add: 0.1 + 0.2 is 0.3 (PRICE-09). A text is read as people write
 * it. Undefined for what is none.
 */
export function decimalOf(value: unknown): string | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? plain(Number(value.toPrecision(15))) : undefined
  const text = typeof value === 'string' ? value.replace(/\p{Sc}|[A-Z]{3}/gu, '').trim() : ''
  if (!/\d/.test(text)) return undefined
  const read = lenientDecimal(text)
  return read === '0' && /[1-9]/.test(text) ? undefined : read
}

/** Without an exponent, which no decimal text has; what is smaller than anything that is kept is nothing. */
function plain(number: number): string {
  const text = String(number)
  if (!text.includes('e')) return text
  return Math.abs(number) < 1 ? '0' : BigInt(number).toString()
}

/** Yes or no; undefined for anything else. */
export function flagOf(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value
  if (value === 'true' || value === 1) return true
  return value === 'false' || value === 0 ? false : undefined
}

/**
 * A moment in epoch milliseconds, from a form that archives have: ISO 8601, epoch milliseconds, or a timestamp of the old document
 * database, `{seconds, nanoseconds}`, with underscores, or wrapped in `{value}`. Undefined for anything else.
 */
export function archiveMoment(value: unknown): number | undefined {
  if (typeof value === 'object' && value !== null) {
    const { seconds, _seconds = seconds, nanoseconds, _nanoseconds = nanoseconds, value: inner } = objectOf(value)
    if (inner !== undefined) return archiveMoment(inner)
    const fraction = typeof _nanoseconds === 'number' ? _nanoseconds / 1_000_000 : 0
    return typeof _seconds === 'number' ? known(_seconds * 1_000 + fraction) : undefined
  }
  if (typeof value === 'number') return known(value)
  return typeof value === 'string' && /^\d{4}-\d\d/.test(value.trim()) ? known(Date.parse(value.trim())) : undefined
}

function known(ms: number): number | undefined {
  return Number.isFinite(ms) && ms >= FIRST_MOMENT && ms <= LAST_MOMENT ? Math.round(ms) : undefined
}
