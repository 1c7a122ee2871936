import { grouped } from '#domain/grouped.ts'
import {
  documentEntries,
  type LayerEntry,
  type LayerRange,
  priceEntries,
  priceListEntries,
  recurringEntries,
  shipmentEntries,
} from '#domain/calendar/layers.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { daysAfter } from '#web/kit/format/month.ts'
import { dayAt, momentAt } from './user-clock.ts'
import type { Entry } from './entry.ts'
import { calendarMessages as messages } from './messages.ts'

/** The rows that the layers are made of. */
export interface LayerRows {
  readonly documents: readonly RowOfKind<'document'>[]
  readonly recurring: readonly RowOfKind<'recurringDocument'>[]
  readonly prices: readonly RowOfKind<'scheduledPrice'>[]
  readonly priceLists: readonly RowOfKind<'priceList'>[]
  readonly shipments: readonly RowOfKind<'shipment'>[]
}

/** What the product knows of these days; prices that were planned together are one entry. */
export function layerEntries(rows: LayerRows, firstDay: string, lastDay: string): readonly Entry[] {
  const range: LayerRange = {
    firstDay,
    lastDay,
    fromMs: momentAt(firstDay, 0),
    toMs: momentAt(daysAfter(lastDay, 1), 0),
  }
  const documents = new Map(rows.documents.map((row) => [row.id, row]))
  const byId = new Map(rows.prices.map((row) => [row.id, row]))
  return [
    ...documentEntries(rows.documents, range).map((entry) => {
      const row = documents.get(entry.rowId)
      return layerEntry(entry, { screen: 'document', search: { id: entry.rowId } }, 1, row && aboutDocument(entry, row))
    }),
    ...recurringEntries(rows.recurring, range).map((entry) =>
      layerEntry(entry, { screen: 'recurring', search: { id: entry.rowId } }),
    ),
    ...priceListEntries(rows.priceLists, range).map((entry) =>
      layerEntry(entry, { screen: 'price-list', search: { id: entry.rowId } }),
    ),
    ...shipmentEntries(rows.shipments, range).map((entry) =>
      layerEntry(entry, { screen: 'shipment', search: { id: entry.rowId } }),
    ),
    ...[...grouped(priceEntries(rows.prices, range), ({ fact, at, name }) => `${fact} ${at} ${name}`).values()].flatMap(
      (same) => {
        const [first] = same
        const row = first && byId.get(first.rowId)
        if (!row) return []
        const planned = { ids: same.map(({ rowId }) => rowId), field: fieldOf(first) }
        // What has begun stays begun; its end may still be moved.
        const isOpen = row.status === 'planned' || planned.field === 'endsAt'
        return [{ ...layerEntry(first, linkOfPrice(row), same.length), ...(isOpen ? { planned } : {}) }]
      },
    ),
  ]
}

type Link = NonNullable<Entry['link']>

function layerEntry({ key, layer, fact, name, day, at }: LayerEntry, link: Link, count = 1, about = ''): Entry {
  const isAllDay = day !== null
  const start = at ?? momentAt(day ?? '', 0)
  const firstDay = day ?? dayAt(start)
  return {
    key,
    source: layer,
    title: messages.happens[fact](name, count) + about,
    isAllDay,
    start,
    end: isAllDay ? momentAt(daysAfter(firstDay, 1), 0) : start,
    firstDay,
    lastDay: firstDay,
    isDone: false,
    link,
  }
}

/** Whose document it is, and how much is open. */
function aboutDocument({ fact }: LayerEntry, row: RowOfKind<'document'>): string {
  const amount = formatMoney(fact === 'due' ? row.balanceDue : row.total, row.currency)
  return [row.customerName, amount].map((part) => (part === '' ? '' : ` · ${part}`)).join('')
}

function fieldOf({ fact }: LayerEntry): 'startsAt' | 'endsAt' {
  return fact === 'price-ends' || fact === 'promotion-ends' ? 'endsAt' : 'startsAt'
}

/** Where planned prices are changed: in their list, else at their product. */
function linkOfPrice({ priceListId, productId }: RowOfKind<'scheduledPrice'>): Link {
  return priceListId === null
    ? { screen: 'product-detail', search: { id: productId, view: 'planned' } }
    : { screen: 'price-list', search: { id: priceListId, view: 'planned' } }
}
