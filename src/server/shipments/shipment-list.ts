import type { ShipmentListQuery, ShipmentPartsQuery } from '#contract/endpoints/shipments.ts'
import { Conditions, paging } from '../kit/crud/conditions.ts'
import type { ListPlan } from '../kit/crud/crud.ts'

/** Lines are mostly wanted all at once. */
const PARTS_PAGE_SIZE = '100'

/** Shipments as on screen: newest first, or by name. */
export function planShipments(query: ShipmentListQuery): ListPlan {
  const { search = '', status, sortBy } = query
  const conditions = new Conditions()
  if (status) conditions.add(status, (at) => `status = ${at}`)
  conditions.search(search, (at) => `search_text like ${at}`)
  const byName = sortBy === 'name'
  const way = query.sortDirection ?? (byName ? 'asc' : 'desc')
  const order = `${byName ? 'name_key collate "C"' : 'created_at'} ${way}, id ${way}`
  return { ...paging(query), where: conditions.where, values: conditions.values, order }
}

/** Lines or charges in the order of their shipment. */
export function planShipmentParts(query: ShipmentPartsQuery): ListPlan {
  const { shipmentId, pageSize = PARTS_PAGE_SIZE, sortDirection: way = 'asc' } = query
  const conditions = new Conditions()
  if (shipmentId) conditions.add(shipmentId, (at) => `shipment_id = ${at}`)
  const order = `shipment_id ${way}, position ${way}, id ${way}`
  return { ...paging({ ...query, pageSize }), where: conditions.where, values: conditions.values, order }
}
