import { useFoundCounts } from './use-found-counts.ts'
import type { TypeTab } from './documents-list.ts'
import { formatNumber } from '#web/kit/format/number.ts'
import { classNames } from '#web/kit/ui/class-names.ts'
import { documentsText as text } from './documents-text.ts'

const LISTED = { where: { isListed: true } }

/** The kinds of document, with how many there are of each; the chosen one stands in the address. */
export function DocumentTypeTabs({
  tabs,
  value,
  onChange,
}: {
  readonly tabs: readonly TypeTab[]
  readonly value: TypeTab
  readonly onChange: (tab: TypeTab) => void
}) {
  const counts = useFoundCounts('documentType', LISTED)
  return (
    <nav
      aria-label={text.types.label}
      className="flex gap-5 overflow-x-auto border-b border-line [scrollbar-width:none]"
    >
      {tabs.map((tab) => {
        const count = counts.get(tab) ?? 0
        return (
          <button
            key={tab}
            type="button"
            aria-current={value === tab}
            onClick={() => onChange(tab)}
            className={classNames(
              '-mb-px h-10 shrink-0 border-b-2 font-semibold hover:text-fg focus-visible:-outline-offset-2 max-md:h-11',
              value === tab ? 'border-primary text-fg' : 'border-transparent text-muted',
            )}
          >
            {text.types[tab]}
            {count > 0 && <span className="ml-1.5 text-[13px] font-medium text-muted">{formatNumber(count)}</span>}
          </button>
        )
      })}
    </nav>
  )
}
