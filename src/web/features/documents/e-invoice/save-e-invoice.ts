import { eInvoiceFileName, type EInvoiceFormat, FORMAT_RULES } from '#domain/documents/e-invoice/formats.ts'
import type { EInvoiceSource } from '#domain/documents/e-invoice/source.ts'
import { eInvoiceXml } from '#domain/documents/e-invoice/write-e-invoice.ts'
import { eInvoice } from '#contract/endpoints/e-invoices.ts'
import { callForFile } from '#web/kit/data/call-endpoint.ts'
import { saveFile } from '#web/kit/files/save-file.ts'

/** Makes the file of a checked document and saves it: XML right here, a PDF by the server. Throws what the call throws. */
export async function saveEInvoice(id: string, source: EInvoiceSource, format: EInvoiceFormat): Promise<void> {
  const file = FORMAT_RULES[format].isPdf
    ? await callForFile(eInvoice, { params: { id }, query: { format } })
    : new Blob([eInvoiceXml(source, format)], { type: 'application/xml' })
  saveFile(eInvoiceFileName(source.document.documentNumber, format), file)
}
