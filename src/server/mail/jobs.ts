import type { JobHandler } from '../kit/jobs/jobs.ts'
import { recurringJobs } from './recurring.ts'
import { type DailyDeps, reminderJobs } from './reminders.ts'
import { type MailSending, mailSendingJobs } from './send-mail.ts'

/** The jobs of mail: each mail by itself, reminders and recurring invoices by the day (DOC-13, DOC-17). */
export function mailJobs(deps: MailSending & DailyDeps): Record<string, JobHandler> {
  return { ...mailSendingJobs(deps), ...reminderJobs(deps), ...recurringJobs(deps) }
}
