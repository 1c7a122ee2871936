import { showToast } from '#web/kit/ui/toast.ts'
import type { ExportFormat } from './export-products.ts'
import { exportMessages } from './messages.ts'

/** Saves the file of these products, or of all for null; says where it could not be made (PROD-14). */
export async function exportFile(format: ExportFormat, ids: readonly string[] | null): Promise<void> {
  try {
    const { saveProducts } = await import('./save-products.ts')
    await saveProducts(format, ids)
  } catch {
    showToast({ title: exportMessages.failed, tone: 'bad' })
  }
}
