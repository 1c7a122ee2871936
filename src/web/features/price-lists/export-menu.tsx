import Download from 'lucide-react/icons/download'
import { effectivePrice } from '#domain/price-list/effective-price.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { saveFile } from '#web/kit/files/save-file.ts'
import { formatCount } from '#web/kit/format/number.ts'
import { MenuButton } from '#web/kit/ui/menu-button.tsx'
import { showToast } from '#web/kit/ui/toast.ts'
import { type ListPricing, useListPricing } from './list-pricing.ts'
import { today } from '#web/kit/format/date.ts'
import { pageText } from './page-text.ts'
import { asProduct, type PriceListRow, type ProductRow } from './price-list-row.ts'

const text = pageText.export

/** Saves a price list as CSV or XLSX from the local copy, on-line or off-line (PLIST-05). */
export function ExportMenu({ list }: { readonly list: PriceListRow }) {
  const store = useStore()
  const pricing = useListPricing(list)

  async function save(format: 'csv' | 'xlsx') {
    const rows = list.productIds.flatMap((id) => store.get('product', id) ?? []).map(asProduct)
    try {
      const file = await fileOf(list, rows, pricing, format)
      saveFile(pageText.fileName(fileTitle(list.title), today(), format), file)
      showToast({ title: text.done(formatCount(rows.length, pageText.product)) })
    } catch {
      showToast({ title: pageText.exportFailed, tone: 'bad' })
    }
  }

  return (
    <MenuButton
      label={text.label}
      icon={<Download aria-hidden="true" />}
      align="end"
      disabled={list.productIds.length === 0}
      entries={[
        { label: text.csv, run: () => void save('csv') },
        { label: text.xlsx, run: () => void save('xlsx') },
      ]}
    />
  )
}

async function fileOf(
  list: PriceListRow,
  rows: readonly ProductRow[],
  { pricesOf, request, book }: ListPricing,
  format: 'csv' | 'xlsx',
): Promise<Blob> {
  const { csvOf, fileLines, xlsxOf } = await import('./list-file.ts')
  const lines = rows
    .flatMap(pricesOf)
    .flatMap((listed) =>
      fileLines(listed, list.tiers, (quantity) => effectivePrice(listed.item, { ...request, quantity }, book)),
    )
  return format === 'csv' ? csvOf(lines) : xlsxOf(lines, nextTask)
}

/** What file names cannot hold is left out. */
function fileTitle(title: string): string {
  return title.replace(/[\\/:*?"<>|\u0000-\u001f]+/g, ' ').trim()
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
