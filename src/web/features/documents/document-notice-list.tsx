import { useMemo } from 'react'
import { documentTotals } from '#domain/documents/totals.ts'
import { useRates } from '#web/kit/currency/use-rates.ts'
import { useRows, useSyncStatus } from '#web/kit/data/use-store.ts'
import { asDocuments, type DocumentRow } from '#web/kit/documents/document-row.ts'
import { formatDate, formatDay } from '#web/kit/format/date.ts'
import { formatCount } from '#web/kit/format/number.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { useGo } from '#web/kit/shell/screen-link.tsx'
import { Banner } from '#web/kit/ui/banner.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import type { DocumentActs } from './document-acts.ts'
import { type Correcting, isFinished } from './document-correcting.ts'
import { type DocumentNotice, documentNotices } from './document-notices.ts'
import { TaxRateField } from './document-tax-rate.tsx'
import { documentText } from './document-text.ts'

const text = documentText.notices

interface NoticeListProps {
  readonly shown: DocumentRow
  readonly acts: DocumentActs
  readonly correcting: Correcting
}

/** What should be known about the document before it goes out, and how it is corrected once it has. */
export function NoticeList({ shown, acts, correcting }: NoticeListProps) {
  const documents = asDocuments(useRows('document'))
  const { network } = useSyncStatus()
  const rates = useRates()
  const notices = useMemo(
    () => documentNotices(shown, documents, network === 'offline', rates),
    [shown, documents, network, rates],
  )
  if (notices.length === 0) return null
  return (
    <div className="mb-4 space-y-2" role="group" aria-label={text.label}>
      {notices.map((notice) => (
        <Notice key={notice.kind} notice={notice} row={shown} acts={acts} correcting={correcting} />
      ))}
    </div>
  )
}

function Notice({
  notice,
  row,
  acts,
  correcting,
}: {
  readonly notice: DocumentNotice
  readonly row: DocumentRow
  readonly acts: DocumentActs
  readonly correcting: Correcting
}) {
  const go = useGo()
  switch (notice.kind) {
    case 'issued': {
      const when = row.sentAt === null ? '' : formatDate(row.sentAt)
      const issued =
        row.revision === 0 ? text.issued(when) : text.issuedEdited(when, formatCount(row.revision, text.times))
      if (correcting.reason !== undefined) {
        return (
          <Banner
            tone="warn"
            title={text.correcting(correcting.reason)}
            action={
              <Button size="small" onClick={correcting.end}>
                {text.corrected}
              </Button>
            }
          >
            {text.correctingText}
          </Banner>
        )
      }
      return (
        <p className="flex flex-wrap items-center gap-x-3 text-[13px] text-muted">
          {issued}
          {isFinished(row) && (
            <Button size="small" onClick={correcting.ask}>
              {documentText.correct.open}
            </Button>
          )}
        </p>
      )
    }
    case 'belowZero':
      return (
        <Banner
          tone="warn"
          title={text.belowZero(formatMoney(documentTotals(row).total, row.currency))}
          action={
            <Button
              size="small"
              onClick={() => void acts.turn(row).then((id) => id !== undefined && go('document', { id }))}
            >
              {documentText.belowZero.turn}
            </Button>
          }
        >
          {text.belowZeroText}
        </Banner>
      )
    case 'void':
      return <Banner tone="neutral" title={text.void} />
    case 'provisional':
      return <Banner tone="neutral" title={text.provisional} />
    case 'tooLarge':
      return (
        <Banner tone="bad" title={text.tooLarge} urgent>
          {text.tooLargeText}
        </Banner>
      )
    case 'noTaxRate':
      return (
        <Banner tone="warn" title={text.noTaxRate(row.currency, notice.currency)}>
          {text.noTaxRateText(notice.currency)}
          <div className="mt-2 -ml-2 max-w-88">
            <TaxRateField row={row} acts={acts} disabled={false} />
          </div>
        </Banner>
      )
    case 'earlier':
      return (
        <Banner tone="warn" title={text.earlier(notice.lastNumber, formatDay(notice.lastDay))}>
          {text.earlierText}
        </Banner>
      )
    default:
      return (
        <Banner
          tone="warn"
          title={text.grossTax}
          action={
            <Button size="small" onClick={() => acts.save(row, { taxBasis: 'net' }, documentText.settings.taxBasis)}>
              {text.netTax}
            </Button>
          }
        >
          {text.grossTaxText}
        </Banner>
      )
  }
}
