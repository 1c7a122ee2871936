import CircleDot from 'lucide-react/icons/circle-dot'
import Tags from 'lucide-react/icons/tags'
import Trash2 from 'lucide-react/icons/trash-2'
import X from 'lucide-react/icons/x'
import { CUSTOMER_STATES } from '#contract/entities/customer.ts'
import { formatNumber } from '#web/kit/format/number.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { MenuButton } from '#web/kit/ui/menu-button.tsx'
import type { CustomerRow } from './customer-row.ts'
import { customersText } from './text.ts'

const text = customersText.selection

export interface SelectionBarProps {
  readonly count: number
  /** How many customers the list finds. */
  readonly total: number
  readonly onAll: () => void
  readonly onStatus: (status: CustomerRow['status']) => void
  readonly onTags: () => void
  readonly onRemove: () => void
  readonly onClear: () => void
}

/** What can be done with the chosen customers; it floats at the bottom while there are any. */
export function SelectionBar({ count, total, onAll, onStatus, onTags, onRemove, onClear }: SelectionBarProps) {
  if (count === 0) return null
  return (
    <section
      aria-label={text.label}
      className="sticky bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-10 mx-auto flex w-fit max-w-full flex-wrap items-center gap-1 rounded-xl border border-line bg-card py-1.5 pr-1.5 pl-4 shadow-float md:bottom-6"
    >
      <p className="mr-2 font-semibold" aria-live="polite">
        {text.count(formatNumber(count))}
      </p>
      {count < total && (
        <Button tone="ghost" size="small" onClick={onAll}>
          {text.all(formatNumber(total))}
        </Button>
      )}
      <MenuButton
        label={text.status}
        icon={<CircleDot aria-hidden="true" />}
        size="small"
        entries={CUSTOMER_STATES.map((status) => ({
          label: customersText.states[status],
          run: () => onStatus(status),
        }))}
      />
      <Button size="small" icon={<Tags aria-hidden="true" />} onClick={onTags}>
        {text.tags}
      </Button>
      <Button size="small" icon={<Trash2 aria-hidden="true" />} onClick={onRemove}>
        {text.delete}
      </Button>
      <IconButton label={text.clear} icon={<X />} onClick={onClear} />
    </section>
  )
}
