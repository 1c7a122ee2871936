import { Suspense, useState } from 'react'
import type { Units } from '#domain/money.ts'
import { isCardEntry } from '#domain/payments/card-entries.ts'
import { isReturnByHand, unansweredReturns } from '#domain/payments/went-back.ts'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import { ScreenLink, useGo } from '#web/kit/shell/screen-link.tsx'
import { Banner } from '#web/kit/ui/banner.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import type { DocumentActions } from '../actions/use-document-actions.ts'
import { noticeMessages as messages } from './messages.ts'
import { useUndecided } from './use-undecided.ts'

const CreditDialog = lazyPart(() => import('./credit-dialog.tsx').then((module) => module.CreditDialog))

interface WentBackNoticeProps {
  readonly row: DocumentRow
  readonly amount: Units
  readonly actions: DocumentActions
}

/** Asks once what money that went back means: a credit note, or that it is still owed (DOC-15). While the bank decides, nothing is asked. */
export function WentBackNotice({ row, amount, actions }: WentBackNoticeProps) {
  const go = useGo()
  const [isCrediting, setCrediting] = useState(false)
  const undecided = useUndecided(row)
  if (undecided === 'answerable' || undecided === 'decided') {
    return (
      <Banner tone="warn" title={messages.disputed(amount, row.currency)}>
        {messages.disputedText}{' '}
        {undecided === 'answerable' && (
          <ScreenLink screen="settings-connections" className="underline">
            {messages.answerDispute}
          </ScreenLink>
        )}
      </Banner>
    )
  }
  return (
    <>
      <Banner
        tone="warn"
        title={messages.wentBack(amount, row.currency)}
        action={
          <>
            <Button size="small" onPointerEnter={CreditDialog.preload} onClick={() => setCrediting(true)}>
              {messages.creditIt}
            </Button>
            <Button size="small" disabled={undecided === undefined} onClick={() => void actions.claimAgain(row)}>
              {messages.stillOwed}
            </Button>
          </>
        }
      >
        {messages.wentBackText}
        {isMaybeTwice(row) && <MaybeTwice row={row} actions={actions} />}
      </Banner>
      <Suspense fallback={null}>
        {isCrediting && (
          <CreditDialog
            row={row}
            actions={actions}
            onMade={(id) => {
              setCrediting(false)
              go('document', { id })
            }}
            onClose={() => setCrediting(false)}
          />
        )}
      </Suspense>
    </>
  )
}

/** Whether Stripe and a person may have told of the same money. */
function isMaybeTwice({ payments }: DocumentRow): boolean {
  return payments.some(isReturnByHand) && unansweredReturns(payments).some(isCardEntry)
}

function MaybeTwice({ row, actions }: Omit<WentBackNoticeProps, 'amount'>) {
  const byHand = row.payments.filter(isReturnByHand).reduce((sum, { amount }) => sum - amount, 0)
  return (
    <div className="mt-2 space-y-2">
      <p>{messages.maybeTwice(byHand, row.currency)}</p>
      <Button size="small" onClick={() => void actions.countOnce(row)}>
        {messages.countOnce}
      </Button>
    </div>
  )
}
