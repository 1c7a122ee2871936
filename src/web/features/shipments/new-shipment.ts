import { openedStore } from '#web/kit/data/current-store.ts'
import { shipmentActions } from './use-shipment-actions.ts'

/** Makes a shipment and answers its id; undefined when it could not be made. */
export async function newShipment(): Promise<string | undefined> {
  const store = openedStore()
  return store && shipmentActions(store).create()
}
