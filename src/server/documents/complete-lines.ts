import { DOCUMENT_RULES, isIssued } from '#domain/documents/types.ts'
import { businessLines } from '#contract/document-business-patch.ts'
import { customerLines } from '#contract/document-customer-patch.ts'
import type { ItemPatch, ItemRow } from '#contract/document-row.ts'
import type { DocumentRow } from '#contract/entities/document-derive.ts'
import type { AnyPatch } from '#contract/entity.ts'
import { filledLine, isLineOpen } from '#contract/filled-lines.ts'
import { invalid } from '#contract/refusal.ts'
import { lacksPrice } from '#contract/unpriced-line.ts'
import { applyPatch } from '#domain/merge.ts'
import type { Completion, CompleteRow, RatesOf } from '../kit/write/batched-writes.ts'
import type { OpenWrite } from '../kit/write/write.ts'
import { callMessages } from './call-messages.ts'
import { productsOfVariants } from './products-of-variants.ts'
import { readPricing } from './line-sources.ts'

type Edits = Readonly<Record<string, ItemPatch>>

/**
 * Fills the fields that a call leaves open on the lines of a document, as the editor does: text, unit, price and tax (DOC-19). If a
 * draft gets another business or customer, their tax and prices replace those of the earlier one on its lines (PROF-02, CUST-06).
 */
export function lineCompletion(ratesOf: RatesOf): CompleteRow {
  return async (open, asked) => {
    const items = await filledItems(open, asked, ratesOf)
    if (items) return { items }
    return movedItems(open, asked, ratesOf)
  }
}

function idsIn(items: readonly ItemRow[], name: 'productId' | 'serviceId'): string[] {
  return [...new Set(items.flatMap((item) => item[name] ?? []))]
}

/** The lines of a body with open fields filled; undefined if none were open. */
async function filledItems(
  open: OpenWrite,
  { body, data, start, now }: Completion,
  ratesOf: RatesOf,
): Promise<readonly ItemRow[] | undefined> {
  const bodies = body['items']
  if (!Array.isArray(bodies)) return undefined
  const given = bodies.map((each: object) => new Set(Object.keys(each)))
  const items = await productsOfVariants(open, data['items'] as readonly ItemRow[])
  const isOpen = (item: ItemRow, index: number): boolean => isLineOpen(item, given[index] ?? new Set())
  const opened = items.filter(isOpen)
  if (opened.length === 0) return items
  const row = { ...start, ...data } as unknown as DocumentRow
  const pricingOf = await readPricing(open, {
    productIds: idsIn(opened, 'productId'),
    serviceIds: idsIn(opened, 'serviceId'),
    customerIds: row.customerId === null ? [] : [row.customerId],
    at: now,
    ratesOf,
  })
  const pricing = pricingOf(row)
  const filled = items.map((item, index) =>
    isOpen(item, index) ? filledLine(item, given[index] ?? new Set(), pricing, open.cache) : item,
  )
  const named = (index: number): boolean => given[index]?.has('unitPrice') !== true
  if (DOCUMENT_RULES[row.documentType].isBought !== true) refuseUnpriced(filled, named, row.currency)
  return filled
}

/** A line that names a product alone has the product's price; without one the caller has to give it, or it would be sold for nothing. */
function refuseUnpriced(items: readonly ItemRow[], isAsked: (index: number) => boolean, currency: string): void {
  const message = callMessages.noPrice(currency)
  const errors = items.flatMap((item, index) =>
    isAsked(index) && lacksPrice(item) ? [{ field: `items.${index}.unitPrice`, message }] : [],
  )
  if (errors.length > 0) throw invalid(errors)
}

/** The lines of a draft under another business or customer; issued documents stay as they are. */
async function movedItems(open: OpenWrite, { before, data, now }: Completion, ratesOf: RatesOf): Promise<AnyPatch> {
  if (!before) return {}
  const former = before as unknown as DocumentRow
  const row = { ...former, ...data } as DocumentRow
  const isMoved = row.businessProfileId !== former.businessProfileId || row.customerId !== former.customerId
  if (!isMoved || isIssued(row.status) || row.items.length === 0) return {}
  const pricingOf = await readPricing(open, {
    productIds: idsIn(row.items, 'productId'),
    serviceIds: [],
    customerIds: [former.customerId, row.customerId].flatMap((id) => id ?? []),
    at: now,
    ratesOf,
  })
  // One after the other, as on the screen.
  const there = { ...row, customerId: former.customerId }
  const was = pricingOf({ ...there, businessProfileId: former.businessProfileId })
  const between = pricingOf(there)
  const taxed = businessLines(row, was.terms.taxRate, between.terms.taxRate, was)
  const resold = customerLines({ ...row, items: edited(row.items, taxed) }, between, pricingOf(row)).edits
  const edits = Object.fromEntries(
    [...new Set([...Object.keys(taxed), ...Object.keys(resold)])].map((id) => [id, { ...taxed[id], ...resold[id] }]),
  )
  if (Object.keys(edits).length === 0) return {}
  return { items: Array.isArray(data['items']) ? edited(row.items, edits) : { lines: edits } }
}

function edited(items: readonly ItemRow[], lines: Edits): readonly ItemRow[] {
  return applyPatch({ items }, { items: { lines } }).items
}
