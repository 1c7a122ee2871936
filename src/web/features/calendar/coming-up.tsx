import { useMemo } from 'react'
import type { DocumentBook } from '#domain/analytics/document-facts.ts'
import { useRows, useStore } from '#web/kit/data/use-store.ts'
import { formatDay } from '#web/kit/format/date.ts'
import { daysAfter } from '#web/kit/format/month.ts'
import { ScreenLink } from '#web/kit/shell/screen-link.tsx'
import { documentsIn, nextEntries } from './coming-entries.ts'
import type { Entry } from './entry.ts'
import { layerEntries } from './layer-entries.ts'
import { calendarMessages } from './messages.ts'
import { SOURCE_ICONS } from './source-look.tsx'
import { useEventEntries } from './use-entries.ts'
import { useToday } from './use-today.ts'
import { timesOnDay } from './when-text.ts'

const messages = calendarMessages.coming
const [DAYS_AHEAD, SHOWN] = [30, 7]

export interface ComingUpProps {
  /** The documents of the shop; another object after every change. */
  readonly books: { readonly documents: DocumentBook }
}

/** The next entries of the calendar, each with where it leads (PAGE-01). */
export function ComingUp({ books }: ComingUpProps) {
  const today = useToday()
  const entries = useComing(books, today)
  if (entries.length === 0) return <p className="text-pretty text-muted">{messages.none}</p>
  return (
    <ul aria-label={messages.title} className="divide-y divide-line">
      {entries.map((entry) => (
        <li key={entry.key} className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-baseline gap-x-3 py-2">
          <span className="text-[13px] text-muted">
            {entry.firstDay <= today ? calendarMessages.today : formatDay(entry.firstDay)}
          </span>
          <span className="min-w-0">
            <EntryLink entry={entry} />
            {!entry.isAllDay && (
              <span className="block text-[13px] text-muted">{timesOnDay(entry, entry.firstDay)}</span>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

function EntryLink({ entry: { title, source, link, occurrence } }: { readonly entry: Entry }) {
  const { screen, search } = link ?? {
    screen: 'calendar' as const,
    search: { id: occurrence?.id ?? '', at: occurrence?.originalStart ?? '' },
  }
  return (
    <ScreenLink
      screen={screen}
      search={search}
      className="flex min-h-6 min-w-0 items-start gap-2 font-semibold hover:underline [&_svg]:size-4 [&_svg]:shrink-0"
    >
      <span className="mt-0.5 flex shrink-0 text-muted">{SOURCE_ICONS[source]}</span>
      <span className="line-clamp-2 min-w-0 text-pretty wrap-anywhere">{title}</span>
      <span className="sr-only">, {calendarMessages.sources[source]}</span>
    </ScreenLink>
  )
}

function useComing(books: ComingUpProps['books'], first: string): readonly Entry[] {
  const store = useStore()
  const last = daysAfter(first, DAYS_AHEAD)
  const days = useMemo(() => [first, last], [first, last])
  const { entries } = useEventEntries(useRows('event'), days)
  const recurring = useRows('recurringDocument')
  const prices = useRows('scheduledPrice')
  const priceLists = useRows('priceList')
  const shipments = useRows('shipment')
  return useMemo(() => {
    const documents = documentsIn(books.documents, store, first, last)
    const layers = layerEntries({ documents, recurring, prices, priceLists, shipments }, first, last)
    return nextEntries([...entries, ...layers], SHOWN)
  }, [books, store, first, last, entries, recurring, prices, priceLists, shipments])
}
