import { segment } from '../endpoints/crud.ts'
import { assistantMessageList } from './assistant-message-list.ts'
import { brandList } from './brand-list.ts'
import { categoryList } from './category-list.ts'
import { changeSetList } from './change-set-list.ts'
import { customerList } from './customer-list.ts'
import type { DeclaredList } from './declared-list.ts'
import { documentList } from './document-list.ts'
import { listPriceList, priceListList, scheduledPriceList } from './price-list-list.ts'
import { plainLists } from './plain-lists.ts'
import { recurringList } from './recurring-list.ts'
import { productList } from './product-list.ts'
import { serviceList } from './service-list.ts'
import { shipmentChargeList, shipmentLineList, shipmentList } from './shipment-list.ts'

/** Every declared list, by the path of its calls. */
export const declaredLists: Readonly<Record<string, DeclaredList>> = {
  'assistant-messages': assistantMessageList,
  brands: brandList,
  categories: categoryList,
  'change-sets': changeSetList,
  customers: customerList,
  documents: documentList,
  'price-list-prices': listPriceList,
  'price-lists': priceListList,
  'recurring-documents': recurringList,
  'scheduled-prices': scheduledPriceList,
  products: productList,
  services: serviceList,
  'shipment-charges': shipmentChargeList,
  'shipment-lines': shipmentLineList,
  shipments: shipmentList,
  ...Object.fromEntries(plainLists.map((list) => [segment(list.entity.collection), list])),
}
