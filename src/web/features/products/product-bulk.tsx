import Pencil from 'lucide-react/icons/pencil'
import Tag from 'lucide-react/icons/tag'
import { Suspense, useEffect, useMemo } from 'react'
import type { WhatIf } from '#domain/pricing-rules.ts'
import { countOf } from '#web/kit/actions/nouns.ts'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import type { PaletteItem } from '#web/kit/shell/palette-state.ts'
import { usePageActs } from '#web/kit/shell/page-actions.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { useReadOnlyPart } from '#web/kit/ui/read-only-part.tsx'
import type { BulkPart } from './bulk-draft.ts'
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
  /** What the edit begins with. */
  readonly first?: BulkPart
}

/** What the palette begins with the chosen products. */
const PALETTE_PARTS = ['priceChange', 'pricing', 'costChange'] as const

const NONE: readonly PaletteItem[] = []

interface BulkButtonsProps extends LabelsSlot {
  readonly chosen: ReadonlySet<string>
  readonly onBegin: (work: BulkWork) => void
}

/** What can be done with the chosen products, beside their deletion. */
export function BulkButtons({ chosen, onBegin, LabelsDialog }: BulkButtonsProps) {
  const begin = (what: BulkWork['what']) => () => onBegin({ what, ids: [...chosen] })
  const inPalette = useMemo(() => {
    const count = countOf('product', chosen.size)
    return PALETTE_PARTS.map((first) => ({
      id: `bulk ${first}`,
      label: messages.paletteActs[first](count),
      words: messages.paletteWords,
      run: () => onBegin({ what: 'edit', ids: [...chosen], first }),
    }))
  }, [chosen, onBegin])
  const isClosed = useReadOnlyPart()
  usePageActs(isClosed ? NONE : inPalette)
  // Who begins by key types on at once.
  useEffect(() => BulkDialog.preload(), [])
  return (
    <>
      <Button size="small" icon={<Pencil aria-hidden="true" />} onClick={begin('edit')}>
        {messages.edit}
      </Button>
      {LabelsDialog && (
        <Button reads size="small" icon={<Tag aria-hidden="true" />} onClick={begin('labels')}>
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

export function BulkDialogs({
  work: { what, ids, first },
  whatIf,
  onClose,
  onApplied,
  LabelsDialog,
}: BulkDialogsProps) {
  return (
    <Suspense fallback={null}>
      {what === 'edit' ? (
        <BulkDialog
          ids={ids}
          title={countOf('product', ids.length)}
          whatIf={whatIf}
          first={first}
          onClose={onClose}
          onApplied={onApplied}
        />
      ) : (
        LabelsDialog && <LabelsDialog ids={ids} onClose={onClose} />
      )}
    </Suspense>
  )
}
