import ListMinus from 'lucide-react/icons/list-minus'
import { SelectionFrame } from '#web/kit/list/selection-frame.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import type { RowChoice } from '#web/kit/ui/use-row-choice.ts'
import { pageText } from './page-text.ts'

const text = pageText.table

export interface SelectionBarProps {
  readonly selection: RowChoice
  /** How many products the list finds. */
  readonly total: number
  readonly label: string
  readonly onRemove: () => void
}

/** What can be done with the chosen products of a list; it floats at the bottom while there are any. */
export function SelectionBar({ selection, total, label, onRemove }: SelectionBarProps) {
  return (
    <SelectionFrame label={text.selection} selection={selection} total={total}>
      <Button size="small" icon={<ListMinus aria-hidden="true" />} onClick={onRemove}>
        {label}
      </Button>
    </SelectionFrame>
  )
}
