import { documentPdf } from '#contract/endpoints/document-pdf.ts'
import { callForFile } from '#web/kit/data/call-endpoint.ts'
import { ApiProblem } from '#web/kit/data/transport.ts'
import { zipArchive, type ZipFile } from '#web/kit/files/zip-writer.ts'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'

/** More would take longer than anybody waits: the server prints `PDFS_A_MINUTE`. */
export const MOST_PDFS = 200
const BUSY = 429
const PATIENCE_MS = 5_000

export interface PrintedZip {
  readonly file: Blob
  readonly printed: number
  /** The documents that could not be printed. */
  readonly failed: readonly DocumentRow[]
}

/**
 * The PDFs of documents as one ZIP file, made one after another on the server. A document that cannot be printed is left out and named.
 * Throws when the server cannot be reached, and when `signal` stops it.
 */
export async function zippedPdfs(
  rows: readonly DocumentRow[],
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<PrintedZip> {
  const files: ZipFile[] = []
  const failed: DocumentRow[] = []
  const taken = new Set<string>()
  for (const [index, row] of rows.entries()) {
    try {
      const file = await printed(row.id, signal)
      files.push({ name: fileName(row, taken), content: new Uint8Array(await file.arrayBuffer()) })
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error
      failed.push(row)
    }
    onProgress(index + 1)
  }
  return { file: new Blob(await zipArchive(files), { type: 'application/zip' }), printed: files.length, failed }
}

/** One PDF; asked again as long as the server prints no more at the moment. */
async function printed(id: string, signal: AbortSignal): Promise<Blob> {
  for (;;) {
    try {
      return await callForFile(documentPdf, { params: { id }, signal })
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.problem.status !== BUSY) throw error
      await passed(PATIENCE_MS, signal)
    }
  }
}

function passed(time: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, time)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        reject(new DOMException('stopped', 'AbortError'))
      },
      { once: true },
    )
  })
}

/** What file names cannot hold is left out; two of one number are told apart. */
function fileName({ documentNumber, id }: DocumentRow, taken: Set<string>): string {
  const plain = documentNumber.replace(/[\\/:*?"<>|\u0000-\u001f]+/g, ' ').trim()
  const name = plain === '' || taken.has(plain) ? `${plain} ${id}`.trim() : plain
  taken.add(name)
  return `${name}.pdf`
}
