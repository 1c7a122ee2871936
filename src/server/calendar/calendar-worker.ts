import type { TransferListItem } from 'node:worker_threads'
import { doJobs } from '../kit/worker-jobs.ts'
import type { FileAnswer, FileJob } from './file-job.ts'
import type { Reminder, Reminding } from './reminder.ts'

/** The next reminder of an event that repeats is asked for. */
export interface ReminderJob {
  readonly kind: 'reminder'
  readonly event: Reminding
  readonly after: number
}

/** The next reminder, if one comes, and the milliseconds that it took to find it. */
export interface ReminderAnswer {
  readonly next: Reminder | undefined
  readonly tookMs: number
}

doJobs<FileAnswer | ReminderAnswer>(async (job: FileJob | ReminderJob) => {
  if (job.kind === 'reminder') return { answer: await answerReminder(job), handedOver: [] }
  const { readFile } = await import('./file-job.ts')
  const answer = readFile(job)
  const handedOver: readonly TransferListItem[] = 'rows' in answer ? [answer.rows.buffer] : []
  return { answer, handedOver }
})

async function answerReminder({ event, after }: ReminderJob): Promise<ReminderAnswer> {
  const { nextReminder } = await import('./next-reminder.ts')
  const began = performance.now()
  return { next: nextReminder(event, after), tookMs: performance.now() - began }
}
