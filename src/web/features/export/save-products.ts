import { openedStore } from '#web/kit/data/current-store.ts'
import { saveFile } from '#web/kit/files/save-file.ts'
import { formatCount } from '#web/kit/format/number.ts'
import { showToast } from '#web/kit/ui/toast.ts'
import { type ExportFormat, exportProducts, exportSource } from './export-products.ts'
import { fileMessages as messages } from './file-messages.ts'

/** Makes and saves the file of these products, or of all for null, and says how many are in it. Rejects where it cannot be made. */
export async function saveProducts(format: ExportFormat, ids: readonly string[] | null): Promise<void> {
  const store = openedStore()
  if (!store) throw new Error('Nobody is signed in')
  const source = exportSource(store, ids)
  const file = await exportProducts(source, format, nextTask)
  saveFile(messages.fileName(new Date().toISOString().slice(0, 10), format), file)
  showToast({ title: messages.done(formatCount(source.products, messages.product)) })
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
