import { unitOf } from '#domain/documents/unit-codes.ts'
import { categoryOf, lineGross } from '#domain/documents/totals.ts'
import { exemptionReason } from '../exemption.ts'
import type { SourceItem } from '../source.ts'
import { type Checked, type EInvoiceIssue, isBlank, refuse, warn } from './issue.ts'

/** Required fields of each line (BG-25). */
export function lineIssues({ source: { document }, categories }: Checked): readonly EInvoiceIssue[] {
  return [
    ...refuse(document.items.length === 0, 'items', 'Add at least one line.'),
    ...refuse(
      categories.has('O') && categories.size > 1,
      'items',
      'Lines that are not subject to VAT cannot be mixed with others: put them on a separate document.',
    ),
    ...document.items.flatMap((item, index) => oneLine(item, index + 1)),
  ]
}

function oneLine(item: SourceItem, place: number): readonly EInvoiceIssue[] {
  const field = (name: string): string => `items.${item.id}.${name}`
  return [
    ...refuse(isBlank(item.description), field('description'), `Line ${place}: say what is sold.`),
    ...refuse(!unitOf(item.unitCode), field('unitCode'), `Line ${place}: choose the unit from the list.`),
    ...refuse(item.quantity === 0, field('quantity'), `Line ${place}: enter a quantity other than 0.`),
    ...warn(
      isOver(item),
      field('discountAmount'),
      `Line ${place}: the discount is larger than the line and takes off all of it.`,
    ),
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
    ...refuse(
      category === 'S' && item.taxPercent === 0,
      `items.${item.id}.taxPercent`,
      `Line ${place}: the standard category needs a rate. Choose zero-rated or exempt for none.`,
    ),
    ...refuse(
      category !== 'S' && item.taxPercent !== 0,
      `items.${item.id}.taxPercent`,
      `Line ${place}: its tax category has no tax, so its rate is 0.`,
    ),
    ...refuse(
      category === 'E' && isBlank(exemptionReason(category, [item])),
      `items.${item.id}.exemptionReason`,
      `Line ${place}: say why it is exempt from tax.`,
    ),
  ]
}
