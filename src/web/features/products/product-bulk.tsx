import Pencil from 'lucide-react/icons/pencil'
import Tag from 'lucide-react/icons/tag'
import { Suspense } from 'react'
import type { WhatIf } from '#domain/pricing-rules.ts'
import { countOf } from '#web/kit/actions/messages.ts'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import { Button } from '#web/kit/ui/button.tsx'
import type { LabelsSlot } from './labels-slot.ts'
import { listPartsMessages as messages } from './list-parts-messages.ts'

const BulkDialog = lazyPart(() => import('./bulk-dialog.tsx').then((module) => module.BulkDialog))
const PicturesButton = lazyPart(() =>
  import('./fetch-pictures-button.tsx').then((module) => module.FetchPicturesButton),
)

/** What is done with the products that were chosen when it began. */
export interface BulkWork {
  readonly what: 'edit' | 'labels'
  readonly ids: readonly string[]
}

interface BulkButtonsProps extends LabelsSlot {
  readonly chosen: ReadonlySet<string>
  readonly onBegin: (work: BulkWork) => void
}

/** What can be done with the chosen products, beside their deletion. */
export function BulkButtons({ chosen, onBegin, LabelsDialog }: BulkButtonsProps) {
  const begin = (what: BulkWork['what']) => () => onBegin({ what, ids: [...chosen] })
  return (
    <>
      <Button size="small" icon={<Pencil aria-hidden="true" />} onClick={begin('edit')}>
        {messages.edit}
      </Button>
      {LabelsDialog && (
        <Button size="small" icon={<Tag aria-hidden="true" />} onClick={begin('labels')}>
          {messages.labels}
        </Button>
      )}
      <Suspense fallback={null}>
        <PicturesButton chosen={chosen} />
      </Suspense>
    </>
  )
}

interface BulkDialogsProps extends LabelsSlot {
  readonly work: BulkWork
  readonly whatIf: WhatIf | null
  readonly onClose: () => void
  readonly onApplied: () => void
}

export function BulkDialogs({ work: { what, ids }, whatIf, onClose, onApplied, LabelsDialog }: BulkDialogsProps) {
  return (
    <Suspense fallback={null}>
      {what === 'edit' ? (
        <BulkDialog
          ids={ids}
          title={countOf('product', ids.length)}
          whatIf={whatIf}
          onClose={onClose}
          onApplied={onApplied}
        />
      ) : (
        LabelsDialog && <LabelsDialog ids={ids} onClose={onClose} />
      )}
    </Suspense>
  )
}
