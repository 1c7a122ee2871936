import { type Entity, general } from '../entity.ts'
import { brand } from './brand.ts'
import { businessProfile } from './business-profile.ts'
import { category } from './category.ts'
import { changeSet } from './change-set.ts'
import { customer } from './customer.ts'
import { document } from './document.ts'
import { documentCounter } from './document-counter.ts'
import { documentMail } from './document-mail.ts'
import { importMapping } from './import-mapping.ts'
import { priceList } from './price-list.ts'
import { priceListPrice } from './price-list-price.ts'
import { product } from './product.ts'
import { recurringDocument } from './recurring-document.ts'
import { scheduledPrice } from './scheduled-price.ts'
import { service } from './service.ts'
import { shipment } from './shipment.ts'
import { shipmentCharge } from './shipment-charge.ts'
import { shipmentLine } from './shipment-line.ts'
import { userProfile } from './user-profile.ts'

/** Every kind of row. The order is that of references: what is named comes before what names it. */
export const entities: readonly Entity[] = [
  general(userProfile),
  general(businessProfile),
  general(category),
  general(brand),
  general(product),
  general(changeSet),
  general(importMapping),
  general(shipment),
  general(shipmentLine),
  general(shipmentCharge),
  general(priceList),
  general(priceListPrice),
  general(scheduledPrice),
  general(service),
  general(customer),
  general(document),
  general(documentCounter),
  general(documentMail),
  general(recurringDocument),
]

const byKind = new Map(entities.map((each) => [each.kind, each]))

/** The entity of a kind, or undefined for a word that is no kind. */
export function entityOf(kind: string): Entity | undefined {
  return byKind.get(kind)
}
