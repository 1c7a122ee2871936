import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import type { ButtonSize, ButtonTone } from '#web/kit/ui/button.tsx'
import { MenuButton } from '#web/kit/ui/menu-button.tsx'
import type { ExportFormat } from './export-products.ts'
import { exportFile } from './export-file.ts'
import { exportMessages } from './messages.ts'

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
    await exportFile(format, ids())
    setWorking(false)
  }

  return (
    <MenuButton
      {...look}
      reads
      label={isWorking ? exportMessages.working : exportMessages.label}
      icon={<Download aria-hidden="true" />}
      disabled={isWorking}
      align="end"
      entries={[
        { label: exportMessages.csv, detail: exportMessages.csvDetail, run: () => void save('csv') },
        { label: exportMessages.xlsx, detail: exportMessages.xlsxDetail, run: () => void save('xlsx') },
      ]}
    />
  )
}
