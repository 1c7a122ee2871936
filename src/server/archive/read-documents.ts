import { document } from '#contract/entities/document.ts'
import { oldDocument } from '#domain/archive/old-business.ts'
import { archiveMoment } from '#domain/archive/values.ts'
import { inSlices } from '../kit/slices.ts'
import type { PatchRow } from '../kit/write/patch-draft.ts'
import { type ArchiveIds, isOwnForm } from './archive-account.ts'
import type { ArchiveRecord } from './archive-records.ts'
import { proposedRow } from './proposed-row.ts'
import { broughtAlong, type Naming, ownBrings } from './document-brings.ts'
import { type Credited, credited, withCredits, withTotal } from './read-credits.ts'
import type { Reading } from './read-collections.ts'

const { kind } = document
const PLACES: Readonly<Record<string, number>> = { invoice: 0, creditnote: 2 }

/** A record of a document and the row that it makes. */
interface Paper {
  readonly record: ArchiveRecord
  readonly row: PatchRow
}

/**
 * The documents of an archive as rows: a number that another program gave stays what it is, outside of the series here
 * (docs/decisions/0032). Invoices come before the credit notes that name them, and say how much these take back.
 */
export async function documentRows(
  records: readonly ArchiveRecord[],
  reading: Reading,
  ids: ArchiveIds,
  key: string,
): Promise<readonly PatchRow[]> {
  const archived = new Set(records.map(({ id }) => id))
  const papers = records.map((record): Paper => ({ record, row: paperRow(record, reading, { ids, archived }) }))
  const ordered = papers.toSorted((a, b) => placeOf(a) - placeOf(b) || madeAt(a) - madeAt(b))
  const giveWay = inSlices(key)
  const invoices = new Map(ordered.flatMap(({ row }) => (typeOf(row) === 'invoice' ? [[row.id, row] as const] : [])))
  const credits = new Map<string, Credited>()
  const rows: PatchRow[] = []
  for (const { record, row } of ordered) {
    const isCredit = typeOf(row) === 'creditnote'
    const { account } = reading
    rows.push(isCredit ? credited(record, row, { invoices, credits, account }) : withTotal(record, row, account))
    await giveWay()
  }
  return rows.map((row) => withCredits(row, credits.get(row.id)))
}

function typeOf({ patch }: PatchRow): string {
  const type = patch['documentType']
  return typeof type === 'string' ? type : 'invoice'
}

function placeOf({ row }: Paper): number {
  return PLACES[typeOf(row)] ?? 1
}

/** Parts of an invoice add up to it in the order in which they were credited (DOC-08). */
function madeAt({ record: { values } }: Paper): number {
  return archiveMoment(values['createdAt']) ?? 0
}

function paperRow(record: ArchiveRecord, { account }: Reading, naming: Naming): PatchRow {
  const { values } = record
  if (record.problem || isOwnForm(values)) {
    return proposedRow({ kind, record, body: values, brings: ownBrings(values, naming) }, naming.ids)
  }
  const { body, notes, number, related } = oldDocument(values, account.timeZone)
  const brings = broughtAlong(number, related, naming)
  return proposedRow({ kind, record, body, notes, brings, isLenient: true }, naming.ids)
}
