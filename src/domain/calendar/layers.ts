import { daysWithin, type Schedule } from '../documents/recurrence.ts'
import { isOffered, isOwed } from '../documents/document-state.ts'
import type { ShownDocument } from '../documents/types.ts'

/** What the calendar shows beside events, to look at only. */
export const LAYERS = ['documents', 'recurring', 'prices', 'shipments'] as const
export type Layer = (typeof LAYERS)[number]

/** What happens on a day or at a moment: the message for people is the screen's. */
export type LayerFact =
  | 'due'
  | 'expires'
  | 'runs'
  | 'price-begins'
  | 'price-ends'
  | 'promotion-begins'
  | 'promotion-ends'
  | 'list-begins'
  | 'list-ends'
  | 'arrives'

/** Something that the product knows, with its place in the calendar: a day, or a moment in epoch milliseconds. */
export interface LayerEntry {
  /** Of its own among all entries. */
  readonly key: string
  readonly layer: Layer
  readonly fact: LayerFact
  /** What the row is called; empty where it has no name of its own. */
  readonly name: string
  /** The row that it comes from. */
  readonly rowId: string
  readonly day: string | null
  readonly at: number | null
}

/** The days that are asked for, the last one included, and the same as moments. */
export interface LayerRange {
  readonly firstDay: string
  readonly lastDay: string
  readonly fromMs: number
  readonly toMs: number
}

interface DatedDocument extends ShownDocument {
  readonly id: string
  readonly documentNumber: string
}

const isWithin = (day: string | null, { firstDay, lastDay }: LayerRange): day is string =>
  day !== null && day >= firstDay && day <= lastDay

/** Unpaid invoices on the day on which they are due, and unanswered quotes on their last one. */
export function documentEntries(rows: readonly DatedDocument[], range: LayerRange): readonly LayerEntry[] {
  return rows.flatMap((row) => {
    const { id, documentNumber: name, dueDate: day } = row
    if (!isWithin(day, range) || (!isOwed(row) && !isOffered(row))) return []
    const fact = isOwed(row) ? 'due' : 'expires'
    return [{ key: `documents ${id}`, layer: 'documents', fact, name, rowId: id, day, at: null }]
  })
}

interface DatedRecurring extends Schedule {
  readonly id: string
  readonly name: string
  readonly isActive: boolean
  readonly nextOn: string | null
}

/** The coming runs of recurring invoices. */
export function recurringEntries(rows: readonly DatedRecurring[], range: LayerRange): readonly LayerEntry[] {
  return rows.flatMap((row) => {
    const { id, name, isActive, nextOn } = row
    if (!isActive || nextOn === null) return []
    return daysWithin(nextOn, row, range.firstDay, range.lastDay).map((day) => ({
      key: `recurring ${id} ${day}`,
      layer: 'recurring' as const,
      fact: 'runs' as const,
      name,
      rowId: id,
      day,
      at: null,
    }))
  })
}

interface DatedPrice {
  readonly id: string
  readonly title: string
  readonly startsAt: number
  readonly endsAt: number | null
  readonly promotion: boolean
  readonly status: string
}

/** The beginnings and ends of planned prices and promotions that are still to come or running. */
export function priceEntries(rows: readonly DatedPrice[], { fromMs, toMs }: LayerRange): readonly LayerEntry[] {
  return rows.flatMap(({ id, title: name, startsAt, endsAt, promotion, status }) => {
    if (status !== 'planned' && status !== 'running') return []
    const what = promotion ? 'promotion' : 'price'
    const ends = [
      { at: startsAt, fact: `${what}-begins` as const },
      { at: endsAt ?? Number.NaN, fact: `${what}-ends` as const },
    ]
    return ends
      .filter(({ at }) => at >= fromMs && at < toMs)
      .map(({ at, fact }) => ({ key: `${fact} ${id}`, layer: 'prices' as const, fact, name, rowId: id, day: null, at }))
  })
}

interface DatedList {
  readonly id: string
  readonly title: string
  readonly status: string
  readonly validFrom: string | null
  readonly validTo: string | null
}

/** The first and the last day of price lists that are in use. */
export function priceListEntries(rows: readonly DatedList[], range: LayerRange): readonly LayerEntry[] {
  return rows.flatMap(({ id, title: name, status, validFrom, validTo }) => {
    if (status !== 'active') return []
    const ends = [
      { day: validFrom, fact: 'list-begins' as const },
      { day: validTo, fact: 'list-ends' as const },
    ]
    return ends.flatMap(({ day, fact }): LayerEntry[] =>
      isWithin(day, range) ? [{ key: `${fact} ${id}`, layer: 'prices', fact, name, rowId: id, day, at: null }] : [],
    )
  })
}

interface DatedShipment {
  readonly id: string
  readonly name: string
  readonly status: string
  readonly arrivesOn: string | null
}

/** Shipments that have not landed, on the day on which they are expected. */
export function shipmentEntries(rows: readonly DatedShipment[], range: LayerRange): readonly LayerEntry[] {
  return rows.flatMap(({ id, name, status, arrivesOn: day }) =>
    status !== 'landed' && isWithin(day, range)
      ? [{ key: `shipments ${id}`, layer: 'shipments', fact: 'arrives', name, rowId: id, day, at: null }]
      : [],
  )
}
