import { type CardAccountAnswer, readCardAccount } from '#contract/endpoints/card-payments.ts'
import { DOCUMENT_RULES } from '#domain/documents/types.ts'
import { isChargedByStripe } from '#domain/payments/provider-amount.ts'
import { wentBack } from '#domain/payments/went-back.ts'
import { callEndpoint } from '#web/kit/data/call-endpoint.ts'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import { useAnswer } from '#web/kit/load/use-answer.ts'
import { useReadOnly } from '#web/kit/shell/reach.ts'
import { ScreenLink } from '#web/kit/shell/screen-link.tsx'
import { paymentMessages as messages } from './messages.ts'
import { useUndecided } from './use-undecided.ts'

const ask = () => callEndpoint<CardAccountAnswer>(readCardAccount)

/** Whether an open invoice can be paid by card on the page that is shared, and if not, what its seller can do about it (DOC-14). */
export function CardHint({ row }: { readonly row: DocumentRow }) {
  const isReader = useReadOnly()
  return isOpen(row) && !isReader ? <Hint row={row} /> : null
}

function Hint({ row }: { readonly row: DocumentRow }) {
  const { currency } = row
  const { answer } = useAnswer(null, ask)
  const undecided = useUndecided(row)
  // Members do not reach it, and away from the network nothing is known of it.
  if (!answer || undecided === undefined) return null
  const isActive = answer.account?.state === 'active'
  const isCharged = isChargedByStripe(currency)
  if (undecided !== 'nothing') {
    const text = undecided === 'notEntered' ? messages.notEntered : messages.notInDispute
    return <Hinted text={text} link={messages.toCards} />
  }
  if (isActive) {
    const text = isCharged ? messages.byCard(answer.account?.mode === 'test') : messages.notByCard(currency)
    return <p className="mt-2 text-[13px] text-muted">{text}</p>
  }
  return <Hinted text={messages.noCards} link={messages.connectCards} />
}

function Hinted({ text, link }: { readonly text: string; readonly link: string }) {
  return (
    <p className="mt-2 text-[13px] text-muted">
      {text}{' '}
      <ScreenLink screen="settings-connections" className="underline">
        {link}
      </ScreenLink>
    </p>
  )
}

/** What is paid, and not paid yet; of what went back the seller is asked first. */
function isOpen(row: DocumentRow): boolean {
  const { documentType, status, balanceDue } = row
  const isClosed = status === 'void' || status === 'refunded' || status === 'paid'
  return DOCUMENT_RULES[documentType].isPaid === true && !isClosed && balanceDue > 0 && wentBack(row) === 0
}
