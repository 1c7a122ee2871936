import { useMemo } from 'react'
import { addShipmentLines, deleteShipmentLines, setShipmentRate } from '#contract/commands/shipment-lines.ts'
import { deleteShipments, duplicateShipment } from '#contract/commands/shipments.ts'
import type { PatchOfKind, RowOfKind } from '#contract/row-kinds.ts'
import { type Actions, actionsOn } from '#web/kit/actions/actions.ts'
import { actionMessages } from '#web/kit/actions/messages.ts'
import type { Store } from '#web/kit/data/store.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { changeCurrency, type CurrencyRates, endMessage, rateInput } from './change-currency.ts'
import type { DatedRate } from './known-rate.ts'
import { chargesMessages, linesMessages } from './page-messages.ts'
import { shipmentsMessages } from './messages.ts'

type Shipment = RowOfKind<'shipment'>

export interface NewLine {
  readonly id: string
  readonly data: PatchOfKind<'shipmentLine'>
}

/** The actions on shipments and their parts; each shows its failure, and offers to undo where something is lost. */
export interface ShipmentActions extends Pick<Actions<'shipment'>, 'newId' | 'save' | 'restore'> {
  /** Makes a shipment and answers its id; undefined when it could not be made. */
  readonly create: () => Promise<string | undefined>
  readonly duplicate: (row: Shipment) => Promise<string | undefined>
  /** Deletes shipments with their lines and charges; answers whether that worked. */
  readonly removeAll: (rows: readonly Shipment[]) => Promise<boolean>
  readonly saveLine: (id: string, patch: PatchOfKind<'shipmentLine'>) => void
  /** Adds lines behind the others; `told` is the message that offers to take them back. */
  readonly addLines: (shipmentId: string, lines: readonly NewLine[], told?: string) => Promise<boolean>
  /** Adds lines of a file and changes those that are there; `told` is the message that offers to undo it. */
  readonly bringLines: (shipmentId: string, lines: readonly NewLine[], told: string) => Promise<boolean>
  readonly removeLine: (row: RowOfKind<'shipmentLine'>) => void
  /** Makes a charge and answers its id; `onBegun` is told the id before the charge is there. */
  readonly addCharge: (
    shipmentId: string,
    data: PatchOfKind<'shipmentCharge'>,
    onBegun: (id: string) => void,
  ) => Promise<string | undefined>
  readonly saveCharge: (id: string, patch: PatchOfKind<'shipmentCharge'>) => void
  readonly removeCharge: (id: string, name: string) => void
  /** Costs the shipment in another currency; each currency in use gets its rate into that one. Says so where that replaces typed rates. */
  readonly setCurrency: (row: Shipment, currency: string, rates: CurrencyRates, typed: number) => Promise<void>
  /** Gives every line and charge in a currency the same rate. */
  readonly setRate: (shipmentId: string, currency: string, rate: DatedRate) => void
}

export function useShipmentActions(): ShipmentActions {
  const store = useStore()
  return useMemo(() => shipmentActions(store), [store])
}

/** The same over a store. */
export function shipmentActions(store: Store): ShipmentActions {
  const shipments = actionsOn(store, 'shipment')
  const lines = actionsOn(store, 'shipmentLine')
  const charges = actionsOn(store, 'shipmentCharge')
  return {
    newId: shipments.newId,
    save: shipments.save,
    restore: shipments.restore,
    create: () => shipments.begin({ name: shipmentsMessages.newName }),
    async duplicate({ id }) {
      const [copy] = await shipments.copy([id], duplicateShipment, (ids) => ({
        takenBackBy: { op: 'command', name: deleteShipments.name, input: { ids } },
      }))
      return copy
    },
    removeAll(rows) {
      const [only] = rows
      const title =
        rows.length === 1 && only
          ? actionMessages.deleted(only.name)
          : actionMessages.deletedMany('shipment', rows.length)
      // Only the server can say again that one has landed; drafts come back without it.
      const set = rows.some(({ status }) => status === 'landed') ? { changeSetId: store.newId() } : {}
      return shipments.run('delete', deleteShipments, { ids: rows.map(({ id }) => id), ...set }, { title })
    },
    saveLine: (id, patch) => void lines.save(id, patch, null),
    async addLines(shipmentId, added, told) {
      const input = { shipmentId, lines: [...added] }
      if (told === undefined) {
        return (await lines.attempt('create', () => store.run(addShipmentLines, input))) !== undefined
      }
      const ids = added.map(({ id }) => id)
      const takenBackBy = { op: 'command', name: deleteShipmentLines.name, input: { shipmentId, ids } } as const
      return lines.run('create', addShipmentLines, input, { title: told, takenBackBy })
    },
    bringLines: (shipmentId, brought, title) =>
      lines.run('import', addShipmentLines, { shipmentId, lines: [...brought] }, { title }),
    removeLine: ({ id, shipmentId }) =>
      void lines.run(
        'delete',
        deleteShipmentLines,
        { shipmentId: shipmentId ?? '', ids: [id] },
        { title: linesMessages.removed(1) },
      ),
    addCharge: (shipmentId, data, onBegun) =>
      charges.make('create', JSON.stringify({ ...data, shipmentId }), (id) => {
        onBegun(id)
        return store.mutate({ op: 'put', kind: 'shipmentCharge', id, data: { ...data, shipmentId } })
      }),
    saveCharge: (id, patch) => void charges.save(id, patch, null),
    removeCharge: (id, name) => void charges.remove(id, { title: chargesMessages.removed(name) }),
    setCurrency: (row, currency, rates, typed) => changeCurrency(store, shipments, row, currency, rates, typed),
    setRate(shipmentId, currency, each) {
      endMessage(shipmentId)
      void shipments.attempt('change', () => store.run(setShipmentRate, rateInput(shipmentId, currency, each)))
    },
  }
}
