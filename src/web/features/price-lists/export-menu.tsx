import type { RowOfKind } from '#contract/row-kinds.ts'
import Download from 'lucide-react/icons/download'
import { effectivePrice } from '#domain/price-list/effective-price.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { saveFile } from '#web/kit/files/save-file.ts'
import { MenuButton } from '#web/kit/ui/menu-button.tsx'
import { showToast } from '#web/kit/ui/toast.ts'
import { type ListPricing, useListPricing } from './list-pricing.ts'
import { today } from '#web/kit/format/date.ts'
import { exportMessages as messages } from './page-messages.ts'

/** Saves a price list as CSV or XLSX from the local copy, on-line or off-line (PLIST-05). */
export function ExportMenu({ list }: { readonly list: RowOfKind<'priceList'> }) {
  const store = useStore()
  const pricing = useListPricing(list)

  async function save(format: 'csv' | 'xlsx') {
    const rows = list.productIds.flatMap((id) => store.get('product', id) ?? [])
    try {
      const file = await fileOf(list, rows, pricing, format)
      saveFile(messages.fileName(fileTitle(list.title), today(), format), file)
      showToast({ title: messages.done(rows.length) })
    } catch {
      showToast({ title: messages.failed, tone: 'bad' })
    }
  }

  return (
    <MenuButton
      reads
      label={messages.label}
      icon={<Download aria-hidden="true" />}
      align="end"
      disabled={list.productIds.length === 0}
      entries={[
        { label: messages.csv, run: () => void save('csv') },
        { label: messages.xlsx, run: () => void save('xlsx') },
      ]}
    />
  )
}

async function fileOf(
  list: RowOfKind<'priceList'>,
  rows: readonly RowOfKind<'product'>[],
  { pricesOf, request, book }: ListPricing,
  format: 'csv' | 'xlsx',
): Promise<Blob> {
  const { csvOf, fileLines, xlsxOf } = await import('./list-file.ts')
  const lines = rows
    .flatMap(pricesOf)
    .flatMap((listed) =>
      fileLines(listed, list.tiers, (quantity) => effectivePrice(listed.item, { ...request, quantity }, book)),
    )
  return format === 'csv' ? csvOf(lines) : xlsxOf(lines)
}

/** Leaves out the characters that file names cannot hold. */
function fileTitle(title: string): string {
  return title.replace(/[\\/:*?"<>|\u0000-\u001f]+/g, ' ').trim()
}
