import { collectionOf, COLLECTIONS, kindOf } from '#contract/collections.ts'
import type { CollectionCounts } from '#contract/endpoints/account-archive.ts'
import { knownEntity } from '#contract/entities/registry.ts'
import { oldCategoryName } from '#domain/archive/old-catalogue.ts'
import { type ArchiveValues, textOf } from '#domain/archive/values.ts'
import { nameKey } from '#domain/text-fold.ts'
import type { Queryable } from '../kit/database/database.ts'
import { currentUser } from '../kit/database/data-access.ts'
import { fill, readPresence, RowCache } from '../kit/rows/reading.ts'
import { inSlices } from '../kit/slices.ts'
import type { PatchRow } from '../kit/write/patch-draft.ts'
import { type Account, type ArchiveIds, archiveIds, isOwnForm, ownerOf } from './archive-account.ts'
import { archiveMessages as messages } from './archive-messages.ts'
import { isTaken, TAKEN_KINDS } from './archived-kinds.ts'
import type { ArchiveRecord, ArchiveRecords } from './archive-records.ts'
import { placedCategories } from './category-tree.ts'
import { archivedCounters, businessOf, continuedSeries, refuseTaken } from './number-series.ts'
import { proposedRow, type ReadRow } from './proposed-row.ts'
import { readRecord, type Reading } from './read-collections.ts'
import { documentRows } from './read-documents.ts'
import { businessesOf, peopleRows } from './read-people.ts'
import { withFigures } from './told-figures.ts'

/** An archive as the rows of a change set, and what becomes of each of its collections. */
export interface ArchiveRows {
  readonly rows: readonly PatchRow[]
  readonly collections: readonly CollectionCounts[]
}

/** Turns the records of an archive into rows of the account. Throws `Refusal` where it cannot be told whose archive it is. */
export async function archiveRows(
  tx: Queryable,
  records: ArchiveRecords,
  account: Account,
  key: string,
): Promise<ArchiveRows> {
  const owner = ownerOf(records, account)
  const ids = archiveIds(account, owner)
  const own = new Map([...records].map(([name, all]) => [name, all.filter((record) => owner.owns(record))]))
  const all = await rowsOf(own, { account, ids, isSameAccount: owner.isSameAccount, key })
  const ofBusiness = businessOf(account, all.before)
  const numbered = await refuseTaken(tx, account, all.documents, ofBusiness)
  const rows = [...all.before, ...numbered, ...all.after]
  const here = await presentIds(tx, rows)
  const roomy = await withRoom(tx, once(rows.filter((row) => !isHere(row, here))))
  const counters = archivedCounters(own.get(COLLECTIONS.documentCounter) ?? [], ofBusiness, ids)
  const documents = roomy.filter(isNewDocument)
  const series = continuedSeries(account, { people: roomy, documents, counters, ofBusiness })
  return { rows: joined([...roomy, ...series]), collections: countsOf(records, own, rows, here) }
}

/** Patches of one row, as one: the businesses are filled in or made, and their numbers go on. */
function joined(rows: readonly PatchRow[]): readonly PatchRow[] {
  const patches = new Map<string, PatchRow>()
  for (const row of rows) {
    const first = patches.get(nameOf(row))
    if (row.makes !== true) patches.set(nameOf(row), first ? { ...row, patch: { ...first.patch, ...row.patch } } : row)
  }
  const made = rows.flatMap((row) => {
    if (row.makes !== true) return []
    const more = row.problems ? undefined : patches.get(nameOf(row))
    patches.delete(nameOf(row))
    return [more ? { ...row, patch: { ...row.patch, ...more.patch } } : row]
  })
  return [...patches.values(), ...made]
}

function isNewDocument({ kind, problems }: PatchRow): boolean {
  return kind === 'document' && problems === undefined
}

interface Target {
  readonly account: Account
  readonly ids: ArchiveIds
  readonly isSameAccount: boolean
  readonly key: string
}

interface RowsByPlace {
  readonly before: readonly PatchRow[]
  readonly documents: readonly PatchRow[]
  readonly after: readonly PatchRow[]
}

async function rowsOf(records: ArchiveRecords, { account, ids, isSameAccount, key }: Target): Promise<RowsByPlace> {
  const users = records.get(COLLECTIONS.userProfile) ?? []
  const people = peopleRows(users, businessesOf(records, users), account, ids)
  const { reading, made } = readingOf(records, account, isSameAccount, ids)
  const giveWay = inSlices(key)
  const rows: PatchRow[] = []
  const take = async (
    all: readonly ArchiveRecord[],
    notes: ReadonlyMap<ArchiveRecord, Note> = new Map(),
  ): Promise<void> => {
    for (const record of all) {
      const note = notes.get(record)
      for (const read of readRecord(record, reading)) rows.push(withNote(rowOf(read, reading, ids), note))
      await giveWay()
    }
  }
  const placed = placedCategories([...(records.get(COLLECTIONS.category) ?? []), ...made])
  const notes = new Map(placed.flatMap(({ record, note }) => (note ? [[record, note] as const] : [])))
  for (const name of TAKEN_KINDS.slice(2).map(collectionOf)) {
    if (name === COLLECTIONS.category)
      await take(
        placed.map(({ record }) => record),
        notes,
      )
    else if (name === COLLECTIONS.event) await take(seriesFirst(records.get(name) ?? []))
    else if (name !== COLLECTIONS.document) await take(records.get(name) ?? [])
  }
  const documents = await documentRows(records.get(COLLECTIONS.document) ?? [], reading, ids, key)
  const isAfter = ({ kind }: PatchRow): boolean => kind === 'stickyNote' || kind === 'event'
  return { before: [...people, ...rows.filter((row) => !isAfter(row))], documents, after: rows.filter(isAfter) }
}

/** A price of our own archive that comes out otherwise here says so. */
function rowOf(read: ReadRow, { account }: Reading, ids: ArchiveIds): PatchRow {
  const row = proposedRow(read, ids)
  const { values } = read.record
  return isOwnForm(values) ? withFigures(row, values, account) : row
}

type Note = NonNullable<PatchRow['notes']>[number]

function withNote(row: PatchRow, note: Note | undefined): PatchRow {
  return note && !row.problems ? { ...row, notes: [...(row.notes ?? []), note] } : row
}

function seriesFirst(events: readonly ArchiveRecord[]): readonly ArchiveRecord[] {
  const isChanged = ({ values }: ArchiveRecord): boolean => textOf(values['seriesId']) !== ''
  return [...events.filter((each) => !isChanged(each)), ...events.filter(isChanged)]
}

/** What the records of one collection say about another, and the categories that products only name. */
function readingOf(records: ArchiveRecords, account: Account, isSameAccount: boolean, ids: ArchiveIds) {
  const of = (name: string): readonly ArchiveRecord[] => records.get(name) ?? []
  const categories = new Map(of(COLLECTIONS.category).map(({ id, values }) => [nameKey(textOf(values['name'])), id]))
  for (const { id, nameKey: name } of account.categories as readonly { id: string; nameKey?: unknown }[]) {
    if (categories.has(String(name))) continue
    categories.set(String(name), id)
    ids.is('category', id, id)
  }
  const made: ArchiveRecord[] = []
  for (const { values } of of(COLLECTIONS.product)) {
    const name = isOwnForm(values) ? '' : oldCategoryName(values)
    if (name === '' || categories.has(nameKey(name))) continue
    const id = `name ${nameKey(name)}`
    categories.set(nameKey(name), id)
    made.push({ collection: COLLECTIONS.category, id, values: { name } })
  }
  const documents = new Map<string, ArchiveValues>()
  for (const { values } of of(COLLECTIONS.document)) documents.set(textOf(values['customerId']), values)
  const users = new Map(of(COLLECTIONS.userProfile).map(({ id, values }) => [id, values]))
  const reading: Reading = { account, isSameAccount, categories, documents, users, hereOf: hereOf(records, ids) }
  return { reading, made }
}

/** The id here of any record that comes back, by its id in the archive; another id stays what it is. */
function hereOf(records: ArchiveRecords, ids: ArchiveIds): (id: string) => string {
  const kinds = new Map(
    TAKEN_KINDS.flatMap((kind) => (records.get(collectionOf(kind)) ?? []).map(({ id }) => [id, kind] as const)),
  )
  return (id) => {
    const kind = kinds.get(id)
    return kind === undefined ? id : ids.of(kind, id)
  }
}

/** The ids of the rows that are here already, by kind and id. */
async function presentIds(tx: Queryable, rows: readonly PatchRow[]): Promise<ReadonlySet<string>> {
  const cache = new RowCache()
  const reads = readPresence(rows)
  for (const read of reads) fill(cache, [read], [await tx.query(read.statement)])
  return new Set(rows.filter(({ kind, id }) => cache.isThere(kind, id)).map(nameOf))
}

function nameOf({ kind, id }: Pick<PatchRow, 'kind' | 'id'>): string {
  return `${kind} ${id}`
}

function isHere(row: PatchRow, here: ReadonlySet<string>): boolean {
  return row.makes === true ? here.has(nameOf(row)) : Object.keys(row.patch).length === 0
}

/** The second record of an id is refused: nobody can tell which of them is meant. */
function once(rows: readonly PatchRow[]): readonly PatchRow[] {
  const seen = new Set<string>()
  return rows.map((row) => {
    const isSecond = row.makes === true && seen.has(nameOf(row))
    seen.add(nameOf(row))
    return isSecond ? refused(row, messages.twice) : row
  })
}

function refused({ kind, id, title }: PatchRow, message: string): PatchRow {
  return { kind, id, title, makes: true, patch: {}, problems: [{ field: 'id', message }] }
}

/** Refuses the rows beyond what an account keeps of their kind. */
async function withRoom(tx: Queryable, rows: readonly PatchRow[]): Promise<readonly PatchRow[]> {
  const left = new Map<string, number>()
  for (const kind of new Set(rows.map((row) => row.kind))) {
    const { most, table } = knownEntity(kind)
    if (most === undefined) continue
    const { rows: counted } = await tx.query<{ kept: number }>({
      text: `select count(*)::int as kept from ${table} where user_id = ${currentUser}`,
    })
    left.set(kind, most - (counted[0]?.kept ?? 0))
  }
  return rows.map((row) => {
    const room = left.get(row.kind)
    if (room === undefined || row.problems || row.makes !== true) return row
    left.set(row.kind, room - 1)
    const { most = 0, label } = knownEntity(row.kind)
    return room > 0 ? row : refused(row, messages.noRoom(most, label.many))
  })
}

function countsOf(
  records: ArchiveRecords,
  own: ArchiveRecords,
  rows: readonly PatchRow[],
  here: ReadonlySet<string>,
): readonly CollectionCounts[] {
  const names = new Set([...records.keys(), ...rows.map(({ kind }) => collectionOf(kind))])
  return [...names].map((collection) => {
    const found = records.get(collection)?.length ?? 0
    const foreign = found - (own.get(collection)?.length ?? 0)
    if (!isTaken(collection))
      return { collection, found, proposed: 0, here: 0, foreign: 0, passedOver: reasonOf(collection) }
    const ofKind = rows.filter(({ kind }) => kind === kindOf(collection))
    // Notes of the old style stand among the products.
    const isOfPeople = collection === COLLECTIONS.userProfile || collection === COLLECTIONS.businessProfile
    const there = ofKind.filter((row) => isHere(row, here)).length
    return {
      collection,
      found: isOfPeople ? Math.max(found, ofKind.length) : ofKind.length + foreign,
      proposed: ofKind.length - there,
      here: there,
      foreign,
      passedOver: null,
    }
  })
}

function reasonOf(collection: string): string {
  const { passedOver, unknownCollection } = messages
  const told: Readonly<Record<string, string>> = passedOver
  return told[collection] ?? unknownCollection
}
