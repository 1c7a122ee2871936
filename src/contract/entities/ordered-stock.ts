import { decimalFromQuantity } from '#domain/money.ts'
import type { AnyRow, DeriveContext } from '../entity.ts'
import type { FieldIssue } from '../refusal.ts'
import { type DeliveredLine, metOrder } from '../ordered-goods.ts'
import type { DocumentRow } from './document-derive.ts'
import { shipmentIssueMessages as messages } from './shipment-issue-messages.ts'

/** The fields of a shipment that concern its purchase order. */
interface Delivery {
  readonly status: string
  readonly raiseStock: boolean
  readonly orderId: string | null
}

/** Why a landing may not add to the stock; undefined if its purchase order added nothing (SHIP-04, DOC-19). */
export function countedByOrder(
  { raiseStock }: Pick<Delivery, 'raiseStock'>,
  order: AnyRow | undefined,
): string | undefined {
  if (!raiseStock || !order || order['stockMovedAt'] === null) return undefined
  return messages.countedByOrder(String(order['documentNumber']))
}

/** Goods of one order that a landing would add to the stock though another shipment of it has added them. */
export interface CountedTwice {
  readonly message: string
  readonly issues: readonly FieldIssue[]
}

/**
 * Why a shipment may not add all of its lines to the stock: with what other shipments of its order have added, it would be more than was
 * ordered (SHIP-04). More than was ordered in one shipment is what the supplier sent, and is taken in.
 */
export function countedByOthers(
  order: Pick<DocumentRow, 'items' | 'documentNumber'>,
  lines: readonly (DeliveredLine & { readonly id: string })[],
  added: readonly DeliveredLine[],
): CountedTwice | undefined {
  const alone = metOrder(order, lines).beyond
  const together = metOrder(order, [...added, ...lines]).beyond.slice(added.length)
  const issues = lines.flatMap((line, index): FieldIssue[] => {
    const excess = (together[index] ?? 0) - (alone[index] ?? 0)
    if (excess <= 0) return []
    const field = line.receivedQuantity === null ? 'quantity' : 'receivedQuantity'
    const left = (line.receivedQuantity ?? line.quantity) - excess
    return [{ field: `lines.${line.id}.${field}`, message: tooMany(order.documentNumber, line, left) }]
  })
  return issues[0] && { message: issues[0].message, issues }
}

function tooMany(number: string, { description, sku }: DeliveredLine, left: number): string {
  return messages.countedByOthers(number, description || sku, left > 0 ? decimalFromQuantity(left) : undefined)
}

/** Why a landing may not add to the stock: what added it before is deleted, so that nobody can tell how much came (SHIP-04). */
export function countedByDeleted(
  { documentNumber, stockedBy }: Pick<DocumentRow, 'documentNumber' | 'stockedBy'>,
  isThere: (shipmentId: string) => boolean,
): string | undefined {
  if (stockedBy === null || isThere(stockedBy)) return undefined
  return messages.countedByDeleted(documentNumber)
}

/** The issues with a shipment's purchase order: after a landing a shipment keeps its order, and whether it added to the stock. */
export function orderIssue(
  delivery: Delivery,
  changed: ReadonlySet<string>,
  context: DeriveContext,
): { readonly orderId?: string; readonly raiseStock?: string } {
  if (context.isRestored) return {}
  return { ...linkIssue(delivery, changed, context), ...stockIssue(delivery, context) }
}

/** What a landed shipment added to the stock counts for the others of its order. */
function stockIssue(
  { status, raiseStock, orderId }: Delivery,
  { before }: DeriveContext,
): { readonly raiseStock?: string } {
  const isOther = before !== undefined && before['status'] === 'landed' && before['raiseStock'] !== raiseStock
  return isOther && status === 'landed' && orderId !== null ? { raiseStock: messages.landedOrder } : {}
}

function linkIssue(
  { status, orderId }: Delivery,
  changed: ReadonlySet<string>,
  context: DeriveContext,
): { readonly orderId?: string } {
  if (!changed.has('orderId') || orderId === (context.before?.['orderId'] ?? null)) return {}
  if (status === 'landed') return { orderId: messages.landedOrder }
  const order = orderId === null ? undefined : context.get('document', orderId)
  return order && order['documentType'] !== 'purchaseorder' ? { orderId: messages.noOrder } : {}
}
