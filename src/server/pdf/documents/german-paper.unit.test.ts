import { expect, it } from 'vitest'
import { DOCUMENT_DESIGNS } from '#domain/documents/designs.ts'
import { readRow } from '#test/pdf/document-rows.ts'
import { textOfPdf } from '#test/pdf-text.ts'
import { documentFile } from './document-pdf.ts'
import { documentJob } from './print-document.ts'

it.each(DOCUMENT_DESIGNS)(
  'DOC-12 design %s has room for the day of delivery or service in German (§ 14 UStG)',
  async (design) => {
    const read = readRow({ deliveryDate: '2026-07-01', language: 'de' })
    const { bytes } = await documentFile(await documentJob(read, { design }))
    expect(textOfPdf(bytes)).toMatch(/Liefer-\/\s*Leistungsdatum/)
  },
)
