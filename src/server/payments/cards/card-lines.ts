import { dayOf } from '#domain/calendar-day.ts'
import type { CardEntry, ToldCardPayment } from '#domain/payments/card-entries.ts'
import { isCredited, openAmount, takenBack } from '#domain/documents/open-amount.ts'
import { DOCUMENT_RULES } from '#domain/documents/types.ts'
import type { DocumentRow } from '#contract/entities/document-derive.ts'
import type { AnyRow } from '#contract/entity.ts'

/** Why entries do not stand on a document; empty where they do. `refused`: a rule of its payments is in the way. */
export type CardProblem = '' | 'deleted' | 'void' | 'credited' | 'currency' | 'refused'

/** What forbids to enter a payment in a currency on a document. */
export function problemOf(row: DocumentRow | undefined, currency: string): CardProblem {
  if (!row || !DOCUMENT_RULES[row.documentType].isPaid) return 'deleted'
  if (row.status === 'void' || row.status === 'draft') return 'void'
  return row.currency === currency ? '' : 'currency'
}

  const isEntered = row.payments.some((line) => line.id === id)
  if (!isEntered && isWrittenOff(row)) return 'credited'
type Line = DocumentRow['payments'][number]

/** Days are those of the business; marks are for the eyes of the seller alone. */
/** Set to credited by hand, so that no sale is left to pay; what a credit note took back can become a credit of the customer instead. */
function isWrittenOff(row: DocumentRow): boolean {
  return isCredited(row) && takenBack(row) !== row.total
}

interface Entering {
  readonly timeZone: string
  /** What stands in the note of a new entry, by its kind. */
  readonly noteOf: (kind: CardEntry['kind']) => string
}

/**
 * The lines by which the entries of a payment come to stand on a document, and nothing else changes: what is right already is left alone, notes of
 * people too. What is more than the open amount is kept as a credit of the customer (DOC-15).
 */
export function cardLines(
  row: DocumentRow,
  entries: readonly CardEntry[],
  { timeZone, noteOf }: Entering,
): Readonly<Record<string, object>> {
  const held = new Map(row.payments.map((each) => [each.id, each]))
  const after = row.amountPaid + entries.reduce((sum, { id, amount }) => sum + amount - (held.get(id)?.amount ?? 0), 0)
  const isBeyond = after > Math.max(openAmount(row.total, 0, takenBack(row)), 0)
  const lines = entries.flatMap(({ id, at, amount, fee, reference, kind }): readonly [string, object][] => {
    const known = held.get(id)
    const stated = {
      date: dayOf(at, timeZone),
      amount,
      method: 'card' as const,
      reference,
      fee: fee ?? known?.fee ?? null,
    }
    if (known && isSame(known, stated)) return []
    const isCredit = isBeyond && amount > 0
    const begun = known ? {} : { note: noteOf(kind), keepAsCredit: isCredit }
    return [[id, { ...stated, ...begun, ...(isCredit ? { keepAsCredit: true } : {}) }]]
  })
  return Object.fromEntries(lines)
}

function isSame(known: Line, stated: Pick<Line, 'date' | 'amount' | 'method' | 'reference' | 'fee'>): boolean {
  const { date, amount, method, reference, fee } = stated
  return (
    known.date === date &&
    known.amount === amount &&
    known.method === method &&
    known.reference === reference &&
    known.fee === fee
  )
}

/** The time zone of the business that issued a document, else of the default one. */
export function zoneOf(row: DocumentRow, profiles: Iterable<AnyRow>): string {
  const known = [...profiles]
  const own = known.find(({ id }) => id === row.businessProfileId) ?? known.find((each) => each['isDefault'] === true)
  const zone = own?.['timeZone']
  return typeof zone === 'string' && zone !== '' ? zone : 'UTC'
}
