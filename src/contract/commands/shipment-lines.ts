import * as z from 'zod/mini'
import { type Change, command, type CommandReads } from '../command.ts'
import { type AnyPatch, type AnyRow, general } from '../entity.ts'
import { currencyCode, exchangeRate, calendarDay } from '../field-forms.ts'
import { shipment } from '../entities/shipment.ts'
import { shipmentCharge } from '../entities/shipment-charge.ts'
import { shipmentIssueMessages } from '../entities/shipment-issue-messages.ts'
import { shipmentLine } from '../entities/shipment-line.ts'
import { boundedText, uuid } from '../fields.ts'
import { fillText, Refusal } from '../refusal.ts'
import { patchSchema } from '../patch-schema.ts'
import { storedMessage } from '../stored-message.ts'
import { commandMessages } from './command-messages.ts'

/** The most lines of one shipment, and of one batch. */
export const MAX_SHIPMENT_LINES = 5_000

const LINE = shipmentLine.kind
const CHARGE = shipmentCharge.kind
const linePatch = patchSchema(general(shipmentLine))
const linesOf = (shipmentId: string) => ({ kind: LINE, field: 'shipmentId', is: shipmentId })
const chargesOf = (shipmentId: string) => ({ kind: CHARGE, field: 'shipmentId', is: shipmentId })

function draftOf(row: AnyRow | undefined, id: string): AnyRow {
  if (!row) throw new Refusal('no-such-row', { message: fillText(shipment.notFound, { id }) })
  if (row['status'] === 'draft') return row
  throw new Refusal('conflict', { message: shipmentIssueMessages.landed })
}

const shipmentAnd = (shipmentId: string, more: CommandReads): CommandReads => ({
  ...more,
  refs: [{ kind: shipment.kind, id: shipmentId }, ...(more.refs ?? [])],
})

/** Adds lines to a shipment, such as those of a supplier's file, behind those that are there; a line that is there is changed (SHIP-04). */
export const addShipmentLines = command({
  name: 'shipment/add-lines',
  input: z.strictObject({
    shipmentId: uuid,
    lines: z
      .array(z.strictObject({ id: uuid, data: linePatch }))
      .check(z.minLength(1), z.maxLength(MAX_SHIPMENT_LINES)),
  }),
  reads: ({ shipmentId }) => shipmentAnd(shipmentId, { lookups: [linesOf(shipmentId)] }),
  run({ shipmentId, lines }, rows) {
    draftOf(rows.get(shipment.kind, shipmentId), shipmentId)
    const present = rows.find(linesOf(shipmentId))
    const places = new Map(present.map(({ id, position }) => [id, Number(position)]))
    const added = lines.filter(({ id }) => !places.has(id)).length
    if (present.length + added > MAX_SHIPMENT_LINES) {
      throw new Refusal('too-large', { limit: commandMessages.linesOfShipment(MAX_SHIPMENT_LINES) })
    }
    let last = Math.max(0, ...places.values())
    const changes = lines.map(({ id, data }): Change => {
      const position = places.get(id) ?? (last += 1)
      return { op: 'put', kind: LINE, id, data: { ...data, shipmentId, position } }
    })
    return {
      changes,
      why: storedMessage(added > 0 ? 'lines-added' : 'lines-changed', { count: added || lines.length }),
    }
  },
})

/** Changes the same fields of many lines, such as duty or received quantity. */
export const editShipmentLines = command({
  name: 'shipment/edit-lines',
  input: z.strictObject({
    shipmentId: uuid,
    ids: z.array(uuid).check(z.minLength(1), z.maxLength(MAX_SHIPMENT_LINES)),
    data: linePatch,
  }),
  reads: ({ shipmentId }) => shipmentAnd(shipmentId, { lookups: [linesOf(shipmentId)] }),
  run({ shipmentId, ids, data }, rows) {
    draftOf(rows.get(shipment.kind, shipmentId), shipmentId)
    const own = new Set(rows.find(linesOf(shipmentId)).map(({ id }) => id))
    const kept: AnyPatch = { ...data, shipmentId }
    const changes = ids.filter((id) => own.has(id)).map((id): Change => ({ op: 'patch', kind: LINE, id, data: kept }))
    return { changes, why: storedMessage('lines-changed', { count: changes.length }) }
  },
})

/** Deletes lines of a shipment, with their shares in charges. */
export const deleteShipmentLines = command({
  name: 'shipment/delete-lines',
  input: z.strictObject({
    shipmentId: uuid,
    ids: z.array(uuid).check(z.minLength(1), z.maxLength(MAX_SHIPMENT_LINES)),
  }),
  reads: ({ shipmentId }) => shipmentAnd(shipmentId, { lookups: [linesOf(shipmentId), chargesOf(shipmentId)] }),
  run({ shipmentId, ids }, rows) {
    draftOf(rows.get(shipment.kind, shipmentId), shipmentId)
    const gone = new Set(ids)
    const lines = rows.find(linesOf(shipmentId)).filter(({ id }) => gone.has(id))
    const shared = rows.find(chargesOf(shipmentId)).flatMap((charge): Change[] => {
      const shares = charge['shares'] as readonly { readonly id: string }[]
      const left = shares.filter(({ id }) => !gone.has(id))
      return left.length === shares.length ? [] : [{ op: 'patch', kind: CHARGE, id: charge.id, data: { shares: left } }]
    })
    const changes: Change[] = [...shared, ...lines.map(({ id }) => ({ op: 'delete' as const, kind: LINE, id }))]
    return { changes, why: storedMessage('lines-deleted', { count: lines.length }) }
  },
})

/** Gives every line and charge of a shipment in one currency the same dated rate into the shipment's currency (SHIP-01). */
export const setShipmentRate = command({
  name: 'shipment/set-rate',
  input: z.strictObject({
    shipmentId: uuid,
    currency: currencyCode({ label: 'Currency', fallback: '' }).stored,
    rate: exchangeRate().stored,
    rateDate: calendarDay({ label: 'Rate of', fallback: null }).stored,
    rateSource: boundedText(120),
  }),
  reads: ({ shipmentId }) => shipmentAnd(shipmentId, { lookups: [linesOf(shipmentId), chargesOf(shipmentId)] }),
  run({ shipmentId, currency, ...data }, rows) {
    const row = rows.get(shipment.kind, shipmentId)
    const lookups = [...(row?.['status'] === 'landed' ? [] : [linesOf(shipmentId)]), chargesOf(shipmentId)]
    if (!row) draftOf(row, shipmentId)
    const changes = lookups.flatMap((lookup) =>
      rows
        .find(lookup)
        .filter((row) => row['currency'] === currency)
        .map(({ id }): Change => ({ op: 'patch', kind: lookup.kind, id, data })),
    )
    return { changes, why: storedMessage('rate-set', { currency }) }
  },
})
