import CircleCheck from 'lucide-react/icons/circle-check'
import CircleOff from 'lucide-react/icons/circle-off'
import Copy from 'lucide-react/icons/copy'
import Trash2 from 'lucide-react/icons/trash-2'
import X from 'lucide-react/icons/x'
import { formatNumber } from '#web/kit/format/number.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { servicesText } from './text.ts'

const text = servicesText.selection

export interface SelectionBarProps {
  readonly count: number
  /** How many services the list finds. */
  readonly total: number
  readonly onAll: () => void
  readonly onDuplicate: () => void
  readonly onActive: (isActive: boolean) => void
  readonly onRemove: () => void
  readonly onClear: () => void
}

/** What can be done with the chosen services; it floats at the bottom while there are any. */
export function SelectionBar({ count, total, onAll, onDuplicate, onActive, onRemove, onClear }: SelectionBarProps) {
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
      <Button size="small" icon={<Copy aria-hidden="true" />} onClick={onDuplicate}>
        {text.duplicate}
      </Button>
      <Button size="small" icon={<CircleCheck aria-hidden="true" />} onClick={() => onActive(true)}>
        {text.activate}
      </Button>
      <Button size="small" icon={<CircleOff aria-hidden="true" />} onClick={() => onActive(false)}>
        {text.deactivate}
      </Button>
      <Button size="small" icon={<Trash2 aria-hidden="true" />} onClick={onRemove}>
        {text.delete}
      </Button>
      <IconButton label={text.clear} icon={<X />} onClick={onClear} />
    </section>
  )
}
