import { general } from '../entity.ts'
import { shipment } from '../entities/shipment.ts'
import { shipmentCharge } from '../entities/shipment-charge.ts'
import { shipmentLine } from '../entities/shipment-line.ts'
import { listSchema } from '../lists/list-schema.ts'
import { shipmentChargeList, shipmentLineList, shipmentList } from '../lists/shipment-list.ts'
import { crudEndpoints } from './crud.ts'

export const shipments = crudEndpoints(general(shipment), listSchema(shipmentList))
export const shipmentLines = crudEndpoints(general(shipmentLine), listSchema(shipmentLineList))
export const shipmentCharges = crudEndpoints(general(shipmentCharge), listSchema(shipmentChargeList))
