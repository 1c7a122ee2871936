import { DeletePanel } from './delete-panel.tsx'
import { ExportPanel } from './export-panel.tsx'

/** What concerns all of the user's data (PROF-05). */
export function AccountDataPanels() {
  return (
    <>
      <ExportPanel />
      <DeletePanel />
    </>
  )
}
