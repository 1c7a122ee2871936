import type { DocumentType } from './types.ts'

/** When the counter of a series starts again at 1 (DOC-02). */
export const NUMBER_RESETS = ['never', 'yearly', 'monthly'] as const
export type NumberReset = (typeof NUMBER_RESETS)[number]

/** The least digits of a sequence number; above 9999 it grows. */
export const NUMBER_PADDING = 4

/** The prefix of a number, and the least digits of its sequence. */
export interface NumberForm {
  readonly prefix: string
  readonly padding: number
}

/** A document's number: prefix, year and month of its issue date (`2026-07-06`), the sequence padded (DOC-02): `INV202607-0001`. */
export function documentNumber({ prefix, padding }: NumberForm, issueDate: string, sequence: number): string {
  const [year = '', month = ''] = issueDate.split('-')
  return `${prefix}${year}${month}-${String(sequence).padStart(padding, '0')}`
}

/** The placeholder of a document without a number (DOC-03): characters of its type and the last four digits of a moment (ms). */
export function provisionalNumber(type: DocumentType, moment: number): string {
  return `${type.slice(0, 3).toUpperCase()}-${String(moment).slice(-4).padStart(4, '0')}`
}

/** The part of a series that one counter counts: all of it, a year, or a month of issue dates. */
export function seriesPeriod(reset: NumberReset, issueDate: string): string {
  if (reset === 'never') return ''
  return issueDate.slice(0, reset === 'yearly' ? 4 : 7)
}
