/** A file inside a PDF, and the metadata about it. */
export interface Archive {
  readonly name: string
  readonly bytes: Uint8Array
  /** Its media type. */
  readonly type: string
  readonly description: string
  /** Blocks of `rdf:Description`, well-formed, that are added to the XMP metadata. */
  readonly metadata: string
}

/** Methods of pdfkit for PDF/A that its types leave out. */
interface KeepsFiles {
  file(bytes: Uint8Array, options: Record<string, unknown>): unknown
  appendXML(xml: string): void
}

/** Embeds a file into a PDF/A-3b as another form of the same content (ISO 19005-3, 6.8): relationship `Alternative`. */
export function keepForArchive(pdf: PDFKit.PDFDocument, archive: Archive, at: Date): void {
  const { name, bytes, type, description, metadata } = archive
  const keeper = pdf as unknown as KeepsFiles
  keeper.file(bytes, { name, type, description, relationship: 'Alternative', creationDate: at, modifiedDate: at })
  keeper.appendXML(metadata)
}
