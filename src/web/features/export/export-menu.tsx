import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { openedStore } from '#web/kit/data/current-store.ts'
import { formatCount } from '#web/kit/format/number.ts'
import { saveFile } from '#web/kit/files/save-file.ts'
import type { ButtonSize, ButtonTone } from '#web/kit/ui/button.tsx'
import { MenuButton } from '#web/kit/ui/menu-button.tsx'
import { showToast } from '#web/kit/ui/toast.ts'
import type { ExportFormat } from './export-products.ts'
import { exportText } from './text.ts'

export interface ExportMenuProps {
  /** The products to export; null for all. Asked for when the export begins. */
  readonly ids: () => readonly string[] | null
  readonly tone?: ButtonTone
  readonly size?: ButtonSize
}

/** Exports products as CSV or XLSX from the local copy, on-line or off-line (PROD-14). */
export function ExportMenu({ ids, ...look }: ExportMenuProps) {
  const [isWorking, setWorking] = useState(false)

  async function save(format: ExportFormat) {
    setWorking(true)
    try {
      const count = await exportAs(format, ids())
      showToast({ title: exportText.done(formatCount(count, exportText.product)) })
    } catch {
      showToast({ title: exportText.failed, tone: 'bad' })
    } finally {
      setWorking(false)
    }
  }

  return (
    <MenuButton
      {...look}
      label={isWorking ? exportText.working : exportText.label}
      icon={<Download aria-hidden="true" />}
      disabled={isWorking}
      align="end"
      entries={[
        { label: exportText.csv, detail: exportText.csvDetail, run: () => void save('csv') },
        { label: exportText.xlsx, detail: exportText.xlsxDetail, run: () => void save('xlsx') },
      ]}
    />
  )
}

/** Makes and saves the file; answers how many products are in it. */
async function exportAs(format: ExportFormat, ids: readonly string[] | null): Promise<number> {
  const store = openedStore()
  if (!store) throw new Error('Nobody is signed in')
  const { exportProducts, exportSource } = await import('./export-products.ts')
  const source = exportSource(store, ids)
  const file = await exportProducts(source, format, nextTask)
  saveFile(exportText.fileName(new Date().toISOString().slice(0, 10), format), file)
  return source.products
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
