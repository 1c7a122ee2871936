import Archive from 'lucide-react/icons/archive'
import ArchiveRestore from 'lucide-react/icons/archive-restore'
import Copy from 'lucide-react/icons/copy'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Trash2 from 'lucide-react/icons/trash-2'
import type { MenuEntry } from '#web/kit/ui/menu.tsx'
import { MenuButton } from '#web/kit/ui/menu-button.tsx'
import type { PriceListActs } from './price-list-acts.ts'
import type { PriceListRow } from './price-list-row.ts'
import { listsText as text } from './text.ts'

export interface ListMenuProps {
  readonly row: PriceListRow
  readonly acts: PriceListActs
  /** Goes to the copy that was made. */
  readonly onGo: (id: string) => void
  readonly onRemove: (row: PriceListRow) => void
  readonly more?: readonly MenuEntry[]
}

/** What can be done with one price list. */
export function ListMenu({ row, acts, onGo, onRemove, more = [] }: ListMenuProps) {
  const isArchived = row.status === 'archived'
  async function duplicate() {
    const id = await acts.duplicate(row)
    if (id) onGo(id)
  }
  return (
    <MenuButton
      label={text.acts(row.title)}
      icon={<Ellipsis aria-hidden="true" />}
      iconOnly
      align="end"
      className="text-muted"
      entries={[
        ...more,
        { label: text.duplicate, icon: <Copy aria-hidden="true" />, run: () => void duplicate() },
        {
          label: isArchived ? text.unarchive : text.archive,
          icon: isArchived ? <ArchiveRestore aria-hidden="true" /> : <Archive aria-hidden="true" />,
          run: () => acts.archive(row, !isArchived),
        },
        { type: 'line' },
        { label: text.delete, icon: <Trash2 aria-hidden="true" />, danger: true, run: () => onRemove(row) },
      ]}
    />
  )
}
