import { openPortal, type PaymentInvoiceAnswer } from '#contract/endpoints/subscriptions.ts'
import { planMessages } from '#contract/plan-messages.ts'
import { callEndpoint } from '#web/kit/data/call-endpoint.ts'
import { useAnswer } from '#web/kit/load/use-answer.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Panel } from '#web/kit/ui/panel.tsx'
import { PlainRows } from '#web/kit/ui/plain-table.tsx'
import { LoadedPart } from './loaded-part.tsx'
import { plansMessages as messages } from './messages.ts'
import { askPayments, type Payments } from './plan-answers.ts'
import { brandText, dayText, moneyText } from './plan-texts.ts'
import { usePlanAct } from './use-plan-act.ts'

const ask = (_at: string) => askPayments()

/** The card that is charged, the credit and the invoices; `at` is when the subscription was last changed. */
export function PaymentsPanel({ at }: { readonly at: string }) {
  const payments = useAnswer(at, ask)
  const { isBusy, run } = usePlanAct()
  const hasPayments =
    payments.answer !== undefined && (payments.answer.card !== null || payments.answer.invoices.length > 0)
  const openCards = async (): Promise<void> => {
    const opened = await run(() => callEndpoint<{ url: string }>(openPortal))
    if (opened) location.assign(opened.url)
  }
  return (
    <Panel
      title={messages.paymentsTitle}
      action={
        hasPayments && (
          <Button disabled={isBusy} onClick={() => void openCards()}>
            {messages.portal}
          </Button>
        )
      }
    >
      <LoadedPart loaded={payments} failed={() => planMessages.subscriptionsFailed}>
        {(answer) => (hasPayments ? <Shown {...answer} /> : <p className="text-muted">{messages.noPayments}</p>)}
      </LoadedPart>
    </Panel>
  )
}

function Shown({ card, credit, invoices }: Payments) {
  return (
    <div className="space-y-4">
      {card ? (
        <p>
          {messages.card(brandText(card.brand), card.last4)}
          <span className="block text-[13px] text-muted">
            {messages.cardUntil(`${String(card.expMonth).padStart(2, '0')}/${card.expYear}`)}
          </span>
        </p>
      ) : (
        <p className="text-muted">{messages.noCard}</p>
      )}
      {credit && <p>{messages.credit(moneyText(credit.amount, credit.currency))}</p>}
      {invoices.length > 0 && (
        <PlainRows<PaymentInvoiceAnswer>
          label={messages.invoices}
          rows={invoices}
          keyOf={({ id }) => id}
          columns={[
            { label: messages.number, renderCell: (invoice) => <InvoiceNumber {...invoice} /> },
            { label: messages.day, renderCell: ({ at }) => dayText(at) },
            { label: messages.state, renderCell: ({ state }) => messages.invoiceStates[state] },
            {
              label: messages.amount,
              align: 'end',
              phone: 'aside',
              renderCell: ({ amount, currency }) => moneyText(amount, currency),
            },
          ]}
        />
      )}
    </div>
  )
}

function InvoiceNumber({ number, url }: PaymentInvoiceAnswer) {
  if (url === null) return number
  return (
    <a href={url} target="_blank" rel="noreferrer" className="underline" aria-label={messages.openInvoice(number)}>
      {number}
    </a>
  )
}
