import { Suspense, useState } from 'react'
import type { Units } from '#domain/money.ts'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import { useGo } from '#web/kit/shell/screen-link.tsx'
import { Banner } from '#web/kit/ui/banner.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import type { DocumentActions } from '../actions/use-document-actions.ts'
import { noticeMessages as messages } from './messages.ts'

const CreditDialog = lazyPart(() => import('./credit-dialog.tsx').then((module) => module.CreditDialog))

interface WentBackNoticeProps {
  readonly row: DocumentRow
  readonly amount: Units
  readonly actions: DocumentActions
}

/** Asks once what money that went back by card means: a credit note, or that it is still owed (DOC-15). */
export function WentBackNotice({ row, amount, actions }: WentBackNoticeProps) {
  const go = useGo()
  const [isCrediting, setCrediting] = useState(false)
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
            <Button size="small" onClick={() => void actions.claimAgain(row)}>
              {messages.stillOwed}
            </Button>
          </>
        }
      >
        {messages.wentBackText}
      </Banner>
      <Suspense fallback={null}>
        {isCrediting && (
          <CreditDialog
            row={row}
            actions={actions}
            wentBack={amount}
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
