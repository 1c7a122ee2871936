import type { DocumentDesign } from '#domain/documents/designs.ts'
import { asText, inkOn, MUTED, RULE, tint } from '../layout/colors.ts'
import type { TableLook } from '../layout/table.ts'

/** The measures of one design, in points. */
export interface Design {
  readonly margin: number
  /** Kept free at the bottom of every page. */
  readonly foot: number
  /** Sizes of text. */
  readonly body: number
  readonly small: number
  readonly heading: number
  readonly sum: number
  /** The side of the code for banking apps; below 20 mm it scans badly. */
  readonly code: number
  readonly rowHeight: number
  readonly gap: number
}

export const DESIGNS: Readonly<Record<DocumentDesign, Design>> = {
  classic: { margin: 56.7, foot: 78, body: 9, small: 7.5, heading: 8.5, sum: 12, code: 68, rowHeight: 25, gap: 14 },
  modern: { margin: 48, foot: 54, body: 9, small: 7.5, heading: 8.5, sum: 14, code: 72, rowHeight: 26, gap: 16 },
  compact: { margin: 36, foot: 42, body: 7.8, small: 6.6, heading: 7.4, sum: 9.5, code: 62, rowHeight: 16, gap: 9 },
}

/** The table of a design in the accent colour of a business. */
export function tableLook(design: DocumentDesign, accent: string): TableLook {
  if (design === 'modern') {
    return {
      headFill: accent,
      headColor: inkOn(accent),
      headSize: 7.8,
      padding: 6,
      isTopAligned: true,
      inset: 10,
      rule: RULE,
    }
  }
  if (design === 'compact') {
    return {
      headFill: tint(accent, 0.14),
      headColor: asText(accent),
      headSize: 6.8,
      stripe: '#f6f7f9',
      rule: '',
      padding: 3,
      isTopAligned: true,
      inset: 5,
    }
  }
  return { headColor: MUTED, headSize: 7.5, padding: 6, isTopAligned: true, rule: RULE }
}
