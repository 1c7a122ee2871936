import type { Analysis } from './analysis.ts'
import { chartTexts as texts } from './chart-messages.ts'

/** What is said of payments, open amounts and quotes while products are chosen: they belong to documents as a whole. */
export function ofWholeDocuments({ filter }: Analysis, text: string = texts.wholeDocuments): readonly string[] {
  return filter.products ? [text] : []
}
