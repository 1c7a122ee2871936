import FileText from 'lucide-react/icons/file-text'
import Link from 'lucide-react/icons/link'
import Share2 from 'lucide-react/icons/share-2'
import Tag from 'lucide-react/icons/tag'
import { type ReactNode, Suspense, useState } from 'react'
import { useRow } from '#web/kit/data/use-store.ts'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import { MenuButton } from '#web/kit/ui/menu-button.tsx'
import { papersMessages as messages } from './messages.ts'

const CatalogueDialog = lazyPart(() => import('./catalogue-dialog.tsx').then((module) => module.CatalogueDialog))
const LabelsDialog = lazyPart(() => import('./labels-dialog.tsx').then((module) => module.LabelsDialog))
const ShareDialog = lazyPart(() => import('./share-dialog.tsx').then((module) => module.ShareDialog))

const NO_PRODUCTS: readonly string[] = []

/** What can be printed and shared of a price list. */
export function ListPdfActions({ priceListId, notice }: { readonly priceListId: string; readonly notice?: ReactNode }) {
  const [open, setOpen] = useState<'catalogue' | 'labels' | 'share'>()
  const row = useRow('priceList', priceListId)
  const ids = row?.['productIds'] ?? NO_PRODUCTS
  const close = () => setOpen(undefined)
  return (
    <>
      <MenuButton
        label={messages.menu}
        icon={<Share2 aria-hidden="true" />}
        align="end"
        entries={[
          {
            label: messages.catalogue.menu,
            icon: <FileText aria-hidden="true" />,
            reads: true,
            run: () => setOpen('catalogue'),
          },
          {
            label: messages.labels.menu,
            icon: <Tag aria-hidden="true" />,
            reads: true,
            run: () => setOpen('labels'),
          },
          { type: 'line' },
          { label: messages.share.menu, icon: <Link aria-hidden="true" />, run: () => setOpen('share') },
        ]}
      />
      <Suspense fallback={null}>
        {open === 'catalogue' && <CatalogueDialog priceListId={priceListId} notice={notice} onClose={close} />}
        {open === 'labels' && <LabelsDialog ids={ids} onClose={close} />}
        {open === 'share' && <ShareDialog priceListId={priceListId} notice={notice} onClose={close} />}
      </Suspense>
    </>
  )
}
