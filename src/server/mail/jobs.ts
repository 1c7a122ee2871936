import type { JobHandler } from '../kit/jobs/jobs.ts'
import { cardMailJobs } from './notices/card-mails.ts'
import { newsJobs } from './notices/news.ts'
import { securityMailJobs } from './notices/security-mails.ts'
import { type DigestDeps, digestJobs } from './notices/weekly-digest.ts'
import { recurringJobs } from './recurring.ts'
import { type DailyDeps, reminderJobs } from './reminders.ts'
import { type MailSending, mailSendingJobs } from './send-mail.ts'

/** The jobs of mail: each mail by itself, reminders and recurring invoices by the day (DOC-13, DOC-17). */
export function mailJobs(deps: MailSending & DailyDeps): Record<string, JobHandler> {
  return { ...mailSendingJobs(deps), ...reminderJobs(deps), ...recurringJobs(deps) }
}

/** The jobs of notices to users themselves: security, payments by card, the weekly digest, and messages of the operator (PAGE-06). */
export function noticeJobs(deps: DigestDeps): Record<string, JobHandler> {
  return { ...securityMailJobs(deps), ...cardMailJobs(deps), ...digestJobs(deps), ...newsJobs(deps) }
}
