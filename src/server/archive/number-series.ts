import type { AnyRow } from '#contract/entity.ts'
import { documentNumber, type NumberReset, seriesPeriod } from '#domain/documents/number.ts'
import { formOf, type NumberSeries } from '#domain/documents/number-series.ts'
import { DOCUMENT_TYPES, type DocumentType } from '#domain/documents/types.ts'
import { dayOf } from '#domain/calendar-day.ts'
import { decimalOf, textOf } from '#domain/archive/values.ts'
import type { Queryable } from '../kit/database/database.ts'
import { currentUser } from '../kit/database/data-access.ts'
import type { PatchRow } from '../kit/write/patch-draft.ts'
import type { Account } from './archive-account.ts'
import { archiveMessages as messages } from './archive-messages.ts'
import type { ArchiveRecord } from './archive-records.ts'

/** Nine digits, the most that a series may begin with. */
const MOST = 999_999_998

function typeOf({ patch }: PatchRow): DocumentType {
  return (patch['documentType'] ?? 'invoice') as DocumentType
}

function numberOf({ brings }: PatchRow): string {
  const given = brings?.stated?.['documentNumber']
  return typeof given === 'string' ? given : ''
}

/**
 * Documents whose numbers are given already, or could be given here again, are refused (DOC-02): a number of this account's own series stands
 * for one document.
 */
export async function refuseTaken(
  tx: Queryable,
  account: Account,
  rows: readonly PatchRow[],
): Promise<readonly PatchRow[]> {
  const numbers = [...new Set(rows.map(numberOf).filter((number) => number !== ''))]
  const { rows: taken } = await tx.query<{ number: string; type: string; id: string }>({
    name: 'archive:numbers',
    text: `select document_number as number, document_type as type, id from document
      where user_id = ${currentUser} and document_number = any($1::text[]) and not is_provisional`,
    values: [numbers],
  })
  const owners = new Map(taken.map(({ type, number, id }) => [`${type} ${number}`, id]))
  return rows.map((row) => {
    const number = numberOf(row)
    const name = `${typeOf(row)} ${number}`
    if (number === '' || row.problems) return row
    const owner = owners.get(name)
    if (owner === undefined) owners.set(name, row.id)
    if (owner !== undefined && owner !== row.id) return refused(row, messages.numberTaken(number))
    return owner === undefined && isStillToGive(account, typeOf(row), number)
      ? refused(row, messages.numberToGive(number))
      : row
  })
}

function refused({ kind, id, title }: PatchRow, message: string): PatchRow {
  return { kind, id, title, makes: true, patch: {}, problems: [{ field: 'documentNumber', message }] }
}

/** Whether a series that gave out numbers here may still come to this one. */
function isStillToGive({ counters }: Account, type: DocumentType, number: string): boolean {
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

/** The row that lets the series of an account without numbers of its own go on after those of the archive; none where nothing is to go on. */
export function continuedSeries(
  { business, counters, timeZone }: Account,
  documents: readonly PatchRow[],
  archived: readonly ArchiveRecord[],
): readonly PatchRow[] {
  if (!business) return []
  const period = seriesPeriod((business['numberReset'] ?? 'never') as NumberReset, dayOf(Date.now(), timeZone))
  const own = (business['numberSeries'] ?? []) as readonly (NumberSeries & { readonly id: string })[]
  const next = DOCUMENT_TYPES.flatMap((documentType) => {
    const highest = highestOf(documentType, documents, archived)
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
  return [{ kind: 'businessProfile', id: business.id, title: nameOf(business), patch }]
}

function nameOf(business: AnyRow): string {
  return textOf(business['name'])
}

/** The highest number of a type, by its documents and its counter. */
function highestOf(type: DocumentType, documents: readonly PatchRow[], archived: readonly ArchiveRecord[]): number {
  const given = documents.flatMap((row) => (typeOf(row) === type ? (/(\d{1,9})$/.exec(numberOf(row))?.[1] ?? []) : []))
  const counted = archived.flatMap(({ id, values }) =>
    (textOf(values['documentType']) || id) === type ? (decimalOf(values['currentNumber']) ?? []) : [],
  )
  return [...given, ...counted].reduce((highest, each) => Math.max(highest, Math.trunc(Number(each))), 0)
}
