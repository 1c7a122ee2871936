import { isUnitCode } from '#domain/documents/unit-codes.ts'
import { categoryOf, lineGross } from '#domain/documents/totals.ts'
import { ownReason } from '../exemption.ts'
import type { SourceItem } from '../source.ts'
import { eInvoiceMessages as messages } from './e-invoice-messages.ts'
import { type Checked, type EInvoiceIssue, isBlank, refuse, warn } from './issue.ts'

/** Required fields of each line (BG-25). */
export function lineIssues({ source: { document }, categories }: Checked): readonly EInvoiceIssue[] {
  return [
    ...refuse(document.items.length === 0, 'items', messages.line.none),
    ...refuse(categories.has('O') && categories.size > 1, 'items', messages.line.mixed),
    ...document.items.flatMap((item, index) => oneLine(item, index + 1)),
  ]
}

function oneLine(item: SourceItem, place: number): readonly EInvoiceIssue[] {
  const field = (name: string): string => `items.${item.id}.${name}`
  return [
    ...refuse(isBlank(item.description), field('description'), messages.line.description(place)),
    ...refuse(!isUnitCode(item.unitCode), field('unitCode'), messages.line.unit(place)),
    ...refuse(item.quantity === 0, field('quantity'), messages.line.quantity(place)),
    ...warn(isOver(item), field('discountAmount'), messages.line.discount(place)),
    ...taxIssues(item, place),
  ]
}

/** DOC-04: a discount is limited to the amount of its line. */
function isOver(item: SourceItem): boolean {
  return !item.discountPercent && (item.discountAmount ?? 0) > Math.abs(lineGross(item))
}

/** BR-S-05 and its siblings; BR-E-10 and its siblings. */
function taxIssues(item: SourceItem, place: number): readonly EInvoiceIssue[] {
  const category = categoryOf(item)
  return [
    ...refuse(category === 'S' && item.taxPercent === 0, `items.${item.id}.taxPercent`, messages.line.noRate(place)),
    ...refuse(category !== 'S' && item.taxPercent !== 0, `items.${item.id}.taxPercent`, messages.line.rate(place)),
    ...refuse(
      category === 'E' && isBlank(ownReason(category, [item])),
      `items.${item.id}.exemptionReason`,
      messages.line.exemption(place),
    ),
  ]
}
