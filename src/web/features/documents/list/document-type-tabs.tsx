import type { ReactNode } from 'react'
import { DOCUMENT_TYPES } from '#domain/documents/types.ts'
import { useRows } from '#web/kit/data/use-store.ts'
import { formatNumber } from '#web/kit/format/number.ts'
import { ScreenLink } from '#web/kit/shell/screen-link.tsx'
import { classNames } from '#web/kit/ui/class-names.ts'
import { useTabStrip } from '#web/kit/ui/use-tab-strip.ts'
import { statusesIn } from './status-filter.ts'
import { documentsMessages as messages } from './messages.ts'
import { useDocumentCounts } from './use-document-counts.ts'

const TABS = ['', ...DOCUMENT_TYPES] as const

interface DocumentTypeTabsProps {
  /** The chosen type; empty for all. */
  readonly value: string
  readonly status: string
  /** Tells the status too, which is kept where it can find something there. */
  readonly onChange: (type: string, status: string) => void
}

/** The kinds of document, with how many there are of each, and what recurs beside them; the chosen one stands in the address. */
export function DocumentTypeTabs({ value, status, onChange }: DocumentTypeTabsProps) {
  const counts = useDocumentCounts()
  return (
    <TabRow chosen={value}>
      {TABS.map((tab) => (
        <button
          key={tab}
          type="button"
          aria-current={value === tab}
          className={tabClass(value === tab)}
          onClick={() => onChange(tab, statusesIn(tab).some((each) => each === status) ? status : '')}
        >
          {messages.types.of(tab)}
          <Count of={counts.get(tab) ?? 0} />
        </button>
      ))}
      <RecurringTab />
    </TabRow>
  )
}

/** The same tabs on the page of what recurs; the kinds of document lead back to their list. */
export function TabsBesideRecurring() {
  const counts = useDocumentCounts()
  return (
    <TabRow chosen="recurring">
      {TABS.map((tab) => (
        <ScreenLink key={tab} screen="documents" search={{ documentType: tab }} className={tabClass(false)}>
          {messages.types.of(tab)}
          <Count of={counts.get(tab) ?? 0} />
        </ScreenLink>
      ))}
      <RecurringTab isCurrent />
    </TabRow>
  )
}

function RecurringTab({ isCurrent = false }: { readonly isCurrent?: boolean }) {
  const { length } = useRows('recurringDocument')
  return (
    <ScreenLink screen="recurring" aria-current={isCurrent ? 'page' : undefined} className={tabClass(isCurrent)}>
      {messages.types.recurring}
      <Count of={length} />
    </ScreenLink>
  )
}

function TabRow({ chosen, children }: { readonly chosen: string; readonly children: ReactNode }) {
  const strip = useTabStrip(chosen)
  return (
    <nav aria-label={messages.types.label} {...strip}>
      {children}
    </nav>
  )
}

function Count({ of }: { readonly of: number }) {
  return of > 0 && <span className="ms-1.5 text-[13px] font-medium text-muted">{formatNumber(of)}</span>
}

function tabClass(isChosen: boolean): string {
  return classNames(
    '-mb-px flex h-10 shrink-0 items-center border-b-2 font-semibold hover:text-fg focus-visible:-outline-offset-2 max-md:h-11',
    isChosen ? 'border-primary text-fg' : 'border-transparent text-muted',
  )
}
