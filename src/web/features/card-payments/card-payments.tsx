import { useState } from 'react'
import {
  type CardAccountAnswer,
  type CardPaymentAnswer,
  listCardPayments,
  lookAtCardPayment,
} from '#contract/endpoints/card-payments.ts'
import { unitsFromDecimal } from '#domain/money.ts'
import { isAnswerable, isReviewed } from '#domain/payments/disputes.ts'
import { callEndpoint } from '#web/kit/data/call-endpoint.ts'
import { failureOf, showFailure } from '#web/kit/data/failure.ts'
import { formatDate } from '#web/kit/format/date.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { useAnswer } from '#web/kit/load/use-answer.ts'
import { ScreenLink } from '#web/kit/shell/screen-link.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { none } from '#web/kit/ui/none.tsx'
import { Pill } from '#web/kit/ui/pill.tsx'
import { PlainRows } from '#web/kit/ui/plain-table.tsx'
import { ProblemDisplay } from '#web/kit/ui/problem-display.tsx'
import { Skeleton } from '#web/kit/ui/skeleton.tsx'
import { Time } from '#web/kit/ui/time.tsx'
import { showToast } from '#web/kit/ui/toast.ts'
import type { Tone } from '#web/kit/ui/tone.tsx'
import { cardMessages } from './messages.ts'

const messages = cardMessages.payments

interface Page {
  readonly items: readonly CardPaymentAnswer[]
  readonly hasMore: boolean
}

const ask = ({ before }: { readonly before: string }, signal: AbortSignal) =>
  callEndpoint<Page>(listCardPayments, { query: before === '' ? {} : { before }, signal })

/** What was paid by card, with what asks for a person: a dispute, too much, or an invoice that is gone (DOC-14). */
export function CardPayments({ account }: Pick<CardAccountAnswer, 'account'>) {
  const [before, setBefore] = useState('')
  const { answer, error, retry } = useAnswer({ before }, ask)
  if (error !== undefined)
    return <ProblemDisplay problem={failureOf(error, { act: 'load', thing: messages.title })} onRetry={retry} />
  if (!answer) return <Skeleton className="mt-4 h-24 w-full" />
  if (answer.items.length === 0 && !account) return null

  async function look({ id }: CardPaymentAnswer) {
    try {
      await callEndpoint(lookAtCardPayment, { params: { id } })
      showToast({ title: messages.looked })
      retry()
    } catch (failure) {
      showFailure(failure, { act: 'read', thing: cardMessages.thing })
    }
  }

  return (
    <section aria-label={messages.title} className="mt-4 space-y-2">
      <h3 className="font-semibold">{messages.title}</h3>
      {answer.items.length === 0 ? (
        <p className="text-muted">{messages.none}</p>
      ) : (
        <PlainRows
          label={messages.title}
          rows={answer.items}
          keyOf={({ id }) => id}
          columns={[
            { label: messages.columns.paid, renderCell: ({ paidAt }) => <Time at={Date.parse(paidAt)} /> },
            { label: messages.columns.amount, align: 'end', renderCell: amountOf, phone: 'aside' },
            { label: messages.columns.fee, align: 'end', isNamed: true, renderCell: feeOf },
            {
              label: messages.columns.state,
              phone: 'alone',
              renderCell: (row) => <State row={row} isTest={account?.mode === 'test'} onLook={() => void look(row)} />,
            },
            {
              label: messages.columns.invoice,
              renderCell: ({ documentId, problem }) =>
                problem === 'deleted' ? (
                  none
                ) : (
                  <ScreenLink screen="document" search={{ id: documentId }} className="text-primary hover:underline">
                    {messages.invoice}
                  </ScreenLink>
                ),
            },
          ]}
        />
      )}
      {answer.hasMore && (
        <Button size="small" onClick={() => setBefore(answer.items.at(-1)?.id ?? '')}>
          {messages.more}
        </Button>
      )}
    </section>
  )
}

interface StateProps {
  readonly row: CardPaymentAnswer
  /** Test payments have a dashboard of their own at Stripe. */
  readonly isTest: boolean
  readonly onLook: () => void
}

function State({ row, isTest, onLook }: StateProps) {
  const { tone, text } = stateOf(row)
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Pill tone={tone}>{text}</Pill>
      {isAnswerable(row.dispute) && (
        <a href={atStripe(row, isTest)} target="_blank" rel="noreferrer" className="text-primary hover:underline">
          {messages.answer}
        </a>
      )}
      {asksForPerson(row) && (
        <Button size="small" tone="ghost" onClick={onLook}>
          {messages.look}
        </Button>
      )}
    </span>
  )
}

/** Of what went back nothing is left to do, unless it could not be entered. */
function asksForPerson({ problem, kept }: Pick<CardPaymentAnswer, 'problem' | 'kept'>): boolean {
  return problem !== '' && (kept > 0 || problem === 'refused' || problem === 'twice')
}

function atStripe({ reference }: CardPaymentAnswer, isTest: boolean): string {
  return `https://dashboard.stripe.com/${isTest ? 'test/' : ''}payments/${encodeURIComponent(reference)}`
}

interface PaymentState {
  readonly tone: Tone
  readonly text: string
}

function stateOf({ problem, dispute, disputeAnswerBy, isCredit, kept, amount }: CardPaymentAnswer): PaymentState {
  if (problem !== '' && asksForPerson({ problem, kept })) return { tone: 'bad', text: messages.problems[problem] }
  const disputed = disputeState(dispute, disputeAnswerBy)
  if (disputed) return disputed
  if (kept <= 0) return { tone: 'neutral', text: messages.refunded }
  if (isCredit) return { tone: 'warn', text: messages.credit }
  return kept < amount ? { tone: 'neutral', text: messages.partly } : { tone: 'ok', text: messages.fine }
}

function disputedText(answerBy: string | null): string {
  return answerBy === null ? messages.disputed : messages.disputedUntil(formatDate(Date.parse(answerBy)))
}

/** What is told of a dispute; one that was won, or only asked about, leaves the payment as it is. */
function disputeState(dispute: string, answerBy: string | null): PaymentState | undefined {
  if (isAnswerable(dispute)) return { tone: 'bad', text: disputedText(answerBy) }
  if (isReviewed(dispute)) return { tone: 'warn', text: messages.underReview }
  return dispute === 'lost' ? { tone: 'neutral', text: messages.lost } : undefined
}

function amountOf({ amount, currency }: CardPaymentAnswer): string {
  return moneyText(amount, currency)
}

function feeOf({ fee }: CardPaymentAnswer) {
  return fee === null ? none : moneyText(fee.amount, fee.currency)
}

function moneyText(amount: number, currency: string): string {
  const read = unitsFromDecimal(amount, currency)
  return 'issue' in read ? '' : formatMoney(read.value, currency)
}
