import { doJobs } from '../kit/worker-jobs.ts'
import { type PdfJob, print, type Printed } from './pdf-job.ts'

doJobs<Printed>(async (job: PdfJob) => {
  const { bytes, missingLetters } = await print(job)
  // A copy, because the bytes that are handed over are gone here.
  const own = Uint8Array.from(bytes)
  return { answer: { bytes: own, missingLetters }, handedOver: [own.buffer] }
})
