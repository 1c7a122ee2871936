import type { JobHandler } from '../kit/jobs/jobs.ts'
import { recurringJobs } from './recurring.ts'
import { type DailyGround, reminderJobs } from './reminders.ts'
import { type MailSending, mailSendingJobs } from './send-mail.ts'

/** The work of mail: each letter by itself, reminders and recurring invoices by the day (DOC-13, DOC-17). */
export function mailJobs(ground: MailSending & DailyGround): Record<string, JobHandler> {
  return { ...mailSendingJobs(ground), ...reminderJobs(ground), ...recurringJobs(ground) }
}
