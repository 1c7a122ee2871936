import { useState } from 'react'
import type { CataloguePaperQuery } from '#contract/endpoints/papers.ts'
import { priceListPaper } from '#contract/endpoints/papers.ts'
import { useRow } from '#web/kit/data/use-store.ts'
import { useOnline } from '#web/kit/shell/use-online.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { SegmentedControl } from '#web/kit/ui/segmented-control.tsx'
import { Switch } from '#web/kit/ui/switch.tsx'
import { PaperNotices } from './paper-notices.tsx'
import { papersText } from './text.ts'
import { paperLocale, usePrinting, usualPaper } from './use-printing.ts'

const text = papersText.catalogue
type Style = NonNullable<CataloguePaperQuery['style']>
type Size = NonNullable<CataloguePaperQuery['size']>

/** Makes the catalogue of a price list as a PDF (PLIST-05). */
export function CatalogueDialog({
  priceListId,
  onClose,
}: {
  readonly priceListId: string
  readonly onClose: () => void
}) {
  const list = useRow('priceList', priceListId)
  const [style, setStyle] = useState<Style>('cards')
  const [size, setSize] = useState<Size>(usualPaper)
  const [pictures, setPictures] = useState(list?.['showPictures'] !== false)
  const { isPrinting, problem, print } = usePrinting()
  const isOnline = useOnline()

  async function download() {
    const query = { style, size, pictures: pictures ? 'yes' : 'no', locale: paperLocale() }
    const name = text.fileName(typeof list?.['title'] === 'string' ? list['title'] : '')
    if (await print(priceListPaper, { params: { id: priceListId }, query }, name)) onClose()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={text.title}
      description={text.lead}
      footer={
        <>
          <Button onClick={onClose}>{papersText.cancel}</Button>
          <Button tone="primary" disabled={isPrinting || !isOnline} onClick={() => void download()}>
            {isPrinting ? papersText.printing : papersText.download}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <PaperNotices problem={problem} />
        <SegmentedControl<Style>
          label={text.style}
          value={style}
          onChange={setStyle}
          segments={[
            { value: 'cards', label: text.cards },
            { value: 'table', label: text.table },
          ]}
        />
        <SegmentedControl<Size>
          label={text.size}
          value={size}
          onChange={setSize}
          segments={[
            { value: 'a4', label: text.a4 },
            { value: 'letter', label: text.letter },
          ]}
        />
        <Switch label={text.pictures} checked={pictures} onChange={setPictures} />
      </div>
    </Dialog>
  )
}
