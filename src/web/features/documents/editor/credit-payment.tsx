import { useMemo } from 'react'
import { payFromCredit } from '#contract/commands/document-credit.ts'
import { useActions } from '#web/kit/actions/actions.ts'
import { oncePerPress } from '#web/kit/data/once-per-press.ts'
import { useRows, useStore } from '#web/kit/data/use-store.ts'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import { ScreenLink } from '#web/kit/shell/screen-link.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { type CreditOffer, creditOffers } from './credit-offers.ts'
import { relatedMessages } from './related-messages.ts'
import { useCreditOfCorrection } from './use-credit-of-correction.ts'
import { creditPaymentMessages as messages } from './credit-messages.ts'

/** Offers the credit that the customer has on other invoices where this one still waits for money (DOC-15). */
export function CreditPayment({ row }: { readonly row: DocumentRow }) {
  const documents = useRows('document')
  const store = useStore()
  const actions = useActions('document')
  const offers = useMemo(() => creditOffers(row, documents), [row, documents])
  const credit = useCreditOfCorrection(row)
  if (offers.length === 0) return null
  const { id, currency } = row
  const use = ({ source, amount }: CreditOffer) =>
    oncePerPress(`credit ${id} ${source.id} ${amount}`, () =>
      actions.run(
        'record',
        payFromCredit,
        { id, fromId: source.id, paymentId: store.newId(), amount },
        { title: messages.used(amount, currency) },
      ),
    )
  return (
    <ul className="mt-3 space-y-3">
      {offers.map((offer) => (
        <li key={offer.source.id} className="space-y-1.5">
          <p className="text-[13px] text-pretty text-muted">
            {told(offer, currency)}{' '}
            {credit && offer.waitsFor === 'credit' && (
              <ScreenLink screen="document" search={{ id: credit.id }} className="text-primary underline">
                {relatedMessages.open(credit.documentNumber)}
              </ScreenLink>
            )}
          </p>
          {offer.waitsFor === undefined && (
            <Button size="small" onClick={() => void use(offer)}>
              {messages.use(offer.amount, currency)}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

function told({ source, amount, waitsFor }: CreditOffer, currency: string): string {
  const { documentNumber, balanceDue } = source
  if (waitsFor === 'credit') return messages.waits(amount, currency, documentNumber)
  return (waitsFor === 'invoice' ? messages.onceSent : messages.from)(-balanceDue, currency, documentNumber)
}
