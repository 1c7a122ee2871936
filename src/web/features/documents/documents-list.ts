import { addDays } from '#domain/calendar-day.ts'
import { DOCUMENT_STATUSES, DOCUMENT_TYPES, statusesOf } from '#domain/documents/types.ts'
import { isDay } from '#domain/calendar-day.ts'
import { SORT_DIRECTIONS } from '#domain/list-query.ts'
import type { Filter, RowQuery } from '#web/kit/data/index-spec.ts'
import '#web/kit/documents/document-findings.ts'
import { choiceParam, integerParam, type SearchOf, type SearchParam, textParam } from '#web/kit/shell/search-params.ts'

/** The tabs of the list. */
export const TYPE_TABS = ['all', ...DOCUMENT_TYPES] as const
export type TypeTab = (typeof TYPE_TABS)[number]

/** What a list can be narrowed to: the stored statuses, those that follow from the day, and what the figures count. */
export const STATUS_FILTERS = [
  'all',
  'open',
  'overdue',
  'unsent',
  'collected',
  'expired',
  ...DOCUMENT_STATUSES,
] as const
export type StatusFilter = (typeof STATUS_FILTERS)[number]

/** The filters that can find something in a tab. */
export function filtersOf(type: TypeTab): readonly StatusFilter[] {
  if (type === 'all') return STATUS_FILTERS
  const known: readonly string[] = ['all', ...DERIVED[type], ...statusesOf(type)]
  return STATUS_FILTERS.filter((filter) => known.includes(filter))
}

const DERIVED: Readonly<Record<Exclude<TypeTab, 'all'>, readonly StatusFilter[]>> = {
  invoice: ['open', 'overdue', 'collected'],
  quote: ['expired'],
  receipt: [],
  creditnote: [],
  purchaseorder: [],
  template: [],
}

/** What documents can be ordered by (DOC-10). */
export const DOCUMENT_SORTS = ['updated', 'number', 'customer', 'date', 'due', 'total', 'balance'] as const
export type DocumentSort = (typeof DOCUMENT_SORTS)[number]

/** A day of the calendar, YYYY-MM-DD; anything else is none. */
const dayParam: SearchParam<string> = {
  read: (text) => (text !== undefined && isDay(text) ? text : ''),
  write: (day) => (day === '' ? undefined : day),
}

/** The state of the list that lives in its address (NAV-08, DOC-10). */
export const DOCUMENTS_SEARCH = {
  type: choiceParam(TYPE_TABS, 'all'),
  status: choiceParam(STATUS_FILTERS, 'all'),
  customer: textParam(),
  from: dayParam,
  to: dayParam,
  search: textParam(),
  sort: choiceParam(DOCUMENT_SORTS, 'updated'),
  direction: choiceParam(SORT_DIRECTIONS, 'desc'),
  page: integerParam(1, { min: 1 }),
  pageSize: integerParam(10, { min: 5, max: 500 }),
}
export type DocumentsSearch = SearchOf<typeof DOCUMENTS_SEARCH>

/** The list without its filters, on its first page. */
export const NO_FILTERS = { type: 'all', status: 'all', customer: '', from: '', to: '', search: '', page: 1 } as const

/** What is filtered by beside type and search. */
export function isNarrowed({ status, customer, from, to }: DocumentsSearch): boolean {
  return status !== 'all' || customer !== '' || from !== '' || to !== ''
}

/** The documents that a list shows on all its pages. Void ones only where they are asked for. */
export function documentsFilter(search: DocumentsSearch, today: string): Required<Filter> {
  const { type, customer, from, to } = search
  const { where, between } = statusFilter(search.status, today)
  return {
    search: search.search,
    where: {
      ...(type === 'all' ? {} : { documentType: type }),
      ...(customer === '' ? {} : { customerId: customer }),
      ...where,
    },
    between: { ...(from === '' && to === '' ? {} : { issueDate: [from, to] }), ...between },
  }
}

/** A page of the list as the local copy answers it. */
export function documentsQuery(search: DocumentsSearch, today: string): RowQuery {
  const { sort, direction, page, pageSize } = search
  return { ...documentsFilter(search, today), ...(sort === 'updated' ? {} : { sort }), direction, page, pageSize }
}

function statusFilter(status: StatusFilter, today: string): Pick<Filter, 'where' | 'between'> {
  const passed = { dueDate: ['', addDays(today, -1)] } as const
  switch (status) {
    case 'all':
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

/** What the found documents come to. */
export interface ListSums {
  readonly currency: string
  /** Units. */
  readonly total: number
  readonly balance: number
}

/**
 * The sums of the found documents, from how often each value of the index's `sums` was found; undefined where they would say nothing:
 * of several currencies or kinds, or beyond what is exact.
 */
export function sumsOf(counts: ReadonlyMap<unknown, number>): ListSums | undefined {
  let kind = ''
  let [total, balance] = [0, 0]
  for (const [key, count] of counts) {
    if (count === 0) continue
    const [currency = '', documentType = '', sum, open] = String(key).split(' ')
    if (kind !== '' && kind !== `${currency} ${documentType}`) return undefined
    kind = `${currency} ${documentType}`
    total += Number(sum) * count
    balance += Number(open) * count
  }
  if (kind === '' || !Number.isSafeInteger(total) || !Number.isSafeInteger(balance)) return undefined
  return { currency: kind.split(' ')[0] ?? '', total, balance }
}
