import Plus from 'lucide-react/icons/plus'
import { type ReactNode, Suspense, useState } from 'react'
import { DOCUMENT_RULES } from '#domain/documents/types.ts'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { optionsOf } from '#web/kit/ui/options-of.ts'
import { ReadOnlyPart } from '#web/kit/ui/read-only-part.tsx'
import { SegmentedControl } from '#web/kit/ui/segmented-control.tsx'
import { Switch } from '#web/kit/ui/switch.tsx'
import { takesPayments } from '../actions/next-action.ts'
import { showMargins, useMarginsShown } from '../lines/margins.ts'
import type { DocumentEditing } from './document-editing.ts'
import { DocumentField } from './document-field.tsx'
import { CardHint } from './card-hint.tsx'
import { CreditPayment } from './credit-payment.tsx'
import { DocumentPayments } from './document-payments.tsx'
import { repricedItems } from '#contract/document-repricing.ts'
import { DocumentMails } from './document-mails.tsx'
import { DocumentTimeline } from './document-timeline.tsx'
import { mailsMessages } from './mails-messages.ts'
import { timelineMessages } from './timeline-messages.ts'
import { paymentMessages, settingMessages, noteMessages } from './messages.ts'
import { RelatedDocuments } from './related-documents.tsx'
import { relatedMessages } from './related-messages.ts'
import { lineMessages } from '../lines/messages.ts'

const PaymentDialog = lazyPart(() => import('./payment-dialog.tsx').then((module) => module.PaymentDialog))

interface DocumentSideProps extends DocumentEditing {
  /** It was issued: it is read, not written. */
  readonly isReadOnly: boolean
}

/** What belongs to a document and is not on its sheet. */
export function DocumentSide({ isReadOnly, ...editing }: DocumentSideProps) {
  const { row, actions, pricing, disabled: isVoid } = editing
  const hasMargins = useMarginsShown()
  const [isPaying, setPaying] = useState(false)
  function setIncluded(pricesIncludeTax: boolean) {
    const repriced = repricedItems(row, pricing.under({ pricesIncludeTax }))
    actions.save(row, { pricesIncludeTax, ...(repriced ? { items: repriced.edit } : {}) }, settingMessages.include)
  }
  const isPaid = DOCUMENT_RULES[row.documentType].isPaid === true
  return (
    <aside className="grid grid-cols-1 items-start gap-4 md:max-2xl:grid-cols-2">
      {row.documentType !== 'template' && (
        <Card title={timelineMessages.label}>
          <DocumentTimeline row={row} />
        </Card>
      )}
      <Card title={settingMessages.label}>
        <div className="space-y-4">
          <ReadOnlyPart when={false}>
            <Switch
              label={lineMessages.showMargin}
              help={lineMessages.marginHelp}
              checked={hasMargins}
              onChange={showMargins}
            />
          </ReadOnlyPart>
          {!isReadOnly && !row.pricesIncludeTax && (
            <SegmentedControl
              label={settingMessages.taxBasis}
              disabled={isVoid}
              value={row.taxBasis}
              segments={optionsOf(settingMessages.bases)}
              onChange={(taxBasis) => actions.save(row, { taxBasis }, settingMessages.taxBasis)}
            />
          )}
          {!isReadOnly && (
            <Switch
              label={settingMessages.include}
              disabled={isVoid}
              checked={row.pricesIncludeTax}
              onChange={setIncluded}
            />
          )}
          {isReadOnly && (
            <DocumentField row={row} actions={actions} name="notes" label={noteMessages.notes} className="-mx-2" />
          )}
          {row.stockMovedAt !== null && <p className="text-[13px] text-muted">{settingMessages.stockMoved}</p>}
        </div>
      </Card>
      {isPaid && (
        <Card
          title={paymentMessages.label}
          action={
            takesPayments(row) && (
              <Button
                size="small"
                icon={<Plus aria-hidden="true" />}
                onPointerEnter={PaymentDialog.preload}
                onClick={() => setPaying(true)}
              >
                {paymentMessages.record}
              </Button>
            )
          }
        >
          <DocumentPayments row={row} actions={actions} />
          <CardHint row={row} />
          <CreditPayment row={row} />
        </Card>
      )}
      {row.documentType !== 'template' && (
        <Card title={mailsMessages.label}>
          <DocumentMails documentId={row.id} />
        </Card>
      )}
      {row.relatedDocuments.length > 0 && (
        <Card title={relatedMessages.label}>
          <RelatedDocuments row={row} />
        </Card>
      )}
      <Suspense fallback={null}>
        {isPaying && <PaymentDialog row={row} actions={actions} onClose={() => setPaying(false)} />}
      </Suspense>
    </aside>
  )
}

interface CardProps {
  readonly title: string
  readonly action?: ReactNode
  readonly children: ReactNode
}

function Card({ title, action, children }: CardProps) {
  return (
    <section className="rounded-2xl border border-line bg-card p-4">
      <div className="mb-3 flex items-center justify-between gap-2">
        <h2 className="text-base">{title}</h2>
        {action}
      </div>
      {children}
    </section>
  )
}
