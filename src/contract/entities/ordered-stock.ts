import { DOCUMENT_RULES } from '#domain/documents/types.ts'
import type { AnyRow, DeriveContext } from '../entity.ts'

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
  const what = DOCUMENT_RULES.purchaseorder.label.one
  return `${what} ${String(order['documentNumber'])} has added these goods to the stock already. Switch off “Add to stock” to land the shipment.`
}

/** The issue with a shipment's purchase order: after a landing a shipment keeps its order. */
export function orderIssue(
  { status, orderId }: Delivery,
  changed: ReadonlySet<string>,
  context: DeriveContext,
): { readonly orderId?: string } {
  if (context.isRestored || !changed.has('orderId') || orderId === (context.before?.['orderId'] ?? null)) return {}
  if (status === 'landed') return { orderId: 'cannot be changed: the shipment has landed' }
  const order = orderId === null ? undefined : context.get('document', orderId)
  return order && order['documentType'] !== 'purchaseorder' ? { orderId: 'must be a purchase order' } : {}
}
