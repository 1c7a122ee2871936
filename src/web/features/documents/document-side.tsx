import Plus from 'lucide-react/icons/plus'
import { type ReactNode, Suspense, useState } from 'react'
import { DOCUMENT_RULES } from '#domain/documents/types.ts'
import { TAX_BASES } from '#domain/documents/totals.ts'
import { document } from '#contract/entities/document.ts'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import { readField } from '#web/kit/form/read-field.ts'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import { ScreenLink } from '#web/kit/shell/screen-link.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { SegmentedControl } from '#web/kit/ui/segmented-control.tsx'
import { Switch } from '#web/kit/ui/switch.tsx'
import type { DocumentActs } from './document-acts.ts'
import { showMargins, useMarginsShown } from './document-margins.ts'
import { DocumentPayments } from './document-payments.tsx'
import { QuietArea } from './document-quiet-fields.tsx'
import { repricedItems } from '#contract/document-repricing.ts'
import { DocumentMails } from './document-mails.tsx'
import { documentText } from './document-text.ts'
import { mailsText } from './mails-text.ts'
import type { DocumentPricing } from '#contract/document-pricing.ts'

const PaymentDialog = lazyPart(() => import('./document-payment-dialog.tsx').then((module) => module.PaymentDialog))

/** What belongs to a document and is not on its sheet. */
export function DocumentSide({
  row,
  acts,
  pricing,
  isPaper,
}: {
  readonly row: DocumentRow
  readonly acts: DocumentActs
  readonly pricing: DocumentPricing
  /** It is read, not written. */
  readonly isPaper: boolean
}) {
  const hasMargins = useMarginsShown()
  const [isPaying, setPaying] = useState(false)
  const { settings, payments, related, lines, words } = documentText
  const isVoid = row.status === 'void'
  function setIncluded(pricesIncludeTax: boolean) {
    const repriced = repricedItems(row, pricing.under({ pricesIncludeTax }))
    acts.save(row, { pricesIncludeTax, ...(repriced ? { items: repriced.edit } : {}) }, settings.include)
  }
  const isPaid = DOCUMENT_RULES[row.documentType].isPaid === true
  return (
    <aside className="grid grid-cols-1 items-start gap-4 md:max-2xl:grid-cols-2">
      <Card title={settings.label}>
        <div className="space-y-4">
          <Switch label={lines.showMargin} help={lines.marginHelp} checked={hasMargins} onChange={showMargins} />
          {!isPaper && !row.pricesIncludeTax && (
            <SegmentedControl
              label={settings.taxBasis}
              disabled={isVoid}
              value={row.taxBasis}
              segments={TAX_BASES.map((value) => ({ value, label: settings.bases[value] }))}
              onChange={(taxBasis) => acts.save(row, { taxBasis }, settings.taxBasis)}
            />
          )}
          {!isPaper && (
            <Switch label={settings.include} disabled={isVoid} checked={row.pricesIncludeTax} onChange={setIncluded} />
          )}
          {isPaper && (
            <QuietArea
              label={words.notes}
              placeholder="–"
              className="-mx-2"
              value={row.notes}
              read={readField(document.fields.notes)}
              onSave={(notes) => acts.save(row, { notes }, words.notes)}
            />
          )}
          {row.stockMovedAt !== null && <p className="text-[13px] text-muted">{settings.stockMoved}</p>}
        </div>
      </Card>
      {isPaid && (
        <Card
          title={payments.label}
          action={
            !isVoid && (
              <Button
                size="small"
                icon={<Plus aria-hidden="true" />}
                onPointerEnter={PaymentDialog.preload}
                onClick={() => setPaying(true)}
              >
                {payments.record}
              </Button>
            )
          }
        >
          <DocumentPayments row={row} acts={acts} />
        </Card>
      )}
      {row.documentType !== 'template' && (
        <Card title={mailsText.label}>
          <DocumentMails documentId={row.id} />
        </Card>
      )}
      {row.relatedDocuments.length > 0 && (
        <Card title={related.label}>
          <ul className="space-y-1.5">
            {row.relatedDocuments.map(({ id, documentType, documentNumber, relationship }) => (
              <li key={`${relationship} ${id}`}>
                <span className="text-muted">{related.relationships[relationship] ?? relationship} </span>
                <ScreenLink screen="document" search={{ id }} className="font-semibold text-primary hover:underline">
                  {DOCUMENT_RULES[documentType].label.one} {documentNumber}
                </ScreenLink>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Suspense fallback={null}>
        {isPaying && <PaymentDialog row={row} acts={acts} onClose={() => setPaying(false)} />}
      </Suspense>
    </aside>
  )
}

function Card({
  title,
  action,
  children,
}: {
  readonly title: string
  readonly action?: ReactNode
  readonly children: ReactNode
}) {
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
