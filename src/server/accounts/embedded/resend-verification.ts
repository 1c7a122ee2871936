import { type Embedded, mailLink, mayMail } from './embedded.ts'

/** Mails the link that confirms an address, for a person as identities name them; answers why not. */
export type ResendVerification = (person: {
  readonly issuer: string
  readonly subject: string
}) => Promise<'sent' | 'confirmed' | 'outside' | 'enough'>

/** Of an outside provider's people the provider confirms the address. */
export function createResend(embedded: Embedded | undefined): ResendVerification {
  return async ({ issuer, subject }) => {
    const person = issuer === 'embedded' ? await embedded?.people.byId(subject) : undefined
    if (!embedded || !person) return 'outside'
    if (person.emailVerified) return 'confirmed'
    if (!(await mayMail(embedded, person.email))) return 'enough'
    await mailLink(embedded, 'verify', person, person.email)
    return 'sent'
  }
}
