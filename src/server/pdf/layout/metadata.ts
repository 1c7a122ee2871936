import { keptText } from '#domain/documents/e-invoice/xml.ts'
import { html } from '#server/kit/http/html.ts'

/** Methods of pdfkit at the end of a document that its types leave out. */
interface WritesMetadata {
  info: Record<string, unknown>
  _addInfo(): void
}

/** pdfkit writes title and author into the XMP metadata unescaped, where an `&` would break it; this escapes them. */
export function escapeMetadata(pdf: PDFKit.PDFDocument): void {
  const writer = pdf as unknown as WritesMetadata
  const write = writer._addInfo.bind(pdf)
  writer._addInfo = () => {
    const plain = writer.info
    writer.info = Object.fromEntries(
      Object.entries(plain).map(([name, value]) => [
        name,
        typeof value === 'string' ? html`${keptText(value)}`.markup : value,
      ]),
    )
    write()
    writer.info = plain
  }
}
