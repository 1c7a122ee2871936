import { documentPdf } from '#contract/endpoints/document-pdf.ts'
import { callForFile } from '#web/kit/data/call-endpoint.ts'
import { showFailure } from '#web/kit/data/failure.ts'
import { saveFile } from '#web/kit/files/save-file.ts'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import { headMessages as messages, thingMessages } from '../editor/messages.ts'

/** Long enough for the other tab to read it. */
const KEPT_MS = 600_000

/** Shows the PDF as the customer gets it, in a tab of its own, where it can be printed. */
export async function openPdf(row: DocumentRow): Promise<void> {
  // Opened at once: a tab that comes later than the press is taken for an advertisement.
  const tab = open('', '_blank')
  const file = await fetchPdf(row)
  if (!file || !tab) {
    tab?.close()
    if (file) saveFile(messages.fileName(row.documentNumber), file)
    return
  }
  const address = URL.createObjectURL(file)
  tab.location.href = address
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
}

/** Saves the PDF as a file. */
export async function savePdf(row: DocumentRow): Promise<void> {
  const file = await fetchPdf(row)
  if (file) saveFile(messages.fileName(row.documentNumber), file)
}

async function fetchPdf({ id }: DocumentRow): Promise<Blob | undefined> {
  try {
    return await callForFile(documentPdf, { params: { id } })
  } catch (error) {
    showFailure(error, { act: 'print', thing: thingMessages.one })
    return undefined
  }
}
