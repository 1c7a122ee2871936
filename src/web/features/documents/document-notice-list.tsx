import { useMemo } from 'react'
import { useRows, useSyncStatus } from '#web/kit/data/use-store.ts'
import { asDocuments, type DocumentRow } from '#web/kit/documents/document-row.ts'
import { formatDate, formatDay } from '#web/kit/format/date.ts'
import { formatCount } from '#web/kit/format/number.ts'
import { Banner } from '#web/kit/ui/banner.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import type { DocumentActs } from './document-acts.ts'
import { type DocumentNotice, documentNotices } from './document-notices.ts'
import { documentText } from './document-text.ts'

const text = documentText.notices

/** What should be known about the document before it goes out. */
export function NoticeList({ shown, acts }: { readonly shown: DocumentRow; readonly acts: DocumentActs }) {
  const documents = asDocuments(useRows('document'))
  const { network } = useSyncStatus()
  const notices = useMemo(() => documentNotices(shown, documents, network === 'offline'), [shown, documents, network])
  if (notices.length === 0) return null
  return (
    <div className="mb-4 space-y-2" role="group" aria-label={text.label}>
      {notices.map((notice) => (
        <Notice key={notice.kind} notice={notice} row={shown} acts={acts} />
      ))}
    </div>
  )
}

function Notice({
  notice,
  row,
  acts,
}: {
  readonly notice: DocumentNotice
  readonly row: DocumentRow
  readonly acts: DocumentActs
}) {
  switch (notice.kind) {
    case 'issued': {
      const when = row.sentAt === null ? '' : formatDate(row.sentAt)
      return (
        <p className="text-[13px] text-muted">
          {row.revision === 0 ? text.issued(when) : text.issuedEdited(when, formatCount(row.revision, text.times))}
        </p>
      )
    }
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
