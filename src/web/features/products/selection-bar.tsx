import Pencil from 'lucide-react/icons/pencil'
import Tag from 'lucide-react/icons/tag'
import Trash2 from 'lucide-react/icons/trash-2'
import X from 'lucide-react/icons/x'
import { Suspense, useState } from 'react'
import type { ListQuery } from '#domain/list-query.ts'
import { formatCount, formatNumber } from '#web/kit/format/number.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import type { LabelsSlot } from './labels-slot.ts'
import { listPartsText } from './list-parts-text.ts'
import { listText } from './list-text.ts'
import { useProductActs } from './product-acts.ts'
import type { Selection } from './use-selection.ts'

const BulkDialog = lazyPart(() => import('./bulk-dialog.tsx').then((module) => module.BulkDialog))

const text = listPartsText.selection

export interface SelectionBarProps extends LabelsSlot {
  readonly selection: Selection
  readonly query: ListQuery
  /** How many products the list finds. */
  readonly total: number
}

/** What can be done with the chosen products; it floats at the bottom while there are any. */
export function SelectionBar({ selection, query, total, LabelsDialog }: SelectionBarProps) {
  const [labelled, setLabelled] = useState<readonly string[] | undefined>(undefined)
  const [editing, setEditing] = useState<readonly string[] | undefined>(undefined)
  const acts = useProductActs()
  const { count, chosen, clear, chooseAll } = selection
  const isOpen = editing !== undefined || labelled !== undefined

  async function remove() {
    if (await acts.removeMany([...chosen])) clear()
  }

  if (count === 0 && !isOpen) return null
  return (
    <>
      {count > 0 && (
        <section
          aria-label={text.label}
          className="sticky bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-10 mx-auto flex w-fit max-w-full flex-wrap items-center gap-x-1 gap-y-1 rounded-xl border border-line bg-card py-1.5 pr-1.5 pl-4 shadow-float md:bottom-6"
        >
          <p className="mr-2 font-semibold" aria-live="polite">
            {text.count(formatNumber(count))}
          </p>
          {count < total && (
            <Button tone="ghost" size="small" onClick={chooseAll}>
              {text.all(formatNumber(total))}
            </Button>
          )}
          <Button size="small" icon={<Pencil aria-hidden="true" />} onClick={() => setEditing([...chosen])}>
            {text.edit}
          </Button>
          {LabelsDialog && (
            <Button size="small" icon={<Tag aria-hidden="true" />} onClick={() => setLabelled([...chosen])}>
              {text.labels}
            </Button>
          )}
          <Button size="small" icon={<Trash2 aria-hidden="true" />} onClick={() => void remove()}>
            {text.delete}
          </Button>
          <IconButton label={text.clear} icon={<X />} onClick={clear} />
        </section>
      )}
      {LabelsDialog && labelled && (
        <Suspense fallback={null}>
          <LabelsDialog ids={labelled} onClose={() => setLabelled(undefined)} />
        </Suspense>
      )}
      {editing && (
        <Suspense fallback={null}>
          <BulkDialog
            ids={editing}
            title={formatCount(editing.length, listText.product)}
            whatIf={query}
            onClose={() => setEditing(undefined)}
            onApplied={clear}
          />
        </Suspense>
      )}
    </>
  )
}
