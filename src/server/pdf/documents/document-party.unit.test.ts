import { expect, it } from 'vitest'
import { readRow } from '#test/pdf/document-rows.ts'
import { documentJob } from './print-document.ts'

it.each([
  ['invoice', 'Bill to', 'Rechnung an'],
  ['quote', 'Quote for', 'Angebot für'],
  ['receipt', 'Received from', 'Erhalten von'],
  ['creditnote', 'Credit to', 'Rechnungskorrektur an'],
  ['purchaseorder', 'Supplier', 'Lieferant'],
] as const)('DOC-12 the address on a document of the type %s is headed “%s”', async (documentType, english, german) => {
  const headed = async (language: string) => (await documentJob(readRow({ documentType }), { language })).party.label
  expect(await headed('en')).toBe(english)
  expect(await headed('de')).toBe(german)
})
