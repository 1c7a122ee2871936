import type * as z from 'zod/mini'
import { unitsPerMajor, type Units } from '#domain/money.ts'
import type { AnyRow } from '../entity.ts'
import type { PlannedWrite } from '../plan-changes.ts'
import type { RowOfKind } from '../row-kinds.ts'
import type { WebhookEvent, webhookData } from './events.ts'

/** Something that happened to a row, as webhooks tell of it. */
export interface Announced {
  readonly event: WebhookEvent
  readonly data: object
}

type Data<E extends WebhookEvent> = z.infer<(typeof webhookData)[E]>
type Written = Pick<PlannedWrite, 'before' | 'after'>

/**
 * The events of one stored row, from what it was and what it is: however it came about, by a screen, a program, an import or a job, the
 * same change gives the same event (API-05).
 */
export function announcedBy({ entity, before, after }: Pick<PlannedWrite, 'entity'> & Written): readonly Announced[] {
  return after ? (EVENTS_OF[entity.kind]?.(after, before) ?? []) : []
}

type EventsOf = (after: AnyRow, before: AnyRow | undefined) => readonly Announced[]

const EVENTS_OF: Readonly<Record<string, EventsOf>> = {
  product: (after, before) => pricedEvent(after as Product, before as Product | undefined),
  document: (after, before) => documentEvents(after as Document, before as Document | undefined),
  shipment: (after, before) => landedEvent(after as Shipment, before as Shipment | undefined),
  changeSet: (after, before) => appliedEvent(after as ChangeSet, before as ChangeSet | undefined),
}

type Product = RowOfKind<'product'>
type Document = RowOfKind<'document'>
type Shipment = RowOfKind<'shipment'>
type ChangeSet = RowOfKind<'changeSet'>

interface Offer {
  readonly effectivePrice: Units | null
  readonly effectiveTradePrice: Units | null
}

const UNPRICED: Offer = { effectivePrice: null, effectiveTradePrice: null }

function isPricedAnew(after: Offer, before: Offer): boolean {
  return after.effectivePrice !== before.effectivePrice || after.effectiveTradePrice !== before.effectiveTradePrice
}

function pricedEvent(after: Product, before: Product | undefined): readonly Announced[] {
  const { name, sku, baseCurrency: currency } = after
  // The same number in another currency is another price.
  const isOtherMoney = before !== undefined && before.baseCurrency !== currency
  const scale = unitsPerMajor(currency)
  const scaleBefore = unitsPerMajor(before?.baseCurrency ?? currency)
  const told = (offer: Offer, was: Offer) => ({ ...toldOffer(offer, scale), before: toldOffer(was, scaleBefore) })
  const former = new Map(before?.variants.map((each) => [each.id, each]))
  const variants = after.variants.flatMap((variant) => {
    const was = former.get(variant.id) ?? UNPRICED
    const isAnew = isOtherMoney || isPricedAnew(variant, was)
    return isAnew ? [{ id: variant.id, sku: variant.sku, ...told(variant, was) }] : []
  })
  const was = before ?? UNPRICED
  if (!isOtherMoney && variants.length === 0 && !isPricedAnew(after, was)) return []
  const data: Data<'product.priced'> = { name, sku, currency, ...told(after, was), variants }
  return [{ event: 'product.priced', data }]
}

function toldOffer({ effectivePrice, effectiveTradePrice }: Offer, scale: number) {
  const major = (units: Units | null): number | null => (units === null ? null : units / scale)
  return { retailPrice: major(effectivePrice), tradePrice: major(effectiveTradePrice) }
}

function documentEvents(after: Document, before: Document | undefined): readonly Announced[] {
  const isNow = (status: Document['status']): boolean => after.status === status && before?.status !== status
  const isSent = after.sentAt !== null && (before?.sentAt ?? null) === null
  const events: readonly WebhookEvent[] = [
    ...(isSent ? (['document.sent'] as const) : []),
    ...(isNow('accepted') ? (['document.accepted'] as const) : []),
    ...(isNow('paid') ? (['document.paid'] as const) : []),
  ]
  return events.map((event) => ({ event, data: toldDocument(after) }))
}

function toldDocument(row: Document): Data<'document.sent'> {
  const { documentType, documentNumber, status, currency, customerId } = row
  const scale = unitsPerMajor(currency)
  const [total, amountPaid, balanceDue] = [row.total / scale, row.amountPaid / scale, row.balanceDue / scale]
  return { documentType, documentNumber, status, currency, total, amountPaid, balanceDue, customerId }
}

function landedEvent(after: Shipment, before: Shipment | undefined): readonly Announced[] {
  if (after.status !== 'landed' || before?.status === 'landed') return []
  const { name, reference, status, currency, changeSetId } = after
  const data: Data<'shipment.landed'> = {
    name,
    reference,
    status,
    currency,
    landedAt: momentOf(after.landedAt),
    changeSetId,
  }
  return [{ event: 'shipment.landed', data }]
}

function appliedEvent(after: ChangeSet, before: ChangeSet | undefined): readonly Announced[] {
  if (after.state !== 'applied' || before?.state === 'applied') return []
  const { title, origin, size } = after
  const data: Data<'change-set.applied'> = { title, origin, size, appliedAt: momentOf(after.appliedAt) }
  return [{ event: 'change-set.applied', data }]
}

function momentOf(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString()
}
