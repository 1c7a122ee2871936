import CircleDot from 'lucide-react/icons/circle-dot'
import Tags from 'lucide-react/icons/tags'
import Trash2 from 'lucide-react/icons/trash-2'
import { CUSTOMER_STATES } from '#contract/entities/customer.ts'
import { SelectionFrame } from '#web/kit/list/selection-frame.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { MenuButton } from '#web/kit/ui/menu-button.tsx'
import type { RowChoice } from '#web/kit/ui/use-row-choice.ts'
import type { CustomerRow } from './customer-row.ts'
import { customersText } from './text.ts'

const text = customersText.selection

export interface SelectionBarProps {
  readonly selection: RowChoice
  /** How many customers the list finds. */
  readonly total: number
  readonly onStatus: (status: CustomerRow['status']) => void
  readonly onTags: () => void
  readonly onRemove: () => void
}

/** What can be done with the chosen customers; it floats at the bottom while there are any. */
export function SelectionBar({ selection, total, onStatus, onTags, onRemove }: SelectionBarProps) {
  return (
    <SelectionFrame label={text.label} selection={selection} total={total}>
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
    </SelectionFrame>
  )
}
