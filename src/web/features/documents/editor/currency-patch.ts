import { hasUnstatedAmounts } from '#contract/currency-change.ts'
import type { DocumentPricing } from '#contract/document-pricing.ts'
import { document } from '#contract/entities/document.ts'
import { figuresIn } from '#contract/entities/document-currency.ts'
import { general } from '#contract/entity.ts'
import { lacksPrice } from '#contract/unpriced-line.ts'
import { inCurrency } from '#domain/documents/line-price.ts'
import type { DocumentPatch, DocumentRow, ItemPatch, ItemRow } from '#web/kit/documents/document-row.ts'

type Priced = Pick<DocumentRow, 'items' | 'currency'>

/**
 * What choosing another currency changes, in one: the prices of rules are those in that currency, typed amounts keep their figures
 * (DOC-19). `pricing` is that of the new currency. Undefined where an amount would be too large to be kept.
 */
export function currencyPatch(row: Priced, currency: string, pricing: DocumentPricing): DocumentPatch | undefined {
  const kept: ItemRow[] = []
  for (const item of row.items) {
    const figures = figuresIn(item, row.currency, currency)
    if (!figures) return undefined
    kept.push({ ...item, ...figures })
  }
  return patchTo(row, currency, ruledItems(row, kept, pricing))
}

/** Whether another currency leaves amounts whose meaning somebody has to say: those that no rule prices anew (PRICE-09). */
export function asksInCurrency(row: DocumentRow, pricing: DocumentPricing): boolean {
  const lines = Object.fromEntries(row.items.map((item) => [item.id, rulePrice(item, row.currency, pricing)]))
  return hasUnstatedAmounts(general(document), row, { items: { lines } })
}

/** Lines that were moved into another currency, with the prices and costs that rules make there in place of moved ones. */
export function ruledItems(
  { items, currency }: Priced,
  moved: readonly ItemRow[],
  pricing: DocumentPricing,
): readonly ItemRow[] {
  const before = new Map(items.map((item) => [item.id, item]))
  return moved.map((item) => ({ ...item, ...rulePrice(before.get(item.id) ?? item, currency, pricing) }))
}

const MOVED = ['unitPrice', 'discountAmount', 'unitCost', 'priceRule'] as const satisfies readonly (keyof ItemRow)[]

/** The change of a document to another currency in which its lines are `moved`. */
export function patchTo({ items, currency: from }: Priced, currency: string, moved: readonly ItemRow[]): DocumentPatch {
  const next = new Map(moved.map((item) => [item.id, item]))
  const edits = items.flatMap((item) => {
    const now = next.get(item.id) ?? item
    const kept = { ...item, ...figuresIn(item, from, currency) }
    // What comes out the same number by chance is said too, or it would be taken for an amount that keeps its figures.
    const said = MOVED.filter((name) => now[name] !== item[name] || now[name] !== kept[name])
    return said.length === 0 ? [] : [[item.id, Object.fromEntries(said.map((name) => [name, now[name]]))] as const]
  })
  return { currency, ...(edits.length === 0 ? {} : { items: { lines: Object.fromEntries(edits) } }) }
}

/** What a rule makes of a line, with its cost; where it gives no price the figures stay, and are no rule's from then on. */
function rulePrice(item: ItemRow, from: string, pricing: DocumentPricing): ItemPatch {
  if (item.priceRule === '') return {}
  const { unitPrice = null, priceRule = '' } = pricing.priceOf(item) ?? {}
  return unitPrice === null
    ? { priceRule: lacksPrice(item) ? item.priceRule : '' }
    : { unitPrice, priceRule, unitCost: inCurrency(item.unitCost, from, pricing.terms) }
}
