import { type ReactNode, useState } from 'react'
import type { CataloguePdfQuery } from '#contract/endpoints/pdf.ts'
import { priceListPdf } from '#contract/endpoints/pdf.ts'
import { useRow } from '#web/kit/data/use-store.ts'
import { useOnline } from '#web/kit/shell/use-online.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { SegmentedControl } from '#web/kit/ui/segmented-control.tsx'
import { Switch } from '#web/kit/ui/switch.tsx'
import { PaperNotices } from './pdf-notices.tsx'
import { papersMessages } from './messages.ts'
import { paperLocale, usePrinting, usualPaperSize } from './use-printing.ts'

const messages = papersMessages.catalogue
type Style = NonNullable<CataloguePdfQuery['style']>
type Size = NonNullable<CataloguePdfQuery['size']>

/** Makes the catalogue of a price list as a PDF (PLIST-05). */
export function CatalogueDialog({
  priceListId,
  notice,
  onClose,
}: {
  readonly priceListId: string
  /** What is to be known of the list before it is printed. */
  readonly notice: ReactNode
  readonly onClose: () => void
}) {
  const list = useRow('priceList', priceListId)
  const [style, setStyle] = useState<Style>('cards')
  const [size, setSize] = useState<Size>(usualPaperSize)
  const [pictures, setPictures] = useState(list?.showPictures !== false)
  const { isPrinting, problem, print } = usePrinting()
  const isOnline = useOnline()

  async function download() {
    const query = { style, size, pictures: pictures ? 'yes' : 'no', locale: paperLocale() }
    const name = messages.fileName(typeof list?.['title'] === 'string' ? list['title'] : '')
    if (await print(priceListPdf, { params: { id: priceListId }, query }, name)) onClose()
  }

  return (
    <Dialog
      reads
      open
      onClose={onClose}
      title={messages.title}
      description={messages.lead}
      footer={
        <>
          <Button onClick={onClose}>{papersMessages.cancel}</Button>
          <Button tone="primary" disabled={isPrinting || !isOnline} onClick={() => void download()}>
            {isPrinting ? papersMessages.printing : papersMessages.download}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {notice}
        <PaperNotices problem={problem} />
        <SegmentedControl<Style>
          label={messages.style}
          value={style}
          onChange={setStyle}
          segments={[
            { value: 'cards', label: messages.cards },
            { value: 'table', label: messages.table },
          ]}
        />
        <SegmentedControl<Size>
          label={messages.size}
          value={size}
          onChange={setSize}
          segments={[
            { value: 'a4', label: messages.a4 },
            { value: 'letter', label: messages.letter },
          ]}
        />
        <Switch label={messages.pictures} checked={pictures} onChange={setPictures} />
      </div>
    </Dialog>
  )
}
