import { SHIPMENT_STATES, shipment } from '../entities/shipment.ts'
import { shipmentCharge } from '../entities/shipment-charge.ts'
import { shipmentLine } from '../entities/shipment-line.ts'
import { declaredList } from './declared-list.ts'

/** The list of shipments (SHIP-01): those without an arrival day first, then the latest arrival. */
export const shipmentList = declaredList(shipment, ({ choice, by, open }) => ({
  filters: { status: choice('status', SHIPMENT_STATES) },
  sorts: {
    arrivesOn: { ...open(by('arrivesOn')), first: 'desc' },
    name: by('nameKey'),
    value: { told: 'value', isOfScreen: true, first: 'desc' },
    createdAt: { ...by('createdAt'), first: 'desc' },
    updatedAt: { ...by('updatedAt'), first: 'desc' },
  },
  order: { by: 'arrivesOn', direction: 'desc' },
}))

/** Lines are mostly read all at once. */
const PARTS_PAGE_SIZE = 100

/** The lines of shipments over REST, in the order of their shipment. */
export const shipmentLineList = declaredList(shipmentLine, ({ value, by }) => ({
  filters: { shipmentId: value('shipmentId', { isId: true }) },
  sorts: { shipmentId: by('shipmentId') },
  order: { by: 'shipmentId', direction: 'asc' },
  ties: [by('position')],
  pageSize: PARTS_PAGE_SIZE,
}))

/** The charges of shipments over REST, as their lines. */
export const shipmentChargeList = declaredList(shipmentCharge, ({ value, by }) => ({
  filters: { shipmentId: value('shipmentId', { isId: true }) },
  sorts: { shipmentId: by('shipmentId') },
  order: { by: 'shipmentId', direction: 'asc' },
  ties: [by('position')],
  pageSize: PARTS_PAGE_SIZE,
}))
