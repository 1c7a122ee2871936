import { type CardPaymentAnswer, listCardPayments } from '#contract/endpoints/card-payments.ts'
import { isCardEntry } from '#domain/payments/card-entries.ts'
import { isAnswerable, isReviewed } from '#domain/payments/disputes.ts'
import { callEndpoint } from '#web/kit/data/call-endpoint.ts'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import { useAnswer } from '#web/kit/load/use-answer.ts'

/** `answerable`: a dispute, by the seller; `decided`: one by the customer's bank; `notEntered`: money that went could not be entered. */
type Undecided = 'nothing' | 'answerable' | 'decided' | 'notEntered'

interface Question {
  readonly document: string
  readonly isByCard: boolean
  /** Of another version something else may be open. */
  readonly version: number
}

interface Answer {
  readonly items: readonly Pick<CardPaymentAnswer, 'dispute' | 'problem'>[]
}

const ask = ({ document, isByCard }: Question, signal: AbortSignal): Promise<Answer> =>
  isByCard ? callEndpoint<Answer>(listCardPayments, { query: { document }, signal }) : Promise.resolve({ items: [] })

/**
 * What is not decided of the card payments of a document, so that the customer cannot pay by card (DOC-14). Only the server knows it: undefined
 * until it has answered, and nothing where it does not.
 */
export function useUndecided({ id, version, payments }: DocumentRow): Undecided | undefined {
  const { answer, error } = useAnswer({ document: id, isByCard: payments.some(isCardEntry), version }, ask)
  return error === undefined ? answer && undecidedOf(answer) : 'nothing'
}

function undecidedOf({ items }: Answer): Undecided {
  if (items.some(({ dispute }) => isAnswerable(dispute))) return 'answerable'
  if (items.some(({ dispute }) => isReviewed(dispute))) return 'decided'
  return items.some(({ problem }) => problem === 'refused' || problem === 'twice') ? 'notEntered' : 'nothing'
}
