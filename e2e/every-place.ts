import type { Screen } from '#contract/screen.ts'
import { screens } from '#contract/screens.ts'
import type { Rest } from './rest.ts'

/** An address of a screen, and what it is called in a message of a test. */
interface Place {
  readonly what: string
  readonly address: string
}

/** The ids of a row of each kind that a screen shows by its id. */
type RowIds = ReadonlyMap<string, string>

/** Screens of who is not signed in. */
const SIGNED_OUT: ReadonlySet<string> = new Set(['logout', 'login', 'sign-up'])
/** Hours from now: the calendar opens at today. */
const HOUR_MS = 3_600_000

/** A row of each kind, with names in Greek letters: so every Latin letter on a page is a text of the product. */
export async function fillEveryKind(rest: Rest): Promise<RowIds> {
  const ids = new Map<string, string>()
  const make = async (kind: string, collection: string, row: Readonly<Record<string, unknown>>): Promise<string> => {
    const id = await rest.create(collection, row)
    ids.set(kind, id)
    return id
  }
  const categoryId = await make('category', 'categories', { name: 'Ωμέγα' })
  const brandId = await make('brand', 'brands', { name: 'Ιώτα' })
  const product = await make('product', 'products', {
    name: 'Άλφα',
    sku: 'Α-1',
    categoryId,
    brandId,
    costBreakdown: { baseCost: 4 },
  })
  await make('service', 'services', { name: 'Βήτα' })
  const customerId = await make('customer', 'customers', { name: 'Γάμμα' })
  const shipmentId = await make('shipment', 'shipments', { name: 'Δέλτα' })
  await rest.create('shipment-lines', { shipmentId, productId: product, quantity: 3, unitCost: 5 })
  await make('priceList', 'price-lists', { title: 'Έψιλον', productIds: [product] })
  const items = [{ description: 'Ζήτα', quantity: 1, unitPrice: 4 }]
  const invoice = await rest.create('documents', { documentType: 'invoice', customerId, items })
  await rest.call('POST', `/documents/update-status/${invoice}`, { status: 'sent' })
  await make('document', 'documents', { documentType: 'quote', customerId, items })
  const template = { name: 'Ήτα', repeat: 'monthly', nextOn: dayIn(40), documentId: invoice }
  await make('recurringDocument', 'recurring-documents', template)
  await make('scenario', 'scenarios', { name: 'Νι' })
  await make('stickyNote', 'sticky-notes', { content: 'Θήτα', pin: { page: 'brands' } })
  await rest.create('sticky-notes', { content: 'Κάππα', isHidden: true })
  const [startAt, endAt] = [momentIn(1), momentIn(2)]
  await rest.create('events', { title: 'Λάμδα', allDay: true, startDay: dayIn(0), endDay: dayIn(1) })
  await make('event', 'events', { title: 'Μι', startAt, endAt, timeZone: 'UTC', repeatRule: 'FREQ=WEEKLY' })
  return ids
}

/** A store is there once it is connected: the journey of stores looks at its page. */
const OF_A_STORE = 'store'

/** Every address that the list of screens tells of: with a row where a screen shows one, and under each of its views. */
export function everyPlace(ids: RowIds): readonly Place[] {
  return (screens as readonly Screen[])
    .filter(({ id }) => !SIGNED_OUT.has(id) && id !== OF_A_STORE)
    .flatMap((screen) => placesOf(screen, ids))
}

function placesOf({ id, path, record, place, choices }: Screen, ids: RowIds): readonly Place[] {
  const row = record === undefined ? undefined : ids.get(record)
  if (record !== undefined && row === undefined)
    throw new Error(`the screen ${id} shows a ${record}: fillEveryKind has to make one`)
  const views = choices?.['view'] ?? []
  const shown = row === undefined ? [{}] : [...(place ? [{}] : []), { id: row }]
  const searches = shown.flatMap((search) => [search, ...views.map((view) => ({ ...search, view }))])
  return searches.map((search) => {
    const query = new URLSearchParams(search).toString()
    const what = Object.entries(search).map(([name, value]) => (name === 'id' ? 'a row' : value))
    return { what: [id, ...what].join(', '), address: query === '' ? path : `${path}?${query}` }
  })
}

const momentIn = (hours: number): string => new Date(Date.now() + hours * HOUR_MS).toISOString()
const dayIn = (days: number): string => momentIn(days * 24).slice(0, 10)
