import { catalogueFile, type CatalogueJob } from './catalogue/catalogue-pdf.ts'
import type { DocumentJob } from './documents/document-job.ts'
import { documentFile } from './documents/document-pdf.ts'
import type { StatementJob } from './documents/statement-job.ts'
import { statementFile } from './documents/statement-pdf.ts'
import { labelsFile, type LabelsJob } from './labels/labels-pdf.ts'

/** A print job: each kind holds everything that it shows, as text. */
export type PdfJob = CatalogueJob | DocumentJob | LabelsJob | StatementJob

/** A printed file, and its characters that no font has. */
export interface Printed {
  readonly bytes: Uint8Array
  readonly missingLetters: string
}

/** Draws a job. */
export function print(job: PdfJob): Promise<Printed> {
  if (job.kind === 'document') return documentFile(job)
  if (job.kind === 'statement') return statementFile(job)
  return job.kind === 'catalogue' ? catalogueFile(job) : labelsFile(job)
}
