import { addDays, dayOf } from '#domain/calendar-day.ts'
import type { Units } from '#domain/money.ts'
import type { CardEntry, ToldCardPayment } from '#domain/payments/card-entries.ts'
import { isReturnByHand } from '#domain/payments/went-back.ts'
import { isCredited, openAmount, takenBack } from '#domain/documents/open-amount.ts'
import { DOCUMENT_RULES } from '#domain/documents/types.ts'
import type { DocumentRow } from '#contract/entities/document-derive.ts'
import type { AnyRow } from '#contract/entity.ts'

/**
 * Why entries do not stand on a document; empty where they do. `refused`: a rule of its payments is in the way; `twice`: so much was recorded
 * by hand as given back that more would have gone than came.
 */
export type CardProblem = '' | 'deleted' | 'void' | 'credited' | 'currency' | 'refused' | 'twice'

/** What forbids to enter a payment by card on a document. */
export function problemOf(
  row: DocumentRow | undefined,
  { id, currency }: Pick<ToldCardPayment, 'id' | 'currency'>,
): CardProblem {
  if (!row || !DOCUMENT_RULES[row.documentType].isPaid) return 'deleted'
  if (row.status === 'void' || row.status === 'draft') return 'void'
  const isEntered = row.payments.some((line) => line.id === id)
  if (!isEntered && isWrittenOff(row)) return 'credited'
  return row.currency === currency ? '' : 'currency'
}

/** Set to credited by hand, so that no sale is left to pay; what a credit note took back can become a credit of the customer instead. */
function isWrittenOff(row: DocumentRow): boolean {
  return isCredited(row) && takenBack(row) !== row.total
}

type Line = DocumentRow['payments'][number]

/** Days are those of the business; marks are for the eyes of the seller alone. */
interface Entering {
  readonly timeZone: string
  /** What stands in the note of a new entry, by its kind. */
  readonly noteOf: (kind: CardEntry['kind']) => string
  /** Whether nobody told what happened at a moment, so that people recorded it in ways of their own. */
  readonly isMissed: (at: number) => boolean
}

/**
 * The lines by which the entries of a payment come to stand on a document, and nothing else changes: what is right already is left alone, notes of
 * people too. What is more than the open amount is kept as a credit of the customer (DOC-15). What a person recorded of the same refund or
 * dispute gives way to its entry, so that it counts once.
 */
export function cardLines(
  row: DocumentRow,
  entries: readonly CardEntry[],
  entering: Entering,
): Readonly<Record<string, object | null>> {
  const held = new Map(row.payments.map((each) => [each.id, each]))
  const { timeZone, noteOf } = entering
  const doubles = recordedByHand(row, entries, entering)
  const recorded = amountOf([...doubles.values()].flatMap(({ lines }) => lines))
  const told = entries.reduce((sum, { id, amount }) => sum + amount - (held.get(id)?.amount ?? 0), 0)
  const after = row.amountPaid + told - recorded
  const isBeyond = after > Math.max(openAmount(row.total, 0, takenBack(row)), 0)
  const lines = entries.flatMap(({ id, at, amount, fee, reference, kind }): readonly [string, object | null][] => {
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
    const double = doubles.get(id)
    const { note, isStillOwed = false } = double ?? {}
    const begun = known ? {} : { note: note || noteOf(kind), keepAsCredit: isCredit, isStillOwed }
    const line = { ...stated, ...begun, ...(isCredit ? { keepAsCredit: true } : {}) }
    return [[id, line], ...(double?.lines ?? []).map((each): [string, null] => [each.id, null])]
  })
  return Object.fromEntries(lines)
}

/** As long as a note of a payment is. */
const MOST_NOTE = 500
/** Money that did not go back at the provider. */
const ELSEWHERE: ReadonlySet<Line['method']> = new Set(['cash', 'cheque'])

/** What a person recorded of what the provider tells now; what they said of it stays. */
interface Double {
  /** They give way. */
  readonly lines: readonly Line[]
  readonly note: string
  readonly isStillOwed: boolean
}

/**
 * What a person recorded of money that went back by card, before its entry came, by the ID of the entry: of the same amount, not before the day
 * that preceded it, and as paid by card; of what was missed in any way in which it can have gone back at the provider, and in other parts that
 * come to the same.
 */
function recordedByHand(
  { payments }: DocumentRow,
  entries: readonly CardEntry[],
  { timeZone, isMissed }: Pick<Entering, 'timeZone' | 'isMissed'>,
): ReadonlyMap<string, Double> {
  const known = new Set(payments.map(({ id }) => id))
  const free = payments.filter((line) => isReturnByHand(line) && line.reference === '' && !ELSEWHERE.has(line.method))
  const told = entries.filter(({ id, amount }) => amount < 0 && !known.has(id))
  const isNear = (line: Line, { at }: CardEntry): boolean =>
    line.date !== null && line.date >= addDays(dayOf(at, timeZone), -1)
  const doubles = new Map<string, Double>()
  for (const entry of told) {
    const isWay = ({ method }: Line): boolean => method === 'card' || isMissed(entry.at)
    const found = free.findIndex((line) => line.amount === entry.amount && isNear(line, entry) && isWay(line))
    if (found >= 0) doubles.set(entry.id, doubleOf(free.splice(found, 1)))
  }
  const missed = told.filter(({ id, at }) => isMissed(at) && !doubles.has(id))
  const parts = free.filter((line) => missed.some((entry) => isNear(line, entry)))
  if (parts.length === 0 || amountOf(parts) !== amountOf(missed)) return doubles
  const [first, ...others] = missed
  const double = doubleOf(parts)
  if (first) doubles.set(first.id, double)
  for (const { id } of others) doubles.set(id, { ...double, lines: [] })
  return doubles
}

function doubleOf(lines: readonly Line[]): Double {
  const notes = lines.map(({ note }) => note).filter(Boolean)
  return { lines, note: notes.join(' · ').slice(0, MOST_NOTE), isStillOwed: lines.every((line) => line.isStillOwed) }
}

function amountOf(all: readonly { readonly amount: Units }[]): Units {
  return all.reduce((sum, { amount }) => sum + amount, 0)
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
