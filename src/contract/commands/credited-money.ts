import { categoryOf, documentTotals, type TaxGroup } from '#domain/documents/totals.ts'
import type { Units } from '#domain/money.ts'
import { newItem } from '../document-new-item.ts'
import { amountLeft } from '../entities/document-credits.ts'
import type { DocumentRow } from '../entities/document-derive.ts'
import { creditedItems, leftToCredit, openQuantity } from './credited-items.ts'

type Item = DocumentRow['items'][number]

/** The lines of a credit note for all that others have left of an invoice: its pieces, or where none is left its money (DOC-08). */
export function restOfInvoice(invoice: DocumentRow, notes: readonly DocumentRow[]): readonly Item[] {
  const pieces = leftToCredit(invoice, notes)
  if (pieces) return creditedItems(invoice.items, pieces)
  const money = moneyLeft(invoice, notes)
  return money.length === 0 ? invoice.items : money
}

/**
 * A line for each tax rate of the money that is left of an invoice although credit notes take all of its pieces, such as at a lower price;
 * none while pieces are left. Together they never come to more than is left.
 */
export function moneyLeft(invoice: DocumentRow, notes: readonly DocumentRow[]): readonly Item[] {
  const left = amountLeft(invoice, notes)
  const sign = Math.sign(left)
  if (notes.length === 0 || sign !== Math.sign(invoice.total)) return []
  if (invoice.items.some((item) => openQuantity(item, notes) !== 0)) return []
  const lines = documentTotals(invoice).taxes.flatMap((group) => lineOf(group, invoice, notes) ?? [])
  return within(
    lines.filter(({ unitPrice }) => unitPrice * sign > 0),
    left,
    invoice,
  ).filter(({ unitPrice }) => unitPrice * sign > 0)
}

function lineOf(group: TaxGroup, invoice: DocumentRow, notes: readonly DocumentRow[]): Item | undefined {
  const isOfRate = ({ category, percent }: TaxGroup): boolean =>
    category === group.category && percent === group.percent
  const taken = notes.flatMap((note) => documentTotals(note).taxes.filter(isOfRate))
  const sold = invoice.items.find((item) => categoryOf(item) === group.category && item.taxPercent === group.percent)
  if (!sold) return undefined
  const { taxPercent, taxCategory, exemptionReason } = sold
  return newItem(`rest-${group.category}-${group.percent}`, {
    description: `Rest of invoice ${invoice.documentNumber}`,
    unitPrice: taken.reduce((price, each) => price - priceOf(each, invoice), priceOf(group, invoice)),
    taxPercent,
    taxCategory,
    exemptionReason,
  })
}

/** An amount as the lines of the invoice state theirs. */
function priceOf({ taxable, tax }: TaxGroup, { pricesIncludeTax }: DocumentRow): Units {
  return pricesIncludeTax ? taxable + tax : taxable
}

/** Tax is rounded for each document, so that lines can come to a minor unit more than is left: the largest one is lowered by it. */
function within(lines: readonly Item[], left: Units, invoice: DocumentRow): readonly Item[] {
  const sign = Math.sign(left)
  const excess = documentTotals({ ...invoice, items: lines }).total - left
  if (excess * sign <= 0) return lines
  const [largest] = lines.toSorted((a, b) => (b.unitPrice - a.unitPrice) * sign)
  return lines.map((item) => (item === largest ? { ...item, unitPrice: item.unitPrice - excess } : item))
}
