import { figuresIn } from '#contract/entities/document-currency.ts'
import type { DocumentPatch, DocumentRow, ItemPatch, ItemRow } from '#web/kit/documents/document-row.ts'
import { inCurrency } from '#domain/documents/line-price.ts'
import type { DocumentPricing } from '#contract/document-pricing.ts'

/**
 * What choosing another currency changes, in one: the prices of rules are those in that currency, typed amounts keep their figures
 * (DOC-19). `pricing` is that of the new currency. Undefined where an amount would be too large to be kept.
 */
export function currencyPatch(
  { items, currency: from }: Pick<DocumentRow, 'items' | 'currency'>,
  currency: string,
  pricing: DocumentPricing,
): DocumentPatch | undefined {
  const lines: Record<string, ItemPatch> = {}
  for (const item of items) {
    const figures = figuresIn(item, from, currency)
    if (!figures) return undefined
    const kept = { ...item, ...figures }
    const next = { ...figures, ...rulePrice(item, from, pricing) }
    const names = Object.keys(next) as (keyof typeof next)[]
    // What comes out the same number by chance is said too, or it would be taken for an amount that keeps its figures.
    const said = names.filter((name) => next[name] !== item[name] || next[name] !== kept[name])
    if (said.length > 0) lines[item.id] = Object.fromEntries(said.map((name) => [name, next[name]]))
  }
  return { currency, ...(Object.keys(lines).length === 0 ? {} : { items: { lines } }) }
}

/** What a rule makes of a line, with its cost; where it gives no price the figures stay, and are no rule's from then on. */
function rulePrice(item: ItemRow, from: string, pricing: DocumentPricing): ItemPatch {
  if (item.priceRule === '') return {}
  const { unitPrice = null, priceRule = '' } = pricing.priceOf(item) ?? {}
  return unitPrice === null
    ? { priceRule: '' }
    : { unitPrice, priceRule, unitCost: inCurrency(item.unitCost, from, pricing.terms) }
}
