import ListMinus from 'lucide-react/icons/list-minus'
import X from 'lucide-react/icons/x'
import { formatNumber } from '#web/kit/format/number.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { pageText } from './page-text.ts'

const text = pageText.table

export interface SelectionBarProps {
  readonly count: number
  readonly label: string
  readonly onRemove: () => void
  readonly onClear: () => void
}

/** What can be done with the chosen products of a list; it floats at the bottom while there are any. */
export function SelectionBar({ count, label, onRemove, onClear }: SelectionBarProps) {
  if (count === 0) return null
  return (
    <section
      aria-label={text.selection}
      className="sticky bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-10 mx-auto flex w-fit max-w-full flex-wrap items-center gap-1 rounded-xl border border-line bg-card py-1.5 pr-1.5 pl-4 shadow-float md:bottom-6"
    >
      <p className="mr-2 font-semibold" aria-live="polite">
        {text.selected(formatNumber(count))}
      </p>
      <Button size="small" icon={<ListMinus aria-hidden="true" />} onClick={onRemove}>
        {label}
      </Button>
      <IconButton label={text.clear} icon={<X />} onClick={onClear} />
    </section>
  )
}
