import { expect, it } from 'vitest'
import { DOCUMENT_DESIGNS } from '#domain/documents/designs.ts'
import { profileRow, readRow } from '#test/pdf/document-rows.ts'
import { textOfPdf } from '#test/pdf-text.ts'
import { documentFile } from './document-pdf.ts'
import { documentJob } from './print-document.ts'

it.each(DOCUMENT_DESIGNS)('DOC-14 design %s prints the longest payment link whole, beside the code', async (design) => {
  const paymentLink = `https://pay.example/${'WM'.repeat(140)}`
  const { bytes } = await documentFile(
    await documentJob(readRow({}, { profile: profileRow({ paymentLink }) }), { design }),
  )
  const text = textOfPdf(bytes)
  expect(text.replaceAll('\n', '')).toContain(paymentLink)
  expect(text).toContain('DE02 1203 0000 0000 2020 51')
})
