import { document } from '#contract/entities/document.ts'
import Copy from 'lucide-react/icons/copy'
import Ellipsis from 'lucide-react/icons/ellipsis'
import FileCode from 'lucide-react/icons/file-code'
import FileDown from 'lucide-react/icons/file-down'
import FileText from 'lucide-react/icons/file-text'
import HistoryIcon from 'lucide-react/icons/history'
import LayoutTemplate from 'lucide-react/icons/layout-template'
import Pencil from 'lucide-react/icons/pencil'
import Send from 'lucide-react/icons/send'
import Trash2 from 'lucide-react/icons/trash-2'
import { Suspense, useState } from 'react'
import { type DocumentType, DOCUMENT_RULES, shownStatus } from '#domain/documents/types.ts'
import { useRow, useStore, useSyncStatus } from '#web/kit/data/use-store.ts'
import { NumberLabel } from '#web/kit/documents/number-label.tsx'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import { StatusPill } from '#web/kit/documents/status-pill.tsx'
import { businessToday } from '#web/kit/documents/business-day.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import { PageHead } from '#web/kit/shell/page-head.tsx'
import { ScreenButton, useGo } from '#web/kit/shell/screen-link.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { askConfirm } from '#web/kit/ui/confirm.ts'
import { MenuButton } from '#web/kit/ui/menu-button.tsx'
import { type DocumentAction, invoiceOf, nextAction, type OfferedAction, otherActions } from '../actions/next-action.ts'
import type { DocumentActions } from '../actions/use-document-actions.ts'
import { isReadyToSend } from '../actions/before-sending.ts'
import { openPdf, savePdf } from '../actions/pdf.ts'
import { missingOf } from '../e-invoice/missing-of.ts'
import { ActIcon } from './act-icon.tsx'
import { sendingObstacle } from './sending-obstacle.ts'
import { actionMessages, correctMessages, headMessages as messages, moveMessages, totalMessages } from './messages.ts'

const PaymentDialog = lazyPart(() => import('./payment-dialog.tsx').then((module) => module.PaymentDialog))
const CreditDialog = lazyPart(() => import('./credit-dialog.tsx').then((module) => module.CreditDialog))
const StockDialog = lazyPart(() => import('./stock-dialog.tsx').then((module) => module.StockDialog))
const HistoryDialog = lazyPart(() => import('./history-dialog.tsx').then((module) => module.HistoryDialog))
const EInvoiceDialog = lazyPart(() =>
  import('../e-invoice/e-invoice-dialog.tsx').then((module) => module.EInvoiceDialog),
)
const BelowZeroDialog = lazyPart(() => import('./below-zero-dialog.tsx').then((module) => module.BelowZeroDialog))
const MissingDialog = lazyPart(() => import('../e-invoice/missing-dialog.tsx').then((module) => module.MissingDialog))
const SendingDialog = lazyPart(() => import('./sending-dialog.tsx').then((module) => module.SendingDialog))
const UseTemplateDialog = lazyPart(() => import('./use-template-dialog.tsx').then((module) => module.UseTemplateDialog))

type OpenDialog =
  | 'belowZero'
  | 'send'
  | 'mark'
  | 'document'
  | 'share'
  | 'pay'
  | 'credit'
  | 'stock'
  | 'use'
  | 'history'
  | 'eInvoice'

/** How a draft goes out: by hand, by mail, or as a link. */
type SendingWay = 'mark' | 'document' | 'share'

const MOVES_STOCK = document.fields.movesStock

interface DocumentHeadProps {
  readonly row: DocumentRow
  readonly actions: DocumentActions
  /** Told the fields that an e-invoice still misses. */
  readonly onAsked: (names: readonly string[]) => void
  /** Asks how it is to be corrected; undefined where its fields are open. */
  readonly onCorrect: (() => void) | undefined
}

/** The number and state of the document, and what can be done with it as a whole. */
export function DocumentHead({ row, actions, onAsked, onCorrect }: DocumentHeadProps) {
  const go = useGo()
  const isOffline = useSyncStatus().network === 'offline'
  const [dialog, setDialog] = useState<OpenDialog>()
  const [way, setWay] = useState<SendingWay>('mark')
  const close = () => setDialog(undefined)
  const { documentType, currency, total, customerName } = row
  const open = row.balanceDue
  const credited = useRow('document', row.originalInvoiceId ?? '')
  const next = nextAction(row, credited)
  const invoice = invoiceOf(row)
  const store = useStore()
  const isDraft = row.status === 'draft' && documentType !== 'template'
  const isBelowZero = isDraft && documentType === 'invoice' && total < 0
  const show = (id: string | undefined) => id !== undefined && go('document', { id })

  const run: Readonly<Record<DocumentAction, () => void>> = {
    pay: () => setDialog('pay'),
    credit: () => setDialog('credit'),
    use: () => setDialog('use'),
    repeat: () => go('recurring', { from: row.id }),
    convert: () => void convert(row, actions).then(show),
    ship: () => void actions.ship(row).then((id) => id !== undefined && go('shipment', { id })),
  }
  const perform = (act: OfferedAction): void => {
    if (act.kind === 'action') run[act.action]()
    else if (act.status !== 'sent') void actions.mark(row, act.status)
    else if (isBelowZero) setDialog('belowZero')
    else void startSending()
  }
  async function startSending(): Promise<void> {
    if (!(await isReadyToSend(row))) return
    if (isDraft) setDialog('send')
    else send('mark')
  }
  async function markAsSent(): Promise<void> {
    if (!(await isReadyToSend(row))) return
    if (missingOf(store, row).length > 0) setDialog('mark')
    else send('mark')
  }
  function send(by: SendingWay): void {
    setWay(by)
    if (canMoveStock(row)) setDialog('stock')
    else if (by === 'mark') void actions.mark(row, 'sent')
    else setDialog(by)
  }
  function sendWithStock(isTaken: boolean): void {
    setDialog(way === 'mark' ? undefined : way)
    if (way === 'mark') void actions.mark(row, 'sent', isTaken)
    else if (isTaken !== row.movesStock) actions.save(row, { movesStock: isTaken }, MOVES_STOCK.label)
  }
  const labelOf = (act: OfferedAction): string => {
    if (act.kind === 'action') return actionMessages[act.action]
    return act.status === 'sent' && isDraft ? messages.send : moveMessages[act.status]
  }
  const obstacle = sendingObstacle(row, isOffline)
  async function remove(): Promise<void> {
    const outcome = await actions.remove(row)
    if (outcome === 'deleted') go('documents')
    if (outcome === 'credit') setDialog('credit')
  }
  const duplicate = (type?: DocumentType) => void actions.duplicate(row, type).then(show)
  const download = () => void savePdf(row)
  const hasEInvoice = documentType === 'invoice' || documentType === 'creditnote'
  const others = [
    // What goes out by hand needs none of the ways of sending.
    ...(isDraft
      ? [
          {
            label: moveMessages.sent,
            icon: <Send aria-hidden="true" />,
            run: () => (isBelowZero ? setDialog('belowZero') : void markAsSent()),
          },
        ]
      : []),
    ...otherActions(row, credited).map((act) => ({
      label: labelOf(act),
      icon: <ActIcon act={act} />,
      run: () => perform(act),
    })),
  ]

  return (
    <>
      <PageHead
        title={`${DOCUMENT_RULES[documentType].label.one} ${row.documentNumber}`}
        facts={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-1">
            <StatusPill row={row} />
            {row.isProvisional && <NumberLabel row={row} />}
            {customerName && <span>{customerName}</span>}
            <span>
              {DOCUMENT_RULES[documentType].takesBack && `${totalMessages.totalCredited} `}
              {formatMoney(total, currency)}
            </span>
            {open > 0 && open < row.total && (
              <span>
                {document.fields.balanceDue.label} {formatMoney(open, currency)}
              </span>
            )}
          </span>
        }
        action={
          <>
            {row.status !== 'void' && (
              <Button
                reads
                icon={<FileText aria-hidden="true" />}
                disabled={isOffline}
                data-tip={isOffline ? messages.noPdf : undefined}
                onClick={() => void openPdf(row)}
              >
                {messages.pdf}
              </Button>
            )}
            {invoice && (
              <ScreenButton tone="primary" screen="document" search={{ id: invoice.id }}>
                {messages.openInvoice(invoice.documentNumber)}
              </ScreenButton>
            )}
            {next && (
              <Button tone="primary" onPointerEnter={() => preload(next)} onClick={() => perform(next)}>
                {labelOf(next)}
              </Button>
            )}
            <MenuButton
              label={messages.more}
              icon={<Ellipsis aria-hidden="true" />}
              iconOnly
              align="end"
              entries={[
                ...others,
                others.length > 0 && ({ type: 'line' } as const),
                {
                  label: messages.download,
                  icon: <FileDown aria-hidden="true" />,
                  disabled: isOffline,
                  reads: true,
                  run: download,
                },
                hasEInvoice && {
                  label: messages.eInvoice,
                  icon: <FileCode aria-hidden="true" />,
                  reads: true,
                  run: () => setDialog('eInvoice'),
                },
                { label: messages.duplicate, icon: <Copy aria-hidden="true" />, run: () => duplicate() },
                documentType !== 'template' && {
                  label: messages.saveTemplate,
                  icon: <LayoutTemplate aria-hidden="true" />,
                  run: () => duplicate('template'),
                },
                onCorrect && { label: correctMessages.open, icon: <Pencil aria-hidden="true" />, run: onCorrect },
                {
                  label: messages.history,
                  icon: <HistoryIcon aria-hidden="true" />,
                  reads: true,
                  run: () => setDialog('history'),
                },
                {
                  label: messages.remove,
                  icon: <Trash2 aria-hidden="true" />,
                  danger: true,
                  run: () => void remove(),
                },
              ].filter((entry) => entry !== false && entry !== undefined)}
            />
          </>
        }
      />
      <Suspense fallback={null}>
        {dialog === 'pay' && <PaymentDialog row={row} actions={actions} onClose={close} />}
        {dialog === 'credit' && <CreditDialog row={row} actions={actions} onMade={show} onClose={close} />}
        {dialog === 'stock' && (
          <StockDialog row={row} isBeforeSending={way !== 'mark'} onChosen={sendWithStock} onClose={close} />
        )}
        {dialog === 'send' && (
          <MissingDialog
            documentId={row.id}
            obstacle={obstacle}
            ways={[
              { way: 'mail', run: () => send('document'), disabled: obstacle !== '' },
              { way: 'share', run: () => send('share'), disabled: obstacle !== '' },
              { way: 'mark', run: () => send('mark') },
            ]}
            onClose={close}
          />
        )}
        {dialog === 'mark' && (
          <MissingDialog documentId={row.id} ways={[{ way: 'mark', run: () => send('mark') }]} onClose={close} />
        )}
        {(dialog === 'document' || dialog === 'share') && <SendingDialog row={row} way={dialog} onClose={close} />}
        {dialog === 'belowZero' && (
          <BelowZeroDialog
            row={row}
            onTurn={() => {
              close()
              void actions.turn(row).then(show)
            }}
            onSend={() => {
              close()
              void startSending()
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
            onUse={(type) => {
              close()
              duplicate(type)
            }}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  )
}

function preload(act: OfferedAction): void {
  if (act.kind === 'move' && act.status === 'sent') MissingDialog.preload()
  if (act.kind === 'action' && act.action === 'pay') PaymentDialog.preload()
}

/** Whether sending the document may take products from the stock (DOC-19). */
function canMoveStock({ documentType, stockMovedAt, items }: DocumentRow): boolean {
  const isSold = documentType === 'invoice' || documentType === 'receipt'
  return isSold && stockMovedAt === null && items.some(({ productId }) => productId !== null)
}

/** An expired quote is made an invoice after a question (DOC-07). */
async function convert(row: DocumentRow, actions: DocumentActions): Promise<string | undefined> {
  if (shownStatus(row, businessToday()) === 'expired' && !(await askConfirm(messages.expired))) return undefined
  return actions.convert(row)
}
