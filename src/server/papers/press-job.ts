import { catalogueFile, type CatalogueJob } from './catalogue/catalogue-paper.ts'
import { labelsFile, type LabelsJob } from './labels/labels-paper.ts'

/** Anything that is printed: each kind holds all that it shows, in words. */
export type PressJob = CatalogueJob | LabelsJob

/** A printed file, and its letters that no face has. */
export interface Printed {
  readonly bytes: Uint8Array
  readonly missingLetters: string
}

/** Draws a job. */
export function print(job: PressJob): Promise<Printed> {
  return job.kind === 'catalogue' ? catalogueFile(job) : labelsFile(job)
}
