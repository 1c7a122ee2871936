import Ellipsis from 'lucide-react/icons/ellipsis'
import { MenuButton } from '../ui/menu-button.tsx'
import type { MenuEntry } from '../ui/menu-entry.ts'
import { declaredMessages } from './declared-messages.ts'

interface RowMenuProps {
  /** What the row is called. */
  readonly name: string
  readonly entries: readonly MenuEntry[]
}

/** What can be done with one row, at its end or beside its title; pressing it does not open the row. */
export function RowMenu({ name, entries }: RowMenuProps) {
  return (
    <span role="presentation" onClick={(event) => event.stopPropagation()}>
      <MenuButton
        label={declaredMessages.actionsOn(name)}
        icon={<Ellipsis aria-hidden="true" />}
        iconOnly
        align="end"
        className="text-muted"
        entries={entries}
      />
    </span>
  )
}
