import Pencil from 'lucide-react/icons/pencil'
import Tag from 'lucide-react/icons/tag'
import Trash2 from 'lucide-react/icons/trash-2'
import { Suspense, useState } from 'react'
import type { ListQuery } from '#domain/list-query.ts'
import { formatCount } from '#web/kit/format/number.ts'
import { SelectionFrame } from '#web/kit/list/selection-frame.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import type { LabelsSlot } from './labels-slot.ts'
import { listPartsText } from './list-parts-text.ts'
import { listText } from './list-text.ts'
import { useProductActs } from './product-acts.ts'
import { shownWhatIf } from './product-index.ts'
import type { Selection } from './use-selection.ts'

const BulkDialog = lazyPart(() => import('./bulk-dialog.tsx').then((module) => module.BulkDialog))

const PicturesButton = lazyPart(() =>
  import('./fetch-pictures-button.tsx').then((module) => module.FetchPicturesButton),
)

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
  const { chosen, clear } = selection

  async function remove() {
    if (await acts.removeMany([...chosen])) clear()
  }

  return (
    <>
      <SelectionFrame label={text.label} selection={selection} total={total}>
        <Button size="small" icon={<Pencil aria-hidden="true" />} onClick={() => setEditing([...chosen])}>
          {text.edit}
        </Button>
        {LabelsDialog && (
          <Button size="small" icon={<Tag aria-hidden="true" />} onClick={() => setLabelled([...chosen])}>
            {text.labels}
          </Button>
        )}
        <Suspense fallback={null}>
          <PicturesButton chosen={chosen} />
        </Suspense>
        <Button size="small" icon={<Trash2 aria-hidden="true" />} onClick={() => void remove()}>
          {text.delete}
        </Button>
      </SelectionFrame>
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
            whatIf={shownWhatIf(query)}
            onClose={() => setEditing(undefined)}
            onApplied={clear}
          />
        </Suspense>
      )}
    </>
  )
}
