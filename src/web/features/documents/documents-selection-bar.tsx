import CircleCheck from 'lucide-react/icons/circle-check'
import Download from 'lucide-react/icons/download'
import FileDown from 'lucide-react/icons/file-down'
import Send from 'lucide-react/icons/send'
import Trash2 from 'lucide-react/icons/trash-2'
import { Suspense, useState } from 'react'
import { useStore } from '#web/kit/data/use-store.ts'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import { SelectionFrame } from '#web/kit/list/selection-frame.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import type { RowChoice } from '#web/kit/ui/use-row-choice.ts'
import { documentsOf } from './documents-acts.ts'
import type { BatchAct } from './documents-batch.ts'
import { documentsText } from './documents-text.ts'

const BatchDialog = lazyPart(() => import('./documents-batch-dialog.tsx').then((module) => module.BatchDialog))
const PdfDialog = lazyPart(() => import('./documents-pdf-dialog.tsx').then((module) => module.PdfDialog))

const text = documentsText.selection

interface SelectionBarProps {
  readonly selection: RowChoice
  /** How many documents the list finds. */
  readonly total: number
  readonly onExport: (ids: readonly string[]) => void
}

/** Something that is being done with documents as they were when it began. */
interface Begun {
  readonly act: BatchAct | 'pdf'
  readonly rows: readonly DocumentRow[]
}

/** What can be done with the chosen documents; it floats at the bottom while there are any. */
export function SelectionBar({ selection, total, onExport }: SelectionBarProps) {
  const store = useStore()
  const [begun, setBegun] = useState<Begun | undefined>(undefined)
  const { chosen, clear } = selection
  const begin = (act: Begun['act']) => setBegun({ act, rows: documentsOf(store, chosen) })
  const close = () => setBegun(undefined)
  return (
    <>
      <SelectionFrame label={text.label} selection={selection} total={total}>
        <Button size="small" icon={<Send aria-hidden="true" />} onClick={() => begin('sent')}>
          {text.sent}
        </Button>
        <Button size="small" icon={<CircleCheck aria-hidden="true" />} onClick={() => begin('paid')}>
          {text.paid}
        </Button>
        <Button size="small" icon={<FileDown aria-hidden="true" />} onClick={() => begin('pdf')}>
          {text.pdf}
        </Button>
        <Button size="small" icon={<Download aria-hidden="true" />} onClick={() => onExport([...chosen])}>
          {text.csv}
        </Button>
        <Button size="small" icon={<Trash2 aria-hidden="true" />} onClick={() => begin('delete')}>
          {text.delete}
        </Button>
      </SelectionFrame>
      {begun && (
        <Suspense fallback={null}>
          {begun.act === 'pdf' ? (
            <PdfDialog rows={begun.rows} onClose={close} />
          ) : (
            <BatchDialog
              act={begun.act}
              rows={begun.rows}
              onClose={close}
              onDone={() => {
                close()
                clear()
              }}
            />
          )}
        </Suspense>
      )}
    </>
  )
}
