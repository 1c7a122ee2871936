import Trash2 from 'lucide-react/icons/trash-2'
import { SelectionFrame } from '#web/kit/list/selection-frame.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import type { RowChoice } from '#web/kit/ui/use-row-choice.ts'
import { brandsText } from './text.ts'

const text = brandsText.selection

export interface SelectionBarProps {
  readonly selection: RowChoice
  /** How many brands the list finds. */
  readonly total: number
  readonly onRemove: () => void
}

/** What can be done with the chosen brands; it floats at the bottom while there are any. */
export function SelectionBar({ selection, total, onRemove }: SelectionBarProps) {
  return (
    <SelectionFrame label={text.label} selection={selection} total={total}>
      <Button size="small" icon={<Trash2 aria-hidden="true" />} onClick={onRemove}>
        {text.delete}
      </Button>
    </SelectionFrame>
  )
}
