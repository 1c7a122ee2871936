import type { Mailer } from '#server/integrations/mail/mailer.ts'
import type { DataAccess } from '#server/kit/database/data-access.ts'
import type { JobHandler } from '#server/kit/jobs/jobs.ts'
import { inLanguage } from '#server/kit/language/spoken-language.ts'
import { contactMessages } from './contact-messages.ts'
import { CONTACT_JOB, messageToMail, noteMailed } from './contact-store.ts'

/** Mails the messages of the contact page to the operator, in plain text and in the language of the writer (PAGE-05). */
export function contactJobs(dataAccess: DataAccess, mailer: Mailer, operator: string): Record<string, JobHandler> {
  return {
    [CONTACT_JOB]: {
      run: async ({ payload }) => {
        const kept = await messageToMail(dataAccess, String(payload['id']))
        if (!kept || operator === '') return
        const { id, name, email, message, language } = kept
        const { subject, text } = inLanguage(language, () => ({
          subject: contactMessages.mailSubject(name),
          text: contactMessages.mailText(name, email, message),
        }))
        await mailer.send({ to: operator, subject, text, replyTo: email, id: `contact-${id}` })
        await noteMailed(dataAccess, id)
      },
    },
  }
}
