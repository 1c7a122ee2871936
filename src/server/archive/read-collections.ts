import { kindOf } from '#contract/collections.ts'
import { knownEntity } from '#contract/entities/registry.ts'
import { nameKey } from '#domain/text-fold.ts'
import { oldStyleNote } from '#domain/notes/old-style-note.ts'
import { noteColorOf } from '#domain/notes/note-colors.ts'
import { oldCustomer, oldEvent, type KnownPerson } from '#domain/archive/old-business.ts'
import {
  oldBrand,
  oldCategory,
  oldCategoryName,
  oldPriceList,
  oldProduct,
  oldService,
} from '#domain/archive/old-catalogue.ts'
import type { ReadRecord } from '#domain/archive/record-reader.ts'
import { type ArchiveValues, decimalOf, objectOf, textOf } from '#domain/archive/values.ts'
import type { RestObject } from '#contract/rest-codec.ts'
import { insightDismissal } from '#contract/entities/insight-dismissal.ts'
import { dismissalRowId } from '#domain/insights/dismissals.ts'
import { FARTHEST } from '#domain/notes/note-place.ts'
import { type Account, isOwnForm } from './archive-account.ts'
import { archivedReceipt } from './archived-receipt.ts'
import type { ArchiveRecord } from './archive-records.ts'
import type { ReadRow } from './proposed-row.ts'

/** What reading the records of a collection may look at. */
export interface Reading {
  readonly account: Account
  readonly isSameAccount: boolean
  /** The ids of categories by the key of their names. */
  readonly categories: ReadonlyMap<string, string>
  /** A document of each customer, and the users, by their ids in the archive. */
  readonly documents: ReadonlyMap<string, ArchiveValues>
  readonly users: ReadonlyMap<string, ArchiveValues>
  /** The id here of any record that comes back; another id stays what it is. */
  readonly hereOf: (id: string) => string
}

type Reader = (record: ArchiveRecord, reading: Reading) => readonly ReadRow[]

const plain = (kind: string, read: (values: ArchiveValues) => ReadRecord): Reader => {
  return (record) => [{ kind, record, ...read(record.values), isLenient: true }]
}

const products = plain('product', oldProduct)

/** How records of the old product become rows, by collection. */
const OLD: Readonly<Record<string, Reader>> = {
  products: (record, reading) => {
    const note = oldStyleNote(record.values)
    if (note) return [oldNote(record, note)]
    return products(record, reading).map((row) => withCategory(row, reading))
  },
  categories: plain('category', oldCategory),
  brands: plain('brand', oldBrand),
  services: plain('service', oldService),
  priceLists: plain('priceList', oldPriceList),
  events: (record, { account }) => [
    { kind: 'event', record, ...oldEvent(record.values, account.timeZone), isLenient: true },
  ],
  customerProfiles: (record, reading) => [
    { kind: 'customer', record, ...oldCustomer(record.values, knownPerson(record, reading)), isLenient: true },
  ],
  sticky_notes: (record) => [{ kind: 'stickyNote', record, body: newNote(record.values), isLenient: true }],
}

/** The rows that a record of an archive makes: in our own form as it is, in that of the old product by what it means. */
export function readRecord(record: ArchiveRecord, reading: Reading): readonly ReadRow[] {
  const kind = kindOf(record.collection)
  if (record.problem || isOwnForm(record.values)) return [ownRow(kind, record, reading)]
  return OLD[record.collection]?.(record, reading) ?? [ownRow(kind, record, reading)]
}

/** A record of our own archive: a price stands on the rules that it was made by (PRICE-06). */
function ownRow(kind: string, record: ArchiveRecord, reading: Reading): ReadRow {
  const row = { kind, record, body: withNamed(kind, ownBody(record, reading), reading) }
  if (kind === insightDismissal.kind) return { ...row, id: dismissalRowId(textOf(row.body['insightId'])) }
  const receipt = kind === 'product' ? archivedReceipt(record.values['receipt']) : undefined
  return receipt ? { ...row, brings: { stated: { receipt } } } : row
}

/** Fields that name rows somewhere inside of them: the products of a scenario and its lists, what an insight is about and its cause. */
const NAMING_INSIDE: Readonly<Record<string, readonly string[]>> = {
  scenario: ['levers', 'scope'],
  insightDismissal: ['insightId', 'cause'],
}
const IDS = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** The body with the ids that the rows named inside of its fields have here. */
function withNamed(kind: string, body: RestObject, { hereOf }: Reading): RestObject {
  const named = (NAMING_INSIDE[kind] ?? []).filter((name) => body[name] !== undefined)
  const changed = named.map((name): [string, unknown] => [
    name,
    JSON.parse(JSON.stringify(body[name]).replace(IDS, (id) => hereOf(id))),
  ])
  return { ...body, ...Object.fromEntries(changed) }
}

/** The fields of a record of our own archive; pictures of another account stay there. */
function ownBody({ values, collection }: ArchiveRecord, { isSameAccount }: Reading): RestObject {
  const isPictured = 'imageUrl' in knownEntity(kindOf(collection)).fields
  if (isSameAccount || !isPictured) return values
  const isOfAccount = (name: string): boolean => textOf(values[name]).startsWith('/api/')
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      /^(?:image|thumbnail)Url$/.test(name) && isOfAccount(name) ? '' : value,
    ]),
  )
}

/** An old-style note, which stood among the products (NOTE-04). */
function oldNote(record: ArchiveRecord, note: NonNullable<ReturnType<typeof oldStyleNote>>): ReadRow {
  const { content, color, x, y } = note
  return { kind: 'stickyNote', record, body: { content, color, position: { x, y } } }
}

function newNote(values: ArchiveValues): RestObject {
  const position = objectOf(values['position'])
  const place = (name: 'x' | 'y'): number => {
    const at = Number(decimalOf(position[name] ?? values[name]) ?? 50)
    return Math.round(Math.max(0, Math.min(at, FARTHEST)))
  }
  return {
    content: textOf(values['content']),
    color: noteColorOf(textOf(values['color'])),
    position: { x: place('x'), y: place('y') },
    zIndex: Math.max(0, Math.round(Number(decimalOf(values['zIndex']) ?? 0))),
  }
}

/** A product that names its category only by the name is in the one of that name. */
function withCategory(row: ReadRow, { categories }: Reading): ReadRow {
  const name = nameKey(oldCategoryName(row.record.values))
  const id = name === '' ? undefined : categories.get(name)
  return id === undefined ? row : { ...row, body: { ...row.body, categoryId: id } }
}

/** What a document of a customer, or the user of that id, say of them. */
function knownPerson({ id, values }: ArchiveRecord, { documents, users }: Reading): Partial<KnownPerson> {
  const document = documents.get(id)
  const user = users.get(textOf(values['userId']))
  return {
    name: textOf(document?.['customerName']) || textOf(user?.['displayName']),
    email: textOf(document?.['customerEmail']) || textOf(user?.['email']),
    phone: textOf(document?.['customerPhone']) || textOf(user?.['phoneNumber']),
    billingAddress: document?.['billingAddress'],
  }
}
