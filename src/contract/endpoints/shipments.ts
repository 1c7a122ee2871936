import * as z from 'zod/mini'
import { general } from '../entity.ts'
import { SHIPMENT_STATES, shipment } from '../entities/shipment.ts'
import { shipmentCharge } from '../entities/shipment-charge.ts'
import { shipmentLine } from '../entities/shipment-line.ts'
import { uuid } from '../fields.ts'
import { crudEndpoints, listFields } from './crud.ts'

/** Shipments, newest first, found by name, reference and supplier. */
export const shipmentListQuery = z.strictObject({
  ...listFields,
  status: z.optional(z.enum(SHIPMENT_STATES)),
  sortBy: z.optional(z.enum(['name', 'createdAt'])),
})
export type ShipmentListQuery = z.infer<typeof shipmentListQuery>

/** Lines or charges in the order of their shipment. */
export const shipmentPartsQuery = z.strictObject({
  shipmentId: z.optional(uuid),
  page: listFields.page,
  pageSize: listFields.pageSize,
  sortDirection: listFields.sortDirection,
  total: listFields.total,
})
export type ShipmentPartsQuery = z.infer<typeof shipmentPartsQuery>

export const shipments = crudEndpoints(general(shipment), shipmentListQuery)
export const shipmentLines = crudEndpoints(general(shipmentLine), shipmentPartsQuery)
export const shipmentCharges = crudEndpoints(general(shipmentCharge), shipmentPartsQuery)
