import Columns3 from 'lucide-react/icons/columns-3'
import Ellipsis from 'lucide-react/icons/ellipsis'
import type { ReactNode } from 'react'
import { MenuButton } from '../ui/menu-button.tsx'
import type { MenuEntry } from '../ui/menu-entry.ts'
import { PopoverButton } from '../ui/popover-button.tsx'
import { ColumnsChoice } from './columns-choice.tsx'
import type { ListColumns } from './list-columns.ts'
import { SavedViews } from './saved-views.tsx'
import type { ListOutput } from './use-list-output.ts'
import { barMessages } from './bar-messages.ts'
import { declaredMessages } from './declared-messages.ts'

export interface ListToolsProps {
  /** Names what is kept of the list. */
  readonly list: string
  readonly columns: ListColumns
  readonly labels: Readonly<Record<string, string>>
  readonly phone: boolean
  /** Imports rows: on a phone the first entry of the menu, elsewhere a button in the head of the page. */
  readonly bringIn: (() => void) | undefined
  /** Writes every row with all its fields. */
  readonly saveAll: (() => void) | undefined
  readonly output: ListOutput
  /** What else is done with the whole list. */
  readonly menu: readonly MenuEntry[]
  /** Further buttons; a phone has no room for them. */
  readonly buttons: ReactNode
}

/** What is done with the whole list, at the end of the row above it: columns, saved views, and the menu. */
export function ListTools(props: ListToolsProps) {
  const { list, columns, labels, phone, bringIn, saveAll, output, menu, buttons } = props
  const entries: MenuEntry[] = [
    ...(bringIn && phone ? [{ label: declaredMessages.import, run: bringIn }] : []),
    saveAll
      ? { label: barMessages.exportAll, run: saveAll }
      : { label: barMessages.csvOfAll, run: () => output.save('csv', true) },
    { label: barMessages.csv, run: () => output.save('csv') },
    { label: barMessages.xlsx, run: () => output.save('xlsx') },
    { label: barMessages.copy, run: output.copy },
    ...(menu.length > 0 ? [{ type: 'line' as const }, ...menu] : []),
  ]
  return (
    <>
      {!phone && buttons}
      {!phone && (
        <PopoverButton
          label={barMessages.columns}
          title={barMessages.columns}
          align="end"
          face={<Columns3 aria-hidden="true" className="size-4" />}
          className="inline-flex size-9 items-center justify-center text-muted hover:bg-accent hover:text-fg"
        >
          <ColumnsChoice columns={columns} labels={labels} />
        </PopoverButton>
      )}
      <SavedViews list={list} columns={columns} />
      <MenuButton
        label={barMessages.more}
        icon={<Ellipsis aria-hidden="true" />}
        iconOnly
        align="end"
        entries={entries}
      />
    </>
  )
}
