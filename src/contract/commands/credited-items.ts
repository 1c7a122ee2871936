import { creditedQuantities, partDiscount } from '#domain/documents/credited-parts.ts'
import { lineName } from '../entities/document-credits.ts'
import type { DocumentRow } from '../entities/document-derive.ts'
import { invalid } from '../refusal.ts'
import { documentCommandMessages as messages } from './document-command-messages.ts'

type Item = DocumentRow['items'][number]

/** How much of a line is credited; the quantity is in 1/10,000. */
export interface CreditedItem {
  readonly id: string
  readonly quantity: number
}

/**
 * What credit notes have left of each line of an invoice, by its id, with the sign of what was sold, in 1/10,000. A note that charges leaves
 * no more.
 */
export function openQuantities(
  items: readonly Pick<Item, 'id' | 'quantity'>[],
  notes: readonly Pick<DocumentRow, 'items'>[],
): ReadonlyMap<string, number> {
  const taken = notes.map((note) => creditedQuantities([note]))
  return new Map(
    items.map(({ id, quantity }) => {
      const sign = Math.sign(quantity)
      const back = taken.reduce((sum, each) => sum + Math.max((each.get(id) ?? 0) * sign, 0), 0)
      const open = Math.abs(quantity) - back
      return [id, open > 0 ? open * sign : 0]
    }),
  )
}

/**
 * What credit notes have left of each line of an invoice; undefined where that is every line as it was sold, or nothing.
 */
export function leftToCredit(
  { items }: Pick<DocumentRow, 'items'>,
  notes: readonly Pick<DocumentRow, 'items'>[],
): readonly CreditedItem[] | undefined {
  const left = [...openQuantities(items, notes)].flatMap(([id, quantity]) => (quantity === 0 ? [] : [{ id, quantity }]))
  const isAsSold = left.length === items.length && left.every(({ quantity }, at) => quantity === items[at]?.quantity)
  return isAsSold || left.length === 0 ? undefined : left
}

/** The lines of a partial credit note: those named, in their order, with a fixed discount in proportion. Throws `Refusal`. */
export function creditedItems(items: readonly Item[], credited: readonly CreditedItem[]): readonly Item[] {
  const quantities = new Map(credited.map(({ id, quantity }) => [id, quantity]))
  const known = new Set(items.map(({ id }) => id))
  const unknown = credited.find(({ id }) => !known.has(id))
  if (unknown) throw invalid([{ field: 'items', message: messages.unknownLine(unknown.id) }])
  if (quantities.size < credited.length) throw invalid([{ field: 'items', message: messages.lineTwice }])
  // A quantity of the opposite sign would charge, and would let others credit more than was sold.
  const named = items.filter(({ id }) => quantities.has(id))
  const nothing = named.find(({ id, quantity }) => (quantities.get(id) ?? 0) * Math.sign(quantity) <= 0)
  if (nothing) {
    throw invalid([{ field: 'items', message: messages.takesNothing(lineName(nothing.description)) }])
  }
  return items.flatMap((item) => {
    const quantity = quantities.get(item.id)
    return quantity === undefined ? [] : [{ ...item, quantity, discountAmount: partDiscount(item, quantity) }]
  })
}
