import { useMemo } from 'react'
import { documentTotals } from '#domain/documents/totals.ts'
import { useRates } from '#web/kit/currency/use-rates.ts'
import { useRows, useSyncStatus } from '#web/kit/data/use-store.ts'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import { formatDate } from '#web/kit/format/date.ts'
import { useGo } from '#web/kit/shell/screen-link.tsx'
import { Banner } from '#web/kit/ui/banner.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import type { DocumentActions } from '../actions/use-document-actions.ts'
import { type Correcting, isFinished } from '../actions/correcting.ts'
import { type DocumentNotice, documentNotices } from './document-notices.ts'
import { TaxRateField } from './tax-rate-field.tsx'
import { WentBackNotice } from './went-back-notice.tsx'
import { belowZeroMessages, correctMessages, noticeMessages as messages, settingMessages } from './messages.ts'

interface NoticeListProps {
  readonly shown: DocumentRow
  readonly actions: DocumentActions
  readonly correcting: Correcting
}

/** What should be known about the document before it goes out, and how it is corrected once it has. */
export function NoticeList({ shown, actions, correcting }: NoticeListProps) {
  const documents = useRows('document')
  const { network } = useSyncStatus()
  const rates = useRates()
  const notices = useMemo(
    () => documentNotices(shown, documents, network === 'offline', rates),
    [shown, documents, network, rates],
  )
  if (notices.length === 0) return null
  return (
    <div className="mb-4 space-y-2" role="group" aria-label={messages.label}>
      {notices.map((notice) => (
        <Notice key={notice.kind} notice={notice} row={shown} actions={actions} correcting={correcting} />
      ))}
    </div>
  )
}

interface NoticeProps extends Omit<NoticeListProps, 'shown'> {
  readonly notice: DocumentNotice
  readonly row: DocumentRow
}

function Notice({ notice, row, actions, correcting }: NoticeProps) {
  const go = useGo()
  switch (notice.kind) {
    case 'issued':
      return correcting.reason === undefined ? (
        <p className="flex flex-wrap items-center gap-x-3 text-[13px] text-muted">
          {messages.issued(row.sentAt === null ? '' : formatDate(row.sentAt), row.revision)}
          {isFinished(row) && (
            <Button size="small" onClick={correcting.ask}>
              {correctMessages.open}
            </Button>
          )}
        </p>
      ) : (
        <Warning title={messages.correcting(correcting.reason)} act={messages.corrected} onAct={correcting.end}>
          {messages.correctingText}
        </Warning>
      )
    case 'wentBack':
      return <WentBackNotice row={row} amount={notice.amount} actions={actions} />
    case 'counts':
      return <p className="text-[13px] text-muted">{messages.counts(notice.invoice)}</p>
    case 'belowZero':
      return (
        <Warning
          title={messages.belowZero(documentTotals(row).total, row.currency)}
          act={belowZeroMessages.turn}
          onAct={() => void actions.turn(row).then((id) => id !== undefined && go('document', { id }))}
        >
          {messages.belowZeroText}
        </Warning>
      )
    case 'void':
      return <Banner tone="neutral" title={messages.void} />
    case 'provisional':
      return <Banner tone="neutral" title={messages.provisional} />
    case 'tooLarge':
      return (
        <Banner tone="bad" title={messages.tooLarge} urgent>
          {messages.tooLargeText}
        </Banner>
      )
    case 'noTaxRate':
      return (
        <Banner tone="warn" title={messages.noTaxRate(row.currency, notice.currency)}>
          {messages.noTaxRateText(notice.currency)}
          <div className="mt-2 -ms-2 max-w-88">
            <TaxRateField row={row} actions={actions} disabled={false} />
          </div>
        </Banner>
      )
    case 'earlier':
      return (
        <Banner tone="warn" title={messages.earlier(notice.lastNumber, notice.lastDay)}>
          {messages.earlierText}
        </Banner>
      )
    default:
      return (
        <Warning
          title={messages.grossTax}
          act={messages.netTax}
          onAct={() => actions.save(row, { taxBasis: 'net' }, settingMessages.taxBasis)}
        >
          {messages.grossTaxText}
        </Warning>
      )
  }
}

interface WarningProps {
  readonly title: string
  /** What its button does. */
  readonly act: string
  readonly onAct: () => void
  readonly children: string
}

function Warning({ title, act, onAct, children }: WarningProps) {
  const button = (
    <Button size="small" onClick={onAct}>
      {act}
    </Button>
  )
  return (
    <Banner tone="warn" title={title} action={button}>
      {children}
    </Banner>
  )
}
