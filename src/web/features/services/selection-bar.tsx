import CircleCheck from 'lucide-react/icons/circle-check'
import CircleOff from 'lucide-react/icons/circle-off'
import Copy from 'lucide-react/icons/copy'
import Trash2 from 'lucide-react/icons/trash-2'
import { SelectionFrame } from '#web/kit/list/selection-frame.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import type { RowChoice } from '#web/kit/ui/use-row-choice.ts'
import { servicesText } from './text.ts'

const text = servicesText.selection

export interface SelectionBarProps {
  readonly selection: RowChoice
  /** How many services the list finds. */
  readonly total: number
  readonly onDuplicate: () => void
  readonly onActive: (isActive: boolean) => void
  readonly onRemove: () => void
}

/** What can be done with the chosen services; it floats at the bottom while there are any. */
export function SelectionBar({ selection, total, onDuplicate, onActive, onRemove }: SelectionBarProps) {
  return (
    <SelectionFrame label={text.label} selection={selection} total={total}>
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
    </SelectionFrame>
  )
}
