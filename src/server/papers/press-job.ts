import { catalogueFile, type CatalogueJob } from './catalogue/catalogue-paper.ts'
import type { DocumentJob } from './documents/document-job.ts'
import { documentFile } from './documents/document-paper.ts'
import type { StatementJob } from './documents/statement-job.ts'
import { statementFile } from './documents/statement-paper.ts'
import { labelsFile, type LabelsJob } from './labels/labels-paper.ts'

/** Anything that is printed: each kind holds all that it shows, in words. */
export type PressJob = CatalogueJob | DocumentJob | LabelsJob | StatementJob

/** A printed file, and its letters that no face has. */
export interface Printed {
  readonly bytes: Uint8Array
  readonly missingLetters: string
}

/** Draws a job. */
export function print(job: PressJob): Promise<Printed> {
  if (job.kind === 'document') return documentFile(job)
  if (job.kind === 'statement') return statementFile(job)
  return job.kind === 'catalogue' ? catalogueFile(job) : labelsFile(job)
}
