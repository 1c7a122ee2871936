import { categoryOf, type TaxCategory } from '../totals.ts'
import { untaxedNote } from '../untaxed-notes.ts'
import type { SourceItem } from './source.ts'
import { keptText } from './xml.ts'

/** Whether lines of a category must state why they bear no tax (BR-E-10, BR-AE-10, BR-IC-10, BR-G-10, BR-O-10). */
export function needsReason(category: TaxCategory): boolean {
  return category !== 'S' && category !== 'Z'
}

/** Why a category bears no tax (BT-120): the reasons of its lines, else the usual note in a language. Empty for S and Z. */
export function exemptionReason(category: TaxCategory, items: readonly SourceItem[], language: string): string {
  return ownReason(category, items) || untaxedNote(category, language)
}

/** The reasons that the lines of a category state themselves, each once; E has no usual one, because each exemption has its own. */
export function ownReason(category: TaxCategory, items: readonly SourceItem[]): string {
  if (!needsReason(category)) return ''
  const own = items
    .filter((item) => categoryOf(item) === category)
    .map((item) => keptText(item.exemptionReason))
    .filter((reason) => reason !== '')
  return [...new Set(own)].join('; ')
}
