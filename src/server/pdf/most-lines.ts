import { Refusal } from '#contract/refusal.ts'
import { printMessages } from './print-messages.ts'

/** The most lines that the PDF worker lays out within some seconds: PDFs of others wait meanwhile (OPS-06). */
export const MOST_LINES = { catalogue: 25_000, statement: 5_000 } as const

/** Refuses a PDF with more lines before it is printed. Throws `Refusal`. */
export function requireFewLines(kind: keyof typeof MOST_LINES, lines: number): void {
  const most = MOST_LINES[kind]
  if (lines <= most) return
  throw new Refusal('too-large', { limit: printMessages.limits[kind](most) })
}
