import { addDays } from '#domain/calendar-day.ts'
import { DOCUMENT_FILTERS, type DocumentFilter } from '#domain/documents/document-filters.ts'
import { DOCUMENT_STATUSES, type DocumentStatus, type DocumentType, statusesOf } from '#domain/documents/types.ts'
import type { Filter } from '#web/kit/data/index-spec.ts'
import '#web/kit/documents/document-findings.ts'

/** What a list can be narrowed to: the stored statuses, those that follow from the day, and what the figures count. */
export type StatusFilter = DocumentStatus | DocumentFilter

const STANDINGS: Readonly<Partial<Record<DocumentType, readonly DocumentFilter[]>>> = {
  invoice: ['open', 'overdue', 'collected'],
  quote: ['expired'],
}
const ALL: readonly StatusFilter[] = [...DOCUMENT_FILTERS, ...DOCUMENT_STATUSES]

/** The statuses that can find something among documents of a type; all of them where none is named. */
export function statusesIn(type: string): readonly StatusFilter[] {
  const documentType = type as DocumentType | ''
  if (documentType === '') return ALL
  const known: readonly StatusFilter[] = [...(STANDINGS[documentType] ?? []), ...statusesOf(documentType)]
  return ALL.filter((status) => known.includes(status))
}

/** What the index of documents is asked for a status on a day; void ones only where they are asked for. */
export function statusConditions(status: string, today: string): Pick<Filter, 'where' | 'between'> {
  const passed = { dueDate: ['', addDays(today, -1)] } as const
  switch (status) {
    case '':
      return { where: { isListed: true } }
    case 'open':
      return { where: { isOwed: true } }
    case 'overdue':
      return { where: { isOwed: true }, between: passed }
    case 'expired':
      return { where: { isOffered: true }, between: passed }
    case 'unsent':
      return { where: { isUnsent: true } }
    case 'collected':
      return { where: { isListed: true, paidMonth: today.slice(0, 7) } }
    default:
      return { where: { status } }
  }
}
