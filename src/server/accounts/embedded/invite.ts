import { SIGN_IN_PATH } from '#contract/sign-in.ts'
import { NEWCOMER } from '#server/integrations/mail/outbox.ts'
import { type Embedded, later, mayMail, post } from './embedded.ts'
import { joinMail, knownMail } from './mail-messages.ts'

/** Takes the same time and answers the same for known and unknown addresses; the mail says the rest. */
export async function invite(embedded: Embedded, email: string, password: string, step: string): Promise<void> {
  const { people, newcomers, publicUrl } = embedded
  const stored = await people.hashed(password)
  later(embedded, async () => {
    if (!(await mayMail(embedded, email))) return
    const person = await people.byEmail(email)
    if (person) return post(embedded, { ...knownMail(person.email, publicUrl + SIGN_IN_PATH), account: person.id })
    const token = await newcomers.add({ email: email.trim(), password: stored })
    return post(embedded, { ...joinMail(email.trim(), `${publicUrl}${step}/join/${token}`), account: NEWCOMER })
  })
}
