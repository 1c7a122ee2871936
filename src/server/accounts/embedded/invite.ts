import { SIGN_IN_PATH } from '#contract/sign-in.ts'
import { NEWCOMER } from '#server/integrations/mail/outbox.ts'
import { type Embedded, later, mayMail, post } from './embedded.ts'
import { joinMail, knownMail } from './account-mails.ts'

/** Answers the same for known and unknown addresses; the mail says the rest. `password` is the stored form. */
export function invite(embedded: Embedded, email: string, password: string, step: string): void {
  const { people, newcomers, publicUrl } = embedded
  later(embedded, async () => {
    if (!(await mayMail(embedded, email))) return
    const person = await people.byEmail(email)
    if (person) return post(embedded, { ...knownMail(person.email, publicUrl + SIGN_IN_PATH), account: person.id })
    const token = await newcomers.add({ email: email.trim(), password })
    return post(embedded, { ...joinMail(email.trim(), `${publicUrl}${step}/join/${token}`), account: NEWCOMER })
  })
}
