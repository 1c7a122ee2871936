import { categoryOf, type TaxCategory } from '../totals.ts'
import type { SourceItem } from './source.ts'
import { keptText } from './xml.ts'

/** The usual legal texts for categories without tax; E has none, because each exemption has its own. */
const WORDS: Readonly<Partial<Record<TaxCategory, string>>> = {
  AE: 'Reverse charge',
  K: 'Intra-community supply',
  G: 'Export outside the EU',
  O: 'Not subject to VAT',
}

/** Whether lines of a category must state why they bear no tax (BR-E-10, BR-AE-10, BR-IC-10, BR-G-10, BR-O-10). */
export function needsReason(category: TaxCategory): boolean {
  return category !== 'S' && category !== 'Z'
}

/** Why a category bears no tax (BT-120): the reasons of its lines, each once, else the usual text. Empty for S and Z. */
export function exemptionReason(category: TaxCategory, items: readonly SourceItem[]): string {
  if (!needsReason(category)) return ''
  const own = items
    .filter((item) => categoryOf(item) === category)
    .map((item) => keptText(item.exemptionReason))
    .filter((reason) => reason !== '')
  return own.length > 0 ? [...new Set(own)].join('; ') : (WORDS[category] ?? '')
}
