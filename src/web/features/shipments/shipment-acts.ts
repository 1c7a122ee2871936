import { useMemo } from 'react'
import { addShipmentLines, deleteShipmentLines, setShipmentRate } from '#contract/commands/shipment-lines.ts'
import { deleteShipments, duplicateShipment } from '#contract/commands/shipments.ts'
import { type AnyPatch, type AnyRow, type Entity, general, writableValues } from '#contract/entity.ts'
import { shipment } from '#contract/entities/shipment.ts'
import { shipmentCharge } from '#contract/entities/shipment-charge.ts'
import { shipmentLine } from '#contract/entities/shipment-line.ts'
import { showFailure } from '#web/kit/data/failure.ts'
import { oncePerPress } from '#web/kit/data/once-per-press.ts'
import type { NewMutation, Store } from '#web/kit/data/store.ts'
import { saveEdit, takeBack } from '#web/kit/data/undo.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { formatCount } from '#web/kit/format/number.ts'
import { showToast } from '#web/kit/ui/toast.ts'
import type { DatedRate } from './known-rate.ts'
import {
  asShipments,
  type ChargePatch,
  type ChargeRow,
  type LinePatch,
  type LineRow,
  type ShipmentPatch,
  type ShipmentRow,
} from './shipment-row.ts'
import { shipmentsText as text } from './text.ts'

/** A line that is to be added. */
export interface NewLine {
  readonly id: string
  readonly data: LinePatch
}

/** What can be done with shipments and their parts; each tells of its failure, and offers the way back where something is lost. */
export interface ShipmentActs {
  readonly newId: () => string
  /** Makes a shipment and answers its id; undefined when it could not be made. */
  readonly create: () => Promise<string | undefined>
  readonly duplicate: (row: ShipmentRow) => Promise<string | undefined>
  /** Deletes a shipment with its lines and charges. */
  readonly remove: (row: ShipmentRow) => Promise<boolean>
  /** Brings a shipment back that was deleted elsewhere; what else was in it is gone. */
  readonly restore: (row: ShipmentRow) => Promise<void>
  readonly save: (row: ShipmentRow, patch: ShipmentPatch, what: string) => void
  /** Saves what is only a choice on the way to something else, without a message. */
  readonly saveQuietly: (id: string, patch: ShipmentPatch) => void
  readonly saveLine: (id: string, patch: LinePatch) => void
  /** Adds lines behind the others; `told` is the message that offers to take them back. */
  readonly addLines: (shipmentId: string, lines: readonly NewLine[], told?: string) => Promise<boolean>
  readonly removeLines: (shipmentId: string, rows: readonly LineRow[]) => void
  readonly addCharge: (shipmentId: string, data: ChargePatch) => Promise<string | undefined>
  readonly saveCharge: (id: string, patch: ChargePatch) => void
  readonly removeCharge: (row: ChargeRow, name: string) => void
  /** Costs the shipment in another currency; each currency in use gets its rate into that one. */
  readonly setCurrency: (
    row: ShipmentRow,
    currency: string,
    rates: readonly (readonly [string, DatedRate])[],
  ) => Promise<void>
  /** Gives every line and charge in a currency the same rate. */
  readonly setRate: (shipmentId: string, currency: string, rate: DatedRate) => void
}

/** The acts on shipments of the signed-in user. */
export function useShipmentActs(): ShipmentActs {
  const store = useStore()
  return useMemo(() => shipmentActs(store), [store])
}

type Attempt = <T>(act: string, work: () => Promise<T>, thing?: string) => Promise<T | undefined>

const attempt: Attempt = async (act, work, thing = text.thing.one) => {
  try {
    return await work()
  } catch (error) {
    showFailure(error, { act, thing })
    return undefined
  }
}

const once = <T>(act: string, word: string, work: () => Promise<T>) => attempt(word, () => oncePerPress(act, work))

const LINE = shipmentLine.kind
const CHARGE = shipmentCharge.kind

function shipmentActs(store: Store): ShipmentActs {
  const patch = (kind: string, id: string, data: AnyPatch, thing: string) =>
    void attempt('change', () => store.mutate({ op: 'patch', kind, id, data }), thing)
  const removeLines: ShipmentActs['removeLines'] = (shipmentId, rows) => {
    const back = backOf(general(shipmentLine), rows)
    const work = async (): Promise<void> => {
      const ids = rows.map(({ id }) => id)
      const done = await attempt('delete', () => store.run(deleteShipmentLines, { shipmentId, ids }), text.thing.line)
      if (done === undefined) return
      const count = formatCount(rows.length, text.line)
      showToast({ title: text.lines.removed(count), action: undoing(store, back) })
    }
    void work()
  }
  return {
    ...wholeActs(store),
    removeLines,
    newId: () => store.newId(),
    saveQuietly: (id, data) => patch(shipment.kind, id, data, text.thing.one),
    saveLine: (id, data) => patch(LINE, id, data, text.thing.line),
    addLines: async (shipmentId, lines, told) => {
      const input = { shipmentId, lines: [...lines] }
      const done = await attempt('change', () => store.run(addShipmentLines, input))
      if (done !== undefined && told !== undefined) {
        const ids = lines.map(({ id }) => id)
        const run = () => void attempt('change', () => store.run(deleteShipmentLines, { shipmentId, ids }))
        showToast({ title: told, action: { label: text.undo, run } })
      }
      return done !== undefined
    },
    addCharge: (shipmentId, data) =>
      once(`charge ${shipmentId} ${JSON.stringify(data)}`, 'create', async () => {
        const id = store.newId()
        await store.mutate({ op: 'put', kind: CHARGE, id, data: { ...data, shipmentId } })
        return id
      }),
    saveCharge: (id, data) => patch(CHARGE, id, data, text.thing.charge),
    removeCharge: (row, name) => {
      const back = backOf(general(shipmentCharge), [row])
      const work = async (): Promise<void> => {
        const body: NewMutation = { op: 'delete', kind: CHARGE, id: row.id }
        if ((await attempt('delete', () => store.mutate(body), text.thing.charge)) === undefined) return
        showToast({ title: text.charges.removed(name), action: undoing(store, back) })
      }
      void work()
    },
    setCurrency: async (row, currency, rates) => {
      const data = { currency }
      await attempt('change', async () => {
        await store.mutate({ op: 'patch', kind: shipment.kind, id: row.id, data })
        for (const [code, rate] of rates) await store.run(setShipmentRate, rateInput(row.id, code, rate))
      })
    },
    setRate: (shipmentId, currency, rate) =>
      void attempt('change', () => store.run(setShipmentRate, rateInput(shipmentId, currency, rate))),
  }
}

/** The acts on a shipment as a whole. */
function wholeActs(store: Store): Pick<ShipmentActs, 'create' | 'duplicate' | 'remove' | 'restore' | 'save'> {
  const kind = shipment.kind
  return {
    create: () =>
      once('create shipment', 'create', async () => {
        const id = store.newId()
        await store.mutate({ op: 'put', kind, id, data: { name: text.newName } })
        return id
      }),
    duplicate: (row) =>
      once(`duplicate ${row.id}`, 'duplicate', async () => {
        const newId = store.newId()
        await store.run(duplicateShipment, { id: row.id, newId })
        const [copy = row] = asShipments([(store.get(kind, newId) ?? row) as AnyRow])
        const run = () => void attempt('delete', () => store.run(deleteShipments, { ids: [newId] }))
        showToast({ title: text.duplicated(copy.name), action: { label: text.undo, run } })
        return newId
      }),
    remove: async (row) => {
      const parts = [LINE, CHARGE].map((each) => store.all(each).filter(({ shipmentId }) => shipmentId === row.id))
      const back = [
        ...backOf(general(shipment), [row]),
        ...backOf(general(shipmentLine), parts[0] ?? []),
        ...backOf(general(shipmentCharge), parts[1] ?? []),
      ]
      // Only the server can say again that it has landed; a draft comes back without it.
      const set = row.status === 'landed' ? { changeSetId: store.newId() } : {}
      const done = await attempt('delete', () => store.run(deleteShipments, { ids: [row.id], ...set }))
      if (done === undefined) return false
      const undo: readonly NewMutation[] = set.changeSetId ? [{ op: 'revert', changeSetId: set.changeSetId }] : back
      showToast({ title: text.deleted(row.name), action: undoing(store, undo) })
      return true
    },
    restore: async (row) => {
      await attempt('restore', () => Promise.all(backOf(general(shipment), [row]).map((body) => store.mutate(body))))
    },
    save(row, data, what) {
      const saved = async (): Promise<void> => {
        const undo = await attempt('change', () => saveEdit(store, kind, row.id, data))
        if (!undo) return
        const action = { label: text.undo, run: () => void attempt('change', () => takeBack(store, undo)) }
        showToast({ key: 'shipment-saved', title: text.saved(what), action })
      }
      void saved()
    },
  }
}

/** What brings deleted rows back, with everything that can be written. */
function backOf(entity: Entity, rows: readonly (Pick<AnyRow, 'id'> & object)[]): readonly NewMutation[] {
  return rows.map((row) => ({
    op: 'put',
    kind: entity.kind,
    id: row.id,
    data: writableValues(entity, row as AnyRow),
  }))
}

function undoing(store: Store, back: readonly NewMutation[]) {
  const run = () => void attempt('restore', () => Promise.all(back.map((body) => store.mutate(body))))
  return { label: text.undo, run }
}

function rateInput(shipmentId: string, currency: string, { rate, date, source }: DatedRate) {
  return { shipmentId, currency, rate, rateDate: date, rateSource: source }
}
