import type { AnyRow } from '#contract/entity.ts'
import { documentNumber, type NumberReset, seriesPeriod } from '#domain/documents/number.ts'
import { formOf, type NumberSeries } from '#domain/documents/number-series.ts'
import { DOCUMENT_TYPES, type DocumentType } from '#domain/documents/types.ts'
import { dayOf } from '#domain/calendar-day.ts'
import { decimalOf, textOf } from '#domain/archive/values.ts'
import type { Queryable } from '../kit/database/database.ts'
import { currentUser } from '../kit/database/data-access.ts'
import type { PatchRow } from '../kit/write/patch-draft.ts'
import type { Account, ArchiveIds } from './archive-account.ts'
import { archiveMessages as messages } from './archive-messages.ts'
import type { ArchiveRecord } from './archive-records.ts'
import { sharedNow } from '../kit/clock.ts'

/** Nine digits, the most that a series may begin with. */
const MOST = 999_999_998

function typeOf({ patch }: PatchRow): DocumentType {
  return (patch['documentType'] ?? 'invoice') as DocumentType
}

function numberOf({ brings }: PatchRow): string {
  const given = brings?.stated?.['documentNumber']
  return typeof given === 'string' ? given : ''
}

/** The business that gives a document its number: its own, or the default one; empty where there is none (DOC-02). */
type BusinessOf = (row: PatchRow) => string

/** The businesses of an account with those that an archive makes. */
export function businessOf({ businesses, business }: Account, people: readonly PatchRow[]): BusinessOf {
  const known = new Set([...businesses, ...people.filter(isMadeBusiness)].map(({ id }) => id))
  const usual =
    business?.id ?? people.find((each) => isMadeBusiness(each) && each.patch['isDefault'] === true)?.id ?? ''
  return ({ patch }) => {
    const own = textOf(patch['businessProfileId'])
    return known.has(own) ? own : usual
  }
}

function isMadeBusiness({ kind, makes, problems }: PatchRow): boolean {
  return kind === 'businessProfile' && makes === true && !problems
}

/**
 * Documents whose numbers are given already, or could be given here again, are refused (DOC-02): a number of a business's own series stands
 * for one document. Each business has numbers of its own.
 */
export async function refuseTaken(
  tx: Queryable,
  account: Account,
  rows: readonly PatchRow[],
  ofBusiness: BusinessOf,
): Promise<readonly PatchRow[]> {
  const numbers = [...new Set(rows.map(numberOf).filter((number) => number !== ''))]
  const { rows: taken } = await tx.query<Taken>({
    name: 'archive:numbers',
    text: `select document_number as number, document_type as type, id, business_profile_id as "businessId" from document
      where user_id = ${currentUser} and document_number = any($1::text[]) and not is_provisional`,
    values: [numbers],
  })
  const usual = account.business?.id ?? ''
  const owners = new Map(
    taken.map(({ businessId, type, number, id }) => [`${businessId ?? usual} ${type} ${number}`, id]),
  )
  return rows.map((row) => {
    const number = numberOf(row)
    const business = ofBusiness(row)
    const name = `${business} ${typeOf(row)} ${number}`
    if (number === '' || row.problems) return row
    const owner = owners.get(name)
    if (owner === undefined) owners.set(name, row.id)
    if (owner !== undefined && owner !== row.id) return refused(row, messages.numberTaken(number))
    const counters = countersOf(account, business)
    return owner === undefined && isStillToGive(counters, typeOf(row), number)
      ? refused(row, messages.numberToGive(number))
      : row
  })
}

interface Taken {
  readonly number: string
  readonly type: string
  readonly id: string
  readonly businessId: string | null
}

function refused({ kind, id, title }: PatchRow, message: string): PatchRow {
  return { kind, id, title, makes: true, patch: {}, problems: [{ field: 'documentNumber', message }] }
}

/** The counters of a business; those of a time without businesses count for the default one. */
function countersOf({ counters, business }: Account, id: string): readonly AnyRow[] {
  return counters.filter((each) => (textOf(each['businessProfileId']) || (business?.id ?? '')) === id)
}

/** Whether a series that gave out numbers here may still come to this one. */
function isStillToGive(counters: readonly AnyRow[], type: DocumentType, number: string): boolean {
  return counters.some((counter) => {
    const { documentType, prefix, currentNumber, latestMonth, padding } = counter
    if (documentType !== type || Number(currentNumber) === 0) return false
    const found = /(\d{4})(\d\d)-(\d{1,9})$/.exec(number)
    const [, year = '', month = '', digits = ''] = found ?? []
    const form = { prefix: String(prefix), padding: Number(padding) }
    const isOfForm = found !== null && documentNumber(form, `${year}-${month}-01`, Number(digits)) === number
    return isOfForm && `${year}-${month}` >= String(latestMonth) && Number(digits) > Number(currentNumber)
  })
}

/** What a series goes on after. */
interface Archived {
  readonly people: readonly PatchRow[]
  readonly documents: readonly PatchRow[]
  /** The counters, with the ids that their businesses have here. */
  readonly counters: readonly ArchivedCounter[]
  readonly ofBusiness: BusinessOf
}

/** A counter of an archive: the highest number of a type, of a business here. */
export interface ArchivedCounter {
  readonly type: string
  readonly business: string
  readonly number: number
}

/** The counters of an archive. */
export function archivedCounters(
  records: readonly ArchiveRecord[],
  ofBusiness: BusinessOf,
  ids: ArchiveIds,
): readonly ArchivedCounter[] {
  return records.map(({ id, values }) => {
    const own = textOf(values['businessProfileId'])
    const businessProfileId = own === '' ? null : ids.of('businessProfile', own)
    return {
      type: textOf(values['documentType']) || id,
      business: ofBusiness({ kind: 'document', id, title: '', patch: { businessProfileId } }),
      number: Number(decimalOf(values['currentNumber']) ?? 0),
    }
  })
}

/** The rows that let the series of businesses without numbers of their own go on after those of the archive. */
export function continuedSeries(account: Account, archived: Archived): readonly PatchRow[] {
  const made = archived.people.filter(isMadeBusiness).map(({ id, patch }): Numbered => ({ ...patch, id }))
  return [...account.businesses, ...made].flatMap((each) => continuedRow(each, account, archived))
}

type Numbered = Readonly<Record<string, unknown>> & { readonly id: string }

function continuedRow(business: Numbered, account: Account, archived: Archived): readonly PatchRow[] {
  const today = dayOf(sharedNow(), textOf(business['timeZone']) || 'UTC')
  const period = seriesPeriod((business['numberReset'] ?? 'never') as NumberReset, today)
  const own = (business['numberSeries'] ?? []) as readonly (NumberSeries & { readonly id: string })[]
  const counters = countersOf(account, business.id)
  const next = DOCUMENT_TYPES.flatMap((documentType) => {
    const highest = highestOf(documentType, business.id, archived)
    const isBegun = counters.some((each) => each['documentType'] === documentType && Number(each['currentNumber']) > 0)
    const known = own.find((each) => each.documentType === documentType)
    if (highest === 0 || highest > MOST || isBegun || (known?.firstNumber ?? 1) > highest) return []
    const line = { ...formOf(own, documentType), documentType, firstNumber: highest + 1, period }
    return [{ ...line, id: known?.id ?? documentType }]
  })
  if (next.length === 0) return []
  const types = new Set(next.map(({ documentType }) => documentType))
  const others = own.filter(({ documentType }) => !types.has(documentType))
  const patch = { numberSeries: [...others, ...next] }
  return [{ kind: 'businessProfile', id: business.id, title: textOf(business['name']), patch }]
}

/** The highest number of a type of a business, by its documents and its counters. */
function highestOf(type: DocumentType, business: string, { documents, counters, ofBusiness }: Archived): number {
  const own = documents.filter((row) => typeOf(row) === type && ofBusiness(row) === business)
  const given = own.map((row) => Number(/(\d{1,9})$/.exec(numberOf(row))?.[1] ?? 0))
  const counted = counters.filter((each) => each.type === type && each.business === business)
  return [...given, ...counted.map(({ number }) => number)].reduce((most, each) => Math.max(most, Math.trunc(each)), 0)
}
