import type { Entity } from '../entity.ts'
import { fieldMessages } from '../field-messages.ts'
import { invalid } from '../refusal.ts'
import { assistantMessage } from './assistant-message.ts'
import { brand } from './brand.ts'
import { businessProfile } from './business-profile.ts'
import { category } from './category.ts'
import { changeSet } from './change-set.ts'
import { customer } from './customer.ts'
import { document } from './document.ts'
import { documentCounter } from './document-counter.ts'
import { documentMail } from './document-mail.ts'
import { event } from './event.ts'
import { importMapping } from './import-mapping.ts'
import { insightDismissal } from './insight-dismissal.ts'
import { priceList } from './price-list.ts'
import { priceListPrice } from './price-list-price.ts'
import { product } from './product.ts'
import { recurringDocument } from './recurring-document.ts'
import { scenario } from './scenario.ts'
import { scheduledPrice } from './scheduled-price.ts'
import { service } from './service.ts'
import { shipment } from './shipment.ts'
import { shipmentCharge } from './shipment-charge.ts'
import { shipmentLine } from './shipment-line.ts'
import { stickyNote } from './sticky-note.ts'
import { store } from './store.ts'
import { storeConflict } from './store-conflict.ts'
import { storeListing } from './store-listing.ts'
import { userProfile } from './user-profile.ts'

/** Every entity by kind, in the order of references: named kinds come before those that name them. */
export const entityByKind = {
  userProfile,
  businessProfile,
  category,
  brand,
  product,
  changeSet,
  importMapping,
  shipment,
  shipmentLine,
  shipmentCharge,
  priceList,
  priceListPrice,
  scheduledPrice,
  scenario,
  service,
  customer,
  document,
  documentCounter,
  documentMail,
  recurringDocument,
  stickyNote,
  event,
  insightDismissal,
  assistantMessage,
  store,
  storeListing,
  storeConflict,
}

/** The same, with fields known only at run time. */
export const entities = Object.values(entityByKind) as unknown as readonly Entity[]

const byKind = new Map(entities.map((each) => [each.kind, each]))

/** The entity of a kind; undefined for an unknown kind. */
export function entityOf(kind: string): Entity | undefined {
  return byKind.get(kind)
}

/** The entity of a kind. Throws `Refusal` for an unknown kind. */
export function knownEntity(kind: string): Entity {
  const entity = byKind.get(kind)
  if (!entity) throw invalid([{ field: 'kind', message: fieldMessages.unknownKind(kind) }])
  return entity
}
