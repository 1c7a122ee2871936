import { addDays } from '../calendar-day.ts'
import { openOn } from '../documents/ageing.ts'
import { isOffered } from '../documents/document-state.ts'
import { isUnsent } from '../documents/document-filters.ts'
import { amongOthers } from '../documents/types.ts'
import type { Units } from '../money.ts'
import { chunked } from './chunked-rows.ts'
import { atRate, type DatedRates } from './dated-rates.ts'
import type { DocumentFacts } from './document-facts.ts'
import { type LeftOut, rememberingRates } from './left-out.ts'
import { receivablesOn } from './receivables.ts'

/** What documents wait for a person to do: say what is still owed, remind, make an invoice, ask again, finish. */
export const WAITING = ['wentBack', 'overdue', 'toConvert', 'expiring', 'oldDrafts'] as const
export type WaitingKind = (typeof WAITING)[number]

/** Documents that wait for the same; the amount with tax, or what is open or went back, in the currency of the figures. */
export interface WaitingDocuments {
  readonly kind: WaitingKind
  readonly amount: Units
  /** All of them, those that are in the amount first. */
  readonly ids: readonly string[]
  /** How many of them are not in the amount, because there is no rate for their day. */
  readonly unconverted: number
}

const DAY_MS = 86_400_000
/** Days until a quote ends that its customer has not answered, and days after which a draft is forgotten. */
const [EXPIRING_DAYS, DRAFT_DAYS] = [7, 7]

/** Today, as the day in the user's time zone and as the moment in epoch milliseconds. */
export interface Now {
  readonly today: string
  readonly at: number
}

/** The ages of what is overdue, the longest first. */
const LATE = ['over90', 'to90', 'to60', 'to30'] as const

/** What waits among the documents, the largest amount first; a kind without a document is left out. */
export function waitingDocuments(
  documents: Iterable<DocumentFacts>,
  now: Now,
  rates: DatedRates,
): { readonly waiting: readonly WaitingDocuments[]; readonly leftOut: readonly LeftOut[] } {
  const kept = chunked(documents)
  const remembering = rememberingRates(rates)
  const sums = new Map<WaitingKind, { amount: Units; readonly ids: string[]; unconverted: number }>()
  for (const each of kept) {
    const kind = kindOf(each, now)
    if (!kind) continue
    const { id, currency, issueDate, total, documentType } = each
    const sum = sums.get(kind) ?? { amount: 0, ids: [], unconverted: 0 }
    sums.set(kind, sum)
    sum.ids.push(id)
    const amount = kind === 'wentBack' ? each.wentBack : amongOthers(documentType, total)
    const rate = remembering.of(id, currency, issueDate ?? now.today, amount)
    if (rate) sum.amount += atRate(amount, rate)
    else sum.unconverted += 1
  }
  const { overdue, ages, leftOut } = receivablesOn(kept, { to: now.today }, rates)
  const unconverted = LATE.flatMap((age) => ages[age].unconvertedIds)
  const late = [...LATE.flatMap((age) => ages[age].ids), ...unconverted]
  if (late.length > 0) sums.set('overdue', { amount: overdue, ids: late, unconverted: unconverted.length })
  const waiting = [...sums].map(([kind, sum]) => ({ kind, ...sum }))
  return {
    waiting: waiting.toSorted((a, b) => b.amount - a.amount || WAITING.indexOf(a.kind) - WAITING.indexOf(b.kind)),
    leftOut: [remembering.leftOut(), leftOut],
  }
}

/** Whether something may have to be done about a document on a day; what waits is the same among these as among all. */
export function mayWait(document: DocumentFacts, today: string): boolean {
  const { documentType, sale, originalInvoiceId, isConverted } = document
  if (document.wentBack > 0) return true
  if (documentType === 'quote') return !isConverted || isOffered(document) || isUnsent(document)
  if (!sale) return isUnsent(document)
  return documentType === 'invoice' ? openOn(document, 0, today) > 0 : originalInvoiceId !== null
}

function kindOf(document: DocumentFacts, { today, at }: Now): Exclude<WaitingKind, 'overdue'> | undefined {
  const { documentType, status, dueDate, isConverted, updatedAt } = document
  if (document.wentBack > 0) return 'wentBack'
  if (documentType === 'quote' && status === 'accepted' && !isConverted) return 'toConvert'
  if (isOffered(document) && dueDate !== null && dueDate >= today && dueDate <= addDays(today, EXPIRING_DAYS)) {
    return 'expiring'
  }
  return isUnsent(document) && at - updatedAt > DRAFT_DAYS * DAY_MS ? 'oldDrafts' : undefined
}
