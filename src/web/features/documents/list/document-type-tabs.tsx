import { DOCUMENT_TYPES } from '#domain/documents/types.ts'
import { useFoundCounts } from '#web/kit/data/use-found-counts.ts'
import { formatNumber } from '#web/kit/format/number.ts'
import { classNames } from '#web/kit/ui/class-names.ts'
import { statusesIn } from './status-filter.ts'
import { documentsMessages as messages } from './messages.ts'

const LISTED = { where: { isListed: true } }
const TABS = ['', ...DOCUMENT_TYPES] as const

interface DocumentTypeTabsProps {
  /** The chosen type; empty for all. */
  readonly value: string
  readonly status: string
  /** Tells the status too, which is kept where it can find something there. */
  readonly onChange: (type: string, status: string) => void
}

/** The kinds of document, with how many there are of each; the chosen one stands in the address. */
export function DocumentTypeTabs({ value, status, onChange }: DocumentTypeTabsProps) {
  const counts = useFoundCounts('document', 'documentType', LISTED)
  return (
    <nav
      aria-label={messages.types.label}
      className="flex gap-5 overflow-x-auto border-b border-line [scrollbar-width:none]"
    >
      {TABS.map((tab) => {
        const count = counts.get(tab) ?? 0
        return (
          <button
            key={tab}
            type="button"
            aria-current={value === tab}
            onClick={() => onChange(tab, statusesIn(tab).some((each) => each === status) ? status : '')}
            className={classNames(
              '-mb-px h-10 shrink-0 border-b-2 font-semibold hover:text-fg focus-visible:-outline-offset-2 max-md:h-11',
              value === tab ? 'border-primary text-fg' : 'border-transparent text-muted',
            )}
          >
            {messages.types.of(tab)}
            {count > 0 && <span className="ml-1.5 text-[13px] font-medium text-muted">{formatNumber(count)}</span>}
          </button>
        )
      })}
    </nav>
  )
}
