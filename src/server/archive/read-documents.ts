import type { AnyPatch, AnyRow } from '#contract/entity.ts'
import { document } from '#contract/entities/document.ts'
import type { DocumentRow } from '#contract/entities/document-derive.ts'
import { planWrites } from '#contract/plan-changes.ts'
import { Refusal } from '#contract/refusal.ts'
import { oldDocument } from '#domain/archive/old-business.ts'
import { type ArchiveValues, archiveMoment, decimalOf, listOf, textOf } from '#domain/archive/values.ts'
import { decimalFromUnits, unitsFromDecimal } from '#domain/money.ts'
import { RowCache } from '../kit/rows/reading.ts'
import { inSlices } from '../kit/slices.ts'
import type { PatchRow } from '../kit/write/patch-draft.ts'
import { type ArchiveIds, isOwnForm } from './archive-account.ts'
import { archiveMessages as messages } from './archive-messages.ts'
import type { ArchiveRecord } from './archive-records.ts'
import { proposedRow } from './proposed-row.ts'
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
  const ordered = papers.toSorted((a, b) => placeOf(a) - placeOf(b))
  const giveWay = inSlices(key)
  const invoices = new Map(ordered.flatMap(({ row }) => (typeOf(row) === 'invoice' ? [[row.id, row] as const] : [])))
  const credits = new Map<string, Credited>()
  const rows: PatchRow[] = []
  for (const { record, row } of ordered) {
    rows.push(
      typeOf(row) === 'creditnote' ? credited(row, { invoices, credits, reading }) : withTotal(record, row, reading),
    )
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

interface Naming {
  readonly ids: ArchiveIds
  /** The documents of the archive, by their ids there. */
  readonly archived: ReadonlySet<string>
}

function paperRow(record: ArchiveRecord, { account }: Reading, naming: Naming): PatchRow {
  const { values } = record
  if (record.problem || isOwnForm(values)) {
    const given = textOf(values['documentNumber'])
    const isNumbered = values['isProvisional'] === false && given !== ''
    const told = {
      sentAt: archiveMoment(values['sentAt']),
      viewedAt: archiveMoment(values['viewedAt']),
      seller: values['seller'],
    }
    const brings = broughtAlong(isNumbered ? given : '', listOf(values['relatedDocuments']), naming, told)
    return proposedRow({ kind, record, body: values, brings }, naming.ids)
  }
  const { body, notes, number, related } = oldDocument(values, account.timeZone)
  const brings = broughtAlong(number, related, naming)
  return proposedRow({ kind, record, body, notes, brings, isLenient: true }, naming.ids)
}

/** What only the server writes of a document, as far as it has the right form. */
function broughtAlong(
  number: string,
  related: readonly ArchiveValues[],
  { ids, archived }: Naming,
  told: AnyPatch = {},
): NonNullable<PatchRow['brings']> {
  const links = related.flatMap((each) => {
    const id = textOf(each['id'])
    const { documentType, documentNumber, relationship } = each
    return archived.has(id)
      ? [{ id: ids.of(kind, id), documentType, documentNumber: textOf(documentNumber), relationship }]
      : []
  })
  const given = number === '' ? {} : { documentNumber: number, isProvisional: false, sequence: null, counterId: null }
  return { stated: rightOf({ ...given, relatedDocuments: links }), restored: rightOf(told) }
}

function rightOf(values: AnyPatch): AnyPatch {
  const fields: Readonly<Record<string, { stored: { safeParse(value: unknown): { success: boolean } } }>> =
    document.fields
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => fields[name]?.stored.safeParse(value).success),
  )
}

/** What credit notes of the archive take back of an invoice, in units. */
interface Credited {
  readonly amount: number
  readonly inDrafts: number
}

interface Crediting {
  readonly invoices: ReadonlyMap<string, PatchRow>
  readonly credits: Map<string, Credited>
  readonly reading: Reading
}

/** A credit note that its invoice here could not have stands on its own, with a note. */
function credited(note: PatchRow, { invoices, credits, reading }: Crediting): PatchRow {
  const invoiceId = note.patch['originalInvoiceId']
  const invoice = typeof invoiceId === 'string' ? invoices.get(invoiceId) : undefined
  if (typeof invoiceId !== 'string' || note.problems) return note
  const before = credits.get(invoiceId) ?? { amount: 0, inDrafts: 0 }
  const planned = invoice && planTogether([invoice, note], reading)
  if (!planned || before.amount + planned.total > (planned.of?.total ?? 0)) {
    const { originalInvoiceId: _, ...patch } = note.patch
    return {
      ...note,
      patch,
      notes: [...(note.notes ?? []), { field: 'originalInvoiceId', message: messages.unlinked }],
    }
  }
  const isDraft = planned.status === 'draft'
  if (planned.status !== 'void') {
    credits.set(invoiceId, {
      amount: before.amount + planned.total,
      inDrafts: before.inDrafts + (isDraft ? planned.total : 0),
    })
  }
  return note
}

function withCredits(row: PatchRow, credits: Credited | undefined): PatchRow {
  if (!credits || row.problems) return row
  const stated = { ...row.brings?.stated, creditedAmount: credits.amount, creditedInDrafts: credits.inDrafts }
  const isRefunded = row.patch['status'] === 'refunded'
  return { ...row, brings: { ...row.brings, stated: { ...stated, ...(isRefunded && { statusBefore: 'sent' }) } } }
}

/** Where the sums here are not those of the archive, that is told: they are worked out from the lines. */
function withTotal({ values }: ArchiveRecord, row: PatchRow, reading: Reading): PatchRow {
  const total = decimalOf(values['total'])
  if (total === undefined || row.problems) return row
  const planned = planTogether([row], reading)
  if (!planned) return row
  const stated = unitsFromDecimal(total, planned.currency)
  if ('value' in stated && stated.value === planned.total) return row
  const message = messages.otherTotal(total, decimalFromUnits(planned.total, planned.currency))
  return { ...row, notes: [...(row.notes ?? []), { field: 'total', message }] }
}

/** The last of these rows as it would be here, beside the first; undefined if a rule refuses it. */
function planTogether(
  rows: readonly PatchRow[],
  { account }: Reading,
): (DocumentRow & { of?: DocumentRow }) | undefined {
  const cache = new RowCache()
  if (account.business) cache.set('businessProfile', account.business)
  try {
    const planned = rows.map(({ id, patch, brings }): AnyRow | undefined => {
      const { stated = {}, restored = {} } = brings ?? {}
      return planWrites([{ op: 'put', kind, id, data: patch, stated, restored }], cache, Date.now())[0]?.after
    })
    const [of, last] = [planned[0], planned.at(-1)] as (DocumentRow | undefined)[]
    return last && { ...last, ...(of && { of }) }
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}
