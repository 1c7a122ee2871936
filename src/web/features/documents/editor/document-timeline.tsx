import { useMemo } from 'react'
import { documentTimeline, type TimelineEntry } from '#contract/document-timeline.ts'
import { useRows, useStore } from '#web/kit/data/use-store.ts'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import { formatDay } from '#web/kit/format/date.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { ScreenLink } from '#web/kit/shell/screen-link.tsx'
import { Time } from '#web/kit/ui/time.tsx'
import { timelineMessages as messages } from './timeline-messages.ts'

/** What happened to a document, the newest first, from the rows of this device: right without a connection too (DOC-13, DOC-14, DOC-18). */
export function DocumentTimeline({ row }: { readonly row: DocumentRow }) {
  const store = useStore()
  const rows = useRows('documentMail')
  const entries = useMemo(() => {
    const mails = rows.filter(({ documentId }) => documentId === row.id)
    return documentTimeline({ row, mails, other: (id) => store.get('document', id) })
  }, [row, rows, store])
  return (
    <ol aria-label={messages.label} className="space-y-3">
      {entries.map((entry) => (
        <Entry key={`${entry.kind} ${entry.at} ${entry.who ?? ''} ${entry.note ?? ''}`} entry={entry} row={row} />
      ))}
    </ol>
  )
}

function Entry({ entry, row }: { readonly entry: TimelineEntry; readonly row: DocumentRow }) {
  const { kind, at, day, lastAt, count = 0, note = '', document } = entry
  const what = whatOf(entry, row)
  return (
    <li className="relative ps-4 before:absolute before:top-2 before:start-0 before:size-1.5 before:rounded-full before:bg-muted">
      <p className="break-words">
        {document ? (
          <ScreenLink screen="document" search={{ id: document.id }} className="font-semibold hover:underline">
            {what}
          </ScreenLink>
        ) : (
          <span className="font-semibold">{what}</span>
        )}
      </p>
      <p className="text-[13px] text-muted">
        {kind === 'reminded' && count > 0 && `${messages.reminders[count] ?? ''} · `}
        {day ? formatDay(day) : <Time at={at} />}
        {lastAt !== undefined && (
          <>
            {' · '}
            {count > 1 ? messages.visits(count) : messages.last} <Time at={lastAt} />
          </>
        )}
      </p>
      {note !== '' && (
        <p className="mt-0.5 text-[13px] break-words whitespace-pre-line">
          {kind === 'accepted' || kind === 'declined' ? messages.quoted(note) : note}
        </p>
      )}
    </li>
  )
}

function whatOf({ kind, state, who = '', amount, document }: TimelineEntry, { currency }: DocumentRow): string {
  const isPaidBack = kind === 'paid' && amount !== undefined && amount < 0
  const told = amount === undefined ? '' : formatMoney(isPaidBack ? -amount : amount, currency)
  return messages.entry({ kind, state, who, amount: told, isPaidBack, number: document?.documentNumber ?? '' })
}
