import type { DocumentType } from './types.ts'

/** When the counter of a series begins at 1 again (DOC-02). */
export const NUMBER_RESETS = ['never', 'yearly', 'monthly'] as const
export type NumberReset = (typeof NUMBER_RESETS)[number]

/** Digits that a sequence number has at least; past 9999 it grows. */
export const NUMBER_PADDING = 4

/** What stands before the year of a number, and the digits that its sequence has at least. */
export interface NumberForm {
  readonly prefix: string
  readonly padding: number
}

/** A document's number: prefix, year and month of its issue date (`2026-07-06`), the sequence padded (DOC-02): `INV202607-0001`. */
export function documentNumber({ prefix, padding }: NumberForm, issueDate: string, sequence: number): string {
  const [year = '', month = ''] = issueDate.split('-')
  return `${prefix}${year}${month}-${String(sequence).padStart(padding, '0')}`
}

/** The label of a document that has no number yet (DOC-03): letters of its type and the last four digits of a moment (ms). */
export function provisionalNumber(type: DocumentType, moment: number): string {
  return `${type.slice(0, 3).toUpperCase()}-${String(moment).slice(-4).padStart(4, '0')}`
}

/** The part of a series that its counter counts: all of it, a year, or a month of issue dates. */
export function seriesPeriod(reset: NumberReset, issueDate: string): string {
  if (reset === 'never') return ''
  return issueDate.slice(0, reset === 'yearly' ? 4 : 7)
}
