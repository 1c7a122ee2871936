import type { DocumentPricing } from './document-pricing.ts'
import type { ItemPatch, ItemRow } from './document-row.ts'
import { type LineThing, productChoices, serviceChoices, type ServiceRow } from './line-offers.ts'
import type { RowReader } from './entity.ts'

/** Fields of one decision: if one of them is given, the others are not filled. */
const TOGETHER: readonly (readonly (keyof ItemPatch)[])[] = [
  ['taxPercent', 'taxCategory', 'exemptionReason'],
  ['unitPrice', 'priceRule'],
]

/** The fields that follow from the product or service of a line. */
const FOLLOWING = ['sku', 'description', 'unitCode', 'unitPrice', 'taxPercent', 'unitCost']

/** Whether a line leaves open fields that follow from its product or service. */
export function isLineOpen({ productId, serviceId }: ItemRow, given: ReadonlySet<string>): boolean {
  if (productId === null && serviceId === null) return false
  return FOLLOWING.some((name) => !given.has(name))
}

/**
 * Fills the fields that the caller left open, as the editor does when a product is picked (DOC-19): text, unit, the price for this
 * customer and quantity, and the tax of the business. Given values stay. An unknown product fills nothing.
 */
export function filledLine(
  item: ItemRow,
  given: ReadonlySet<string>,
  pricing: DocumentPricing,
  rows: RowReader,
): ItemRow {
  const thing = thingOf(item, given, rows)
  if (!thing) return item
  const picked = pricing.picked(thing, item.quantity)
  const isSaid = (name: string): boolean =>
    given.has(name) ||
    TOGETHER.some((group) => group.includes(name as keyof ItemPatch) && group.some((each) => given.has(each)))
  const filled = Object.entries(picked).filter(([name]) => !isSaid(name))
  return { ...item, ...(Object.fromEntries(filled) as ItemPatch) }
}

function thingOf(
  { productId, variantId, serviceId, description }: ItemRow,
  given: ReadonlySet<string>,
  rows: RowReader,
): LineThing | undefined {
  if (productId !== null) {
    const row = rows.get('product', productId)
    const found = row && productChoices(row).find((choice) => choice.variantId === variantId)
    return found && { kind: 'product', found }
  }
  const row = serviceId === null ? undefined : rows.get('service', serviceId)
  if (!row) return undefined
  const service = row as unknown as ServiceRow
  const choices = serviceChoices(service)
  const named = given.has('description') ? choices.find(({ name }) => name === description) : undefined
  return named ?? choices[0] ?? { kind: 'service', service, packageId: '', name: service.name }
}
