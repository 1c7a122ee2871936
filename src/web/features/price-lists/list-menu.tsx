import Archive from 'lucide-react/icons/archive'
import ArchiveRestore from 'lucide-react/icons/archive-restore'
import Copy from 'lucide-react/icons/copy'
import Trash2 from 'lucide-react/icons/trash-2'
import type { RowOfKind } from '#contract/row-kinds.ts'
import type { MenuEntry } from '#web/kit/ui/menu-entry.ts'
import { listsMessages as messages } from './messages.ts'
import type { PriceListActions } from './use-price-list-actions.ts'

/** The menu of one price list; `onGo` opens the copy that was made. */
export function listMenu(
  row: RowOfKind<'priceList'>,
  actions: PriceListActions,
  onGo: (id: string) => void,
  onRemove: () => void,
): readonly MenuEntry[] {
  const isArchived = row.status === 'archived'
  return [
    {
      label: messages.duplicate,
      icon: <Copy aria-hidden="true" />,
      run: () => void actions.duplicate(row).then((id) => id !== undefined && onGo(id)),
    },
    {
      label: isArchived ? messages.unarchive : messages.archive,
      icon: isArchived ? <ArchiveRestore aria-hidden="true" /> : <Archive aria-hidden="true" />,
      run: () => actions.save(row.id, { status: isArchived ? 'active' : 'archived' }),
    },
    { type: 'line' },
    { label: messages.delete, icon: <Trash2 aria-hidden="true" />, danger: true, run: onRemove },
  ]
}
