import Bookmark from 'lucide-react/icons/bookmark'
import { Suspense, useState } from 'react'
import { lazyPart } from '../load/lazy-part.ts'
import { useSavedViews } from '../profile/use-saved-views.ts'
import { changeSearch, useSearch } from '../shell/current-router.ts'
import { parseQuery, writeQuery } from '../shell/search-params.ts'
import { MenuButton } from '../ui/menu-button.tsx'
import type { MenuEntry } from '../ui/menu-entry.ts'
import { chosenColumns, type ListColumns } from './list-columns.ts'
import { barMessages } from './bar-messages.ts'

const ViewNameDialog = lazyPart(() => import('./view-name-dialog.tsx').then((module) => module.ViewNameDialog))

interface SavedViewsProps {
  /** The list that they are of. */
  readonly list: string
  readonly columns: ListColumns
}

/** What belongs to the moment, not to a view. */
const OF_THE_MOMENT: ReadonlySet<string> = new Set(['page', 'id'])

/** Views of a list that were saved under a name, on all devices of the user: search, filters, order and columns. */
export function SavedViews({ list, columns }: SavedViewsProps) {
  const saved = useSavedViews(list)
  const search = useSearch()
  const [isNaming, setNaming] = useState(false)
  if (!saved) return null
  const { views } = saved

  function save(name: string) {
    const kept = Object.fromEntries(Object.entries(search).filter(([param]) => !OF_THE_MOMENT.has(param)))
    const view = { name, query: writeQuery(kept), columns: columns.chosen?.join(',') ?? '' }
    saved?.save(view, barMessages.viewSaved(name))
    setNaming(false)
  }
  const entries: MenuEntry[] = [
    ...views.map((view) => ({
      label: view.name,
      run: () => {
        columns.choose(chosenColumns(view.columns || null, columns.offered))
        changeSearch(() => parseQuery(view.query))
      },
    })),
    ...(views.length > 0 ? [{ type: 'line' as const }] : []),
    { label: barMessages.saveView, run: () => setNaming(true) },
    ...views.map(({ id, name }) => ({
      label: barMessages.removeView(name),
      danger: true,
      run: () => saved.remove(id, barMessages.viewRemoved(name)),
    })),
  ]
  return (
    <>
      <MenuButton
        label={barMessages.views}
        icon={<Bookmark aria-hidden="true" />}
        iconOnly
        align="end"
        entries={entries}
      />
      <Suspense fallback={null}>
        {isNaming && <ViewNameDialog onSave={save} onClose={() => setNaming(false)} />}
      </Suspense>
    </>
  )
}
