import { randomUUID } from 'node:crypto'
import * as landing from '#contract/endpoints/landing.ts'
import * as endpoints from '#contract/endpoints/shipments.ts'
import { general } from '#contract/entity.ts'
import { shipment } from '#contract/entities/shipment.ts'
import { shipmentCharge } from '#contract/entities/shipment-charge.ts'
import { shipmentLine } from '#contract/entities/shipment-line.ts'
import { shipmentChargeList, shipmentLineList, shipmentList } from '#contract/lists/shipment-list.ts'
import { mountCrud } from '../kit/crud/crud.ts'
import { listPlanner } from '../kit/crud/list-sql.ts'
import type { Routes } from '../kit/http/mount.ts'
import type { UserData } from '../kit/user-data.ts'
import { prepareMutation, writeOne } from '../kit/write/mutate.ts'
import { type LandingDeps, proposeLanding } from './landing.ts'
import { trueUpReport } from './true-up.ts'
import { sharedNow } from '../kit/clock.ts'

/** A landing of thousands of lines, on a slow machine. */
const LANDING_LIMIT_MS = 90_000

/** Mounts shipments with their lines and charges (SHIP-01…04). */
export function mountShipments(routes: Routes, data: UserData, deps: LandingDeps): void {
  const { remove, ...calls } = endpoints.shipments
  mountCrud(routes, data, general(shipment), calls, listPlanner(shipmentList))
  mountCrud(routes, data, general(shipmentLine), endpoints.shipmentLines, listPlanner(shipmentLineList))
  mountCrud(routes, data, general(shipmentCharge), endpoints.shipmentCharges, listPlanner(shipmentChargeList))
  routes.mount(remove, (call) =>
    data.answer(call, async (tx) => {
      const now = sharedNow()
      const body = { op: 'command', name: 'shipment/delete', input: { ids: [call.params.id] } } as const
      const sender = { actor: call.caller.name, now }
      const written = await writeOne(tx, prepareMutation({ id: randomUUID(), at: now, body }, sender))
      return { written, status: 204, body: null }
    }),
  )
  routes.mount(landing.landShipment, (call) =>
    data.answer(call, (tx) => proposeLanding(tx, call.caller, { ...call.body, id: call.params.id }, deps), {
      limitMs: LANDING_LIMIT_MS,
    }),
  )
  routes.mount(landing.shipmentTrueUp, ({ caller, params }) =>
    data.transact(caller, (tx) => trueUpReport(tx, params.id, deps)),
  )
}
