import Copy from 'lucide-react/icons/copy'
import Ellipsis from 'lucide-react/icons/ellipsis'
import FileCode from 'lucide-react/icons/file-code'
import FileDown from 'lucide-react/icons/file-down'
import FileText from 'lucide-react/icons/file-text'
import HistoryIcon from 'lucide-react/icons/history'
import LayoutTemplate from 'lucide-react/icons/layout-template'
import Trash2 from 'lucide-react/icons/trash-2'
import { Suspense, useState } from 'react'
import { type DocumentType, DOCUMENT_RULES, shownStatus } from '#domain/documents/types.ts'
import { useStore, useSyncStatus } from '#web/kit/data/use-store.ts'
import { NumberLabel } from '#web/kit/documents/number-label.tsx'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import { StatusPill } from '#web/kit/documents/status-pill.tsx'
import { businessToday } from '#web/kit/documents/business-day.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import { PageHead } from '#web/kit/shell/page-head.tsx'
import { useGo } from '#web/kit/shell/screen-link.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { askConfirm } from '#web/kit/ui/confirm.ts'
import { MenuButton } from '#web/kit/ui/menu-button.tsx'
import { type DocumentAction, nextAct, type OfferedAct, otherActs } from './document-actions.ts'
import type { DocumentActs } from './document-acts.ts'
import { hasTaxRate } from './document-ask-tax-rate.ts'
import { openPdf, savePdf } from './document-pdf.ts'
import { missingOf } from './document-missing.ts'
import { documentText } from './document-text.ts'

const text = documentText.head
const PaymentDialog = lazyPart(() => import('./document-payment-dialog.tsx').then((module) => module.PaymentDialog))
const CreditDialog = lazyPart(() => import('./document-credit-dialog.tsx').then((module) => module.CreditDialog))
const StockDialog = lazyPart(() => import('./document-stock-dialog.tsx').then((module) => module.StockDialog))
const HistoryDialog = lazyPart(() => import('./document-history-dialog.tsx').then((module) => module.HistoryDialog))
const EInvoiceDialog = lazyPart(() => import('./e-invoice-dialog.tsx').then((module) => module.EInvoiceDialog))
const BelowZeroDialog = lazyPart(() =>
  import('./document-below-zero-dialog.tsx').then((module) => module.BelowZeroDialog),
)
const MissingDialog = lazyPart(() => import('./document-missing-dialog.tsx').then((module) => module.MissingDialog))
const UseTemplateDialog = lazyPart(() => import('./document-use-dialog.tsx').then((module) => module.UseTemplateDialog))

type OpenDialog = 'belowZero' | 'missing' | 'pay' | 'credit' | 'stock' | 'use' | 'history' | 'eInvoice'

interface DocumentHeadProps {
  readonly row: DocumentRow
  readonly acts: DocumentActs
  /** Told the fields that an e-invoice still misses. */
  readonly onAsked: (names: readonly string[]) => void
  /** Asks how it is to be made right; undefined where its fields are open. */
  readonly onCorrect: (() => void) | undefined
}

/** What is sent keeps its number for good, so that one without a line, or below zero, is asked about first. */
async function isMeant({ items, documentNumber, documentType, total, currency }: DocumentRow): Promise<boolean> {
  if (items.length === 0) return askConfirm({ ...text.empty, title: text.empty.title(documentNumber) })
  if (total >= 0 || documentType === 'invoice') return true
  const { title, other } = documentText.belowZero
  return askConfirm({
    title: title(documentNumber, formatMoney(total, currency)),
    text: other,
    confirm: documentText.moves.sent,
  })
}

/** The number of the document, where it stands, and what can be done with it as a whole. */
export function DocumentHead({ row, acts, onAsked, onCorrect }: DocumentHeadProps) {
  const go = useGo()
  const store = useStore()
  const isOffline = useSyncStatus().network === 'offline'
  const [dialog, setDialog] = useState<OpenDialog>()
  const close = () => setDialog(undefined)
  const { documentType, currency, total, customerName } = row
  const open = row.balanceDue
  const next = nextAct(row)
  const show = (id: string | undefined) => id !== undefined && go('document', { id })

  const run: Readonly<Record<DocumentAction, () => void>> = {
    pay: () => setDialog('pay'),
    credit: () => setDialog('credit'),
    use: () => setDialog('use'),
    repeat: () => go('recurring', { from: row.id }),
    convert: () => void convert(row, acts).then(show),
    ship: () => void acts.ship(row).then((id) => id !== undefined && go('shipment', { id })),
  }
  const perform = (act: OfferedAct): void => {
    if (act.kind === 'action') run[act.action]()
    else if (act.status !== 'sent') void acts.mark(row, act.status)
    else if (documentType === 'invoice' && row.status === 'draft' && total < 0) setDialog('belowZero')
    else void passOn()
  }
  async function passOn(): Promise<void> {
    if (!(await isMeant(row)) || !(await hasTaxRate(row))) return
    if (row.status === 'draft' && missingOf(store, row).length > 0) setDialog('missing')
    else send()
  }
  function send(): void {
    if (canMoveStock(row)) setDialog('stock')
    else void acts.mark(row, 'sent')
  }
  const wordsOf = (act: OfferedAct): string =>
    act.kind === 'move' ? documentText.moves[act.status] : documentText.actions[act.action]
  async function remove(): Promise<void> {
    const outcome = await acts.remove(row)
    if (outcome === 'deleted') go('documents')
    if (outcome === 'credit') setDialog('credit')
  }
  const others = otherActs(row).map((act) => ({ label: wordsOf(act), run: () => perform(act) }))

  return (
    <>
      <PageHead
        title={`${DOCUMENT_RULES[documentType].label.one} ${row.documentNumber}`}
        facts={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-1">
            <StatusPill row={row} />
            {row.isProvisional && <NumberLabel row={row} />}
            {customerName && <span>{customerName}</span>}
            <span>{formatMoney(total, currency)}</span>
            {open > 0 && open < row.total && (
              <span>
                {documentText.totals.due} {formatMoney(open, currency)}
              </span>
            )}
          </span>
        }
        action={
          <>
            {row.status !== 'void' && (
              <Button
                icon={<FileText aria-hidden="true" />}
                disabled={isOffline}
                data-tip={isOffline ? text.noPdf : undefined}
                onClick={() => void openPdf(row)}
              >
                {text.pdf}
              </Button>
            )}
            {next && (
              <Button tone="primary" onPointerEnter={() => preload(next)} onClick={() => perform(next)}>
                {wordsOf(next)}
              </Button>
            )}
            <MenuButton
              label={text.more}
              icon={<Ellipsis aria-hidden="true" />}
              iconOnly
              align="end"
              entries={[
                ...others,
                ...(others.length > 0 ? [{ type: 'line' } as const] : []),
                {
                  label: text.download,
                  icon: <FileDown aria-hidden="true" />,
                  disabled: isOffline,
                  run: () => void savePdf(row),
                },
                ...(documentType === 'invoice' || documentType === 'creditnote'
                  ? [
                      {
                        label: text.eInvoice,
                        icon: <FileCode aria-hidden="true" />,
                        run: () => setDialog('eInvoice'),
                      },
                    ]
                  : []),
                {
                  label: text.duplicate,
                  icon: <Copy aria-hidden="true" />,
                  run: () => void acts.duplicate(row).then(show),
                },
                ...(documentType === 'template'
                  ? []
                  : [
                      {
                        label: text.saveTemplate,
                        icon: <LayoutTemplate aria-hidden="true" />,
                        run: () => void acts.duplicate(row, 'template').then(show),
                      },
                    ]),
                ...(onCorrect ? [{ label: documentText.correct.open, run: onCorrect }] : []),
                { label: text.history, icon: <HistoryIcon aria-hidden="true" />, run: () => setDialog('history') },
                { label: text.remove, icon: <Trash2 aria-hidden="true" />, danger: true, run: () => void remove() },
              ]}
            />
          </>
        }
      />
      <Suspense fallback={null}>
        {dialog === 'pay' && <PaymentDialog row={row} acts={acts} onClose={close} />}
        {dialog === 'credit' && <CreditDialog row={row} acts={acts} onMade={show} onClose={close} />}
        {dialog === 'stock' && <StockDialog row={row} acts={acts} onClose={close} />}
        {dialog === 'missing' && <MissingDialog documentId={row.id} onSend={send} onClose={close} />}
        {dialog === 'belowZero' && (
          <BelowZeroDialog
            row={row}
            onTurn={() => {
              close()
              void acts.turn(row).then(show)
            }}
            onSend={() => {
              close()
              void passOn()
            }}
            onClose={close}
          />
        )}
        {dialog === 'history' && <HistoryDialog row={row} onClose={close} />}
        {dialog === 'eInvoice' && (
          <EInvoiceDialog
            documentId={row.id}
            onCorrect={onCorrect}
            onClose={(missing) => {
              close()
              onAsked(missing)
            }}
          />
        )}
        {dialog === 'use' && (
          <UseTemplateDialog
            onUse={(type: DocumentType) => {
              close()
              void acts.duplicate(row, type).then(show)
            }}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  )
}

function preload(act: OfferedAct): void {
  if (act.kind === 'action' && act.action === 'pay') PaymentDialog.preload()
}

/** Whether sending the document may take products from the stock (DOC-19). */
function canMoveStock({ documentType, stockMovedAt, items }: DocumentRow): boolean {
  const isSold = documentType === 'invoice' || documentType === 'receipt'
  return isSold && stockMovedAt === null && items.some(({ productId }) => productId !== null)
}

/** An expired quote is made an invoice after a question (DOC-07). */
async function convert(row: DocumentRow, acts: DocumentActs): Promise<string | undefined> {
  if (shownStatus(row, businessToday()) === 'expired' && !(await askConfirm(text.expired))) return undefined
  return acts.convert(row)
}
